import { loadEdited, errorLines, put, warningLines } from '../set/fixtures/edit-content';

const RUPEES = 'expected rupees, from 1,00,000 to 1,000 crore, as 18100000';
const CRORE = 'expected crore, from 0.01 to 1,000, as 1.81';
const FEE = 'expected rupees, at least 100, as 30000';
const SLAB = 'expected rupees, at least 10,000, as 5000000';

test.each([8.5, 0, -1, 93, 12_500, 99_999, 1_810_000_000_000])(
  'a floor plan that costs the number %p is refused',
  (price) => {
    const edits = [put('floorPlan mogra-courts floors 0 baseSellingPrice', price)];
    expect(errorLines(edits)).toEqual([
      `floorPlan.json › mogra-courts › floors[0].baseSellingPrice: ${RUPEES}, found number ${price}`,
    ]);
    expect(loadEdited(edits).faults.errors[0]?.line).toBeGreaterThan(0);
  },
);

test.each<[string, unknown, string]>([
  ['residentialProjects vatika 3 budget', { min: 12_000_000, max: 20_000_000 }, CRORE],
  ['residentialProjects vatika 3 budget', { min: 1.2, max: 20_000_000 }, CRORE],
  ['residentialProjects vatika 3 budget', { min: 0, max: 2 }, CRORE],
  ['buyingRates 9 fromRupees', 50, RUPEES],
  ['buyingRates 9 fromRupees', 0.5, RUPEES],
  ['buyingRates 2 lines 0 max', 0.3, FEE],
  ['buyingRates 2 lines 0 max', 30, FEE],
  [
    'buyingRates 2 lines 0 slabAmount',
    [
      [45, 1000],
      [null, 5000],
    ],
    SLAB,
  ],
  [
    'buyingRates 2 lines 0 slabAmount',
    [
      [4_500_000, 1],
      [null, 5000],
    ],
    FEE,
  ],
])('an amount of another unit is refused: %s = %j', (path, value, expected) => {
  expect(errorLines([put(path, value)]).some((line) => line.includes(expected))).toBe(true);
});

test.each<[string, unknown]>([
  ['floorPlan mogra-courts floors 0 baseSellingPrice', 18_100_000],
  ['residentialProjects vatika 3 budget', { min: 0.85, max: 2 }],
  ['buyingRates 9 fromRupees', 5_000_000],
  ['buyingRates 2 lines 0 max', 200],
])('an amount in its own unit is no fault: %s = %j', (path, value) => {
  expect(errorLines([put(path, value)])).toEqual([]);
});

test.each(['₹ 12500', '8.5', '₹ 1,25 Cr', '50 – 6 Cr'])('a price that reads “%s” is told', (price) => {
  expect(warningLines([put('residentialProjects vatika 0 price', price)])).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^residentialProjects\.json › vatika\[0\] \(mogra-courts\) › price: /),
    ]),
  );
});

test.each(['POA', 'Sold Out', 'TBA', 'Ask for price'])('“%s” is no fault', (price) => {
  const lines = warningLines([put('residentialProjects vatika 0 price', price)]);
  expect(lines.filter((line) => line.includes('vatika[0] (mogra-courts) › price'))).toEqual([]);
});
