import fc from 'fast-check';
import { eachText } from '../site/fixtures/each-text';
import {
  calculateEmi,
  emiSchedule,
  formatEmiAmount,
  formatEmiQuery,
  parseEmiInput,
  parseEmiQuery,
  sliderToLoan,
  startingTerms,
  stepLoan,
} from './emi';

const terms = fc.record({
  loanRupees: fc.integer({ min: 1, max: 1_000_000 }).map((thousands) => thousands * 1000),
  annualRatePercent: fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10),
  tenureYears: fc.integer({ min: 1, max: 30 }),
});

describe('a loan', () => {
  test.each([
    [12_000_000, 8.5, 20, '₹ 1,04,138.79', '₹ 1,29,93,309.12', '₹ 2,49,93,309.12'],
    [5_000_000, 8.5, 20, '₹ 43,391.16', '₹ 54,13,878.80', '₹ 1,04,13,878.80'],
    [1000, 0.1, 1, '₹ 83.38', '₹ 0.54', '₹ 1,000.54'],
    [120_000, 0, 1, '₹ 10,000.00', '₹ 0.00', '₹ 1,20,000.00'],
  ])('of %d at %d %% for %d years costs %s a month', (loanRupees, annualRatePercent, tenureYears, ...texts) => {
    const [monthly, interest, total] = texts;
    const result = calculateEmi({ loanRupees, annualRatePercent, tenureYears });
    expect(formatEmiAmount(result.monthlyRupees)).toBe(monthly);
    expect(formatEmiAmount(result.totalInterestRupees)).toBe(interest);
    expect(formatEmiAmount(result.totalRupees)).toBe(total);
  });

  test('is repaid by its instalments, to the paisa in ten lakh', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const { monthlyRupees } = calculateEmi(loan);
        let balance = loan.loanRupees;
        for (let month = 0; month < loan.tenureYears * 12; month += 1) {
          balance = balance * (1 + loan.annualRatePercent / 1200) - monthlyRupees;
        }
        expect(Math.abs(balance) / loan.loanRupees).toBeLessThan(1e-5);
      }),
    );
  });

  test('costs more with a higher rate, and less a month with more years', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const { monthlyRupees } = calculateEmi(loan);
        const dearer = calculateEmi({ ...loan, annualRatePercent: loan.annualRatePercent + 0.1 });
        expect(dearer.monthlyRupees).toBeGreaterThan(monthlyRupees);
        expect(calculateEmi({ ...loan, tenureYears: loan.tenureYears + 1 }).monthlyRupees).toBeLessThan(monthlyRupees);
      }),
    );
  });

  test('has a schedule whose parts add up to loan and interest', () => {
    fc.assert(
      fc.property(terms, (loan) => {
        const years = emiSchedule(loan);
        const { totalInterestRupees } = calculateEmi(loan);
        const sum = (key: 'principalRupees' | 'interestRupees') => years.reduce((total, year) => total + year[key], 0);
        expect(years).toHaveLength(loan.tenureYears);
        expect(sum('principalRupees')).toBeCloseTo(loan.loanRupees, 2);
        expect(Math.abs(sum('interestRupees') - totalInterestRupees) / loan.loanRupees).toBeLessThan(1e-5);
        expect(years.at(-1)?.balanceRupees).toBe(0);
      }),
    );
  });
});

test.each([
  ['lowest price 1.5 Cr', 'residential', 15_000_000, [12_000_000, 8.5, 20]],
  ['lowest price 1.81 Cr', 'residential', 18_100_000, [14_480_000, 8.5, 20]],
  ['rounded to a thousand', 'residential', 3_806_800, [3_045_000, 8.5, 20]],
  ['no price', 'residential', null, [5_000_000, 8.5, 20]],
  ['a price beyond the slider', 'residential', 2_000_000_000, [1_000_000_000, 8.5, 20]],
  ['a shop of 1.5 Cr', 'commercial', 15_000_000, [9_000_000, 9.5, 15]],
  ['a shop without a price', 'commercial', null, [5_000_000, 9.5, 15]],
] as const)('the starting terms with %s', (_, kind, price, terms) => {
  expect(Object.values(startingTerms(kind, price))).toEqual(terms);
});

test.each(
  eachText<[string, 'loanRupees' | 'annualRatePercent' | 'tenureYears', number | null]>([
    ['5000000 ¦ ₹ 50,00,000 ¦ 50 lakh', 'loanRupees', 5_000_000],
    ['1499 ¦ 12', 'loanRupees', 1000],
    ['9999999999', 'loanRupees', 1_000_000_000],
    ['1,2 cr ¦ 1 cr 20 lakh ¦ 1,20,00,000/-', 'loanRupees', 12_000_000],
    ['abc ¦  ¦ -5 ¦ 1e9', 'loanRupees', null],
    ['8,5 ¦ 8.5 ¦ 8.54', 'annualRatePercent', 8.5],
    ['9,25', 'annualRatePercent', 9.3],
    ['0', 'annualRatePercent', 0.1],
    ['31', 'annualRatePercent', 30],
    ['8.', 'annualRatePercent', 8],
    ['.5', 'annualRatePercent', 0.5],
    ['a8. ¦ 1.2.3', 'annualRatePercent', null],
    ['20,0 ¦ 20', 'tenureYears', 20],
    ['12.', 'tenureYears', 12],
    ['0', 'tenureYears', 1],
    ['40', 'tenureYears', 30],
    ['NaN ¦ Infinity', 'tenureYears', null],
  ]),
)('%j typed as %s', (text, field, value) => {
  expect(parseEmiInput(field, text)).toBe(value);
});

describe('the loan slider', () => {
  test.each([
    [0, 1_000_000],
    [1, 1_000_000_000],
    [0.5, 32_000_000],
    [-1, 1_000_000],
    [2, 1_000_000_000],
  ])('at %d stands for %d rupees', (place, loan) => {
    expect(sliderToLoan(place)).toBe(loan);
  });

  test.each([
    [5_000_000, 1, 6_000_000],
    [5_000_000, -1, 4_000_000],
    [5_200_000, 1, 6_000_000],
    [5_200_000, -1, 5_000_000],
    [1_000_000, -1, 1_000_000],
    [1_000_000_000, 1, 1_000_000_000],
    [5_000_000, 10, 15_000_000],
  ])('moves from %d by %d steps to %d', (loan, steps, next) => {
    expect(stepLoan(loan, steps)).toBe(next);
  });
});

test('a calculation travels in the address', () => {
  const fallback = { loanRupees: 5_000_000, annualRatePercent: 8.5, tenureYears: 20 };
  const shared = { loanRupees: 12_000_000, annualRatePercent: 9.1, tenureYears: 15 };
  expect(parseEmiQuery(new URLSearchParams(formatEmiQuery(shared)), fallback)).toEqual(shared);
  const capped = { ...fallback, tenureYears: 30 };
  expect(parseEmiQuery(new URLSearchParams('loan=x&rate=&years=99'), fallback)).toEqual(capped);
  expect(parseEmiQuery(new URLSearchParams(''), fallback)).toEqual(fallback);
});
