import { readFileSync } from 'node:fs';
import path from 'node:path';
import { editedFolder, put } from '@/lib/content/set/fixtures/edit-content';
import { saveOrSay } from '../entries/save';
import { projectRecords } from '../entries/entries';
import { WorkingCopy } from '../entries/working-copy';
import { planBulk, roundedPrice, type BulkChange } from './bulk';

let dir: string;
beforeEach(() => {
  dir = editedFolder([
    put('units mogra-courts', {
      checkedAt: '2026-11-20',
      rules: { baseRate: 9000 },
      units: [
        { floor: 1, number: '101', configuration: '3 BHK', price: '₹ 1.81 Cr', status: 'Available' },
        { floor: 2, number: '201', configuration: '4 BHK', price: 26_200_000, status: 'Available' },
        { floor: 3, number: '301', configuration: '3 BHK', status: 'Available' },
      ],
    }),
    put('residentialProjects vatika 0 laterPrices', [{ from: '2026-12-04', price: '₹ 1.90 – 2.70 Cr' }]),
  ]);
});

const MOGRA = 'mogra-courts';

function planned(keys: string[], change: BulkChange) {
  const copy = new WorkingCopy(dir);
  const plan = planBulk(copy, keys, change);
  if ('fault' in plan) return { copy, fault: plan.fault, lines: [], records: [], notes: [] };
  return { copy, ...plan, fault: null, lines: plan.changes.map(({ title, words }) => `${title}: ${words}`) };
}

test.each([
  [18_100_000, 18_643_000, 18_600_000],
  [9_600_000, 9_888_000, 9_890_000],
  [9_900_000, 10_197_000, 10_200_000],
  [13_624_000, 14_032_720, 14_033_000],
  [20_000_000, 20_600_000, 20_600_000],
  [18_123_457, 18_667_160.7, 18_667_161],
])('%d, changed to %d, is written as %d', (before, after, written) => {
  expect(roundedPrice(before, after)).toBe(written);
});

test.each<[BulkChange['kind'], string, string]>([
  ['percent', '3', '₹ 1.81 → 1.86 Cr'],
  ['percent', '-2.5 %', '₹ 1.81 → 1.76 Cr'],
  ['amount', '5 lakh', '₹ 1.81 → 1.86 Cr'],
  ['amount', '−5,00,000', '₹ 1.81 → 1.76 Cr'],
])('%s %s: configurations, the price of the project and of its trending card', (kind, value, words) => {
  const { lines, records, copy } = planned([MOGRA], { kind, value });
  expect(lines[0]).toBe(`Mogra Courts, 3 BHK: ${words}`);
  expect(lines).toContainEqual(
    expect.stringMatching(/^Mogra Courts: price ₹ 1\.81 – 2\.62 Cr → ₹ 1\.\d+ – 2\.\d+ Cr$/),
  );
  expect(records.map(({ file }) => file)).toEqual(['floorPlans', 'units', 'residentialProjects', 'trendingProjects']);
  expect(saveOrSay(copy, records)).toBeNull();
  expect(copy.faults().errors).toEqual([]);
});

test.each<[BulkChange['kind'], string]>([
  ['percent', ''],
  ['percent', '0'],
  ['percent', '51'],
  ['percent', 'three'],
  ['amount', 'a bit'],
  ['status', 'Free'],
  ['checkedAt', '2999-01-01'],
  ['checkedAt', 'today'],
])('%s “%s” is refused in words', (kind, value) => {
  expect(planned([MOGRA], { kind, value }).fault).toMatch(/^(Type|Choose) an? |^Choose/);
});

test('units with a price of their own, prices to come and the budget go along', () => {
  const { copy, lines, notes, records } = planned([MOGRA], { kind: 'percent', value: '10' });
  expect(lines).toEqual(
    expect.arrayContaining([
      'Mogra Courts: prices of 2 units ₹ 1.81 – 2.62 Cr → ₹ 1.99 – 2.88 Cr',
      'Mogra Courts: price from 2026-12-04 ₹ 1.9 – 2.7 Cr → ₹ 2.09 – 2.97 Cr',
      'Mogra Courts: budget min 1.8 → 1.98; max 2.6 → 2.86',
    ]),
  );
  expect(notes).toEqual(['Mogra Courts: the rules for prices of units stay.']);
  const { units } = records.find(({ file }) => file === 'units')?.after as { units: { price?: unknown }[] };
  expect(units.map(({ price }) => price)).toEqual(['₹ 1.99 Cr', 28_800_000, undefined]);
  expect(saveOrSay(copy, records)).toBeNull();
  expect(copy.faults().errors).toEqual([]);
});

test('prices are written as they were; what has none, rules of units and the rest of the records stay', () => {
  const keys = projectRecords(new WorkingCopy(dir)).map(({ key }) => key);
  const { copy, lines, notes, records } = planned(keys, { kind: 'percent', value: '3' });
  expect(lines).toContain('Mogra Courts, 4 BHK: ₹ 2.62 → 2.7 Cr');
  expect(lines).toContain('Champa Terraces: price ₹ 38 L onwards → ₹ 39.1 L onwards');
  expect(notes).toContain('Palash Row keeps its price: Price on request.');
  const floors = records.find(({ file }) => file === 'floorPlans')?.after as { floors: object[] };
  expect(floors.floors.map((floor) => Object.entries(floor).at(2)?.[1] as unknown)).toEqual([
    ...['₹ 1.86 Cr', 27_000_000, []],
  ]);
  for (const { before, after } of records.filter(({ file }) => !['floorPlans', 'units'].includes(file))) {
    const rest = { price: 0, laterPrices: 0, budget: 0 };
    expect({ ...(after as object), ...rest }).toEqual({ ...(before as object), ...rest });
  }
  expect(saveOrSay(copy, records)).toBeNull();
  expect(copy.faults().errors).toEqual([]);
});

test('a status and a day of checking are set where they differ', () => {
  const day = { kind: 'checkedAt', value: '2026-11-20' } as const;
  expect(planned([MOGRA, 'champa-terraces'], day).lines).toEqual([
    'Mogra Courts: checked with the developer on now 2026-11-20',
    'Champa Terraces: checked with the developer on now 2026-11-20',
  ]);
  const { copy, records, lines } = planned([MOGRA], { kind: 'status', value: 'Ready To move' });
  expect(lines).toEqual(['Mogra Courts: status Under Construction → Ready To move']);
  expect(saveOrSay(copy, records)).toBeNull();
  expect(readFileSync(path.join(dir, 'residentialProjects.json'), 'utf8')).toContain('Ready To move');
  expect(planned([MOGRA], { kind: 'status', value: 'Ready To move' }).lines).toEqual([]);
});
