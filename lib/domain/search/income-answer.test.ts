import { LOAN, PLACES } from '../buying/fixtures/rates';
import { downPaymentAnswer } from './down-payment';
import { affordedAnswer, incomeAnswer } from './income-answer';

test.each([
  ['homes for a salary of 1.8 lakh', '/affordability?income=180000'],
  ['i earn 90000 a month', '/affordability?income=90000'],
  ['my income is 2 lakh', '/affordability?income=200000'],
  ['income 18 lakh per annum', '/affordability?income=150000'],
  ['my package is 24 lpa', '/affordability?income=200000'],
  ['salary 12 lakh a year', '/affordability?income=100000'],
  ['annual income 30 lakh', '/affordability?income=250000'],
  ['ctc 18 lakh', '/affordability?income=150000'],
  ['salary 1 lakh savings 20 lakh', '/affordability?income=100000&savings=2000000'],
  ['salary 15 lpa 10 lakh down payment', '/affordability?income=125000&savings=1000000'],
  ['salary 1.2 lakh emi 15000', '/affordability?income=120000&emis=15000'],
  ['salary 80000, 15 l ready', '/affordability?income=80000&savings=1500000'],
  ['ctc 24 l own funds 35 l', '/affordability?income=200000&savings=3500000'],
  ['salary 1.5 l in bank', '/affordability?income=150000'],
  ['salary 80000 cash', '/affordability?income=80000'],
  ['husband 0.8 lakh wife 0.6 lakh salary', '/affordability?income=140000'],
  ['my husband earns 0.8 lakh flat under 60 lakh', '/affordability?income=80000'],
  ['homes under 80 lakh', null],
  ['what can i buy with my salary', null],
])('"%s" leads to %j', (asked, href) => {
  expect(incomeAnswer(asked, LOAN)?.href ?? null).toBe(href);
});

test.each([
  ['homes for a salary of 1.8 lakh in noida', 'for a in noida'],
  ['income 18 lakh per annum flat gurgaon', 'flat gurgaon'],
])('"%s" leaves "%s" open', (asked, rest) => {
  expect(incomeAnswer(asked, null)?.rest).toBe(rest);
});

test.each([
  ['down payment for 80 l', '₹ 64 Lakh at most, so at least ₹ 16 Lakh'],
  ['kitna down payment lagega 30 l ke flat mein', '₹ 27 Lakh at most, so at least ₹ 3 Lakh'],
  ['how much cash needed to buy 90 l flat', 'at least ₹ 18 Lakh'],
  ['how much percent loan', '90 % of the price up to a loan of ₹ 30 Lakh, 80 % up to ₹ 75 Lakh, 75 % above'],
  ['20 l down payment what can i buy', ''],
  ['down payment for a flat', ''],
])('what is paid down: "%s"', (asked, text) => {
  expect(downPaymentAnswer(asked, LOAN)?.text ?? '').toContain(text);
  expect(downPaymentAnswer(asked, LOAN) === null).toBe(text === '');
});

test.each([
  [
    'salary 1.4 l in hand existing car emi 18000',
    '50 % of ₹ 1,40,000 less ₹ 18,000 is ₹ 52,000',
    '₹ 59.92 Lakh',
    'under 5992000',
  ],
  ['salary 20000 car loan 15000', 'leaves nothing for a new instalment', '', ''],
])('%s: %s', (asked, share, lent, rest) => {
  const answer = incomeAnswer(asked, LOAN);
  expect(answer?.text).toContain(share);
  expect(answer?.text).toContain(lent);
  expect(answer?.rest.trim()).toBe(rest);
});

test.each([
  ['salary 1.5 l savings 25 l', 'under 10000000'],
  ['salary 1 l savings 10 l', 'under 5000000'],
])('savings pay their share of the price: %s', (asked, rest) => {
  expect(incomeAnswer(asked, LOAN)?.rest.trim()).toBe(rest);
});

test('savings pay the duty of the place that is named, too', () => {
  const duties = Object.entries(PLACES).map(([name, lines]) => ({ names: [name], lines }));
  const [{ names: [name] } = { names: [''] }] = duties;
  const under = (asked: string, known = duties) =>
    Number(/\d+$/.exec(incomeAnswer(asked, LOAN, known)?.rest ?? '')?.[0] ?? NaN);
  const savings = 'salary 2 l savings 40 l';
  const rest = incomeAnswer(`${savings} ${name}`, LOAN, duties)?.rest ?? '';
  expect(rest).toContain(`under ${under(savings, duties.slice(0, 1))}`);
  expect(under(savings)).toBeLessThan(under(savings, []));
});

test.each([
  ['2 bhk 40 l savings 60000 emi', '2 bhk'],
  ['savings 40 l emi 60000', ''],
])('savings beside an instalment pay the duty, too: %s', (asked, rest) => {
  const duties = Object.entries(PLACES).map(([name, lines]) => ({ names: [name], lines }));
  const rests = [duties, []].map((known) => affordedAnswer(asked, LOAN, known)?.rest ?? '');
  const [price = NaN, untaxed = NaN] = rests.map((each) => Number(/\d+$/.exec(each)?.[0]));
  expect(rests[0]).toBe(`${rest} under ${price}`);
  expect(price).toBeLessThan(untaxed);
});

test('an instalment alone leads to the price of the loan that it pays back', () => {
  expect(affordedAnswer('emi 40000 per month flat', LOAN, [])?.rest).toBe('flat under 4609000');
});
