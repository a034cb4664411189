import fc from 'fast-check';
import { dutyOn, type DutyCase } from './duty';
import { PLACES } from './fixtures/rates';
import { OWNERS, type Owner } from './rates';

type More = Partial<Pick<DutyCase, 'isHome' | 'isFirstSaleFlat'>>;

const duty = (place: string, valueRupees: number, owner: Owner, more: More = {}) =>
  dutyOn(PLACES[place]!, { owner, valueRupees, isHome: true, isFirstSaleFlat: false, ...more });

test.each<[number, string, Owner, number[], number, More?]>([
  [12_700_000, 'hr-urban', 'man', [889_000, 50_000], 939_000],
  [12_700_000, 'hr-urban', 'woman', [635_000, 50_000], 685_000],
  [12_700_000, 'hr-urban', 'joint', [762_000, 50_000], 812_000],
  [12_700_000, 'hr-rural', 'man', [635_000, 50_000], 685_000],
  [12_700_000, 'hr-rural', 'woman', [381_000, 50_000], 431_000],
  [12_700_000, 'hr-rural', 'joint', [508_000, 50_000], 558_000],
  [2_800_000, 'hr-urban', 'man', [196_000, 15_000], 211_000],
  [18_000_000, 'dl-mcd', 'man', [540_000, 720_000, 180_000], 1_440_000],
  [18_000_000, 'dl-mcd', 'woman', [360_000, 540_000, 180_000], 1_080_000],
  [18_000_000, 'dl-mcd', 'joint', [450_000, 630_000, 180_000], 1_260_000],
  [2_400_000, 'dl-mcd', 'man', [72_000, 72_000, 24_000], 168_000],
  [9_500_000, 'up', 'man', [665_000, 95_000], 760_000],
  [9_500_000, 'up', 'woman', [570_000, 95_000], 665_000],
  [9_500_000, 'up', 'joint', [617_500, 95_000], 712_500],
  [10_000_000, 'up', 'woman', [600_000, 100_000], 700_000],
  [10_500_000, 'up', 'woman', [735_000, 105_000], 840_000],
  [24_000_000, 'mh-mumbai', 'man', [1_200_000, 240_000, 30_000], 1_470_000],
  [24_000_000, 'mh-mumbai', 'joint', [1_200_000, 240_000, 30_000], 1_470_000],
  [24_000_000, 'mh-mumbai', 'woman', [960_000, 240_000, 30_000], 1_230_000],
  [2_500_000, 'mh-mumbai', 'man', [125_000, 25_000, 25_000], 175_000],
  [6_000_000, 'mh-mumbai', 'woman', [300_000, 60_000, 30_000], 390_000, { isHome: false }],
  [11_000_000, 'mh-pune', 'man', [550_000, 110_000, 110_000, 30_000], 800_000],
  [8_000_000, 'ka-urban', 'joint', [400_000, 40_000, 8000, 160_000], 608_000],
  [4_200_000, 'ka-urban', 'man', [126_000, 12_600, 2520, 84_000], 225_120, { isFirstSaleFlat: true }],
  [4_200_000, 'ka-urban', 'woman', [210_000, 21_000, 4200, 84_000], 319_200],
  [12_000_000, 'ga', 'woman', [600_000, 420_000], 1_020_000],
  [9_000_000, 'tg', 'man', [495_000, 135_000, 45_000], 675_000],
  [8_500_000, 'tn', 'man', [425_000, 170_000], 595_000, { isFirstSaleFlat: true }],
  [8_500_000, 'tn', 'man', [595_000, 170_000], 765_000],
  [12_000_000, 'wb-urban', 'man', [840_000, 120_000], 960_000],
  [7_000_000, 'gj', 'man', [343_000, 70_000], 413_000],
  [7_000_000, 'gj', 'woman', [343_000, 0], 343_000],
])('duty on ₹ %d in %s for %s is %j', (value, place, owner, lines, total, ...[more]) => {
  const found = duty(place, value, owner, more);
  expect(found.lines.map(({ rupees }) => rupees)).toEqual(lines);
  expect(found.totalRupees).toBe(total);
});

test.each<[string, string, Owner, [number, number][]]>([
  [
    'the fee of Haryana at 90 lakh',
    'hr-urban',
    'man',
    [
      [9_000_000, 675_000],
      [9_000_001, 680_000],
    ],
  ],
  [
    'the transfer duty of Delhi at 25 lakh',
    'dl-mcd',
    'man',
    [
      [2_500_000, 175_000],
      [2_500_001, 200_000],
    ],
  ],
  [
    'the rebate of Uttar Pradesh at a crore',
    'up',
    'woman',
    [
      [10_000_000, 700_000],
      [10_000_001, 800_000],
    ],
  ],
  [
    'the duty of West Bengal at a crore',
    'wb-urban',
    'man',
    [
      [10_000_000, 700_000],
      [10_000_001, 800_000],
    ],
  ],
  [
    'the fee of Maharashtra at 30 lakh',
    'mh-mumbai',
    'man',
    [
      [3_000_000, 210_000],
      [3_000_001, 210_000],
    ],
  ],
])('a slab includes its end: %s', (_, place, owner, steps) => {
  expect(steps.map(([value]) => [value, duty(place, value, owner).totalRupees])).toEqual(steps);
});

test('half a rupee is rounded upwards, line by line', () => {
  expect(duty('up', 50, 'man').lines.map(({ rupees }) => rupees)).toEqual([4, 1]);
  expect(duty('gj', 500, 'man').lines.map(({ rupees }) => rupees)).toEqual([25, 5]);
});

test('duty never falls when the value rises', () => {
  const place = fc.constantFrom(...Object.keys(PLACES));
  const value = fc.nat(100_000_000);
  fc.assert(
    fc.property(place, fc.constantFrom(...OWNERS), value, fc.nat(5_000_000), (name, owner, low, more) => {
      expect(duty(name, low + more, owner).totalRupees).toBeGreaterThanOrEqual(duty(name, low, owner).totalRupees);
    }),
  );
});
