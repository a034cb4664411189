import fc from 'fast-check';
import { loanForEmi } from '../emi/emi';
import { affordablePrice, budgetFor, type Means } from './affordability';
import { allInCost, PLAIN_PURCHASE, type Purchase } from './all-in';
import { LOAN, PLACES, ratesOf } from './fixtures/rates';
import { calculateEmi } from '../emi/emi';
import { loanByBank, percentOf, type Owner } from '../project/rates';

const MEANS: Means = {
  ...{ netIncomeRupees: 180_000, existingEmiRupees: 15_000, savingsRupees: 4_000_000 },
  ...{ incomeSharePercent: 50, annualRatePercent: 8.5, tenureYears: 20 },
};

/** Duty, GST and other costs of a home at a price. */
const costsIn =
  (place: string, owner: Owner, isUnderConstruction: boolean, otherPercent: number) => (price: number) => {
    const home: Purchase = {
      ...PLAIN_PURCHASE,
      ...{ priceRupees: price, owner, purpose: 'home', isUnderConstruction, isFirstSaleFlat: false },
    };
    return allInCost(ratesOf(place), home).totalRupees - price + percentOf(price, otherPercent);
  };

type Vector = [string, Means, (price: number) => number, object, string | null, number];

const VECTORS: Vector[] = [
  [
    'a man in Mumbai',
    {
      ...MEANS,
      ...{ netIncomeRupees: 400_000, existingEmiRupees: 40_000, savingsRupees: 6_000_000, incomeSharePercent: 55 },
    },
    costsIn('mh-mumbai', 'man', true, 0),
    {
      ...{ emiRoomRupees: 180_000, loanByIncomeRupees: 20_741_000, priceRupees: 16_583_000, loanRupees: 12_437_250 },
      ...{ costsRupees: 1_854_130, ownRupees: 5_999_880, limit: 'savings' },
    },
    '1-165l',
    107_933,
  ],
  [
    'instalments that take all the income',
    { ...MEANS, netIncomeRupees: 90_000, existingEmiRupees: 50_000, savingsRupees: 3_000_000 },
    costsIn('ka-urban', 'man', false, 0),
    {
      ...{ emiRoomRupees: 0, loanByIncomeRupees: 0, priceRupees: 2_788_000, loanRupees: 0 },
      ...{ costsRupees: 211_888, ownRupees: 2_999_888, limit: 'income' },
    },
    '1-27l',
    0,
  ],
];

test.each(VECTORS)('what is affordable: %s', (_, means, costsOf, expected, budget, emi) => {
  const found = affordablePrice(means, LOAN, costsOf);
  expect(found).toEqual(expected);
  expect(budgetFor(found.priceRupees)).toBe(budget);
  const { annualRatePercent, tenureYears } = means;
  expect(Math.round(calculateEmi({ loanRupees: found.loanRupees, annualRatePercent, tenureYears }).monthlyRupees)).toBe(
    emi,
  );
});

test('without savings nothing is affordable', () => {
  const found = affordablePrice({ ...MEANS, savingsRupees: 0 }, LOAN, costsIn('up', 'man', false, 0));
  expect(found).toMatchObject({ priceRupees: 0, costsRupees: 0, loanRupees: 0, ownRupees: 0, limit: 'savings' });
});

test.each([
  [25, 22.5],
  [37.5, 30],
  [96, 75],
])('a bank lends on %d lakh at most %d', (price, loan) => {
  expect(loanByBank(LOAN, price * 100_000)).toBe(loan * 100_000);
});

test('a loan without interest is its instalments', () => {
  expect(loanForEmi(10_000, 0, 10)).toBe(1_200_000);
});

test.each([
  [99_999, null],
  [100_000, '1-1l'],
  [50_000_000, '1-5cr'],
  [49_999_999, '1-499l'],
])('the budget for ₹ %d is %s', (price, budget) => {
  expect(budgetFor(price)).toBe(budget);
});

test('the price fits, and a thousand more does not', () => {
  const means = fc.record({
    netIncomeRupees: fc.nat(1_000_000),
    existingEmiRupees: fc.nat(100_000),
    savingsRupees: fc.nat(50_000_000),
    incomeSharePercent: fc.constantFrom(40, 50, 60),
    annualRatePercent: fc.constantFrom(0, 7.25, 8.5, 12),
    tenureYears: fc.integer({ min: 1, max: 30 }),
  });
  fc.assert(
    fc.property(means, fc.constantFrom(...Object.keys(PLACES)), fc.boolean(), (of, place, isNew) => {
      const costsOf = costsIn(place, 'man', isNew, 0);
      const { priceRupees, loanByIncomeRupees } = affordablePrice(of, LOAN, costsOf);
      const left = (price: number) =>
        of.savingsRupees + Math.min(loanByIncomeRupees, loanByBank(LOAN, price)) - price - costsOf(price);
      if (priceRupees > 0) expect(left(priceRupees)).toBeGreaterThanOrEqual(0);
      expect(left(priceRupees + 1000)).toBeLessThan(0);
    }),
  );
});
