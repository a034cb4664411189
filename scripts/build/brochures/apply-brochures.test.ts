/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BROCHURE_CACHE, cachedPdf, findBrochurePages } from './brochure-pages';
import { applyBrochures } from './apply-brochures';

let out = '';
const made: string[] = [];

const page = 'project-details/vatika/mogra.html';
const links =
  '<a href="/brochure/vatika/mogra">A</a><a href="/brochure/vatika/mogra-2">B</a><div data-props="{&quot;href&quot;:&quot;/brochure/vatika/mogra&quot;}">';

function write(path: string, text: string): void {
  mkdirSync(join(out, path, '..'), { recursive: true });
  writeFileSync(join(out, path), text);
}

function makePdf(): void {
  const [first] = findBrochurePages(out);
  mkdirSync(BROCHURE_CACHE, { recursive: true });
  made.push(cachedPdf(first!));
  writeFileSync(cachedPdf(first!), '%PDF-1.4');
}

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'brochures-'));
  write('brochure/vatika/mogra.html', '<article>Mogra <img alt="" src="/images/m.jpg"/></article>');
  write('images/m.jpg', `picture of ${out}`);
  write(page, links);
});

afterEach(() => {
  rmSync(out, { recursive: true });
  for (const file of made.splice(0)) rmSync(file, { force: true });
});

test('without a PDF the print page stays linked', () => {
  expect(applyBrochures(out)).toBe(0);
  expect(readFileSync(join(out, page), 'utf8')).toBe(links);
});

test('a PDF of the present data is put in place, and only its own links follow', () => {
  makePdf();
  expect(applyBrochures(out)).toBe(1);
  expect(readFileSync(join(out, 'brochures/vatika/mogra.pdf'), 'utf8')).toBe('%PDF-1.4');
  expect(readFileSync(join(out, page), 'utf8')).toBe(
    '<a href="/brochures/vatika/mogra.pdf">A</a><a href="/brochure/vatika/mogra-2">B</a><div data-props="{&quot;href&quot;:&quot;/brochures/vatika/mogra.pdf&quot;}">',
  );
});

test.each([
  ['words', () => write('brochure/vatika/mogra.html', '<article>Mogra, dearer <img src="/images/m.jpg"/></article>')],
  ['a picture', () => write('images/m.jpg', 'another picture')],
])('a PDF made before %s changed is taken back', (_, change) => {
  makePdf();
  applyBrochures(out);
  change();
  expect(applyBrochures(out)).toBe(0);
  expect(existsSync(join(out, 'brochures/vatika/mogra.pdf'))).toBe(false);
  expect(readFileSync(join(out, page), 'utf8')).toBe(links);
});
