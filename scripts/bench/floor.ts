import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressExport } from '../build/export/compress';
import { PAGE_KINDS_PATH } from '../run/page-kinds';
import { buildAstroTwin, TWIN, TWIN_PAGE } from './astro-twin';
import { measureInteractions } from './interactions';
import { compareVariants } from './lighthouse';
import { describeMachine, serveVariants, type Variant } from './serve-variant';
import { readOptions } from '../run/read-options';

const FLOOR: Variant = { name: 'without script', dir: '.cache/floor-out', port: 4303 };
const PUBLISHED: Variant = { name: 'as published', dir: 'out', port: 4304 };
/** Structured data is no script to a browser. */
const SCRIPT = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g;

interface Kind {
  kind: string;
  path: string;
}

/**
 * `npm run bench:floor -- --runs 3 --kinds home,project`: compares one page of each kind with the same page without any
 * script, which is the least that its HTML, styles and pictures cost; the project page also with its twin made with
 * Astro (`bench/astro`), and with the first ten interactions of a visitor. Needs a current `out/`.
 */
async function bench(): Promise<void> {
  const { values } = readOptions({
    options: { runs: { type: 'string', default: '3' }, kinds: { type: 'string' } },
  });
  const all = JSON.parse(readFileSync(PAGE_KINDS_PATH, 'utf8')) as Kind[];
  const wanted = values.kinds?.split(',');
  const pages = all.filter(({ kind }) => wanted?.includes(kind) ?? true);
  if (pages.length === 0) throw new Error(`No such kind. There are: ${all.map(({ kind }) => kind).join(', ')}`);

  rmSync(FLOOR.dir, { recursive: true, force: true });
  cpSync('out', FLOOR.dir, { recursive: true });
  const files = pages.map(({ path }) => `${path === '/' ? 'index' : path.slice(1)}.html`);
  for (const file of files) {
    const path = join(FLOOR.dir, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(SCRIPT, ''));
  }
  await compressExport(FLOOR.dir, '.cache/compressed-floor', { some: files });
  console.log(`Mobile Lighthouse, simulated slow 4G over HTTP/2, medians of ${values.runs}; ${describeMachine()}`);
  const runs = Number(values.runs);
  await serveVariants([FLOOR, PUBLISHED], async (served) => {
    for (const { path } of pages) if (path !== TWIN_PAGE) await compareVariants(served, path, runs);
  });
  if (!pages.some(({ path }) => path === TWIN_PAGE)) return;
  await buildAstroTwin(FLOOR.dir);
  await serveVariants([FLOOR, TWIN, PUBLISHED], async (served) => {
    await compareVariants(served, TWIN_PAGE, runs);
    await measureInteractions(served.slice(1), TWIN_PAGE, runs);
  });
}

bench().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
