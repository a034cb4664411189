import { parseStatedMonth } from '../site/month-text';

/** What a row of a payment plan waits for. */
type DueEvent = 'booking' | 'agreement' | 'stage' | 'certificate' | 'possession' | 'registration';

const PROPERTY_UNIT = '(?:units?|flat|apartment|plot|villa|floor|shop|office|home|house|property|bhk)\\b';
const BUILDING = '(?:project|building|tower|unit|flat|apartment|villa|house)\\b';

const POSSESSION = new RegExp(
  `\\b(?:possession|hand(?:ed|ing)?[ -]?over|taking over|(?:delivery|readiness)\\b(?! of\\b(?! (?:the )?${PROPERTY_UNIT}))|final (?:demand|call)|keys|(?:sale|lease|title) deed|conveyance|mov(?:e|ing)[ -]?in|fit[ -]?outs?)\\b`,
  'i',
);
const CERTIFICATE =
  /\b(?:occ?up[a-z]*|building use|(?:completion|habit\w+) cert[a-z]*)\b|(?<![\w.])[oc][./]?c\b(?!\.?\s*(?:roads?|lanes?|pav|tv))/i;
/** Words of completion that are of a share, or of the paper before the building. */
const INCOMPLETE = /\bcommencement cert\w*\W*(?:cc\b)?|(?:%|\bper ?cent|\bhalf) completion\b/gi;
/** The whole is complete: no part of it is named. 'On completion' by itself is of the whole. */
const COMPLETION = new RegExp(
  `^(?:(?:on|upon|at|after) )?(?:final |full |substantial )?completion$|\\b(?:(?:project|building) completion|completion of (?:(?:the|all|whole|entire|construction of) )*(?:${BUILDING}|construction|works?))(?=\\s*(?:$|[,.;/()]|and\\b|or\\b|in all\\b|of (?:the )?${BUILDING}))`,
  'i',
);
const AGREEMENT = /\b(?:agreements?|b\.?b\.?a|ats|afs|mou|builder buyer)\b/i;
/** A unit is booked by an application for it, a certificate is not; nor is a unit by the selection of its tiles. */
const OF_A_UNIT = `(?!\\s+(?:of|for)\\b(?!\\s+(?:allotment|booking|purchase|(?:(?!(?:of|for|in|on)\\b)\\w+ ){0,4}${PROPERTY_UNIT})))`;
const BOOKING = new RegExp(
  `\\b(?:book(?:ings?|ed)|(?:applications?|allotment|allotted|selection|reservation|blocking)\\b${OF_A_UNIT}|e\\.?o\\.?i|expression of interest|token|earnest|bayana|draw of lots|forms?(?! ?work)|registration (?:amount|money|of interest)|(?:first|1st|initial) (?:payment|deposit|amount))\\b`,
  'i',
);
const WORKS =
  /\b(?:(?:\d+(?:st|nd|rd|th)?|ground|first|second|third|top|upper|last) floors?|slabs?|roof\w*|raft|plinth|lintel|excavat\w*|earth ?work|foundations?|footings?|pil(?:es?|ing)|basements?|stilts?|podium|(?:super[ -]?)?structur\w*|rcc|(?:frame|form|block) ?work|shuttering|cast\w*|brick\w*|masonry|plaster\w*|flooring|til(?:es?|ing)|paint\w*|putty|plumbing|sanitary|electrical|wiring|joinery|doors?|windows?|lifts?|terrace|water ?proof\w*|finish\w*|roads?|sewers?|wall|construction(?! agreement))\b/i;
const REGISTRATION =
  /(?<!\b(?:rera|project) )\bregist(?:ry|ration|er(?:ed|ing)?)\b(?! (?:with|under) rera)|\b(?:deed|mutation)\b/i;

/** 'no EMI till possession', 'as per agreement': events that the row does not wait for. */
const ASIDE = /\bas per\b[^,;)]*|\b(?:till|until|up ?to)\b[^,;)]*(?:possession|hand(?:ing)?[ -]?over|\bo\.?c)\b/gi;

/** 'Whichever is later': then a number of days is no date. */
const LATER_OF = /\bwhichever\b.*\blater\b|\blater of\b/i;

const EVENTS: readonly (readonly [DueEvent, RegExp])[] = [
  ['possession', POSSESSION],
  ['certificate', CERTIFICATE],
  ['certificate', COMPLETION],
  ['agreement', AGREEMENT],
  ['booking', BOOKING],
  ['stage', WORKS],
];

