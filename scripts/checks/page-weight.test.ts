import { eachText } from '@/lib/domain/site/fixtures/each-text';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_KINDS } from '@/lib/content/pages/kinds';
import { BUDGETS, budgetOf } from './page-budgets';
import { createScale, fontsOf, importsOf, islandScriptsOf, scriptsOf, stylesheetsOf } from './page-weight';

const PAGE = `<!DOCTYPE html><html><head>
<link rel="stylesheet" href="/_next/static/css/a.css" data-precedence="next"/>
<script type="module" src="/_next/static/islands/1/start.js" data-parts="Gallery hydrate"></script>
<script src="/_next/static/islands/1/old.js" noModule=""></script>
</head><body><div data-island="Gallery" data-props="{}"></div><div data-island="Gallery"></div>
<script type="application/ld+json">{}</script></body></html>`;
const LOADER = '/_next/static/islands/1/start.js';

test('scripts of a page: each once, without those for old browsers', () => {
  expect(scriptsOf(PAGE)).toEqual([LOADER]);
});

test('the loader fetches the files that it is told', () => {
  expect(islandScriptsOf(PAGE)).toEqual(['/_next/static/islands/1/Gallery.js', '/_next/static/islands/1/hydrate.js']);
});

test('a module fetches at once what it imports, not what it may import later', () => {
  const code = `import{a as b}from"./part-A.js";import"./part-B.js";export{b};const c=()=>import("./Late.js");`;
  expect(importsOf(code, LOADER)).toEqual(['/_next/static/islands/1/part-A.js', '/_next/static/islands/1/part-B.js']);
});

test('stylesheets and the fonts they name', () => {
  expect(stylesheetsOf(PAGE)).toEqual(['/_next/static/css/a.css']);
  const css = "@font-face{src:url(../media/a.woff2) format('woff2')}@font-face{src:url('/_next/static/media/b.woff2')}";
  expect(fontsOf(css, '/_next/static/css/a.css')).toEqual([
    '/_next/static/media/a.woff2',
    '/_next/static/media/b.woff2',
  ]);
});

test('a page weighs what is sent: compressed copies where there are some, shared parts once', () => {
  const outDir = mkdtempSync(join(tmpdir(), 'weight-'));
  const islands = '_next/static/islands/1';
  for (const [path, content] of [
    ['index.html', PAGE],
    ['index.html.br', 'x'.repeat(300)],
    [`${islands}/start.js`, ''],
    [`${islands}/start.js.br`, 'x'],
    [`${islands}/hydrate.js`, 'import"./part.js"'],
    [`${islands}/hydrate.js.br`, 'x'.repeat(20)],
    [`${islands}/Gallery.js`, 'import"./part.js"'],
    [`${islands}/Gallery.js.br`, 'x'.repeat(100)],
    [`${islands}/part.js`, ''],
    [`${islands}/part.js.br`, 'x'.repeat(4000)],
    [`${islands}/Strip.js.br`, 'x'.repeat(9000)],
    ['_next/static/css/a.css', '@font-face{src:url(../media/a.woff2)}'],
    ['_next/static/css/a.css.br', 'x'.repeat(7)],
    ['_next/static/media/a.woff2', 'x'.repeat(500)],
  ] as const) {
    mkdirSync(join(outDir, path, '..'), { recursive: true });
    writeFileSync(join(outDir, path), content);
  }
  expect(createScale(outDir)('index.html')).toEqual({ html: 300, js: 4121, css: 7, fonts: 500 });
});

test.each(
  eachText([
    ['/ ¦ /home', 'home'],
    ['/project-details ¦ /sco-projects', 'developers'],
    ['/project-details/vatika', 'developer'],
    ['/project-details/vatika/a-home', 'project'],
    ['/developer-projects/vatika/gurgaon/page/2 ¦ /projects/page/2', 'listing'],
    ['/city/goa ¦ /pune ¦ /contact', 'city'],
    ['/city/delhi/new/page/2', 'city listing'],
    ['/plots', 'category'],
    ['/about ¦ /404', 'other'],
  ]),
)('%s is held to the budget of: %s', (address, kind) => {
  expect(budgetOf(address).name).toBe(kind);
});

test('budgets name kinds of page that there are', () => {
  const names = PAGE_KINDS.map(({ name }) => name);
  expect(BUDGETS.flatMap(({ kinds }) => kinds).filter((kind) => !names.includes(kind))).toEqual([]);
});
