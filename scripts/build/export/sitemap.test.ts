import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listSitemap, removeSitemaps } from './sitemap';

const SITE = 'https://aangan.example';
const home = process.cwd();
let folder = '';

const page = (path: string, head = '', graph: object[] = []) =>
  `<html><head><link rel="canonical" href="${SITE}${path}"/>${head}</head><script type="application/ld+json">${JSON.stringify({ '@graph': graph })}</script><main><img src="/images/a.jpg"></main></html>`;

const write = (file: string, text: string) => writeFileSync(join(folder, 'out', file), text);
const entries = () => JSON.parse(readFileSync('.cache/sitemap-entries.json', 'utf8')) as Record<string, unknown>;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitemap-'));
  mkdirSync(join(folder, 'out'));
  process.chdir(folder);
  write('index.html', page('/'));
  write('flat.html', page('/flat', '', [{ dateModified: '2026-01-02', image: ['/images/b.jpg'] }]));
  write('thanks.html', page('/thanks', '<meta name="robots" content="noindex">'));
  write('copy.html', page('/flat'));
});
afterEach(() => process.chdir(home));

test('lists pages that are their own canonical and may be indexed, with pictures and date', () => {
  expect(listSitemap('out', SITE, null)).toEqual({ pages: 4, isCurrent: false });
  expect(entries()).toEqual({
    'index.html': { loc: '/', images: [{ loc: { href: `${SITE}/images/a.jpg` } }] },
    'copy.html': null,
    'flat.html': { loc: '/flat', lastmod: '2026-01-02', images: [{ loc: { href: `${SITE}/images/b.jpg` } }] },
    'thanks.html': null,
  });
});

test('after a build of a few pages only those are read, and the sitemap stays where it tells the same', () => {
  listSitemap('out', SITE, null);
  write('sitemap.xml', '');
  write('index.html', 'not read');
  const all = ['index.html', 'flat.html', 'thanks.html', 'copy.html', 'sitemap.xml'];
  expect(listSitemap('out', SITE, { made: ['flat.html'], all })).toEqual({ pages: 4, isCurrent: true });
  write('flat.html', page('/flat', '', [{ dateModified: '2026-03-04' }]));
  expect(listSitemap('out', SITE, { made: ['flat.html'], all })).toEqual({ pages: 4, isCurrent: false });
});

test('sitemaps of an earlier build go with their copies', () => {
  for (const file of ['sitemap.xml', 'sitemap-0.xml', 'sitemap-0.xml.br', 'robots.txt']) write(file, '');
  removeSitemaps('out');
  expect(readdirSync('out').filter((file) => !file.endsWith('.html'))).toEqual([]);
});
