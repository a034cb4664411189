import type { CalendarEvent } from './calendar';
import { dayAt, formatDay, INDIA_OFFSET_MINUTES, parseDay, timeAt, toIsoDate } from './civil-date';
import { CALL_TIMES, VISIT_TIMES, type EnquiryWishes } from './form';

const FIRST_VISIT_DAY = 1;
const LAST_VISIT_DAY = 90;
const VISIT_MINUTES = 60;

/** First and last day of a visit, as values of a date input: tomorrow in India, and 90 days from now. */
export function visitDayLimits(nowMs: number): { min: string; max: string } {
  const today = dayAt(nowMs, INDIA_OFFSET_MINUTES);
  return { min: toIsoDate(today + FIRST_VISIT_DAY), max: toIsoDate(today + LAST_VISIT_DAY) };
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
