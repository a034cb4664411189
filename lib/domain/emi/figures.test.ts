import fc from 'fast-check';
import { EMI_LIMITS, type EmiField } from './emi';
import { describeEmiTerm, emiFigures, emiUnit, emiYearRows, formatEmiInput } from './figures';

const PLAIN_AMOUNT = /^₹ \d{1,3}(,\d{2,3})*\.\d{2}$/;

test('figures of 1.2 crore at 8.5 % over 20 years', () => {
  expect(emiFigures({ loanRupees: 12_000_000, annualRatePercent: 8.5, tenureYears: 20 })).toEqual({
    live: 'EMI ₹ 1,04,139',
    monthly: '₹ 1,04,138.79',
    principal: '₹ 1,20,00,000.00',
    interest: '₹ 1,29,93,309.12',
    total: '₹ 2,49,93,309.12',
    principalPercent: 48,
    interestPercent: 52,
    result: 'Monthly EMI ₹ 1,04,138.79, total interest ₹ 1,29,93,309.12, total payment ₹ 2,49,93,309.12.',
    breakdown: 'Principal ₹ 1,20,00,000.00, 48%; total interest ₹ 1,29,93,309.12, 52%; total payment ₹ 2,49,93,309.12.',
  });
});

test('within the limits every figure is an amount, and the shares make 100', () => {
  const { loanRupees, annualRatePercent, tenureYears } = EMI_LIMITS;
  const terms = fc.record({
    loanRupees: fc.integer({ min: loanRupees.min / 1000, max: loanRupees.max / 1000 }).map((units) => units * 1000),
    annualRatePercent: fc.integer({ min: 1, max: annualRatePercent.max * 10 }).map((tenths) => tenths / 10),
    tenureYears: fc.integer({ min: tenureYears.min, max: tenureYears.max }),
  });
  fc.assert(
    fc.property(terms, (loan) => {
      const figures = emiFigures(loan);
      for (const amount of [figures.monthly, figures.principal, figures.interest, figures.total]) {
        expect(amount).toMatch(PLAIN_AMOUNT);
      }
      expect(figures.principalPercent + figures.interestPercent).toBe(100);
      expect(figures.principalPercent).toBeGreaterThan(0);
      expect(emiYearRows(loan)).toHaveLength(loan.tenureYears);
    }),
  );
});

test('the table begins with the first year and ends with nothing owed', () => {
  const rows = emiYearRows({ loanRupees: 12_000_000, annualRatePercent: 8.5, tenureYears: 20 });
  expect(rows[0]).toEqual(['1', '2,38,828', '10,10,838', '1,17,61,172']);
  expect(rows.at(-1)?.[3]).toBe('0');
});

test.each<[EmiField, number, string, string, string]>([
  ['loanRupees', 5_000_000, '₹ 50,00,000', '', '₹ 50,00,000'],
  ['annualRatePercent', 8.5, '8.5', '% a year', '8.5% a year'],
  ['tenureYears', 20, '20', 'years', '20 years'],
  ['tenureYears', 1, '1', 'year', '1 year'],
])('%s of %d: %s in the box, %s behind it, read as %s', (field, value, input, unit, spoken) => {
  expect(formatEmiInput(field, value)).toBe(input);
  expect(emiUnit(field, value)).toBe(unit);
  expect(describeEmiTerm(field, value)).toBe(spoken);
});
