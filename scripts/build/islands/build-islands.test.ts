import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { build } from 'esbuild';
import { buildIslands, compileSheet, type IslandFiles, lateStyles } from './build-islands';
import { moduleName } from './chunk-groups';

const SHEETS = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));

test('a sheet of a later part is bundled as plain CSS, its utilities resolved', async () => {
  const { outputFiles } = await build({
    stdin: { contents: `import './components/search/search.css';`, resolveDir: resolve('.') },
    plugins: [lateStyles()],
    bundle: true,
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  expect(script).toContain('adoptedStyleSheets');
  expect(script).toContain('.search-head');
  expect(script).not.toMatch(/@(apply|reference|layer properties)/);
});

test('every colour and radius that a sheet reads is defined on every page', async () => {
  const common = await compileSheet('app/globals.css');
  const isDefined = (name: string) => common.includes(`${name}:`);
  const missing = SHEETS.flatMap((file) => {
    const read = readFileSync(`components/${file}`, 'utf8').matchAll(/var\((--(?:color|radius|shadow|ease)-[\w-]+)/g);
    return [...read].flatMap(([, name = '']) => (isDefined(name) ? [] : `${file}: ${name}`));
  });
  expect(SHEETS.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

const outDir = mkdtempSync(join(tmpdir(), 'islands-'));
let islands: IslandFiles;
beforeAll(async () => (islands = await buildIslands(outDir)), 60_000);

const folder = () => join(outDir, islands.address);
const clientFiles = () =>
  readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(island\.tsx|enhance\.ts)$/.test(path),
  );
const read = (name: string) => readFileSync(join(folder(), name), 'utf8');

test('every enhancer and island has its files, and they are there', () => {
  const names = clientFiles().map(moduleName);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !(name in islands.files))).toEqual([]);
  const missing = Object.values(islands.files)
    .flat()
    .filter((file) => !existsSync(join(folder(), `${file}.js`)));
  expect(missing).toEqual([]);
});

test('the loader stands alone: it asks for other files by name only', () => {
  expect(read('start.js')).not.toMatch(/\bfrom"|\bimport"/);
});

const sharedFiles = (name: string) => (islands.files[name] ?? []).filter((file) => /^p[\da-z]{1,2}$/.test(file));

test('the core is one file that every enhancer and island imports', () => {
  const [core, ...others] = sharedFiles('hydrate');
  expect(others).toEqual([]);
  for (const [name, files] of Object.entries(islands.files))
    expect([name, files.includes(core!)]).toEqual([name, true]);
});

test('preact and what draws are one file that every island imports', () => {
  const [core] = sharedFiles('hydrate');
  const preact = sharedFiles('islands').filter((file) => file !== core);
  expect(preact).toHaveLength(1);
  const names = clientFiles().flatMap((path) => (path.endsWith('.island.tsx') ? moduleName(path) : []));
  for (const name of names) expect([name, islands.files[name]?.includes(preact[0]!)]).toEqual([name, true]);
});

test.each([
  ...['shell', 'enquiryOpener', 'hearts', 'interruptions', 'applications', 'zoomOpener', 'heroBanner', 'listingBox'],
  ...['locationMap'],
])('%s comes without preact', (name) => {
  const preact = sharedFiles('islands').filter((file) => !sharedFiles('hydrate').includes(file));
  expect(islands.files[name]).not.toContain(preact[0]);
});

test('no file has React in it, nor the long names of parts', () => {
  for (const name of readdirSync(folder()).filter((file) => file.endsWith('.js'))) {
    const text = read(name);
    expect([name, /part-[A-Z0-9]{8}|react\.dev\/errors|Minified React/.test(text)]).toEqual([name, false]);
  }
});
