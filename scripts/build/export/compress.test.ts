import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressExport, pageQuality } from './compress';

const LONG = 'A flat with a view of the park. '.repeat(100);

function makeFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

test('both copies hold the page', async () => {
  const outDir = makeFolder({ 'index.html': LONG });
  await compressExport(outDir, makeFolder({}));
  expect(brotliDecompressSync(readFileSync(join(outDir, 'index.html.br'))).toString()).toBe(LONG);
  expect(gunzipSync(readFileSync(join(outDir, 'index.html.gz'))).toString()).toBe(LONG);
});

test('files of the same content are each given a whole copy', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `${index}.json`);
  const outDir = makeFolder(Object.fromEntries(names.map((name) => [name, LONG])));
  expect(await compressExport(outDir, makeFolder({}))).toEqual({ files: 40, compressed: 1 });
  const copies = names.map((name) => brotliDecompressSync(readFileSync(join(outDir, `${name}.br`))).toString());
  expect(new Set(copies)).toEqual(new Set([LONG]));
});

test.each([
  ['a small file', 'a.html', 'x'.repeat(1023)],
  ['a picture', 'a.jpg', LONG],
  ['a font', 'a.woff2', LONG],
])('%s stays as it is', async (_case, name, content) => {
  const outDir = makeFolder({ [name]: content });
  await compressExport(outDir, makeFolder({}));
  expect(existsSync(join(outDir, `${name}.br`))).toBe(false);
});

test('pages of a large site are compressed less, and kept apart from the finer copies', async () => {
  const rows = Array.from({ length: 2000 }, (_, at) => `<li>${Math.imul(at, 2654435761) >>> 0} A flat</li>`).join('');
  const outDir = makeFolder({ 'a.html': rows });
  const cacheDir = makeFolder({});
  const size = async (projects: number) => {
    await compressExport(outDir, cacheDir, { ofPages: pageQuality(projects), some: ['a.html'] });
    return readFileSync(join(outDir, 'a.html.br')).byteLength;
  };
  const fine = await size(126);
  expect(fine).toBeLessThan(await size(10_000));
  expect(await size(126)).toBe(fine);
});

test('a small script is compressed all the same: a page loads many', async () => {
  const outDir = makeFolder({ 'a.js': 'x'.repeat(200) });
  await compressExport(outDir, makeFolder({}));
  expect(readFileSync(join(outDir, 'a.js.br')).byteLength).toBeLessThan(100);
});

test('a folder with an ending is a folder', async () => {
  const outDir = makeFolder({ 'index.html': LONG });
  mkdirSync(join(outDir, 'projects.json'));
  expect(await compressExport(outDir, makeFolder({}))).toEqual({ files: 1, compressed: 1 });
});

test('a second run compresses only what changed, and drops what is gone from the cache', async () => {
  const cacheDir = makeFolder({});
  const first = makeFolder({ 'a.html': LONG, 'b.html': `${LONG}b`, 'c.css': LONG });
  expect(await compressExport(first, cacheDir)).toEqual({ files: 3, compressed: 3 });

  const second = makeFolder({ 'a.html': LONG, 'b.html': `${LONG}changed` });
  expect(await compressExport(second, cacheDir)).toEqual({ files: 2, compressed: 1 });
  expect(readdirSync(cacheDir)).toHaveLength(4);
});

test('after a build of a few pages only their files are compressed, and the cache keeps what it has', async () => {
  const outDir = makeFolder({ 'a.html': LONG, 'b.html': `${LONG}b` });
  const cacheDir = makeFolder({});
  await compressExport(outDir, cacheDir);
  const kept = readdirSync(cacheDir).length;
  rmSync(join(outDir, 'b.html.br'));
  expect(await compressExport(outDir, cacheDir, { some: ['b.html'] })).toEqual({ files: 1, compressed: 0 });
  expect(existsSync(join(outDir, 'b.html.br'))).toBe(true);
  expect(readdirSync(cacheDir)).toHaveLength(kept);
});
