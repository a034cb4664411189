/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { editedFiles, put } from '@/lib/content/set/fixtures/edit-content';
import { saveOrSay } from '../entries/save';
import { projectRecords } from '../entries/entries';
import { WorkingCopy } from '../entries/working-copy';
import { planBulk, roundedPrice, type BulkChange } from './bulk';

jest.mock('server-only', () => ({}));

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'bulk-'));
  const files = editedFiles([put('units mogra-courts', { checkedAt: '2026-11-20', units: [] })]);
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
});
afterEach(() => rmSync(dir, { recursive: true }));

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
  expect(lines.at(-1)).toMatch(/^Mogra Courts: price ₹ 1\.81 – 2\.62 Cr → ₹ 1\.\d+ – 2\.\d+ Cr$/);
  expect(records.map(({ file }) => file)).toEqual(['floorPlans', 'residentialProjects', 'trendingProjects']);
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

test('prices are written as they were; what has none, units and the rest of the records stay', () => {
  const keys = projectRecords(new WorkingCopy(dir)).map(({ key }) => key);
  const { copy, lines, notes, records } = planned(keys, { kind: 'percent', value: '3' });
  expect(lines).toContain('Mogra Courts, 4 BHK: ₹ 2.62 → 2.7 Cr');
  expect(lines).toContain('Champa Terraces: price ₹ 38 L onwards → ₹ 39.1 L onwards');
  expect(notes).toContain('Palash Row keeps its price: Price on request.');
  expect(notes).toContain('Mogra Courts: its units keep their prices and rules.');
  const floors = records.find(({ file }) => file === 'floorPlans')?.after as { floors: object[] };
  expect(floors.floors.map((floor) => Object.entries(floor).at(2)?.[1] as unknown)).toEqual([
    ...['₹ 1.86 Cr', 27_000_000, []],
  ]);
  for (const { before, after } of records.filter(({ file }) => file !== 'floorPlans')) {
    expect({ ...(after as object), price: 0 }).toEqual({ ...(before as object), price: 0 });
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
