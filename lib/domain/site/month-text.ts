import { lastDayOf, MONTHS } from './month';

const NAME =
  '(?<![a-z])(?<m>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])';
const YEAR = '(?<y>20\\d\\d)(?!\\d)';
const DAY = '(?<!\\d)(?<d>0?[1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?[ .,/-]*(?:of )?';
/** Neither part of a longer number nor of a quarter. */
const [ALONE, ALONE_BEFORE] = ['(?<![\\w/.-])', '(?![\\d/]|[.-]\\d)'];
/** '31 Dec 2029', 'Dec’29', '31 Dec 29', '2029 Dec', '2029-12-31', '31/12/2029', '31/12/29', in that order. */
const STATED = [
  `(?:${DAY})?${NAME}[ .,:_('/-]*(?:(?<e>\\d{1,2})(?:st|nd|rd|th)?[ ,]+)?${YEAR}`,
  `(?:${DAY})?${NAME}[ .]*(?:' ?|- ?(?=[2-9]))(?<y>\\d\\d)(?!\\d|st|nd|rd|th)`,
  `${DAY}${NAME}[ .,/]+(?<y>[2-9]\\d)(?!\\d)`,
  `(?<!\\d)${YEAR}[ ,./-]*${NAME}`,
  `${ALONE}(?<y>20\\d\\d)[-/.](?<m>0?[1-9]|1[0-2])(?:[-/.](?<d>\\d{1,2}))?${ALONE_BEFORE}`,
  `${ALONE}(?:(?<d>\\d{1,2})[-/.])?(?<m>0?[1-9]|1[0-2])[-/.]${YEAR}${ALONE_BEFORE}`,
  `${ALONE}(?<d>\\d{1,2})([-/.])(?<m>0?[1-9]|1[0-2])\\2(?<y>[2-9]\\d)${ALONE_BEFORE}`,
].map((pattern) => new RegExp(pattern, 'g'));
/** Months, each written as '@', that make one period. */
const ONE_PERIOD = /^[^@]*@(?: ?(?:-|to|till|\/|&|and|or) ?@)*[^@]*$/;
/** '36 months from @': the month is the one counted from; that of '1st week of @' is not. */
const COUNTED_FROM =
  /(?:day|week|month|quarter|year|yr)(?:s|(?! of)) (?:from|after|of|post|since) (?:(?:the|date|start|end|of) )*@/;

/** Lower case, one kind of blank, dash and quote. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, ' ');
}

/**
 * The month that a text names in any usual spelling ('December-2028', 'Dec’28', '12/2028', '2028-12', '31/12/2028'), of a
 * range the last one. Null where it names none, or only a quarter, a half or a year, or several apart, or one that a time is
 * counted from, or a day that is not in the calendar.
 */
export function parseStatedMonth(text: string): number | null {
  let rest = plainText(text);
  const months = STATED.flatMap((pattern) => {
    const found = [...rest.matchAll(pattern)].map(({ groups = {} }) => toMonth(groups));
    rest = rest.replace(pattern, '@');
    return found;
  });
  const isOne = !COUNTED_FROM.test(rest) && (ONE_PERIOD.test(rest) || new Set(months).size === 1);
  return isOne && months.every(Number.isFinite) && months.length > 0 ? Math.max(...months) : null;
}

/** The month; NaN where it has no such day. */
function toMonth({ y = '', m = '', d, e }: Partial<Record<string, string>>): number {
  const name = MONTHS.findIndex((known) => m.startsWith(known.toLowerCase()));
  const month = Number(y.padStart(4, '20')) * 12 + (name < 0 ? Number(m) - 1 : name);
  const day = Number(d ?? e ?? 1);
  return day >= 1 && day <= lastDayOf(month) ? month : Number.NaN;
}

/** Parts of a year, with how many months of it they end. */
const PARTS: readonly [RegExp, number][] = [
  [/\b(?:q ?1|1 ?q|(?:1st|first) (?:quarter|qtr)|quarter 1|early|beginning|start)\b/g, 3],
  [/\b(?:q ?2|2 ?q|(?:2nd|second) (?:quarter|qtr)|quarter 2|h ?1|1 ?h|(?:1st|first) half|mid|middle)\b/g, 6],
  [/\b(?:q ?3|3 ?q|(?:3rd|third) (?:quarter|qtr)|quarter 3)\b/g, 9],
  [/\b(?:q ?4|4 ?q|(?:4th|fourth|last) (?:quarter|qtr)|quarter 4|h ?2|2 ?h|(?:2nd|second|last) half|end|late)\b/g, 12],
];
/** A year, or a financial one that both its years name. */
const PERIOD_YEAR = /(fy|financial year)? ?(?<!\d)(?:20|')(\d\d)(?: ?[-/] ?(?:20)?(\d\d))?(?!\d)/g;
/** Words beside a period that say no other time. */
const PERIOD_WORDS = new Set(
  (
    'by before in on of the around about approx approximately tentative tentatively expected projected possession year ' +
    'completion completed handover delivery delivered ready to move since oc received calendar cy onwards'
  ).split(' '),
);

/** 'after Dec 2029' is no part of that month; 'not after' is. */
const AFTER =
  /(?<!\b(?:not|nor|days?|weeks?|months?|quarters?|years?|yrs?) )\b(?:after|post|beyond|later than|past)(?= (?:the )?(?:end (?:of )?)?(?:\d|[qh]\d|fy|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/;

/**
 * 'Possession, projected Dec 2028' → the month, counted from year 0; null without one. A quarter, a half and a year are their
 * last month, of a financial year where both its years stand ('Q4 FY 2028-29' is Mar 2029); 'early' is March, 'mid' June.
 * 'after Dec 2029' is Jan 2030, the first month that it can be.
 */
export function parseMonth(text: string): number | null {
  const plain = plainText(text);
  const month = parseStatedMonth(plain) ?? lastMonthOfPeriod(plain.replace(AFTER, ' '));
  return month === null || !AFTER.test(plain) ? month : month + 1;
}

function lastMonthOfPeriod(text: string): number | null {
  let rest = plainText(text)
    .replace(/[*.,;:()_]/g, ' ')
    .replace(/\b(q[1-4]|h[12]|[1-4]q|[12]h)(?=[\d'f])/g, '$1 ');
  const [year, ...others] = [...rest.matchAll(PERIOD_YEAR)];
  if (!year || others.length > 0) return null;
  rest = rest.replace(PERIOD_YEAR, ' ');
  const parts = PARTS.filter(([pattern]) => rest.search(pattern) >= 0).map(([, months]) => months);
  for (const [pattern] of PARTS) rest = rest.replace(pattern, ' ');
  if (rest.split(/[ /-]+/).some((word) => word !== '' && !PERIOD_WORDS.has(word))) return null;
  const [, financial, first, second] = year;
  const isFinancial = second !== undefined;
  // 'FY 2029' is a year's beginning to some and its end to others, and '2029-30' may be two years.
  if (isFinancial ? Number(second) !== Number(first) + 1 || !(financial || parts.length > 0) : financial) return null;
  return (2000 + Number(first)) * 12 + Math.max(...(parts.length > 0 ? parts : [12])) - 1 + (isFinancial ? 3 : 0);
}
