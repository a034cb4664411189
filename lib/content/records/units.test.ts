import { rewrite } from '../set/fixtures/edit-content';
import { withEdited } from '../set/fixtures/read-edited';
import { ownSheet } from '@/lib/domain/buying/cost-sheet';
import { parsePurchase } from '@/lib/domain/buying/purchase-query';
import { formatRupees } from '@/lib/domain/project/price';
import { getBuyingFile, getProjectCosts } from './costs';
import { getProjectById } from './projects';
import { getFreeTexts, getChargeTexts, getUnitCostHrefs, getUnits } from './units';

const UNIT = { tower: 'A', floor: 12, number: '1204', configuration: '3BHK', status: 'Available' };
const UNITS = [
  UNIT,
  { ...UNIT, tower: 'B', floor: 2, number: '202', price: 18_130_000, area: '1,690 sq.ft', facing: 'East' },
  { ...UNIT, floor: 3, number: '301', price: '1.9 Cr', status: 'On hold' },
  { ...UNIT, floor: 3, number: '302', status: 'Sold' },
];
const listOn = async (today: string, units: object[] = UNITS, rules?: object, read?: () => void) => {
  let list: ReturnType<typeof getUnits> = null;
  jest.useFakeTimers({ now: Date.parse(`${today}T12:00:00Z`), doNotFake: ['performance'] });
  const text = JSON.stringify({ 'mogra-courts': { checkedAt: '2026-11-24', rules, units } });
  await withEdited([rewrite('units', () => text)], () => {
    list = getUnits('mogra-courts');
    read?.();
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
  expect(list?.units.map(({ allInText: _, ...unit }) => Object.values(unit).join(' | '))).toEqual([
    'A | 3 |  | On hold | 301 | 3 BHK | – | ₹ 1.9 Cr',
    'A | 12 |  | Available | 1204 | 3 BHK | – | Price on request',
    'B | 2 | East | Available | 202 | 3 BHK | 1,690 sq.ft | ₹ 1.81 Cr',
  ]);
});

test('what is free is said by configuration, with its floors by facing', async () => {
  let texts: string[] = [];
  await listOn(
    '2026-11-24',
    [...UNITS, { ...UNIT, floor: 4, number: '404', configuration: 'Shop' }, { ...UNIT, floor: 2, number: '204' }],
    undefined,
    () => {
      texts = getFreeTexts('mogra-courts');
    },
  );
  expect(texts).toEqual([
    'Free, 3 BHK, 3 on 24 Nov 2026: on floors 2, 12; facing east on floor 2.',
    'Free, Shop, 1 on 24 Nov 2026: on floor 4.',
  ]);
});

test('where all are sold there is no list', async () => {
  expect(await listOn('2026-11-24', [{ ...UNIT, status: 'Sold' }])).toBeNull();
});

test('the price of a unit is counted by the rules unless it has its own', async () => {
  const rules = {
    ...{ baseRate: 10_400, floorRise: { fromFloor: 5, rate: 25 }, facing: { East: 150 }, features: { corner: 50 } },
  };
  const unit = { ...UNIT, area: '1,690 sq.ft', facing: 'East', features: ['corner'] };
  const list = await listOn('2026-11-24', [unit, { ...unit, number: '1205', price: 20_000_000 }], rules);
  // 1,690 × (10,400 + 8 × 25 + 150 + 50)
  expect(list?.units.map(({ priceText }) => priceText)).toEqual(['₹ 1.83 Cr', '₹ 2 Cr']);
});

test('what comes beside the price of its units is one sentence of its page', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z'), doNotFake: ['performance'] });
  expect(getChargeTexts('neem-avenue-residences-sector-84')).toEqual([
    expect.stringMatching(
      /^Beside the price: Parking ₹ 4 Lakh, .* ₹ 60 \/ sq\.ft, and more .* ₹ 25 for each floor from floor 6 on/,
    ),
  ]);
  expect(getChargeTexts('mogra-courts-sector-83')).toEqual([]);
});

test('what a unit comes to in all is what the calculator of its page says', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-26T12:00:00Z'), doNotFake: ['performance'] });
  const id = 'neem-avenue-residences-sector-84';
  const [list, hrefs] = [getUnits(id)!, getUnitCostHrefs(id)];
  const { start } = getProjectCosts(getProjectById(id)!)!;
  const file = getBuyingFile()!;
  expect(hrefs).toHaveLength(list.units.length);
  for (const [at, href] of hrefs.entries()) {
    const asked = href && parsePurchase(new URLSearchParams(href.replace('#cost', '')), start!, file)!;
    const rows = asked ? ownSheet({ ...file, place: asked.place }, asked.purchase) : [];
    const total = rows.find(({ kind }) => kind === 'total')?.rupees[0];
    expect(list.units[at]?.allInText).toBe(total === undefined ? null : formatRupees(total));
  }
  expect(hrefs.filter(Boolean).length).toBeGreaterThan(40);
});
