import fc from 'fast-check';
import { formatPriceRange, formatRupees } from './price';
import { formatPriceText, parsePrice } from './price-text';

describe('price text → rupees (spec 5)', () => {
  const amount = fc.integer({ min: 100, max: 99_999 }).map((hundredths) => hundredths / 100);
  const unit = fc.constantFrom('Cr', 'L', 'Lakhs', 'Crore');
  const dash = fc.constantFrom(' – ', ' - ', '-', ' to ');

  test('the lowest is never above the highest', () => {
    fc.assert(
      fc.property(amount, unit, dash, amount, unit, (a, unitA, between, b, unitB) => {
        const range = parsePrice(`₹ ${a} ${unitA}${between}${b} ${unitB}`);
        expect(range?.maxRupees).toBeGreaterThanOrEqual(range?.minRupees ?? Infinity);
      }),
    );
  });

  test('the order of the two ends does not matter', () => {
    fc.assert(
      fc.property(amount, unit, amount, unit, (a, unitA, b, unitB) => {
        const [one, other] = [`${a} ${unitA}`, `${b} ${unitB}`];
        expect(parsePrice(`${one} – ${other}`)).toEqual(parsePrice(`${other} – ${one}`));
      }),
    );
  });
});

test.each([
  ['1.2-2 Cr', '₹ 1.2 – 2 Cr'],
  ['₹ 96 L - 1.46 Cr', '₹ 96 L – 1.46 Cr'],
  [' 96 L-₹  1.46 Cr ', '₹ 96 L – ₹  1.46 Cr'],
])('%s is shown as %s (decisions, Project page)', (text, shown) => {
  expect(formatPriceText(text)).toBe(shown);
  expect(formatPriceText(shown)).toBe(shown);
});

test.each([
  [18_100_000, '₹ 1.81 Cr'],
  [9_999_999, '₹ 1 Cr'],
  [100_000, '₹ 1 Lakh'],
  [99_999, '₹ 99,999'],
])('%d rupees are shown as %s (spec 9)', (rupees, shown) => {
  expect(formatRupees(rupees)).toBe(shown);
});

test.each([
  [18_100_000, 26_200_000, '₹ 1.81 – 2.62 Cr'],
  [9_600_000, 14_600_000, '₹ 96 L – 1.46 Cr'],
  [10_000_000, 10_000_000, '₹ 1 Cr'],
  [200_000, 9_500_000, '₹ 2 L – 95 L'],
  [3_800_000, null, '₹ 38 L onwards'],
])('%d to %s rupees are written %s', (minRupees, maxRupees, text) => {
  expect(formatPriceRange({ minRupees, maxRupees })).toBe(text);
});

test('a price that is written is read as the same', () => {
  const rupees = fc.integer({ min: 100, max: 90_000 }).map((thousands) => thousands * 1000);
  fc.assert(
    fc.property(rupees, fc.option(fc.nat(50_000)), (minRupees, width) => {
      const range = { minRupees, maxRupees: width === null ? null : minRupees + width * 1000 };
      expect(parsePrice(formatPriceRange(range))).toEqual(range);
    }),
  );
});
