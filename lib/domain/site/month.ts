/** A month counted from year 0, so that months can be compared and added. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const NAMES =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const YEAR = '(20\\d{2})';
const NAMED = new RegExp(`\\b${NAMES}\\b[ .,'’/-]*(?:\\d{1,2}(?:st|nd|rd|th)?[ ,]+)?${YEAR}(?!\\d)`, 'i');
const NAMED_SHORT = new RegExp(`\\b${NAMES}\\b[ .]*(?:['’]|-|–| ')[ ]*(\\d{2})(?!\\d)`, 'i');
const ISO = new RegExp(`(?<!\\d)${YEAR}[-/](0?[1-9]|1[0-2])(?:[-/](\\d{1,2}))?(?!\\d)`);
const NUMERIC = new RegExp(`(?<!\\d)(?:(\\d{1,2})[-/.])?(0?[1-9]|1[0-2])[-/.]${YEAR}(?!\\d)`);
const QUARTER = new RegExp(
  `\\b(?:q([1-4])|([1-4])(?:st|nd|rd|th)? quarter)[ ,-]*(?:of )?(fy)?[ '’]*${YEAR}(?:-(\\d{2}))?`,
  'i',
);
const HALF = new RegExp(`\\bh([12])[ ,-]*(?:of )?${YEAR}`, 'i');
/** A year alone is its last month; 'early' and 'mid' name an earlier one. */
const YEAR_ALONE = new RegExp(`^(?:(early|mid|middle of|end(?: of)?|late|by(?: end of)?|in|year)[ -]*)?${YEAR}$`, 'i');

const monthNumber = (year: string, month: number) => Number(year) * 12 + month;

/**
 * 'Possession, projected Dec 2028' → the month; null without one. Read are the usual spellings ('December-2028', 'Dec 28' with
 * a mark before the year, '12/2028', '2028-12', '31/12/2028'); a quarter, a half and a year are their last month, and a
 * quarter of a financial year begins in April.
 */
export function parseMonth(text: string): number | null {
  return parseStatedMonth(text) ?? lastMonthOfPeriod(text);
}

/** The month that a text names by itself; null where it names none, or only a quarter, a half or a year. */
export function parseStatedMonth(text: string): number | null {
  if (QUARTER.test(text) || HALF.test(text)) return null;
  const named = NAMED.exec(text) ?? NAMED_SHORT.exec(text);
  if (named) {
    const [, name = '', year = ''] = named;
    return monthNumber(
      year.padStart(4, '20'),
      MONTHS.findIndex((known) => name.toLowerCase().startsWith(known.toLowerCase())),
    );
  }
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  if (isoYear) return monthWithDay(isoYear, isoMonth!, isoDay);
  const [, day, month, year] = NUMERIC.exec(text) ?? [];
  return year ? monthWithDay(year, month!, day) : null;
}

/** Null where the month has no such day. */
function monthWithDay(year: string, month: string, day = '1'): number | null {
  const lastDay = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return Number(day) >= 1 && Number(day) <= lastDay ? monthNumber(year, Number(month) - 1) : null;
}

function lastMonthOfPeriod(text: string): number | null {
  const quarter = QUARTER.exec(text);
  if (quarter) {
    const isFinancial = quarter[3] !== undefined || quarter[5] !== undefined;
    return monthNumber(quarter[4]!, Number(quarter[1] ?? quarter[2]) * 3 - 1 + (isFinancial ? 3 : 0));
  }
  const half = HALF.exec(text);
  if (half) return monthNumber(half[2]!, Number(half[1]) * 6 - 1);
  const [, part = '', year] = YEAR_ALONE.exec(text.trim()) ?? [];
  if (!year) return null;
  return monthNumber(year, /^early/i.test(part) ? 2 : /^mid/i.test(part) ? 5 : 11);
}

/** 'Dec 2028'. */
export function formatMonth(month: number): string {
  return `${MONTHS[month % 12]} ${Math.floor(month / 12)}`;
}

/** Month of an ISO day. */
export function monthOf(isoDay: string): number {
  return Number(isoDay.slice(0, 4)) * 12 + Number(isoDay.slice(5, 7)) - 1;
}

/** '1 Dec 2026' of an ISO day. */
export function formatDay(isoDay: string): string {
  return `${Number(isoDay.slice(8, 10))} ${formatMonth(monthOf(isoDay))}`;
}

/** '31 Aug 2025', 'Aug 2025' or '2025', of '2025-08-31', '2025-08' or '2025'. */
export function formatAsOf(date: string): string {
  if (date.length === 10) return formatDay(date);
  return date.length === 7 ? formatMonth(monthOf(date)) : date;
}

/** The ISO day some days later. */
export function addDays(isoDay: string, days: number): string {
  const date = new Date(`${isoDay}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The same day some months later, or that month's last day. */
export function addMonths(isoDay: string, months: number): string {
  const month = monthOf(isoDay) + months;
  const lastDay = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  const day = Math.min(Number(isoDay.slice(8, 10)), lastDay);
  return `${Math.floor(month / 12)}-${two((month % 12) + 1)}-${two(day)}`;
}

const two = (value: number) => String(value).padStart(2, '0');
