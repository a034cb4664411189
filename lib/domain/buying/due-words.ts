import { parseMonth } from '../site/month';

/** When a row of a payment plan is due, as its wording says. */
export type Due =
  | { kind: 'start' }
  /** Counted from the booking; `isLatest` where the wording says 'within'. */
  | { kind: 'after'; count: number; unit: 'days' | 'months'; isLatest: boolean }
  /** The agreement for sale, or months after it: soon after the booking, on a day that no plan states. */
  | { kind: 'agreement'; months: number }
  /** Months since year 0. */
  | { kind: 'month'; month: number }
  /** Possession, or months after it; `isNear` for what comes about with it, such as the occupation certificate. */
  | { kind: 'end'; months: number; isNear: boolean }
  | { kind: 'stage' }
  | { kind: 'none' };

const POSSESSION = /\b(?:possession|hand(?:ing)?[ -]?over|keys|sale deed|conveyance|moving in|fit[ -]?outs?)\b/i;
const CERTIFICATE =
  /\b(?:occup(?:ation|ancy)|o\.?c\.?|c\.?c\.?|completion certificate)(?=\W|$)|\bcompletion of (?:the )?(?:whole |entire )?(?:project|construction|building)\b/i;
const AGREEMENT = /\b(?:agreements?|bba|ats|allotment letter signing)\b/i;
const REGISTRATION = /\bregist(?:ry|ration)\b/i;
const BOOKING =
  /\b(?:bookings?|applications?|allotment|eoi|expression of interest|token|earnest money|selection|form)\b/i;
const STAGE =
  /\b(?:on|upon|at|after|before|by|during|start|commence\w*|complet\w*|cast\w*|slabs?|floors?|roofs?|raft|plinth|excavat\w*|foundations?|plaster\w*|brick\w*|structure|milestone|stage|terrace|finish\w*)\b/i;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNT = new RegExp(
  `\\b(\\d+|${NUMBERS.join('|')})\\)?(?:\\s*\\(\\w+\\))?[ -]*(day|week|month|year)s?\\b(?:\\s+(?:of|from|after|post|since|following)\\s+(?:the\\s+)?(.*))?`,
  'i',
);
const REPEATED = /\b(?:every|each|per|monthly|quarterly|half[- ]?yearly|yearly|annually)\b/i;

type Span = { count: number; unit: 'days' | 'months' };

function spanOf(count: string, unit: string): Span {
  const number = Number(count) || NUMBERS.indexOf(count.toLowerCase()) + 1;
  if (/^d/i.test(unit)) return { count: number, unit: 'days' };
  if (/^w/i.test(unit)) return { count: number * 7, unit: 'days' };
  return { count: /^y/i.test(unit) ? number * 12 : number, unit: 'months' };
}

const monthsOf = ({ count, unit }: Span) => (unit === 'days' ? Math.floor(count / 30) : count);

/** The event that words name: of several the last to come, so that an application for a certificate is no booking. */
function eventOf(words: string): 'possession' | 'certificate' | 'agreement' | 'booking' | 'stage' | null {
  if (POSSESSION.test(words)) return 'possession';
  if (CERTIFICATE.test(words)) return 'certificate';
  if (AGREEMENT.test(words)) return 'agreement';
  if (REGISTRATION.test(words)) return 'possession';
  if (BOOKING.test(words)) return 'booking';
  return STAGE.test(words) ? 'stage' : null;
}

function dueAt(event: ReturnType<typeof eventOf>, span: Span | null, isLatest: boolean): Due {
  if (event === 'possession' || event === 'certificate') {
    return { kind: 'end', months: span ? monthsOf(span) : 0, isNear: event === 'certificate' };
  }
  if (event === 'agreement') return { kind: 'agreement', months: span ? monthsOf(span) : 0 };
  if (event === 'stage') return { kind: 'stage' };
  if (span) return { kind: 'after', ...span, isLatest };
  return event === 'booking' ? { kind: 'start' } : { kind: 'none' };
}

/**
 * Wording of a plan's row → when it is due, by its event. A named month counts before all other words, then a number of
 * days, weeks, months or years with the event it is counted from. Where the time names no event, the particulars do.
 */
export function parseDue(time: string, particulars = ''): Due {
  const month = parseMonth(time.trim());
  if (month !== null) return { kind: 'month', month };
  const [, count = '', unit = '', from = ''] = COUNT.exec(time) ?? [];
  const named = eventOf(particulars);
  if (count) {
    if (REPEATED.test(time)) return { kind: 'none' };
    const isLatest = /\bwithin\b|\bnot later\b|\bmaximum\b/i.test(time) || /^d|^w/i.test(unit);
    // Without an event of its own a number counts from the booking, unless the row is about possession.
    const event = from
      ? (eventOf(from) ?? 'stage')
      : named === 'possession' && /\bpossession\b/i.test(particulars)
        ? named
        : null;
    return dueAt(event, spanOf(count, unit), isLatest);
  }
  const event = eventOf(time);
  if (event !== null && event !== 'stage') return dueAt(event, null, false);
  // 'On receipt', 'On offer': what is received or offered stands in the particulars.
  if (named === 'possession' || named === 'certificate') return dueAt(named, null, false);
  if (event === 'stage') return { kind: 'stage' };
  if (REPEATED.test(time)) return { kind: 'none' };
  return dueAt(named, null, false);
}
