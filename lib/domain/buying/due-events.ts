/** What a row of a payment plan waits for. */
export type DueEvent = 'booking' | 'agreement' | 'stage' | 'certificate' | 'possession' | 'registration';

const UNIT = '(?:units?|flat|apartment|plot|villa|floor|shop|office|home|house|property|bhk)\\b';
const BUILDING = '(?:project|building|tower|unit|flat|apartment|villa|house)\\b';

const POSSESSION = new RegExp(
  `\\b(?:possession|hand(?:ed|ing)?[ -]?over|taking over|(?:delivery|readiness)\\b(?! of\\b(?! (?:the )?${UNIT}))|final (?:demand|call)|keys|(?:sale|lease|title) deed|conveyance|mov(?:e|ing)[ -]?in|fit[ -]?outs?)\\b`,
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
const OF_A_UNIT = `(?!\\s+(?:of|for)\\b(?!\\s+(?:allotment|booking|purchase|(?:(?!(?:of|for|in|on)\\b)\\w+ ){0,4}${UNIT})))`;
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
export const LATER_OF = /\bwhichever\b.*\blater\b|\blater of\b/i;

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
export function firstEvent(text: string): DueEvent | null {
  return eventsOf(text)[0] ?? null;
}

/**
 * The event that a row waits for: possession, else the certificate, wherever the words name it, else the first named. Of
 * events of which the later counts, a stage is later than booking and agreement.
 */
export function eventOf(text: string): DueEvent | null {
  const events = eventsOf(text);
  const late: DueEvent[] = ['possession', 'certificate', ...(LATER_OF.test(text) ? (['stage'] as const) : [])];
  return late.find((event) => events.includes(event)) ?? events[0] ?? null;
}

/** Whether words name the agreement for sale, whatever else they name. */
export function namesAgreement(text: string): boolean {
  return eventsOf(text).includes('agreement');
}
