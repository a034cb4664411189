import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Metafile, type OutputFile } from 'esbuild';
import { reachable } from '../../run/reachable';
import { lateStyles } from './late-styles';

/** The one script of a page; it shares nothing and calls the others by name. */
const LOADER = 'components/islands/start.ts';
/** Brings islands to life; those of every page, and all that they are made of, are in its one file. */
const CORE = 'components/islands/hydrate.ts';
const ISLANDS_OF_EVERY_PAGE = 'components/islands/everywhere.ts';
/** Islands that stand on the same pages are one file, by the file that names them. */
const BUNDLE_GROUPS = ['components/islands/home-page.ts', 'components/islands/project-page.ts'];
/** Called by name by the loader, before the island that it belongs to. */
const PRELOADED_VIEW = 'components/search/SearchHome.tsx';
const CHUNK = /part-[A-Z0-9]{8}/;
/** Below Next's own folder, as what lies there is cached for ever. */
const ISLANDS_FOLDER = '_next/static/islands';
/** What Next 16 supports, too: they have `<dialog>`, modules and top-level await. */
const BROWSERS = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];
/** React's words, preact's code: 5 KB instead of 111 with Next's client. */
const PREACT = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

export interface IslandFiles {
  /** Address of their folder, which changes when any of them does. */
  address: string;
  /** By the name of an island or of `hydrate`: the files it is made of, its own and what that imports. */
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

/** The islands that a file of exports names. */
const islandsIn = (path: string) =>
  Array.from(readFileSync(path, 'utf8').matchAll(/from '@\/(.+)'/g), ([, island = '']) => `${island}.tsx`);

const moduleName = (path: string) => basename(path).replace(/(\.island)?\.(tsx?|js)$/, '');

/**
 * Bundles the loader, the core and the other islands, alone or with those they stand together with, into files of their
 * own below `outDir`; what several of them use becomes shared parts.
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
    // As if every file imported it: what the core is made of is shared by all, and thus one part in place of thirty.
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

/** The folder's name holds the hash of all, so that a part's own need not: `part-7` in place of `part-2F2DDZBW`. */
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

/** The files of each island by its name; `groups` are those of one entry. */
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
