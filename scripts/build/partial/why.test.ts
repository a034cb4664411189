import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainPage, keepValues, SHELL, writeValues } from './why';

const home = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'why-'));
  process.chdir(folder);
});
afterEach(() => process.chdir(home));

/** Begins a build in which a page shows this, on a site with this phone number. */
function begin(page: object, phone = '1'): void {
  const add = writeValues();
  add(SHELL, { site: { phone } });
  add('/goa', page);
}
function build(page: object, phone?: string): void {
  begin(page, phone);
  keepValues();
}

const GOA = { title: 'Goa', shown: [{ name: 'A', price: '1 Cr' }, { name: 'B' }] };
const PRICED = { ...GOA, shown: [{ name: 'A', price: '2 Cr' }, { name: 'B' }] };

test.each<[string, object, string, string[]]>([
  ['a value', PRICED, '1', ['  shown', '    [0].price: "1 Cr" → "2 Cr"']],
  ['a new entry', { ...GOA, shown: [...GOA.shown, 'C'] }, '1', ['  shown', '    [2]: nothing → "C"']],
  ['a value that went', { title: 'Goa' }, '1', ['  shown', `    ${JSON.stringify(GOA.shown)} → nothing`]],
  ['a part of another kind', { ...GOA, title: ['Goa'] }, '1', ['  title', '    "Goa" → ["Goa"]']],
  ['what stands on every page', GOA, '2', ['  shell', '    site.phone: "1" → "2"']],
])('the part of a page that changed is named, with what it was and is: %s', (_, page, phone, lines) => {
  build(GOA);
  begin(page, phone);
  expect(explainPage('/goa').split('\n').slice(1)).toEqual(lines);
});

test('of many values the first ten are named, of a long one its beginning', () => {
  const numbers = (from: number) => Array.from({ length: 30 }, (_, at) => from + at);
  build({ numbers: numbers(0), text: '' });
  begin({ numbers: numbers(100), text: 'a'.repeat(200) });
  const lines = explainPage('/goa').split('\n');
  expect(lines.slice(11, 13)).toEqual(['    [9]: 9 → 109', '    … and 20 more']);
  expect(lines.at(-1)).toMatch(/^ {4}"" → "a{79}…$/);
});

test('after the build the question is what that build made the page for', () => {
  build(GOA);
  build(PRICED);
  begin(PRICED);
  expect(explainPage('/goa')).toBe(
    '/goa shows what it showed in the last build. That made it for:\n  shown\n    [0].price: "1 Cr" → "2 Cr"',
  );
});

test('a page that is new, one that is not there, one that stayed', () => {
  begin(GOA);
  expect([explainPage('/goa'), explainPage('/go')]).toEqual(['/goa is new.', expect.stringContaining('no such page')]);
  keepValues();
  build(GOA);
  begin(GOA);
  expect(explainPage('/goa')).toBe('/goa shows what it showed in the last two builds.');
});