/** The events that words name, in their order; a registration only where they name no other. */
function eventsOf(text: string): DueEvent[] {
  const words = text.replace(ASIDE, '').replace(INCOMPLETE, ' part ');
  const found = EVENTS.map(([event, pattern]) => ({ event, at: words.search(pattern) })).filter(({ at }) => at >= 0);
  if (found.length === 0) return REGISTRATION.test(words) ? ['registration'] : [];
  return found.sort((one, other) => one.at - other.at).map(({ event }) => event);
}

/** The event that words name first: what a number of days is counted from. Null if they name none. */
function firstEvent(text: string): DueEvent | null {
  return eventsOf(text)[0] ?? null;
}

/**
 * The event that a row waits for: possession, else the certificate, wherever the words name it, else the first named. Of
 * events of which the later counts, a stage is later than booking and agreement.
 */
function eventOf(text: string): DueEvent | null {
  const events = eventsOf(text);
  const late: DueEvent[] = ['possession', 'certificate', ...(LATER_OF.test(text) ? (['stage'] as const) : [])];
  return late.find((event) => events.includes(event)) ?? events[0] ?? null;
}

/** Whether words name the agreement for sale, whatever else they name. */
export function namesAgreement(text: string): boolean {
  return eventsOf(text).includes('agreement');
}

/** A time in days or months; below zero before its event. */
export interface DueSpan {
  count: number;
  unit: 'days' | 'months';
}

/** When a row of a payment plan is due, as its wording says. */
export type Due =
  /** At an event, or a time from it; `isLatest` where the wording says 'within'. */
  | {
      kind: 'event';
      event: 'booking' | 'agreement' | 'certificate' | 'possession';
      span: DueSpan | null;
      isLatest: boolean;
    }
  /** An ISO day; `isHandover` where the row waits for possession, too. */
  | { kind: 'day'; day: string; isLatest: boolean; isHandover: boolean }
  /** Months since year 0. */
  | { kind: 'month'; month: number; isHandover: boolean }
  /** A stage of the building: between the rows around it. */
  | { kind: 'stage' }
  /** Words without a date: 'Every quarter', 'As demanded'. */
  | { kind: 'undated' }
  /** Nothing is stated. */
  | { kind: 'none' };

