import { scheduleAmounts, type PaymentPlan, type ScheduledAmount, type ScheduleTaxes } from '../project/payment-plan';
import { calculateEmi } from '../emi/emi';
import { formatMonth } from '../site/month';
import { type Due, parseDue } from './due-words';
import { type DueDate, formatDueDate, monthOfDate, scheduleDates } from './schedule-dates';

/** A row of a loan that is paid out as the building grows; amounts in rupees. */
interface LoanStep {
  ownRupees: number;
  bankRupees: number;
  disbursedRupees: number;
  /** Interest a month on what was paid out, in whole rupees. */
  preEmiRupees: number;
}

interface ConstructionLoan {
  steps: LoanStep[];
  /** Interest from the first disbursal to the last; null where a row has no month. */
  interestRupees: number | null;
}

/** Own money goes first, the bank pays the rest row by row. `months` are the rows' months, counted from year 0. */
export function constructionLoan(
  amountsRupees: readonly number[],
  months: readonly (number | null)[],
  loanRupees: number,
  annualRatePercent: number,
): ConstructionLoan {
  const priceRupees = amountsRupees.reduce((sum, amount) => sum + amount, 0);
  const interestOf = (rupees: number) => (rupees * annualRatePercent) / 1200;
  let dueRupees = 0;
  let paidOut = 0;
  const steps = amountsRupees.map((amount) => {
    dueRupees += amount;
    const disbursedRupees = Math.max(0, dueRupees - (priceRupees - loanRupees));
    const bankRupees = disbursedRupees - paidOut;
    paidOut = disbursedRupees;
    const preEmiRupees = Math.round(interestOf(disbursedRupees));
    return { ownRupees: amount - bankRupees, bankRupees, disbursedRupees, preEmiRupees };
  });
  const spans = steps.slice(0, -1).map(({ disbursedRupees }, at) => {
    const [from, to] = [months[at] ?? null, months[at + 1] ?? null];
    if (disbursedRupees === 0) return 0;
    return from === null || to === null ? null : interestOf(disbursedRupees) * (to - from);
  });
  const isDated = spans.every((span) => span !== null);
  return { steps, interestRupees: isDated ? Math.round(spans.reduce((sum, span) => sum + (span ?? 0), 0)) : null };
}

/** A row of a plan in rupees. */
export interface ScheduleRow extends ScheduledAmount, LoanStep {
  particulars: string;
  percentage: number;
  /** 'by 31 Dec 2026', 'about Mar 2027', 'at handover'. */
  when: string;
}

export interface PaymentSchedule {
  rows: ScheduleRow[];
  /** Interest from the first disbursal to the last, in rupees; null where a row has no month. */
  interestRupees: number | null;
  /** Instalment once all is paid out, in whole rupees. */
  emiRupees: number;
  /** The month after the last disbursal, 'Jan 2029'; null without one. */
  emiFrom: string | null;
  /** What has to be said beside it. */
  notes: string[];
}

export interface ScheduleTerms extends ScheduleTaxes {
  priceRupees: number;
  loanRupees: number;
  annualRatePercent: number;
  tenureYears: number;
  /** ISO day. */
  bookingDay: string;
  /** Counted from year 0; null if the record states none. */
  possessionMonth: number | null;
}

/** Most of the price that may be taken before a registered agreement: Act of 2016, section 13. */
const MAX_AT_BOOKING_PERCENT = 10;

/** What to know of a kind of plan. */
const PLAN_NOTES: readonly [name: RegExp, note: string][] = [
  [
    /construction|development/i,
    'You pay with the progress of the building: the least risk. Interest grows until possession.',
  ],
  [/down payment/i, 'Most is paid early: the money is ahead of the building.'],
  [/possession linked/i, 'The rest is due with the keys, usually at a higher price; the whole loan is needed at once.'],
  [/time|flexi/i, 'Rows that are due by date are due even when the site stands still.'],
  [/subvention|\d+:\d+:\d+/i, 'The loan is yours: if the developer stops paying its interest, the bank asks you.'],
];

/** A plan in rupees and dates; null for a plan without 100 percent. */
export function paymentSchedule({ name, installments }: PaymentPlan, terms: ScheduleTerms): PaymentSchedule | null {
  const { priceRupees, annualRatePercent, tenureYears } = terms;
  const loanRupees = Math.min(terms.loanRupees, priceRupees);
  const amounts = scheduleAmounts(
    priceRupees,
    installments.map(({ percentage }) => percentage),
    terms,
  );
  if (!amounts) return null;
  const dates = scheduleDates(installments, terms);
  const months = dates.map(monthOfDate);
  const due = amounts.map(({ amountRupees }) => amountRupees);
  const { steps, interestRupees } = constructionLoan(due, months, loanRupees, annualRatePercent);
  const last = months.at(-1) ?? null;
  const dues = installments.map(({ time, particulars }) => parseDue(time, particulars));
  const atBooking = installments.filter((_, at) => isAtBooking(dues[at]!));
  const isAgreementAssumed = dates.some((date, at) => isEstimate(date) && isAgreement(dues[at]!));
  const atBookingPercent = atBooking.reduce((sum, { percentage }) => sum + percentage, 0);
  const allotsLater = atBooking.some(({ time }) => /allotment/i.test(time));
  return {
    rows: installments.map(({ particulars, percentage }, at) => ({
      ...{ particulars, percentage, when: formatDueDate(dates[at]!) },
      ...amounts[at]!,
      ...steps[at]!,
    })),
    interestRupees,
    emiRupees:
      loanRupees > 0 ? Math.round(calculateEmi({ loanRupees, annualRatePercent, tenureYears }).monthlyRupees) : 0,
    emiFrom: last === null ? null : formatMonth(last + 1),
    notes: [
      ...PLAN_NOTES.filter(([pattern]) => pattern.test(name))
        .map(([, note]) => note)
        .slice(0, 1),
      ...(isAgreementAssumed ? ['The agreement for sale is taken to be one month after the booking.'] : []),
      ...(dates.some((date, at) => isEstimate(date) && !isAgreement(dues[at]!))
        ? ['“About” is estimated from the stated possession month; the developer’s demand counts.']
        : []),
      ...(allotsLater ? ['Allotment counts as booking.'] : []),
      ...(atBookingPercent > MAX_AT_BOOKING_PERCENT
        ? [
            `${atBookingPercent} % is due at booking. The Act allows no more than ${MAX_AT_BOOKING_PERCENT} % before a registered agreement for sale.`,
          ]
        : []),
      'Other charges are due with the possession demand unless the developer says otherwise.',
    ],
  };
}

const isEstimate = (date: DueDate) => date.kind === 'month' && date.isEstimate;
const isAgreement = (due: Due) => due.kind === 'event' && due.event === 'agreement';
const isAtBooking = (due: Due) => due.kind === 'event' && due.event === 'booking' && due.span === null;
