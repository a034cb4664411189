/** @jest-environment node */
import type { PageHashes } from './page-hashes';
import { planBuild, type ExportRecord } from './plan-build';

const pages = (hashes: Record<string, string>): PageHashes =>
  new Map(Object.entries(hashes).map(([file, hash]) => [file, { route: '/[file]', params: { file }, hash }]));

const LAST: ExportRecord = { code: 'c', shell: 's', pages: { '/a': '1', '/b': '1', '/c': '1' } };
const there = () => true;

test('what did not change stays, what changed or is new is made, what went is removed', () => {
  const now = { code: 'c', shell: 's', pages: pages({ '/a': '1', '/b': '2', '/d': '1' }) };
  expect(planBuild(LAST, now, there)).toEqual({
    kind: 'partial',
    build: { '/[file]': [{ file: '/b' }, { file: '/d' }] },
    changed: ['/b', '/d'],
    removed: ['/c'],
    unchanged: ['/a'],
  });
});

test('a page that is missing in the export is made again', () => {
  const now = { code: 'c', shell: 's', pages: pages(LAST.pages) };
  expect(planBuild(LAST, now, (file) => file !== '/b')).toMatchObject({ changed: ['/b'], removed: [] });
});

test('of a kind without changes the last is made, as a build demands one', () => {
  const now = { code: 'c', shell: 's', pages: pages(LAST.pages) };
  expect(planBuild(LAST, now, there)).toMatchObject({ build: { '/[file]': [{ file: '/c' }] }, changed: [] });
});

test.each([
  ['there is no earlier export', null, { code: 'c', shell: 's' }],
  ['the code changed', LAST, { code: 'other', shell: 's' }],
  ['what stands on every page changed', LAST, { code: 'c', shell: 'other' }],
])('everything is made when %s', (reason, last, now) => {
  expect(planBuild(last, { ...now, pages: pages({}) }, there)).toEqual({ kind: 'full', reason });
});
