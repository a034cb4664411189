/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_FILES } from './table';
import { editedFiles, loadEdited, put, rewrite, type Edit } from '../set/fixtures/edit-content';
import { dropCached } from './cache';
import { readCachedReading } from './reading-cache';
import { readCheckedContent } from '../set/load';
import type { ContentSet } from './content-set';

const home = process.cwd();
let folder: string;
const readBy = (code: string) => jest.replaceProperty(process, 'env', { ...process.env, CONTENT_READ_BY: code });
/** A reading as plain values, the same for parsed and for cached records. */
const told = (content: ContentSet) =>
  Object.entries(content).map(([name, { entries, ...file }]) => [
    name,
    file,
    entries.map(({ position, key, id, value, pictures }) => ({ place: position, key, id, value, pictures })),
  ]);

const NEEM = 'residentialProjects vatika 3';
const CITIES = Buffer.from(editedFiles([])['cities.json'] ?? '');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  process.chdir(folder);
  readBy('code');
});
afterEach(() => {
  process.chdir(home);
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const EDITS: [string, Edit[]][] = [
  ['of the same text', []],
  ['of a changed record', [put(`${NEEM} price`, '₹ 9.10 Cr')]],
  ['of a record that gives a warning', [put(`${NEEM} price`, 'two crore or so')]],
  ['of a record under another key', [rewrite('floorPlan', (text) => text.replace('"mogra-courts"', '"neem-court"'))]],
  ['of lines that moved', [rewrite('residentialProjects', (text) => text.replace('{', '{\n\n'))]],
  ['of a record with an error', [put(`${NEEM} price`, 7)]],
  ['of a file that broke', [rewrite('cities', () => '{')]],
];

test.each(EDITS)('a reading after one that was kept is the same as without: %s', (_, edits) => {
  const warned = [put('residentialProjects vatika 0 area', 'quite large'), put('paymentPlan mogra-courts 0 x', 1)];
  loadEdited(warned);
  const second = loadEdited([...warned, ...edits]);
  const third = loadEdited([...warned, ...edits]);
  readBy('');
  const bare = loadEdited([...warned, ...edits]);
  for (const { content, faults } of [second, third]) {
    expect(told(content)).toEqual(told(bare.content));
    expect(new Set(faults.all.map((fault) => JSON.stringify(fault)))).toEqual(
      new Set(bare.faults.all.map((fault) => JSON.stringify(fault))),
    );
  }
  expect(bare.faults.warnings.length).toBeGreaterThan(1);
});

test('a record that stands as it stood is not checked again', () => {
  loadEdited();
  const check = jest.spyOn(CONTENT_FILES.residentialProjects.schema, 'safeParse');
  loadEdited();
  expect(check).not.toHaveBeenCalled();
  loadEdited([put(`${NEEM} price`, '₹ 9.10 Cr')]);
  expect(check.mock.calls.map(([value]) => (value as { id: string }).id)).toEqual(['neem-court']);
});

test('a process of the same build takes what was kept last', () => {
  const { content } = loadEdited();
  expect(told(readCheckedContent()!)).toEqual(told(content));
});

test('a file that cannot be kept is not taken by another process', () => {
  loadEdited([put(`${NEEM} price`, 7)]);
  expect(readCheckedContent()).toBeNull();
});

test.each([
  ['another text', () => readCachedReading('cities.json', Buffer.from('[2]'))?.isCurrent, false],
  ['the same text', () => readCachedReading('cities.json', CITIES)?.isCurrent, true],
  ['another file', () => readCachedReading('b.json', CITIES), null],
  ['a file that has faults now', () => (dropCached('cities.json'), readCachedReading('cities.json', CITIES)), null],
  ['other code', () => (readBy('other'), readCachedReading('cities.json', CITIES)), null],
  ['other code of the same build', () => (readBy('other'), readCachedReading('cities.json', null)), null],
  ['no build', () => (readBy(''), readCachedReading('cities.json', CITIES)), null],
])('what is taken for %s', (_, find, expected) => {
  loadEdited();
  expect(find()).toBe(expected);
});