const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const NUMBER = `\\d+(?:\\.\\d+)?|an?|(?:${TENS.join('|')})(?:[ -](?:${ONES.join('|')}))?|${ONES.join('|')}`;
/** Spans of one unit, by how the unit begins. */
const UNITS: Readonly<Record<string, DueSpan>> = {
  h: { count: 1 / 24, unit: 'days' },
  d: { count: 1, unit: 'days' },
  w: { count: 7, unit: 'days' },
  f: { count: 14, unit: 'days' },
  m: { count: 1, unit: 'months' },
  q: { count: 3, unit: 'months' },
  y: { count: 12, unit: 'months' },
};
const UNIT = 'hours?|hrs?|days?|weeks?|wks?|fortnights?|months?|mn?ths?|mos?|quarters?|years?|yrs?';
/** '60 days', 'sixty (60) working days', '6th month', 'month 6'. */
const SPAN = new RegExp(
  `(?<![\\d.])\\b(${NUMBER})(?:st|nd|rd|th)?\\)?(?:\\s*\\([\\w ]+\\))?[ -]*(?:(?:calendar|working|business|clear) )?(${UNIT})\\b\\.?|\\b(day|month|year)[ -](\\d{1,3})\\b`,
  'i',
);
/** What a span is counted from, in the words after it. */
const FROM = /^(?:['’]?s? time)?[\s-]*(of|from|after|post|since|following|before|prior to|ahead of)\b[\s-]*([^,;/(]*)/i;
/** From the last letter of a span on: '6 months from 31 Mar 2028' has no date, '1st week of Mar 2028' has. */
const FROM_A_DATE =
  /^(?:s|[^s](?!\s+of\b))[\s-]*(?:of|from|after|post|since|before|prior to)\b(?: (?:the|date|of)\b)* (?:\d{1,4}[./-]\d|(?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[ '’-]*\d)/i;
const REPEATED =
  /\b(?:every|each) (?:\w+ ){0,2}?(?:day|week|month|quarter|year)s?\b|\b(?:monthly|quarterly|half[ -]?yearly|yearly|annually)\b/i;
const LATEST = /\b(?:within|not later|latest|maximum|by|before)\b/i;
const PROGRESS = /\b(?:on|upon|at|after|before|during|start|commence\w*|complet\w*|milestone|stage)\b/i;
const SAYS_NOTHING = /^[^a-z]*$|\bimmediate(?:ly)?\b/i;

/** '31 Mar 2028', '31/03/2028', 'March 31, 2028', '2028-03-31'. */
const DAYS = [
  /\b(?<d>\d{1,2})(?:st|nd|rd|th)?[ ./-]+(?<m>\d{1,2}|[a-z]{3,9})\.?[ ,./-]+(?<y>\d{4})\b/i,
  /\b(?<m>[a-z]{3,9})\.? (?<d>\d{1,2})(?:st|nd|rd|th)?,? (?<y>\d{4})\b/i,
  /\b(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)\b/,
];

/**
 * Wording of a plan's row → when it is due. A date counts before all other words, then a span with the event it is
 * counted from, then the event; where the time names no event, the particulars do.
 */
export function parseDue(time: string, particulars = ''): Due {
  if (REPEATED.test(time)) return { kind: 'undated' };
  const event = eventIn(time.trim(), particulars);
  const span = LATER_OF.test(time) ? null : SPAN.exec(time);
  if (span && FROM_A_DATE.test(time.slice(span.index + span[0].length - 1))) return { kind: 'undated' };
  const due = statedDate(time, event) ?? (span && spanDue(span, event, particulars));
  if (due) return due;
  if (event !== null) return dueAt(event);
  if (PROGRESS.test(time)) return { kind: 'stage' };
  return { kind: SAYS_NOTHING.test(time) ? 'none' : 'undated' };
}

/** The event of a row: of 'On application' and 'On completion' the particulars may say of what. */
function eventIn(time: string, particulars: string): DueEvent | null {
  const whole = /\b(?:application|completion)$/i.test(time) ? eventOf(`${time} of ${particulars}`) : null;
  return whole ?? eventOf(time) ?? eventOf(particulars);
}

function dueAt(event: DueEvent, span: DueSpan | null = null, isLatest = false): Due {
  if (event === 'stage') return { kind: 'stage' };
  return { kind: 'event', event: event === 'registration' ? 'possession' : event, span, isLatest };
}

function statedDate(time: string, event: DueEvent | null): Due | null {
  const isHandover = event === 'possession' || event === 'certificate' || event === 'registration';
  for (const pattern of DAYS) {
    const { d = '', m = '', y = '' } = pattern.exec(time)?.groups ?? {};
    const day = toDay(y, /\d/.test(m) ? Number(m) - 1 : (parseStatedMonth(`${m} ${y}`) ?? -1) % 12, d);
    if (day) return { kind: 'day', day, isLatest: LATEST.test(time), isHandover };
  }
  const month = parseStatedMonth(time.trim());
  return month === null ? null : { kind: 'month', month, isHandover };
}

/** ISO day; null where the calendar has none. */
function toDay(year: string, month: number, day: string): string | null {
  const date = new Date(Date.UTC(Number(year), month, Number(day)));
  return Number(day) > 0 && date.getUTCMonth() === month ? date.toISOString().slice(0, 10) : null;
}

/** When a row with a span is due: from the event that the words after it name, else beside the row's own event. */
function spanDue(match: RegExpExecArray, event: DueEvent | null, particulars: string): Due {
  const [text, number = '', unit = '', ordinalUnit = '', ordinal = ''] = match;
  const span = spanOf(number || ordinal, unit || ordinalUnit);
  const isLatest = LATEST.test(match.input) || span.unit === 'days';
  const before = match.input.slice(0, match.index);
  const [, word = '', origin = ''] = FROM.exec(match.input.slice(match.index + text.length)) ?? [];
  if (origin) {
    // What a demand, an invoice or the last instalment is dated, no plan states.
    const from = firstEvent(origin);
    if (from === null) return dueAt(eventOf(particulars) ?? 'stage');
    const isBefore = /^(?:before|prior|ahead)/i.test(word);
    return dueAt(from, isBefore ? { ...span, count: -span.count } : span, isLatest);
  }
  const isAdded =
    /(?:\+|\bplus)\s*$/i.test(before) || firstEvent(/\b(?:after|post)\b(.*)/i.exec(before)?.[1] ?? '') !== null;
  switch (event) {
    case 'possession':
    case 'certificate':
      return dueAt(event, isAdded || span.unit === 'days' ? span : null);
    case 'stage':
      return isAdded || span.unit === 'days' ? dueAt(event) : dueAt('booking', span, isLatest);
    case 'agreement':
      return dueAt(isAdded ? event : 'booking', span, isLatest);
    default:
      return dueAt('booking', span, isLatest);
  }
}

function spanOf(text: string, unit: string): DueSpan {
  const words = text.toLowerCase().split(/[ -]/);
  const written = words.reduce((sum, word) => {
    const tens = TENS.indexOf(word);
    return sum + (tens < 0 ? ONES.indexOf(word) + 1 : (tens + 2) * 10);
  }, 0);
  const number = Number(text) || written || 1;
  const one = UNITS[unit.charAt(0).toLowerCase()]!;
  return { ...one, count: one.unit === 'days' ? Math.ceil(number * one.count) : Math.round(number * one.count) };
}
