import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { mountExport, mountIslands } from './mount-islands';

const ISLANDS = {
  address: '/islands',
  files: {
    hydrate: ['hydrate', 'part-B'],
    islands: ['islands', 'part-B', 'part-P'],
    EnquiryForm: ['EnquiryForm', 'part-B', 'part-P'],
    shell: ['hydrate', 'part-B'],
    finder: ['finder', 'part-B'],
    Gallery: ['Gallery', 'part-B', 'part-A'],
    Strip: ['Strip', 'part-C'],
  },
};
const loader = (parts: string) =>
  `<script type="module" fetchpriority="low" src="/islands/start.js" data-parts="${parts}"></script>`;
const LOADER = loader('hydrate part-B');
const page = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

test.each([
  ['a script of the client', '<script src="/_next/static/chunks/main.js" async=""></script>', ''],
  ['its preload', '<link rel="preload" as="script" href="/_next/static/chunks/main.js"/>', ''],
  ['the script for old browsers', '<script src="/_next/old.js" noModule=""></script>', ''],
])('%s goes', (_, head, left) => {
  expect(mountIslands(page(head, ''), ISLANDS)).toBe(page(left + LOADER, ''));
});

test('the payload goes, with words in it that look like the end of a script', () => {
  const body = '<p>A</p><script>self.__next_f.push([1,"<\\/script>"])</script><script>x("\\u003c")</script><p>B</p>';
  expect(mountIslands(page('', body), ISLANDS)).toBe(page(LOADER, '<p>A</p><p>B</p>'));
});

test.each([
  '<script type="application/ld+json">{"@type":"WebSite"}</script>',
  '<script type="speculationrules">{"prefetch":[]}</script>',
  '<link rel="preload" as="font" href="/a.woff2"/>',
  '<div data-island="Gallery"><p>1 / 3</p></div>',
])('%s stays', (part) => {
  expect(mountIslands(page('', part), ISLANDS)).toBe(
    page(part.includes('Gallery') ? loader('Gallery hydrate islands part-A part-B part-P') : LOADER, part),
  );
});

test('props stand between single quotation marks; a single one in them stays a reference', () => {
  const props = (text: string) => page('', `<div data-enhancer="shell" data-props=${text}></div>`);
  expect(mountIslands(props('"{&quot;a&quot;:&quot;&lt;b&#x27;s &amp;quot;&quot;}"'), ISLANDS)).toContain(
    `data-props='{"a":"&lt;b&#x27;s &amp;quot;"}'`,
  );
});

test('marks of the framework go', () => {
  expect(mountIslands(page('', '<div hidden=""></div><!--$--><p>A <!-- -->B</p><!--/$-->'), ISLANDS)).toBe(
    page(LOADER, '<p>A B</p>'),
  );
});

test('dollar signs in an address are just that', () => {
  expect(mountIslands(page('', ''), { ...ISLANDS, address: '/a$&b' })).toContain('src="/a$&b/start.js"');
});

test('the files of all islands of a page are named, each once', () => {
  const names = ['Strip', 'Gallery', 'Gallery', 'EnquiryForm'];
  const body = names.map((name) => `<div data-island="${name}"></div>`).join('');
  expect(mountIslands(page('', body), ISLANDS)).toContain(
    'data-parts="EnquiryForm Gallery Strip hydrate islands part-A part-B part-C part-P"',
  );
});

test.each([
  ['enhancers', '<div data-enhancer="shell"></div><div data-enhancer="finder"></div>', 'finder hydrate part-B'],
  [
    'enhancers and an island that is fetched when it is used',
    '<div data-enhancer="shell"></div><div data-island="EnquiryForm" data-when="used"></div>',
    'hydrate part-B',
  ],
])('a page of %s fetches nothing that draws', (_, body, parts) => {
  expect(mountIslands(page('', body), ISLANDS)).toBe(page(loader(parts), body));
});

describe('the typeface of headings', () => {
  const PRELOADS = ['text', 'display'].map(
    (name) => `<link rel="preload" href="/_next/static/media/${name}-s.p.1.woff2" as="font">`,
  );

  test.each([
    ['is loaded once where it is that of texts', 'text', ['text-s.p.1.woff2'], PRELOADS.slice(0, 1), 'text-s.p.1'],
    [
      'is a file of its own where it is another',
      'other',
      ['display-s.p.1.woff2', 'text-s.p.1.woff2'],
      PRELOADS,
      'display-s.p.1',
    ],
  ])('%s', (_, display, media, preloads, named) => {
    const outDir = mkdtempSync(join(tmpdir(), 'fonts-'));
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(outDir, path)), { recursive: true });
      writeFileSync(join(outDir, path), text);
    };
    write('_next/static/media/text-s.p.1.woff2', 'text');
    write('_next/static/media/display-s.p.1.woff2', display);
    write('_next/static/chunks/a.css', 'url(../media/display-s.p.1.woff2)');
    write('index.html', `<head>${PRELOADS.join('')}</head>`);
    mountExport(outDir, { address: '/x', files: {} });
    const html = readFileSync(join(outDir, 'index.html'), 'utf8');
    expect(readdirSync(join(outDir, '_next/static/media')).sort()).toEqual(media);
    expect(html.match(/<link[^>]*>/g)).toEqual(preloads);
    expect(readFileSync(join(outDir, '_next/static/chunks/a.css'), 'utf8')).toBe(`url(../media/${named}.woff2)`);
  });
});
