import { toPagePath } from '../enquiry/origin';
import { AFFORD_KEYS, answerAffordability, homesWithin, householdFaults, parseHousehold } from './affordability-answer';
import { fileOf } from './fixtures/buying-file';

const file = fileOf();
const ask = (query: string) => {
  const household = parseHousehold(new URLSearchParams(query), file);
  return household && answerAffordability(household, file.loan);
};

test('savings limit: five lakh more lift the price', () => {
  const answer = ask('income=1,80,000&emis=15000&savings=40 lakh&place=hr-urban&owner=joint&other=2');
  expect(answer).toMatchObject({
    ...{ priceRupees: 10_394_000, limit: 'savings', budget: '1-103l', emiRoomRupees: 75_000 },
    more: { of: 'savings', rupees: 500_000 },
  });
  expect(answer!.more.priceRupees).toBeGreaterThan(answer!.priceRupees);
});

test('income limits: ten thousand more a month lift the price', () => {
  expect(ask('income=1.1 lakh&savings=25 lakh&place=up&owner=woman&stage=ready')).toMatchObject({
    ...{ priceRupees: 8_258_000, loanRupees: 6_337_000, emiRupees: 54_994, budget: '1-82l', limit: 'income' },
    more: { of: 'income', rupees: 10_000, priceRupees: 8_797_000 },
  });
});

test('the share of the income is a choice', () => {
  const query = 'income=110000&savings=25 lakh&place=up&owner=woman&stage=ready';
  const [careful, usual, stretched] = ['careful', 'usual', 'stretched'].map((share) => ask(`${query}&share=${share}`));
  expect(careful!.priceRupees).toBeLessThan(usual!.priceRupees);
  expect(stretched!.priceRupees).toBeGreaterThan(usual!.priceRupees);
});

test.each([
  ['', 20],
  ['&age=70', 1],
  ['&age=50 years', 10],
])('the loan%s ends with the working life: %d years', (age, years) => {
  const household = parseHousehold(new URLSearchParams(`income=100000${age}`), file);
  expect(household?.means.tenureYears).toBe(years);
});

test('without savings nothing fits, and without an income nothing is asked', () => {
  expect(ask('income=180000')).toMatchObject({ priceRupees: 0, budget: null, limit: 'savings' });
  expect(ask('savings=4000000')).toBeNull();
});

test('figures may have a decimal comma', () => {
  expect(ask('income=1,8 lakh&savings=40 lakh&other=2,5 %')).toEqual(
    ask('income=1.8 lakh&savings=40,00,000&other=2.5'),
  );
  expect(ask('income=1.8 lakh&savings=40 lakh&other=2,5')?.priceRupees).toBeGreaterThan(0);
});

test.each<[string, string[]]>([
  ['income=180k&savings=1 cr 20 lakh&emis=15 thousand&age=35&other=0', []],
  ['income=1.8 lakh&savings=5000 crore', ['savings']],
  ['income=1.8 lakh&age=5', ['age']],
  ['income=1.8 lakh&other=150', ['other']],
])('a sum waits for what is not understood: %s', (query, keys) => {
  expect([...householdFaults(new URLSearchParams(query)).keys()]).toEqual(keys);
  expect(ask(query) === null).toBe(keys.length > 0);
});

test.each([
  ['1-85l', 2],
  ['1-84l', 1],
  ['1-5.2cr', 3],
])('homes within %s: %d', (budget, count) => {
  expect(homesWithin({ pricesRupees: [4_000_000, 8_500_000, 52_000_000] }, budget)).toBe(count);
});

test('nothing that a household tells goes with its enquiry in the address of the page', () => {
  const told = new URLSearchParams(Object.values(AFFORD_KEYS).map((key) => [key, '5']));
  expect(toPagePath(`/affordability?${told.toString()}&owner=man`)).toBe('/affordability?owner=man');
});
