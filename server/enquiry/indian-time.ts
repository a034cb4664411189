const TIME = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

const OFFSET_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** An ISO time in Indian Standard Time: '21 Nov 2026 15:30'. */
export function toIndianTime(iso: string): string {
  return TIME.format(new Date(iso)).replace(',', '');
}

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });

/** '21 Nov 2026' of '2026-11-21'; null if there is no such day. */
export function formatDate(date: string): string | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : NaN;
  // 31 February is read as a day of March.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
  return isDay ? DAY.format(time) : null;
}

/** The Indian date of a time in ms since 1970: '2026-11-21'. */
export function toIndianDate(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, 10);
}

/** The same with hour and minute: '2026-11-21T15:30'. */
export function toIndianMinute(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, 16);
}

/** '21 Nov 2026' of '2026-11-21', '21 Nov 2026, 15:30' of '2026-11-21T15:30'; null if there is no such time. */
export function formatWhen(text: string): string | null {
  const [date = '', time, ...more] = text.split('T');
  const day = formatDate(date);
  if (day === null || time === undefined) return day;
  return more.length === 0 && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? `${day}, ${time}` : null;
}

/** ISO time of the last Monday, 0:00 in India. */
export function indianWeekStart(ms: number): string {
  const day = Math.floor((ms + OFFSET_MS) / DAY_MS);
  // Day 0 was a Thursday.
  return new Date((day - ((day + 3) % 7)) * DAY_MS - OFFSET_MS).toISOString();
}
