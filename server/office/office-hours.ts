import { DAY_MS, dayAt, INDIA_OFFSET_MINUTES, MINUTE_MS, timeAt } from '@/lib/domain/enquiry/civil-date';
import type { OfficeSettings } from '../store/office-settings';

/** When the office answers, in India. */
export interface OfficeHours {
  /** 0 is Sunday, 6 Saturday; none: there is neither alarm nor digest. */
  days: readonly number[];
  /** `10:00`. */
  from: string;
  to: string;
}

/** Name of the setting. */
export const OFFICE_HOURS = 'office hours';
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const DEFAULT: OfficeHours = { days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '19:00' };
const LOOKED_BACK_DAYS = 14;

export async function readOfficeHours(settings: OfficeSettings): Promise<OfficeHours> {
  return { ...DEFAULT, ...(await settings.get(OFFICE_HOURS)) };
}

/** The weekday of a day since 1 January 1970, a Thursday. */
const weekdayOf = (day: number) => (day + 4) % 7;

/** Whether the office answers on the day of a time (ms since 1970). */
export function isOfficeDay({ days }: OfficeHours, timeMs: number): boolean {
  return days.includes(weekdayOf(dayAt(timeMs, INDIA_OFFSET_MINUTES)));
}

/**
 * The time that lies so many ms of office time before another (ms since 1970); what came before it has waited longer.
 * Null where two weeks have less.
 */
export function officeTimeBefore({ days, from, to }: OfficeHours, timeMs: number, lengthMs: number): number | null {
  const today = dayAt(timeMs, INDIA_OFFSET_MINUTES);
  let leftMs = lengthMs;
  for (let day = today; day > today - LOOKED_BACK_DAYS; day -= 1) {
    if (!days.includes(weekdayOf(day))) continue;
    const [beginMs, endMs] = [atTime(day, from), Math.min(timeMs, atTime(day, to))];
    if (endMs - beginMs >= leftMs) return endMs - leftMs;
    leftMs -= Math.max(0, endMs - beginMs);
  }
  return null;
}

function atTime(day: number, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return timeAt(day, hour, INDIA_OFFSET_MINUTES) + minute * MINUTE_MS;
}

/** ms since 1970 of an hour of the Indian day of a time, so many days before. */
export function hourOfDay(timeMs: number, hour: number, daysBefore = 0): number {
  return timeAt(dayAt(timeMs, INDIA_OFFSET_MINUTES), hour, INDIA_OFFSET_MINUTES) - daysBefore * DAY_MS;
}
