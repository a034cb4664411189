import { instalmentAnswer } from './instalment-answer';

const EXAMPLE = 'EMI for 80 lakh at 9% for 15 years';

test.each([
  ['emi for 80 lakh', '₹ 80,00,000 at 8.5% a year over 20 years'],
  ['emis of 80 lakhs', '₹ 80,00,000 at 8.5% a year over 20 years'],
  ['instalment for 45 lacs', '₹ 45,00,000 at 8.5% a year over 20 years'],
  ['installments on 1 crore', '₹ 1,00,00,000 at 8.5% a year over 20 years'],
  ['monthly for 1.2 crores', '₹ 1,20,00,000 at 8.5% a year over 20 years'],
  ['emi 80l', '₹ 80,00,000 at 8.5% a year over 20 years'],
  ['emi ₹ 2cr', '₹ 2,00,00,000 at 8.5% a year over 20 years'],
  ['emi rs 2 cr', '₹ 2,00,00,000 at 8.5% a year over 20 years'],
  ['emi for 1.25 crore', '₹ 1,25,00,000 at 8.5% a year over 20 years'],
  ['emi for 45 lac', '₹ 45,00,000 at 8.5% a year over 20 years'],
  ['emi for 80 lakh for 240 months', '₹ 80,00,000 at 8.5% a year over 20 years'],
  ['emi for 80 lakh 180 months at 9%', '₹ 80,00,000 at 9% a year over 15 years'],
  ['emi for 80 lakh 10 yr', '₹ 80,00,000 at 8.5% a year over 10 years'],
  ['emi for 5000000', '₹ 50,00,000 at 8.5% a year over 20 years'],
  ['home loan of 50 lakh', '₹ 50,00,000 at 8.5% a year over 20 years'],
  ['emi for 80 lakh at 9%', '₹ 80,00,000 at 9% a year over 20 years'],
  ['emi at 9.25 % for 80 lakh', '₹ 80,00,000 at 9.25% a year over 20 years'],
  ['emi for 50 lakh at 8.75 percent', '₹ 50,00,000 at 8.75% a year over 20 years'],
  ['emi 40 lakh 9.15% 15 years', '₹ 40,00,000 at 9.15% a year over 15 years'],
  ['emi 40 lakh 9% 18 months', '₹ 40,00,000 at 9% a year over 1.5 years'],
  ['emi 50 lakh 7.125 %', '₹ 50,00,000 at 7.125% a year over 20 years'],
  ['emi for 5123456 at 8.35%', '₹ 51,23,456 at 8.35% a year over 20 years'],
  ['emi for 80 lakh at 9 percent', '₹ 80,00,000 at 9% a year over 20 years'],
  ['emi for 80 lakh at 9 per cent', '₹ 80,00,000 at 9% a year over 20 years'],
  ['emi for 80 lakh for 15 years', '₹ 80,00,000 at 8.5% a year over 15 years'],
  ['emi for 80 lakh 1 year', '₹ 80,00,000 at 8.5% a year over 1 year'],
  ['emi for 80 lakh 10yrs', '₹ 80,00,000 at 8.5% a year over 10 years'],
  ['emi in 12 years at 10% on 10000', '₹ 10,000 at 10% a year over 12 years'],
])('%s: %s', (asked, terms) => {
  expect(instalmentAnswer(asked)?.text).toMatch(
    new RegExp(`^${terms}: ₹ [\\d,.]+ a month\\. The interest adds up to ₹ [\\d,.]+\\.$`),
  );
});

test('a sum below which an instalment is wished is paid a month', () => {
  expect(instalmentAnswer('emi under 1 lakh')?.text).toContain('₹ 1,00,000 a month pays back');
});

test.each([
  ['emi for 80 lakh', [EXAMPLE]],
  ['emi for 80 lakh at 9%', undefined],
  ['emi for 80 lakh for 15 years', undefined],
])('after %s comes %j', (asked, replies) => {
  expect(instalmentAnswer(asked)?.replies).toEqual(replies);
});

const NEGATIVE = ['emi for minus 5 l', 'emi minus 50 l', 'emi of minus 20 l at 9%', 'emi minus 500000'];
test.each(['emi', 'emi at 9% for 15 years', 'monthly on 1234', 'emi for 0 lakh', ...NEGATIVE])(
  '%s has no amount to count with',
  (asked) => {
    expect(instalmentAnswer(asked)).toBeNull();
  },
);

test.each(['home for 80 lakh', 'premises', 'a semi for 80 lakh'])('%s asks for no instalment', (asked) => {
  expect(instalmentAnswer(asked)).toBeNull();
});

test.each([
  ['emi for 500 crore', 'Counted with ₹ 1,00,00,00,000, the most that the calculator takes.'],
  ['emi for 80 lakh for 50 years', 'Counted with 30 years, the most that the calculator takes.'],
  ['emi for 80 lakh for 6 months', 'Counted with 1 year, the least that the calculator takes.'],
  ['emi for 80 lakh at 99%', 'Counted with 30% a year, the most that the calculator takes.'],
])('%s says what it counts with', (asked, note) => {
  expect(instalmentAnswer(asked)?.text.endsWith(note)).toBe(true);
});

test.each([
  ['emi 40000 per month flat', '₹ 40,000 a month pays back a loan of about ₹ 46.09 Lakh at 8.5% a year over 20 years.'],
  ['emi 40000', '₹ 40,000 a month pays back'],
  ['emi of 0.4 l', '₹ 40,000 a month pays back'],
  ['emi up to 35000', '₹ 35,000 a month pays back'],
  ['emi for 40000', '₹ 40,000 a month pays back'],
  ['40000 per month', '₹ 40,000 a month pays back'],
  ['40000 a month flat', '₹ 40,000 a month pays back'],
  ['25000 mahina', '₹ 25,000 a month pays back'],
  ['mahine ka 40000', '₹ 40,000 a month pays back'],
  ['monthly 30000', '₹ 30,000 a month pays back'],
  ['installment 20000 rs every month', '₹ 20,000 a month pays back'],
  ['emi of 1.2 l per month', '₹ 1,20,000 a month pays back a loan of about ₹ 1.38 Cr'],
  [
    'emi 40000 per month at 9% for 15 years',
    '₹ 40,000 a month pays back a loan of about ₹ 39.43 Lakh at 9% a year over 15',
  ],
])('a monthly sum is no loan: %s', (asked, text) => {
  const answer = instalmentAnswer(asked);
  expect(answer?.text.slice(0, text.length)).toBe(text);
  expect(answer?.href).toBe('/affordability');
});

test.each(['rent 25000 per month', 'salary 90000 a month', 'pg 8000 per month', 'i earn 90000 per month'])(
  '%s is asked about something else',
  (asked) => {
    expect(instalmentAnswer(asked)).toBeNull();
  },
);

test.each([
  ['emi for 80 l flat in gurgaon', 'for flat in gurgaon'],
  ['emi for 80 l at 9% for 15 years', 'for at for'],
])('%s leaves "%s" open', (asked, rest) => {
  expect(instalmentAnswer(asked)?.rest).toBe(rest);
});
