import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyBrochures, BROCHURE_CACHE, cachedPdf, findBrochurePages } from './brochure-pages';

let out = '';
const made: string[] = [];

const page = 'project-details/vatika/mogra.html';
const print = 'brochure/vatika/mogra.html';
const printPage = (name: string) =>
  `<link rel="canonical" href="https://a.example/brochure/vatika/mogra"/><a href="/brochure/vatika/mogra" data-print="">Save</a><article>${name} <img alt="" src="/images/m.jpg"/></article>`;
const links =
  '<a href="/brochure/vatika/mogra">A</a><a href="/brochure/vatika/mogra-2">B</a><div data-props=\'{"href":"/brochure/vatika/mogra"}\'>';

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
  write(print, printPage('Mogra'));
  write('images/m.jpg', `picture of ${out}`);
  write(page, links);
});

afterEach(() => {
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
    '<a href="/brochures/vatika/mogra.pdf" download="">A</a><a href="/brochure/vatika/mogra-2">B</a><div data-props=\'{"href":"/brochures/vatika/mogra.pdf"}\'>',
  );
});

test('the print page saves the PDF, and keeps its own address', () => {
  makePdf();
  applyBrochures(out);
  applyBrochures(out);
  const html = readFileSync(join(out, print), 'utf8');
  expect(html).toContain('<a href="/brochures/vatika/mogra.pdf" download="" data-print="">Save</a>');
  expect(html).toContain('href="https://a.example/brochure/vatika/mogra"');
});

test.each([
  ['words', () => write(print, readFileSync(join(out, print), 'utf8').replace('Mogra', 'Mogra, dearer'))],
  ['a picture', () => write('images/m.jpg', 'another picture')],
])('a PDF made before %s changed is taken back', (_, change) => {
  makePdf();
  applyBrochures(out);
  change();
  expect(applyBrochures(out)).toBe(0);
  expect(existsSync(join(out, 'brochures/vatika/mogra.pdf'))).toBe(false);
  expect(readFileSync(join(out, page), 'utf8')).toBe(links);
});
