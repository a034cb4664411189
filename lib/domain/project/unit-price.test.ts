import type { Facing, UnitFeature } from './unit';
import { unitCharges, unitPrice, type PriceRules } from './unit-price';

const RULES: PriceRules = {
  baseRate: 10_400,
  floorRise: { fromFloor: 5, rate: 25 },
  facing: { East: 150, 'North-East': 225 },
  features: { corner: 100, park: 175, road: -60 },
  charges: [
    { id: 'parking', rupees: 400_000 },
    { id: 'development', rate: 90 },
  ],
};

/** Counted by a spreadsheet: every floor where the rule turns, every side, every feature. */
test.each<[number, number, Facing | null, string, number, number]>([
  [1310, 0, null, '', 13_624_000, 117_900],
  [1690, 1, 'West', 'corner park road', 17_939_350, 152_100],
  [1840, 4, 'East', 'road', 19_301_600, 165_600],
  [1885.5, 5, 'South', 'corner park', 20_174_850, 169_695],
  [760, 6, 'North-East', 'park', 8_246_000, 68_400],
  [1310, 12, 'East', 'corner', 14_213_500, 117_900],
  [1840, 26, 'North-East', '', 20_562_000, 165_600],
  [1885.5, 0, null, 'corner park road', 20_014_583, 169_695],
  [1885.5, 12, 'East', 'corner', 20_457_675, 169_695],
  [1690, 0, 'East', 'road', 17_728_100, 152_100],
  [760, 12, 'North-East', 'corner park road', 8_390_400, 68_400],
  [1310, 18, 'East', 'corner park road', 14_560_650, 117_900],
  [1690, 26, 'South', 'road', 18_404_100, 152_100],
  [1310, 5, 'North-East', '', 13_951_500, 117_900],
  [1885.5, 18, 'East', 'road', 20_438_820, 169_695],
])('%d sq.ft on floor %d, %s, %s: ₹ %d and ₹ %d', (areaSqft, floor, facing, words, price, development) => {
  const features = words.split(' ').filter(Boolean) as UnitFeature[];
  expect(unitPrice(RULES, { areaSqft, floor, facing, features })).toBe(price);
  expect(unitCharges(RULES, { areaSqft })).toEqual([
    { id: 'parking', rupees: 400_000 },
    { id: 'development', rupees: development },
  ]);
});

test('with a base rate alone every unit of an area costs the same', () => {
  const unit = { areaSqft: 1310, floor: 26, facing: 'East', features: ['corner'] } as const;
  expect(unitPrice({ baseRate: 10_400 }, unit)).toBe(13_624_000);
  expect(unitCharges({ baseRate: 10_400 }, unit)).toEqual([]);
});
