import fc from 'fast-check';
import { PLACES } from './fixtures/rates';
import { dutyOn, type DutyCase, OWNERS, type Owner } from '../project/rates';

type More = Partial<Pick<DutyCase, 'isHome' | 'isFirstSaleFlat'>>;

const duty = (place: string, valueRupees: number, owner: Owner, more: More = {}) =>
  dutyOn(PLACES[place]!, { owner, valueRupees, isHome: true, isFirstSaleFlat: false, ...more });

test.each<[number, string, Owner, number[], number, More?]>([
  [12_700_000, 'hr-urban', 'man', [889_000, 50_000], 939_000],
  [12_700_000, 'hr-urban', 'joint', [762_000, 50_000], 812_000],
  [12_700_000, 'hr-rural', 'woman', [381_000, 50_000], 431_000],
  [2_800_000, 'hr-urban', 'man', [196_000, 15_000], 211_000],
  [18_000_000, 'dl-mcd', 'woman', [360_000, 540_000, 180_000], 1_080_000],
  [2_400_000, 'dl-mcd', 'man', [72_000, 72_000, 24_000], 168_000],
  [9_500_000, 'up', 'woman', [570_000, 95_000], 665_000],
  [10_000_000, 'up', 'woman', [600_000, 100_000], 700_000],
  [6_000_000, 'mh-mumbai', 'woman', [300_000, 60_000, 30_000], 390_000, { isHome: false }],
  [4_200_000, 'ka-urban', 'woman', [210_000, 21_000, 4200, 84_000], 319_200],
  [12_000_000, 'ga', 'woman', [600_000, 420_000], 1_020_000],
])('duty on ₹ %d in %s for %s is %j', (value, place, owner, lines, total, ...[more]) => {
  const found = duty(place, value, owner, more);
  expect(found.lines.map(({ rupees }) => rupees)).toEqual(lines);
  expect(found.totalRupees).toBe(total);
});

test.each<[string, string, Owner, number, number, number]>([
  ['the fee of Haryana at 90 lakh', 'hr-urban', 'man', 9_000_000, 675_000, 680_000],
  ['the transfer duty of Delhi at 25 lakh', 'dl-mcd', 'man', 2_500_000, 175_000, 200_000],
  ['the rebate of Uttar Pradesh at a crore', 'up', 'woman', 10_000_000, 700_000, 800_000],
])('a slab includes its end: %s', (_, place, owner, end, within, beyond) => {
  const totals = [end, end + 1].map((value) => duty(place, value, owner).totalRupees);
  expect(totals).toEqual([within, beyond]);
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
