/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropReading, findKeptReading, keepReading } from './kept-reading';
import type { LoadedFile } from './read-json';

const READING: LoadedFile<{ name: string }> = {
  entries: [{ place: { file: 'a.json', path: [0], id: 'x' }, key: '', id: 'x', value: { name: 'X' } }],
  keys: new Set(['']),
  ids: new Set(['x']),
  recordPaths: [[0]],
  topKeys: [],
  isUnreadable: false,
};

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'kept-'));
const readBy = (code: string) => jest.replaceProperty(process, 'env', { ...process.env, CONTENT_READ_BY: code });

beforeEach(() => {
  process.chdir(folder);
  readBy('code');
  keepReading('a.json', '[1]', READING);
});
afterEach(() => {
  process.chdir(home);
  jest.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the same code finds what it read from the same text', () => {
  expect(findKeptReading('a.json', '[1]')).toEqual(READING);
});

test('a process of the same build takes what was kept last', () => {
  expect(findKeptReading('a.json', null)).toEqual(READING);
});

test.each([
  ['another text', () => findKeptReading('a.json', '[2]')],
  ['another file', () => findKeptReading('b.json', '[1]')],
  ['a file that has faults now', () => (dropReading('a.json'), findKeptReading('a.json', '[1]'))],
  ['other code', () => (readBy('other'), findKeptReading('a.json', '[1]'))],
  ['other code of the same build', () => (readBy('other'), findKeptReading('a.json', null))],
  ['no build', () => (readBy(''), findKeptReading('a.json', '[1]'))],
])('nothing is taken for %s', (_, find) => {
  expect(find()).toBeNull();
});
