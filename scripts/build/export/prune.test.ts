import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pruneExport } from './prune';

function makeExport(paths: string[]): string {
  const outDir = mkdtempSync(join(tmpdir(), 'export-'));
  for (const path of paths) {
    mkdirSync(dirname(join(outDir, path)), { recursive: true });
    writeFileSync(join(outDir, path), 'x');
  }
  return outDir;
}

test('removes what only the client router asks for, and the folders that held nothing else', () => {
  const outDir = makeExport([
    'index.html',
    'index.txt',
    '__next._tree.txt',
    'about.html',
    'about.txt',
    'about/__next._full.txt',
    'about/__next.about/__PAGE__.txt',
    '_not-found.html',
    '_not-found.txt',
    '_not-found/__next._full.txt',
    'city/goa.html',
    'city/goa.txt',
    'city/goa/__next._head.txt',
    'robots.txt',
    'data/topLocalities.json',
    '_next/static/chunks/a.js',
  ]);

  pruneExport(outDir);

  const left = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).sort();
  expect(left.filter((path) => path.includes('.'))).toEqual([
    '_next/static/chunks/a.js',
    'about.html',
    'city/goa.html',
    'data/topLocalities.json',
    'index.html',
    'robots.txt',
  ]);
  expect(left).not.toContain('about');
  expect(left).not.toContain('city/goa');
});

test('counts the files it removed', () => {
  expect(pruneExport(makeExport(['a.html', 'a.txt', 'a/__next._full.txt', 'robots.txt']))).toBe(2);
});

test('removes what stands for kinds without pages, and no page', () => {
  const outDir = makeExport([
    'service/none.html',
    'service/none.txt',
    'data/none.json',
    'data/site.json',
    'cost/a.html',
  ]);
  pruneExport(outDir, ['service/none.html', 'data/none.json', 'location/none.html']);
  expect(readdirSync(outDir, { recursive: true, encoding: 'utf8' }).sort()).toEqual([
    ...['cost', 'cost/a.html', 'data', 'data/site.json'],
  ]);
});
