import fc from 'fast-check';
import { calculateEmi } from '../emi/emi';
import { constructionLoan } from './payment-schedule';
import { planInRupees, scheduleAmounts } from '../project/payment-plan';
import { formatAsOf } from '../site/month';
import { parseMonth } from '../site/month-text';
import { formatDueDate, monthOfDate, scheduleDates } from './schedule-dates';

const DEC_2028 = parseMonth('Dec 2028')!;
const START = { bookingDay: '2026-12-01', possessionMonth: DEC_2028 };

/** A construction linked plan of ten rows. */
const PLAN: [wording: string, percent: number][] = [
  ['At the time of booking', 9],
  ['Within 30 days of allotment', 11],
  ['On completion of raft', 15],
  ['On casting', 10],
  ['On casting of the slab', 10],
  ['On casting of the slab', 10],
  ['On casting of the slab', 15],
  ['On completion', 10],
  ['On completion in the tower', 5],
  ['Possession, projected Dec 2028', 5],
];
const WORDINGS = PLAN.map(([wording]) => wording);
/** 'On completion' by itself is that of the whole; here the particulars name a part, as the record does. */
const rowsOf = (wordings: readonly string[]) =>
  wordings.map((time) => ({ time, particulars: time === 'On completion' ? 'External plaster' : '' }));
const PERCENTAGES = PLAN.map(([, percent]) => percent);

test('a construction linked plan in rupees, dates, own money and bank money', () => {
  const amounts = scheduleAmounts(18_100_000, PERCENTAGES, { gstPercent: 5, tdsPercent: 1 })!;
  const dates = scheduleDates(rowsOf(WORDINGS), START);
  const rupees = amounts.map(({ amountRupees }) => amountRupees);
  const loan = constructionLoan(rupees, dates.map(monthOfDate), 13_575_000, 8.5);
  const rows = amounts.map(({ amountRupees, gstRupees, tdsRupees }, at) => {
    const { ownRupees, bankRupees, disbursedRupees, preEmiRupees } = loan.steps[at]!;
    const taxes = [gstRupees, tdsRupees];
    return [formatDueDate(dates[at]!), amountRupees, ...taxes, ownRupees, bankRupees, disbursedRupees, preEmiRupees];
  });
  expect(rows).toEqual([
    ['1 Dec 2026', 1_629_000, 81_450, 16_290, 1_629_000, 0, 0, 0],
    ['by 31 Dec 2026', 1_991_000, 99_550, 19_910, 1_991_000, 0, 0, 0],
    ['about Mar 2027', 2_715_000, 135_750, 27_150, 905_000, 1_810_000, 1_810_000, 12_821],
    ['about Jun 2027', 1_810_000, 90_500, 18_100, 0, 1_810_000, 3_620_000, 25_642],
    ['about Sep 2027', 1_810_000, 90_500, 18_100, 0, 1_810_000, 5_430_000, 38_463],
    ['about Dec 2027', 1_810_000, 90_500, 18_100, 0, 1_810_000, 7_240_000, 51_283],
    ['about Mar 2028', 2_715_000, 135_750, 27_150, 0, 2_715_000, 9_955_000, 70_515],
    ['about Jun 2028', 1_810_000, 90_500, 18_100, 0, 1_810_000, 11_765_000, 83_335],
    ['about Sep 2028', 905_000, 45_250, 9050, 0, 905_000, 12_670_000, 89_746],
    ['Dec 2028', 905_000, 45_250, 9050, 0, 905_000, 13_575_000, 96_156],
  ]);
  expect(loan.interestRupees).toBe(1_115_413);
  expect(amounts[0]!.toDeveloperRupees).toBe(1_694_160);
  const terms = { loanRupees: 13_575_000, annualRatePercent: 8.5, tenureYears: 20 };
  expect(Math.round(calculateEmi(terms).monthlyRupees)).toBe(117_807);
});

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
  expect(planInRupees(plan, 10_000_001, true)).toEqual({ heading: 'Of ₹ 1 Cr, before GST', amounts });
  expect(planInRupees(plan, 10_000_001, false)).toEqual({ heading: 'Of ₹ 1 Cr', amounts });
  expect(planInRupees(plan, undefined, true)).toBeNull();
  expect(planInRupees({ ...plan, installments: [row(50)] }, 10_000_001, true)).toBeNull();
});
