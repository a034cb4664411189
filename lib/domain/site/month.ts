/** Names of the months. A month counts from year 0, so that months can be compared and added. */
export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

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

/** The last day of a month, which is counted from the year 0. */
export function lastDayOf(month: number): number {
  return new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
}

/** The same day some months later, or that month's last day. */
export function addMonths(isoDay: string, months: number): string {
  const month = monthOf(isoDay) + months;
  const day = Math.min(Number(isoDay.slice(8, 10)), lastDayOf(month));
  return `${Math.floor(month / 12)}-${two((month % 12) + 1)}-${two(day)}`;
}

const two = (value: number) => String(value).padStart(2, '0');
