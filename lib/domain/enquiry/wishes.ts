import type { CalendarEvent } from './calendar';
import { dayAt, formatDay, formatTime, INDIA_OFFSET_MINUTES, parseDay, timeAt, toIsoDate } from './civil-date';
import { CALL_TIMES, VISIT_TIMES, type EnquiryWishes } from './form';

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

/** The wishes as lines of the message; unknown choices are left out. */
export function wishLines({ call_time, visit_date, visit_time }: Partial<EnquiryWishes>): string[] {
  const call = CALL_TIMES.find(({ value }) => value === call_time);
  const day = parseDay(visit_date ?? '');
  const time = VISIT_TIMES.find(({ value }) => value === visit_time);
  return [
    ...(call ? [`Call me: ${call.label}`] : []),
    ...(day === null ? [] : [`Site visit: ${formatDay(day)}${time ? `. ${time.label}` : ''}`]),
  ];
}

/** A message below what the visitor looks for: 'Looking for: 3 BHK in Sector 65'. */
export function withWish(message: string, wish: string): string {
  return wish === '' ? message : [`Looking for: ${wish}`, message].filter((part) => part !== '').join('\n');
}

/** Appends our own lines to a message after a blank line (routes-and-content, Forms). */
export function withLines(message: string, lines: readonly string[]): string {
  return [message, lines.join('\n')].filter((part) => part !== '').join('\n\n');
}

/**
 * The visit as an event for the visitor's calendar: one hour at the chosen time, or else at 11 am; null without a day.
 */
export function toVisitEvent(
  { visit_date, visit_time }: EnquiryWishes,
  id: string,
  subject: string | null,
): Omit<CalendarEvent, 'stampMs'> | null {
  const day = parseDay(visit_date);
  if (day === null) return null;
  const time = VISIT_TIMES.find(({ value }) => value === visit_time) ?? VISIT_TIMES[0];
  return {
    uid: id,
    startMs: timeAt(day, time?.hour ?? 0, INDIA_OFFSET_MINUTES),
    durationMinutes: VISIT_MINUTES,
    title: subject ? `Site visit: ${subject}` : 'Site visit',
    description: 'As asked for on the website. A consultant calls to confirm.',
  };
}
