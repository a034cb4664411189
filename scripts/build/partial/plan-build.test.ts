/** @jest-environment node */
import { planBuild, type ExportRecord, type PagesNow } from './plan-build';

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
