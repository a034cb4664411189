/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { datePages, hashParts } from './page-parts';

const home = process.cwd();
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'days-'));
  mkdirSync(join(folder, '.cache'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

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
