import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Metafile, type OutputFile } from 'esbuild';
import { reachable } from '../../run/reachable';
import { lateStyles } from './late-styles';

/** The loader is the only script in the HTML. It is bundled alone and imports the other files by file name. */
const LOADER = 'components/islands/start.ts';
/** The core hydrates the islands. Its file also contains the islands of every page and their imports. */
const CORE = 'components/islands/hydrate.ts';
const ISLANDS_OF_EVERY_PAGE = 'components/islands/everywhere.ts';
/** Each of these files lists islands that appear on the same pages; they become one bundle. */
const BUNDLE_GROUPS = ['components/islands/home-page.ts', 'components/islands/project-page.ts'];
/** The loader imports this view by name before its island hydrates. */
const PRELOADED_VIEW = 'components/search/SearchHome.tsx';
const CHUNK = /part-[A-Z0-9]{8}/;
/** Inside Next's static folder, because hosts cache that folder for ever. */
const ISLANDS_FOLDER = '_next/static/islands';
/** The browsers of Next 16; all have `<dialog>`, modules and top-level await. */
const BROWSERS = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];
/** React's API on preact's code: 5 KB instead of 111 with Next's client. */
const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

export interface IslandFiles {
  /** Address of the folder; it contains a hash of all files. */
  address: string;
  /** Files to load for an island or for `hydrate`, by name: its own file and the chunks it imports. */
  files: ReadonlyMap<string, readonly string[]>;
}

const SETTINGS: BuildOptions = {
  outdir: ISLANDS_FOLDER,
  bundle: true,
  format: 'esm',
  minify: true,
  target: BROWSERS,
  legalComments: 'none',
  logLevel: 'warning',
};

/** Paths of the islands that a file imports from. */
const islandsIn = (path: string) =>
  Array.from(readFileSync(path, 'utf8').matchAll(/from '@\/(.+)'/g), ([, island = '']) => `${island}.tsx`);

const moduleName = (path: string) => basename(path).replace(/(\.island)?\.(tsx?|js)$/, '');

/**
 * Bundles the loader, the core and the other islands into files below `outDir`. Islands of a bundle group share one
 * file, every other island has its own. Code that several files use becomes shared chunks.
 */
export async function buildIslands(outDir: string): Promise<IslandFiles> {
  const islands = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.island.tsx'))
    .map((path) => join('components', path))
    .sort();
  const groups = new Map([
    [CORE, islandsIn(ISLANDS_OF_EVERY_PAGE)],
    ...BUNDLE_GROUPS.map((path) => [path, islandsIn(path)] as const),
  ]);
  const accompanied = new Set([...groups.values()].flat());
  const alone = islands.filter((path) => !accompanied.has(path));
  const loader = await build({ ...SETTINGS, entryPoints: [LOADER], write: false });
  const { outputFiles, metafile } = await build({
    ...SETTINGS,
    entryPoints: [CORE, PRELOADED_VIEW, ...BUNDLE_GROUPS, ...alone].map((path) => ({
      in: path,
      out: moduleName(path),
    })),
    chunkNames: 'part-[hash]',
    splitting: true,
    // `inject` makes esbuild treat the core as imported everywhere, so preact and the core end up in one chunk instead
    // of thirty.
    inject: [CORE],
    jsx: 'automatic',
    alias: PREACT,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [lateStyles()],
    metafile: true,
    write: false,
  });
  const toShort = shortNames(outputFiles);
  const files = [...loader.outputFiles, ...outputFiles].map(({ path, text }) => ({
    name: toShort(basename(path)),
    text: toShort(text),
  }));
  const address = `/${ISLANDS_FOLDER}/${hashOf(files)}`;
  mkdirSync(join(outDir, address), { recursive: true });
  for (const { name, text } of files) writeFileSync(join(outDir, address, name), text);
  return { address, files: filesOf(metafile, groups, toShort) };
}

/** Shortens chunk names (`part-2F2DDZBW` to `part-7`): the hash in the folder name is enough for caching. */
function shortNames(files: readonly OutputFile[]): (text: string) => string {
  const parts = files.flatMap(({ path }) => CHUNK.exec(basename(path)) ?? []).sort();
  const names = new Map(parts.map((part, index) => [part, `part-${index.toString(36)}`]));
  return (text) => text.replaceAll(new RegExp(CHUNK, 'g'), (part) => names.get(part) ?? part);
}

function hashOf(files: readonly { name: string; text: string }[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(name).update(text);
  return hash.digest('hex').slice(0, 8);
}

/** The files of each island by its name. `groups` maps an entry file to the islands bundled in it. */
function filesOf(
  { outputs }: Metafile,
  groups: ReadonlyMap<string, readonly string[]>,
  toShort: (text: string) => string,
): Map<string, readonly string[]> {
  const importsOf = (path: string) =>
    outputs[path]?.imports.flatMap(({ kind, path: imported }) => (kind === 'import-statement' ? imported : [])) ?? [];
  const entries = Object.entries(outputs).filter(([path, { entryPoint }]) => entryPoint && !CHUNK.test(path));
  const files = new Map<string, readonly string[]>(
    entries.map(([path]) => [
      moduleName(path),
      [...reachable([path], importsOf)].map((file) => toShort(moduleName(file))),
    ]),
  );
  for (const [entry, islands] of groups) {
    for (const island of islands) files.set(moduleName(island), files.get(moduleName(entry)) ?? []);
  }
  return files;
}
