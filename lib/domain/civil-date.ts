/** A day of the calendar, without clock or zone; `month` from 1 to 12. */
export interface CivilDate {
  year: number;
  month: number;
  day: number;
}

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** India keeps one offset all year, in minutes. */
export const INDIA_OFFSET_MINUTES = 330;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Days from 1 January 1970 to a day of the Gregorian calendar, years 1 to 9999. */
export function toDayNumber({ year, month, day }: CivilDate): number {
  const shifted = month > 2 ? year : year - 1;
  const era = Math.floor(shifted / 400);
  const yearOfEra = shifted - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** The day that many days after 1 January 1970. */
export function fromDayNumber(days: number): CivilDate {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1,
  };
}

/** The day it is at a time (ms since 1970, UTC) in a place `offsetMinutes` ahead of UTC. */
export function dayAt(timeMs: number, offsetMinutes: number): CivilDate {
  return fromDayNumber(Math.floor((timeMs + offsetMinutes * MINUTE_MS) / DAY_MS));
}

/** ms since 1970 (UTC) at `hour` o'clock of a day in a place `offsetMinutes` ahead of UTC. */
export function timeAt(date: CivilDate, hour: number, offsetMinutes: number): number {
  return toDayNumber(date) * DAY_MS + (hour * 60 - offsetMinutes) * MINUTE_MS;
}

/** `2026-11-28`, as a date input gives it; null for anything that is no day of the calendar. */
export function parseCivilDate(text: string): CivilDate | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  return year && date.year > 0 && toIsoDate(fromDayNumber(toDayNumber(date))) === text ? date : null;
}

/** A day as a date input takes it: `2026-11-28`. */
export function toIsoDate({ year, month, day }: CivilDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

/** `Saturday, 28 November 2026`. */
export function formatCivilDate(date: CivilDate): string {
  const weekday = WEEKDAYS[(((toDayNumber(date) + 4) % 7) + 7) % 7];
  return `${weekday}, ${date.day} ${MONTHS[date.month - 1]} ${date.year}`;
}
