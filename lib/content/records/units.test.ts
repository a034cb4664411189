/** @jest-environment node */
import { rewrite } from '../set/fixtures/edit-content';
import { withEdited } from '../set/fixtures/read-edited';
import { getUnits } from './units';

const UNIT = { tower: 'A', floor: 12, number: '1204', configuration: '3BHK', status: 'Available' };
const UNITS = [
  UNIT,
  { ...UNIT, tower: 'B', floor: 2, number: '202', price: 18_130_000, area: '1,690 sq.ft', facing: 'East' },
  { ...UNIT, floor: 3, number: '301', price: '1.9 Cr', status: 'On hold' },
  { ...UNIT, floor: 3, number: '302', status: 'Sold' },
];
const listOn = async (today: string, units: object[] = UNITS) => {
  let list: ReturnType<typeof getUnits> = null;
  jest.useFakeTimers({ now: Date.parse(`${today}T12:00:00Z`), doNotFake: ['performance'] });
  const text = JSON.stringify({ 'mogra-courts': { checkedAt: '2026-11-24', units } });
  await withEdited([rewrite('units', () => text)], () => {
    list = getUnits('mogra-courts');
  });
  return list as ReturnType<typeof getUnits>;
};
afterEach(() => jest.useRealTimers());

test.each([
  ['2026-11-24', false],
  ['2026-12-08', false],
  ['2026-12-09', true],
  ['2027-01-08', true],
  ['2027-01-09', null],
])('on %s what was told on 24 Nov is to be asked for: %p (null is hidden)', async (today, isOld) => {
  const list = await listOn(today);
  expect(list && list.isOld).toBe(isOld);
});

test('what is not sold stands by tower and floor, ready to show', async () => {
  const list = await listOn('2026-11-24');
  expect(list?.units.map((unit) => Object.values(unit).join(' | '))).toEqual([
    'A | 3 |  | On hold | 301 | 3 BHK | – | ₹ 1.9 Cr',
    'A | 12 |  | Available | 1204 | 3 BHK | – | Price on request',
    'B | 2 | East | Available | 202 | 3 BHK | 1,690 sq.ft | ₹ 1.81 Cr',
  ]);
});

test('where all are sold there is no list', async () => {
  expect(await listOn('2026-11-24', [{ ...UNIT, status: 'Sold' }])).toBeNull();
});
