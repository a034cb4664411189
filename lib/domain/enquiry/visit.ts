import type { CalendarEvent } from './calendar';
import { dayAt, formatDay, formatTime, INDIA_OFFSET_MINUTES, parseDay, timeAt, toIsoDate } from './civil-date';
import { VISIT_TIMES, type VisitPreferences } from './form';

const FIRST_VISIT_DAY = 1;
const LAST_VISIT_DAY = 90;
const VISIT_MINUTES = 60;

/** First and last day of a visit, as values of a date input: tomorrow in India, and 90 days from now. */
export function visitDayLimits(nowMs: number): { min: string; max: string } {
  const today = dayAt(nowMs, INDIA_OFFSET_MINUTES);
  return { min: toIsoDate(today + FIRST_VISIT_DAY), max: toIsoDate(today + LAST_VISIT_DAY) };
}

/**
 * An hour of the evening in India as the visitor's own time, on the chosen day (a date input's value) or else tomorrow;
 * null where the visitor's clock is India's. `offsetAt` says how many minutes that clock is ahead of UTC at a time.
 */
export function ownTimeText(
  hour: number,
  visitDate: string,
  nowMs: number,
  offsetAt: (timeMs: number) => number,
): string | null {
  const day = parseDay(visitDate) ?? dayAt(nowMs, INDIA_OFFSET_MINUTES) + FIRST_VISIT_DAY;
  const timeMs = timeAt(day, hour, INDIA_OFFSET_MINUTES);
  const offset = offsetAt(timeMs);
  if (offset === INDIA_OFFSET_MINUTES) return null;
  const daysLater = dayAt(timeMs, offset) - day;
  const otherDay = daysLater === 0 ? '' : `, the day ${daysLater < 0 ? 'before' : 'after'}`;
  return `${formatTime(timeMs, offset)} your time${otherDay}`;
}

/** The chosen visit as one value: '2026-11-28', or with the hour in India '2026-11-28T11:00'; empty without a day. */
export function toVisitAt({ visitDate = '', visitTime }: Partial<VisitPreferences>): string {
  if (parseDay(visitDate) === null) return '';
  const time = VISIT_TIMES.find(({ value }) => value === visitTime);
  return time ? `${visitDate}T${time.hour}:00` : visitDate;
}

/** 'Saturday, 28 November 2026. Morning, 11 am'; null if it is no visit. */
export function formatVisit(visitAt: string): string | null {
  const [date = '', hour] = visitAt.split('T');
  const day = parseDay(date);
  const time = VISIT_TIMES.find((choice) => `${choice.hour}:00` === hour);
  return day === null ? null : [formatDay(day), time?.label].filter(Boolean).join('. ');
}

/**
 * The visit as an event for the visitor's calendar: one hour for each place of the subject ('Mogra Courts; Basalt Row') at
 * the chosen time, or else at 11 am; null without a day.
 */
export function toVisitEvent(
  { visitDate = '', visitTime }: Partial<VisitPreferences>,
  id: string,
  subject: string | null,
): Omit<CalendarEvent, 'stampMs'> | null {
  const day = parseDay(visitDate);
  if (day === null) return null;
  const time = VISIT_TIMES.find(({ value }) => value === visitTime) ?? VISIT_TIMES[0];
  return {
    uid: id,
    startMs: timeAt(day, time?.hour ?? 0, INDIA_OFFSET_MINUTES),
    durationMinutes: VISIT_MINUTES * (subject ?? '').split('; ').length,
    title: subject ? `Site visit: ${subject}` : 'Site visit',
    description: 'As asked for on the website. A consultant calls to confirm.',
  };
}
