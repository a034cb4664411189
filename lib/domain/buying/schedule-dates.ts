import type { Installment } from '../project/payment-plan';
import { type Due, type DueSpan, namesAgreement, parseDue } from './due-words';
import { addDays, addMonths, formatDay, formatMonth, monthOf } from '../site/month';

/** When a row is due. Months are counted from year 0. */
export type DueDate =
  | { kind: 'day'; day: string; isLatest: boolean }
  | { kind: 'month'; month: number; isEstimate: boolean }
  | { kind: 'handover' }
  | { kind: 'stage' }
  | { kind: 'undated' }
  | { kind: 'none' };

export interface ScheduleStart {
  /** ISO day of the booking. */
  bookingDay: string;
  /** Possession month of the record; null if it states none. */
  possessionMonth: number | null;
}

interface ScheduleEvents extends ScheduleStart {
  /** Day by which a row of the plan has the agreement; null if none does. */
  agreementDay: string | null;
}

type PlanRow = Pick<Installment, 'time' | 'particulars'>;

/** From the booking to the agreement for sale, where the plan does not say. */
const MONTHS_TO_AGREEMENT = 1;
const DAYS_IN_A_MONTH = 30;

/** Dates of a plan's rows by their events; none is before the one above it. */
export function scheduleDates(rows: readonly PlanRow[], start: ScheduleStart): DueDate[] {
  const dues = rows.map(({ time, particulars }) => parseDue(time, particulars));
  const events = { ...start, agreementDay: agreementDayOf(rows, dues, start) };
  const dates = inOrder(dues.map((due) => dateOf(due, events)));
  return dates.map((date, at) => (date.kind === 'stage' ? (estimate(dates, at) ?? date) : date));
}

/** 'by 31 Dec 2026', 'about Mar 2027', 'at handover'. */
export function formatDueDate(date: DueDate): string {
  if (date.kind === 'day') return `${date.isLatest ? 'by ' : ''}${formatDay(date.day)}`;
  if (date.kind === 'month') return `${date.isEstimate ? 'about ' : ''}${formatMonth(date.month)}`;
  return { handover: 'at handover', stage: 'when reached', undated: 'when reached', none: 'not stated' }[date.kind];
}

/** Month of a date; null if it has none. */
export function monthOfDate(date: DueDate): number | null {
  if (date.kind === 'day') return monthOf(date.day);
  return date.kind === 'month' ? date.month : null;
}

function agreementDayOf(rows: readonly PlanRow[], dues: readonly Due[], { bookingDay }: ScheduleStart): string | null {
  const days = dues.map((due, at) => {
    const { time, particulars } = rows[at]!;
    if (!namesAgreement(`${time}, ${particulars}`)) return null;
    if (due.kind === 'day') return due.day;
    return due.kind === 'event' && due.event === 'booking' && due.span ? dayAfter(bookingDay, due.span) : null;
  });
  return days.find((day) => day !== null) ?? null;
}

function dayAfter(day: string, { count, unit }: DueSpan): string {
  return unit === 'days' ? addDays(day, count) : addMonths(day, count);
}

function dateOf(due: Due, events: ScheduleEvents): DueDate {
  const { bookingDay } = events;
  switch (due.kind) {
    case 'event':
      return eventDate(due, events);
    case 'day':
      if (due.day < bookingDay) return { kind: due.isHandover ? 'handover' : 'undated' };
      return { kind: 'day', day: due.day, isLatest: due.isLatest };
    case 'month':
      if (due.month < monthOf(bookingDay)) return { kind: due.isHandover ? 'handover' : 'undated' };
      return { kind: 'month', month: due.month, isEstimate: false };
    default:
      return { kind: due.kind };
  }
}

function eventDate(
  { event, span, isLatest }: Extract<Due, { kind: 'event' }>,
  { bookingDay, agreementDay, possessionMonth }: ScheduleEvents,
): DueDate {
  const day = event === 'booking' ? bookingDay : event === 'agreement' ? agreementDay : null;
  if (day !== null)
    return { kind: 'day', day: span ? dayAfter(day, span) : day, isLatest: span ? isLatest : day !== bookingDay };
  const months = span === null ? 0 : span.unit === 'months' ? span.count : Math.trunc(span.count / DAYS_IN_A_MONTH);
  if (event === 'agreement') {
    return estimateAt(monthOf(bookingDay) + MONTHS_TO_AGREEMENT + months);
  }
  if (possessionMonth === null || possessionMonth < monthOf(bookingDay))
    return { kind: months > 0 ? 'undated' : 'handover' };
  const month = Math.max(possessionMonth + months, monthOf(bookingDay));
  return { kind: 'month', month, isEstimate: event === 'certificate' || months !== 0 };
}

/** Stated dates in order: one before the row above it takes that row's. Estimates lie between them. */
function inOrder(dates: readonly DueDate[]): DueDate[] {
  const told: DueDate[] = [];
  const stated = dates.map((date) => {
    if (!isStated(date)) return date;
    // All rows above: a day may be before that of a row above one that tells its month alone.
    const shown = told.some((other) => isBefore(date, other)) ? told.at(-1)! : date;
    told.push(shown);
    return shown;
  });
  let above: DueDate | null = null;
  return stated.map((date, at) => {
    if (monthOfDate(date) === null) return date;
    const next = stated.find((other, index) => index > at && isStated(other));
    let shown = date;
    if (!isStated(date) && next && isBefore(next, shown)) shown = estimateAt(monthOfDate(next)!);
    if (!isStated(date) && above && isBefore(shown, above)) shown = estimateAt(monthOfDate(above)!);
    return (above = shown);
  });
}

function isStated(date: DueDate): boolean {
  return date.kind === 'day' || (date.kind === 'month' && !date.isEstimate);
}

function isBefore(date: DueDate, other: DueDate): boolean {
  if (date.kind === 'day' && other.kind === 'day') return date.day < other.day;
  return (monthOfDate(date) ?? 0) < (monthOfDate(other) ?? 0);
}

function estimateAt(month: number): DueDate {
  return { kind: 'month', month, isEstimate: true };
}

/** A stage lies evenly between the dated rows around it. */
function estimate(dates: readonly DueDate[], at: number): DueDate | null {
  const before = dates.findLastIndex((date, index) => index < at && monthOfDate(date) !== null);
  const after = dates.findIndex((date, index) => index > at && monthOfDate(date) !== null);
  const from = before < 0 ? null : monthOfDate(dates[before]!);
  const to = after < 0 ? null : monthOfDate(dates[after]!);
  if (from === null || to === null) return null;
  return estimateAt(Math.round(from + ((to - from) * (at - before)) / (after - before)));
}
