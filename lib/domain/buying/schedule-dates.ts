import type { Installment } from '../project/payment-plan';
import { parseDue, type Due } from './due-words';
import { addDays, addMonths, formatDay, formatMonth, monthOf } from '../site/month';

/** When a row is due. Months are counted from year 0. */
export type DueDate =
  | { kind: 'day'; day: string; isLatest: boolean }
  | { kind: 'month'; month: number; isEstimate: boolean }
  | { kind: 'handover' }
  | { kind: 'stage' }
  | { kind: 'none' };

export interface ScheduleStart {
  /** ISO day of the booking. */
  bookingDay: string;
  /** Possession month of the record; null if it states none. */
  possessionMonth: number | null;
}

/** Dates of a plan's rows by their wording; none is before the one above it. */
export function scheduleDates(
  rows: readonly Pick<Installment, 'time' | 'particulars'>[],
  start: ScheduleStart,
): DueDate[] {
  const dates = inOrder(rows.map(({ time, particulars }) => dateOf(parseDue(time, particulars), start)));
  return dates.map((date, at) => (date.kind === 'stage' ? (estimate(dates, at) ?? date) : date));
}

/** 'by 31 Dec 2026', 'about Mar 2027', 'at handover'. */
export function formatDueDate(date: DueDate): string {
  if (date.kind === 'day') return `${date.isLatest ? 'by ' : ''}${formatDay(date.day)}`;
  if (date.kind === 'month') return `${date.isEstimate ? 'about ' : ''}${formatMonth(date.month)}`;
  return { handover: 'at handover', stage: 'when reached', none: 'not stated' }[date.kind];
}

/** Month of a date; null if it has none. */
export function monthOfDate(date: DueDate): number | null {
  if (date.kind === 'day') return monthOf(date.day);
  return date.kind === 'month' ? date.month : null;
}

function dateOf(due: Due, { bookingDay, possessionMonth }: ScheduleStart): DueDate {
  const later = (months: number) => addMonths(bookingDay, months);
  switch (due.kind) {
    case 'start':
      return { kind: 'day', day: bookingDay, isLatest: false };
    case 'after':
      return {
        kind: 'day',
        day: due.unit === 'days' ? addDays(bookingDay, due.count) : later(due.count),
        isLatest: due.isLatest,
      };
    case 'agreement':
      return { kind: 'month', month: monthOf(later(1 + due.months)), isEstimate: true };
    case 'month':
      return stated(due.month, bookingDay);
    case 'end': {
      if (possessionMonth === null) return { kind: 'handover' };
      const date = stated(possessionMonth + due.months, bookingDay);
      return date.kind === 'month' ? { ...date, isEstimate: due.isNear || due.months > 0 } : date;
    }
    default:
      return { kind: due.kind };
  }
}

/** A stated month; one before the booking is over, and gives no date. */
function stated(month: number, bookingDay: string): DueDate {
  return month < monthOf(bookingDay) ? { kind: 'handover' } : { kind: 'month', month, isEstimate: false };
}

function inOrder(dates: readonly DueDate[]): DueDate[] {
  let last: DueDate | null = null;
  return dates.map((date) => {
    if (monthOfDate(date) === null) return date;
    if (last === null || !isBefore(date, last)) last = date;
    return last;
  });
}

function isBefore(date: DueDate, other: DueDate): boolean {
  if (date.kind === 'day' && other.kind === 'day') return date.day < other.day;
  return (monthOfDate(date) ?? 0) < (monthOfDate(other) ?? 0);
}

/** A stage lies evenly between the dated rows around it. */
function estimate(dates: readonly DueDate[], at: number): DueDate | null {
  const before = dates.findLastIndex((date, index) => index < at && monthOfDate(date) !== null);
  const after = dates.findIndex((date, index) => index > at && monthOfDate(date) !== null);
  const from = before < 0 ? null : monthOfDate(dates[before]!);
  const to = after < 0 ? null : monthOfDate(dates[after]!);
  if (from === null || to === null) return null;
  const month = Math.round(from + ((to - from) * (at - before)) / (after - before));
  return { kind: 'month', month, isEstimate: true };
}
