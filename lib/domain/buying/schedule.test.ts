import fc from 'fast-check';
import { constructionLoan } from './payment-schedule';
import type { ProjectCosts } from '../project/costs';
import { planInRupees, scheduleAmounts } from '../project/payment-plan';
import { formatAsOf } from '../site/month';
import { parseMonth } from '../site/month-text';
import { formatDueDate, monthOfDate, scheduleDates } from './schedule-dates';

const DEC_2028 = parseMonth('Dec 2028')!;
const START = { bookingDay: '2026-12-01', possessionMonth: DEC_2028 };

/** Rows of a construction linked plan. */
const WORDINGS = [
  ...['At the time of booking', 'Within 30 days of allotment', 'On completion of raft', 'On casting'],
  ...['On casting of the slab', 'On completion', 'On completion in the tower', 'Possession, projected Dec 2028'],
];
/** 'On completion' by itself is that of the whole; here the particulars name a part, as the record does. */
const rowsOf = (wordings: readonly string[]) =>
  wordings.map((time) => ({ time, particulars: time === 'On completion' ? 'External plaster' : '' }));

test('the last row takes what rounding leaves', () => {
  const amounts = scheduleAmounts(10_000_001, [33.3, 33.3, 33.4], { gstPercent: 0, tdsPercent: 0 });
  expect(amounts?.map(({ amountRupees }) => amountRupees)).toEqual([3_330_000, 3_330_000, 3_340_001]);
});

test('a plan without 100 percent has no amounts', () => {
  expect(scheduleAmounts(10_000_000, [10, 80], { gstPercent: 5, tdsPercent: 1 })).toBeNull();
});

test.each<[string, string[], Partial<typeof START> | { possessionMonth: null }, string[]]>([
  [
    'months end with their last day',
    ['At booking', '3 months from booking'],
    { bookingDay: '2026-11-30' },
    ['30 Nov 2026', '28 Feb 2027'],
  ],
  [
    'without an earlier date a stage has none',
    ['On casting', 'Possession, projected Dec 2028'],
    {},
    ['when reached', 'Dec 2028'],
  ],
  [
    'a month that is over gives no date and no estimate',
    ['At booking', 'On casting', 'Possession, projected Dec 2025'],
    {},
    ['1 Dec 2026', 'when reached', 'at handover'],
  ],
  [
    'a row is never before the one above it',
    ['6 months from booking', 'Within 60 days', 'Possession, projected Jan 2027'],
    {},
    ['1 Jun 2027', '1 Jun 2027', '1 Jun 2027'],
  ],
  [
    'nor before a day above a month',
    ['Within 732 days', 'Possession, projected Dec 2028', '24 months from booking'],
    {},
    ['by 2 Dec 2028', 'Dec 2028', 'Dec 2028'],
  ],
  ['nothing is stated', ['Projected Immediate'], {}, ['not stated']],
])('dates: %s', (_, wordings, over, expected) => {
  expect(scheduleDates(rowsOf(wordings), { ...START, ...over }).map(formatDueDate)).toEqual(expected);
});

test.each([
  ['2025-08-31', '31 Aug 2025'],
  ['2025-08', 'Aug 2025'],
  ['2025', '2025'],
])('a rule of %s is dated %s', (date, text) => {
  expect(formatAsOf(date)).toBe(text);
});

test('a loan with a row that has no month tells no interest', () => {
  expect(constructionLoan([50, 50], [null, null], 60, 12).interestRupees).toBeNull();
  expect(constructionLoan([50, 50], [null, null], 50, 12).interestRupees).toBe(0);
});

test('the amounts add up to the price', () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), cuts, (price, at) => {
      const ends = [0, ...[...new Set(at)].sort((a, b) => a - b), 1000];
      const percentages = ends.slice(1).map((end, index) => (end - ends[index]!) / 10);
      const amounts = scheduleAmounts(price, percentages, { gstPercent: 5, tdsPercent: 1 });
      expect(amounts?.reduce((sum, { amountRupees }) => sum + amountRupees, 0)).toBe(price);
    }),
  );
});

test('the dates of a schedule never go back', () => {
  const wording = fc.oneof(
    fc.constantFrom(...WORDINGS, 'On possession', 'March 2027', 'Projected Immediate'),
    fc.nat(48).map((months) => `${months} months from booking`),
    fc.nat(900).map((days) => `Within ${days} days`),
  );
  const possession = fc.option(fc.integer({ min: DEC_2028 - 60, max: DEC_2028 + 60 }));
  fc.assert(
    fc.property(fc.array(wording, { maxLength: 12 }), possession, (wordings, possessionMonth) => {
      const dates = scheduleDates(rowsOf(wordings), { ...START, possessionMonth });
      const months = dates.map(monthOfDate).filter((month) => month !== null);
      expect(months).toEqual([...months].sort((a, b) => a - b));
      const days = dates.flatMap((date) => (date.kind === 'day' ? [date.day] : []));
      expect(days).toEqual([...days].sort());
    }),
  );
});

test('a plan is printed at a price, where its shares are whole', () => {
  const row = (percentage: number) => ({ number: 1, particulars: 'Row', time: 'At booking', percentage });
  const plan = { name: 'Plan', installments: [row(33.3), row(33.3), row(33.4)] };
  const amounts = ['33,30,000', '33,30,000', '33,40,001'];
  const start = { priceRupees: 10_000_001 };
  const shown: ProjectCosts['shown'] = { kind: 'amounts', priceText: '', rangeText: '', gst: 'due', rows: [] };
  const costs = { shown, start };
  expect(planInRupees(plan, costs)).toEqual({ heading: 'Of ₹ 1 Cr, before GST', amounts });
  expect(planInRupees(plan, { shown: { ...shown, gst: 'none' }, start })).toEqual({ heading: 'Of ₹ 1 Cr', amounts });
  expect(planInRupees(plan, { shown, start: null })).toBeNull();
  expect(planInRupees({ ...plan, installments: [row(50)] }, costs)).toBeNull();
});
