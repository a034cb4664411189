import fc from 'fast-check';
import { deriveId, derivePriceText, packPrice, unpackPrice } from './derived-texts';
import { parsePrice } from '../project/price-text';

test.each([
  [18_100_000, 26_200_000, '₹ 1.81 – 2.62 Cr'],
  [9_600_000, 14_600_000, '₹ 96 L – 1.46 Cr'],
  [5_400_000, 9_050_000, '₹ 54 – 90.5 L'],
  [10_000_000, 10_000_000, '₹ 1 Cr'],
  [9_900_000, 10_000_000, '₹ 99 L – 1 Cr'],
  [200_000, 9_500_000, '₹ 2 L – 95 L'],
  [3_800_000, null, '₹ 38 L onwards'],
])('%d to %s rupees are written %s', (minRupees, maxRupees, text) => {
  expect(derivePriceText({ minRupees, maxRupees })).toBe(text);
});

test('a derived price is read as what it was derived from', () => {
  const rupees = fc.integer({ min: 100, max: 90_000 }).map((thousands) => thousands * 1000);
  fc.assert(
    fc.property(rupees, fc.option(fc.nat(50_000)), (minRupees, width) => {
      const range = { minRupees, maxRupees: width === null ? null : minRupees + width * 1000 };
      expect(parsePrice(derivePriceText(range))).toEqual(range);
    }),
  );
});

test.each([
  ['₹ 1.81 – 2.62 Cr', [181, 262]],
  ['₹ 38 L onwards', [38, 0]],
  ['Rs. 1.81 – 2.62 Cr', [181, 262, 'Rs. 1.81 – 2.62 Cr']],
  ['₹ 1,23,45,678', [123.45678, 123.45678, '₹ 1,23,45,678']],
  ['Sold out', 'Sold out'],
  ['', ''],
])('"%s" is packed as %j, and comes out with its rupees', (text, packed) => {
  const price = parsePrice(text);
  expect(packPrice(text, price)).toEqual(packed);
  expect(unpackPrice(packPrice(text, price))).toEqual({ text, price });
});

test('a price that is not available is packed as nothing', () => {
  expect(packPrice('Price on request', null)).toBe('');
});

test('any rupees come out of a file as they went in', () => {
  const rupees = fc.integer({ min: 1, max: 1e12 });
  fc.assert(
    fc.property(rupees, fc.option(rupees), (minRupees, maxRupees) => {
      expect(unpackPrice(packPrice('as written', { minRupees, maxRupees })).price).toEqual({ minRupees, maxRupees });
    }),
  );
});

test.each([
  ['Mogra Courts', ['Sector 83', 'Gurgaon'], 'mogra-courts-sector-83'],
  ['Mogra Courts', ['Gurgaon'], 'mogra-courts-gurgaon'],
  ['Mogra Courts', [], 'mogra-courts'],
])('%s in %j is %s', (name, localities, id) => {
  expect(deriveId(name, localities)).toBe(id);
});
