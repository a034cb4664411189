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

/** Counted by a spreadsheet, floor by floor. */
test.each<[number, number, Facing | null, string, number, number]>([
  [1310, 0, null, '', 13_624_000, 117_900],
  [1690, 1, 'West', 'corner park road', 17_939_350, 152_100],
  [1840, 4, 'East', 'road', 19_301_600, 165_600],
  [1885.5, 5, 'South', 'corner park', 20_174_850, 169_695],
  [760, 6, 'North-East', 'park', 8_246_000, 68_400],
  [1310, 12, 'East', 'corner', 14_213_500, 117_900],
  [1690, 18, 'South', 'corner', 18_336_500, 152_100],
  [1840, 26, 'North-East', '', 20_562_000, 165_600],
  [1885.5, 0, null, 'corner park road', 20_014_583, 169_695],
  [760, 1, 'West', 'road', 7_858_400, 68_400],
  [1310, 4, 'North-East', 'corner park', 14_279_000, 117_900],
  [1690, 5, null, 'park', 17_914_000, 152_100],
  [1840, 6, 'West', 'park', 19_550_000, 165_600],
  [1885.5, 12, 'East', 'corner', 20_457_675, 169_695],
  [760, 18, 'South', '', 8_170_000, 68_400],
  [1310, 26, 'West', 'corner park road', 14_626_150, 117_900],
  [1690, 0, 'East', 'road', 17_728_100, 152_100],
  [1840, 1, 'South', 'corner park', 19_642_000, 165_600],
  [1885.5, 4, 'North-East', 'corner park', 20_551_950, 169_695],
  [760, 5, null, 'park', 8_056_000, 68_400],
  [1310, 6, 'South', 'corner', 13_820_500, 117_900],
  [1690, 12, 'North-East', '', 18_294_250, 152_100],
  [1840, 18, null, 'corner park road', 20_175_600, 165_600],
  [1885.5, 26, 'West', 'road', 20_533_095, 169_695],
  [760, 0, 'East', 'road', 7_972_400, 68_400],
  [1310, 1, null, 'corner park', 13_984_250, 117_900],
  [1690, 4, 'West', 'park', 17_871_750, 152_100],
  [1840, 5, 'East', 'corner', 19_642_000, 165_600],
  [1885.5, 6, 'South', '', 19_703_475, 169_695],
  [760, 12, 'North-East', 'corner park road', 8_390_400, 68_400],
  [1310, 18, 'East', 'corner park road', 14_560_650, 117_900],
  [1690, 26, 'South', 'road', 18_404_100, 152_100],
  [1840, 0, 'North-East', 'corner park', 20_056_000, 165_600],
  [1885.5, 1, null, 'park', 19_939_163, 169_695],
  [760, 4, 'West', 'corner', 7_980_000, 68_400],
  [1310, 5, 'North-East', '', 13_951_500, 117_900],
  [1690, 6, null, '', 17_660_500, 152_100],
  [1840, 12, 'West', 'corner park road', 19_899_600, 165_600],
  [1885.5, 18, 'East', 'road', 20_438_820, 169_695],
  [760, 26, 'South', 'corner park', 8_531_000, 68_400],
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
