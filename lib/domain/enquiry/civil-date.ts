/**
 * Days of the calendar without clock or zone, as numbers: days since 1 January 1970. The platform counts them in UTC,
 * where every day has 24 hours.
 */

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** India keeps one offset all year, in minutes. */
export const INDIA_OFFSET_MINUTES = 330;

/** The day it is at a time (ms since 1970, UTC) in a place `offsetMinutes` ahead of UTC. */
export function dayAt(timeMs: number, offsetMinutes: number): number {
  return Math.floor((timeMs + offsetMinutes * MINUTE_MS) / DAY_MS);
}

/** ms since 1970 (UTC) at `hour` o'clock of a day in a place `offsetMinutes` ahead of UTC. */
export function timeAt(day: number, hour: number, offsetMinutes: number): number {
  return day * DAY_MS + (hour * 60 - offsetMinutes) * MINUTE_MS;
}

/** `2026-11-28`, as a date input gives it, years 1 to 9999; null for anything that is no day of the calendar. */
export function parseDay(text: string): number | null {
  const timeMs = /^\d{4}-\d\d-\d\d$/.test(text) && !text.startsWith('0000') ? Date.parse(text) : NaN;
  const day = timeMs / DAY_MS;
  // 29 February may be read as 1 March.
  return !Number.isNaN(day) && toIsoDate(day) === text ? day : null;
}

/** A day as a date input takes it: `2026-11-28`. */
export function toIsoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** `Saturday, 28 November 2026`. */
export function formatDay(day: number): string {
  const date = new Date(day * DAY_MS);
  const weekday = date.toLocaleDateString('en-GB', { timeZone: 'UTC', weekday: 'long' });
  return `${weekday}, ${date.toLocaleDateString('en-GB', { timeZone: 'UTC', dateStyle: 'long' })}`;
}
