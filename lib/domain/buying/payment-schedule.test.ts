import { parseMonth } from '../site/month-text';
import { paymentSchedule, type ScheduleTerms } from './payment-schedule';

const PLAN = {
  name: 'Construction Linked Plan',
  installments: [
    ['At booking', 9],
    ['Within 30 days of booking', 11],
    ['On start of excavation', 15],
    ['On completion of raft', 10],
    ['On casting of the first slab', 10],
    ['On casting of the sixth slab', 10],
    ['On casting of the top slab', 15],
    ['On completion of brickwork', 10],
    ['On receipt of the certificate', 5],
    ['Possession, projected Dec 2028', 5],
  ].map(([time, percentage], at) => ({
    ...{ number: at + 1, particulars: `Row ${at + 1}` },
    ...{ time: String(time), percentage: Number(percentage) },
  })),
};
const TERMS: ScheduleTerms = {
  ...{ priceRupees: 18_100_000, loanRupees: 13_575_000, annualRatePercent: 8.5, tenureYears: 20 },
  ...{ gstPercent: 5, tdsPercent: 1, bookingDay: '2026-12-01', possessionMonth: null },
};

test('the plan of the facts: dates, own money, bank money, interest, instalment', () => {
  const schedule = paymentSchedule(PLAN, TERMS)!;
  const shown = schedule.rows.map((row) => [
    row.when,
    row.amountRupees,
    row.ownRupees,
    row.bankRupees,
    row.preEmiRupees,
  ]);
  expect(shown).toEqual([
    ['1 Dec 2026', 1_629_000, 1_629_000, 0, 0],
    ['by 31 Dec 2026', 1_991_000, 1_991_000, 0, 0],
    ['about Mar 2027', 2_715_000, 905_000, 1_810_000, 12_821],
    ['about Jun 2027', 1_810_000, 0, 1_810_000, 25_642],
    ['about Sep 2027', 1_810_000, 0, 1_810_000, 38_463],
    ['about Dec 2027', 1_810_000, 0, 1_810_000, 51_283],
    ['about Mar 2028', 2_715_000, 0, 2_715_000, 70_515],
    ['about Jun 2028', 1_810_000, 0, 1_810_000, 83_335],
    ['about Sep 2028', 905_000, 0, 905_000, 89_746],
    ['Dec 2028', 905_000, 0, 905_000, 96_156],
  ]);
  expect(schedule).toMatchObject({ interestRupees: 1_115_413, emiRupees: 117_807, emiFrom: 'Jan 2029' });
  expect(schedule.rows[2]).toMatchObject({ gstRupees: 135_750, tdsRupees: 27_150, percentage: 15 });
  expect(schedule.notes).toEqual([
    'You pay with the progress of the building: the least risk. Interest grows until possession.',
    '“About” is estimated from the stated possession month; the developer’s demand counts.',
    'Other charges are due with the possession demand unless the developer says otherwise.',
  ]);
});

/** A plan of what is due when, in percent. */
const short = (name: string, rows: Record<string, number>) => ({
  name,
  installments: Object.entries(rows).map(([time, percentage], at) => ({
    number: at + 1,
    particulars: 'Row',
    time,
    percentage,
  })),
});

const SHIFTED = { 'At booking': 20, 'On possession': 80 };
const TIMED = { 'On allotment': 10, '6 months from allotment': 90 };
test.each<[string, Record<string, number>, RegExp]>([
  ['Down Payment Plan', { 'At booking': 9, 'Within 60 days, less rebate': 91 }, /ahead of the building/],
  ['Possession Linked Plan (20:80)', SHIFTED, /with the keys/],
  ['Possession Linked Plan (20:80)', SHIFTED, /^20 % is due at booking\. The Act/],
  ['Time Linked Plan', TIMED, /even when the site stands still/],
  ['Time Linked Plan', TIMED, /^Allotment counts as booking\.$/],
  ['10:80:10', { 'At booking': 10, 'On casting': 80, 'On possession': 10 }, /The loan is yours/],
])('%s: %j says so', (name, rows, note) => {
  expect(paymentSchedule(short(name, rows), TERMS)?.notes).toContainEqual(expect.stringMatching(note));
});

test('interest and own money follow the events: what is due near possession is borrowed near possession', () => {
  const rows = {
    ...{ 'At the time of Booking': 10, 'Within 60 days of Booking': 15, 'On Completion of Super Structure': 25 },
    ...{ 'On Application of OC': 25, 'On Notice of Possession': 25 },
  };
  const schedule = paymentSchedule(short('Payment Plan', rows), {
    ...{ ...TERMS, priceRupees: 10_000_000, loanRupees: 7_500_000 },
    ...{ bookingDay: '2026-11-25', possessionMonth: parseMonth('Dec 2029') },
  })!;
  expect(schedule.rows.map(({ when, ownRupees, bankRupees }) => [when, ownRupees, bankRupees])).toEqual([
    ['25 Nov 2026', 1_000_000, 0],
    ['by 24 Jan 2027', 1_500_000, 0],
    ['about Jul 2028', 0, 2_500_000],
    ['about Dec 2029', 0, 2_500_000],
    ['Dec 2029', 0, 2_500_000],
  ]);
  // 25 lakh at 8.5 % a year from Jul 2028 to Dec 2029.
  expect(schedule).toMatchObject({ interestRupees: Math.round((2_500_000 * 0.085 * 17) / 12), emiFrom: 'Jan 2030' });
});

test.each<[string, Record<string, number>, boolean]>([
  ['an agreement that no row dates', { 'At booking': 10, 'On agreement': 90 }, true],
  ['an agreement with a day', { 'At booking': 10, 'Within 30 days': 90 }, false],
])('%s is said to be assumed: %j', (_, rows, isAssumed) => {
  const { notes } = paymentSchedule(short('Plan', rows), TERMS)!;
  expect(notes.includes('The agreement for sale is taken to be one month after the booking.')).toBe(isAssumed);
  expect(notes.join(' ')).not.toContain('“About”');
});

test('a plan without 100 percent stays in percent', () => {
  expect(paymentSchedule(short('Plan', { 'At booking': 50 }), TERMS)).toBeNull();
});

test('without a loan there is neither bank money nor an instalment, and no loan is above the price', () => {
  const rows = { 'At booking': 10, 'On possession': 90 };
  const none = paymentSchedule(short('Plan', rows), { ...TERMS, loanRupees: 0 });
  expect(none).toMatchObject({ emiRupees: 0, interestRupees: 0, emiFrom: null });
  const most = paymentSchedule(short('Plan', rows), { ...TERMS, loanRupees: 99_000_000 });
  expect(most?.rows.reduce((sum, { bankRupees }) => sum + bankRupees, 0)).toBe(18_100_000);
});
