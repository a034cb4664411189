import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datePages, type ExportRecord, hashParts, type PagesNow, planBuild } from './plan-build';

const home = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'days-'));
  mkdirSync(join(folder, '.cache'));
  process.chdir(folder);
});
afterEach(() => process.chdir(home));

test('a page keeps the day on which it began to show what it shows', () => {
  const first = new Map(Object.entries({ 'about.html': 'a', 'plots.html': 'p' }));
  expect(datePages(first, '2026-01-02')).toEqual({ 'about.html': '2026-01-02', 'plots.html': '2026-01-02' });
  const second = new Map(Object.entries({ 'about.html': 'a', 'plots.html': 'other', 'sco.html': 's' }));
  expect(datePages(second, '2026-03-04')).toEqual({
    'about.html': '2026-01-02',
    'plots.html': '2026-03-04',
    'sco.html': '2026-03-04',
  });
  expect(datePages(second, '2026-05-06')).toMatchObject({ 'about.html': '2026-01-02', 'plots.html': '2026-03-04' });
});

const PAGE = { title: 'Goa', map: { pins: [1, 2] }, none: null, absent: undefined };

test('equal values have equal parts, whichever objects hold them', () => {
  expect(hashParts(PAGE)).toEqual(hashParts(structuredClone(PAGE)));
});

test.each([
  ['a text', { ...PAGE, title: 'Pune' }, 'title'],
  ['a value deep within', { ...PAGE, map: { pins: [1, 3] } }, 'map'],
  ['the order of a list', { ...PAGE, map: { pins: [2, 1] } }, 'map'],
  ['nothing in place of a value', { ...PAGE, title: null }, 'title'],
])('%s changes its own part and no other', (_, page, part) => {
  const [before, after] = [hashParts(PAGE), hashParts(page)];
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual([part]);
});

const pages = (hashes: Record<string, string>): PagesNow =>
  new Map(
    Object.entries(hashes).map(([file, view]) => [
      file,
      { route: '/[file]', params: { file }, parts: { title: 'same', view } },
    ]),
  );
const toRecord = (now: PagesNow) => Object.fromEntries([...now].map(([file, { parts }]) => [file, parts]));

const PAGES = { '/a': '1', '/b': '1', '/c': '1' };
const LAST: ExportRecord = { code: 'c', shell: { site: 's' }, pages: toRecord(pages(PAGES)) };
const NOW = { code: 'c', shell: { site: 's' } };
const there = () => true;

test('what did not change stays, what changed or is new is made, what went is removed', () => {
  const now = { ...NOW, pages: pages({ '/a': '1', '/b': '2', '/d': '1' }) };
  expect(planBuild(LAST, now, there)).toEqual({
    kind: 'partial',
    params: { '/[file]': [{ file: '/b' }, { file: '/d' }] },
    changed: ['/b', '/d'],
    removed: ['/c'],
    unchanged: ['/a'],
  });
});

test('a page that is missing in the export is made again', () => {
  const now = { ...NOW, pages: pages(PAGES) };
  expect(planBuild(LAST, now, (file) => file !== '/b')).toMatchObject({ changed: ['/b'], removed: [] });
});

test('of a kind without changes the last is made, as a build demands one', () => {
  const now = { ...NOW, pages: pages(PAGES) };
  expect(planBuild(LAST, now, there)).toMatchObject({ params: { '/[file]': [{ file: '/c' }] }, changed: [] });
});

test.each([
  ['there is no earlier export', null, NOW],
  ['the code changed', LAST, { ...NOW, code: 'other' }],
  ['what stands on every page changed (site)', LAST, { ...NOW, shell: { site: 'other' } }],
  ['what stands on every page changed (cities)', LAST, { ...NOW, shell: { site: 's', cities: 'new' } }],
])('everything is made when %s', (reason, last, now) => {
  expect(planBuild(last, { ...now, pages: pages({}) }, there)).toEqual({ kind: 'full', reason });
});
