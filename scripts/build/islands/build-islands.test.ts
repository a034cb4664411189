/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIslands, type IslandFiles } from './build-islands';

const outDir = mkdtempSync(join(tmpdir(), 'islands-'));
let islands: IslandFiles;
beforeAll(async () => (islands = await buildIslands(outDir)), 60_000);
afterAll(() => rmSync(outDir, { recursive: true }));

const folder = () => join(outDir, islands.address);
const read = (name: string) => readFileSync(join(folder(), name), 'utf8');

test('every island has its files, and they are there', () => {
  const names = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .flatMap((path) => /(\w+)\.island\.tsx$/.exec(path)?.[1] ?? [])
    .sort();
  expect(names.filter((name) => !islands.files.has(name))).toEqual([]);
  const missing = [...islands.files.values()].flat().filter((file) => !existsSync(join(folder(), `${file}.js`)));
  expect(missing).toEqual([]);
});

test('the loader stands alone: it asks for other files by name only', () => {
  expect(read('start.js')).not.toMatch(/\bfrom"|\bimport"/);
});

test('preact and the core are one file that every island imports', () => {
  const core = islands.files.get('hydrate') ?? [];
  const shared = core.filter((file) => file.startsWith('part-'));
  expect(shared).toHaveLength(1);
  for (const [name, files] of islands.files) expect([name, files.includes(shared[0]!)]).toEqual([name, true]);
});

test('no file has React in it, nor the long names of parts', () => {
  for (const name of readdirSync(folder()).filter((file) => file.endsWith('.js'))) {
    const text = read(name);
    expect([name, /part-[A-Z0-9]{8}|react\.dev\/errors|Minified React/.test(text)]).toEqual([name, false]);
  }
});
