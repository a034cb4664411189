/**
 * Days of the calendar without clock or zone, as numbers: days since 1 January 1970. The platform counts them in UTC,
 * where every day has 24 hours.
 */

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** Offset of India all year, in minutes. */
export const INDIA_OFFSET_MINUTES = 330;

/** The day at a time (ms since 1970, UTC) in a zone `offsetMinutes` ahead of UTC. */
export function dayAt(timeMs: number, offsetMinutes: number): number {
  return Math.floor((timeMs + offsetMinutes * MINUTE_MS) / DAY_MS);
}

/** ms since 1970 (UTC) at `hour` o'clock of a day in a zone `offsetMinutes` ahead of UTC. */
export function timeAt(day: number, hour: number, offsetMinutes: number): number {
  return day * DAY_MS + (hour * 60 - offsetMinutes) * MINUTE_MS;
}

/** `2026-11-28`, the value of a date input, years 1 to 9999 → day; null if the calendar has no such day. */
export function parseDay(text: string): number | null {
  const timeMs = /^\d{4}-\d\d-\d\d$/.test(text) && !text.startsWith('0000') ? Date.parse(text) : NaN;
  const day = timeMs / DAY_MS;
  // `Date.parse` may read 29 February as 1 March.
  return !Number.isNaN(day) && toIsoDate(day) === text ? day : null;
}

/** A day as the value of a date input: `2026-11-28`. */
export function toIsoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** `Saturday, 28 November 2026`. */
export function formatDay(day: number): string {
  const date = new Date(day * DAY_MS);
  const weekday = date.toLocaleDateString('en-GB', { timeZone: 'UTC', weekday: 'long' });
  return `${weekday}, ${date.toLocaleDateString('en-GB', { timeZone: 'UTC', dateStyle: 'long' })}`;
}

/** `2:30 pm`, in a zone `offsetMinutes` ahead of UTC. */
export function formatTime(timeMs: number, offsetMinutes: number): string {
  const local = new Date(timeMs + offsetMinutes * MINUTE_MS);
  const [hour, minute] = [local.getUTCHours(), local.getUTCMinutes()];
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 || 12}${past} ${hour < 12 ? 'am' : 'pm'}`;
}
