/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUDGETS } from './budgets';
import { createScale, fontsOf, scriptsOf, stylesheetsOf } from './page-weight';

const PAGE = `<!DOCTYPE html><html><head>
<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/>
<link rel="preload" as="script" href="/_next/static/chunks/main.js"/>
<script src="/_next/static/chunks/main.js" async=""></script>
<script src="/_next/static/chunks/own.js?v=1" async=""></script>
<script src="/_next/static/chunks/own.js?v=1" async=""></script>
<script src="/_next/static/chunks/old.js" noModule=""></script>
</head><body><script>self.x=1</script></body></html>`;

test('scripts of a page: each once, without those for old browsers', () => {
  expect(scriptsOf(PAGE)).toEqual(['/_next/static/chunks/main.js', '/_next/static/chunks/own.js']);
});

test('stylesheets and the fonts they name', () => {
  expect(stylesheetsOf(PAGE)).toEqual(['/_next/static/css/a.css']);
  const css = "@font-face{src:url(../media/a.woff2) format('woff2')}@font-face{src:url('/_next/static/media/b.woff2')}";
  expect(fontsOf(css, '/_next/static/css/a.css')).toEqual([
    '/_next/static/media/a.woff2',
    '/_next/static/media/b.woff2',
  ]);
});

test('a page weighs what is sent: compressed copies where there are some, the framework told apart', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'weight-'));
  for (const [path, bytes] of [
    ['index.html.br', 300],
    ['_next/static/chunks/main.js', 9999],
    ['_next/static/chunks/main.js.br', 100],
    ['_next/static/chunks/own.js', 9999],
    ['_next/static/chunks/own.js.br', 20],
    ['_next/static/css/a.css.br', 7],
    ['_next/static/media/a.woff2', 500],
  ] as const) {
    mkdirSync(join(outDir, path, '..'), { recursive: true });
    writeFileSync(join(outDir, path), 'x'.repeat(bytes));
  }
  writeFileSync(join(outDir, 'index.html'), PAGE);
  writeFileSync(join(outDir, '_next/static/css/a.css'), '@font-face{src:url(../media/a.woff2)}');

  const weigh = createScale(outDir, ['/_next/static/chunks/main.js']);
  expect(weigh('index.html')).toEqual({ html: 300, js: 120, ownJs: 20, css: 7, fonts: 500 });
});

test.each([
  ['/', 'home'],
  ['/project-details', 'developers'],
  ['/sco-projects', 'developers'],
  ['/project-details/vatika', 'developer'],
  ['/project-details/vatika/a-home', 'project'],
  ['/developer-projects/vatika/gurgaon/page/2', 'listing'],
  ['/projects/page/2', 'listing'],
  ['/city/goa', 'city'],
  ['/pune', 'city'],
  ['/city/delhi/new/page/2', 'city listing'],
  ['/plots', 'category'],
  ['/about', 'other'],
])('%s is held to the budget of: %s', (address, kind) => {
  expect(BUDGETS.find(({ pattern }) => pattern.test(address))?.kind).toBe(kind);
});
