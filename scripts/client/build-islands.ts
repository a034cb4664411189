import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Metafile, type OutputFile } from 'esbuild';
import { reachable } from '../reachable';
import { lateStyles } from './late-styles';

/** The last is called by name by the loader, before the island that it belongs to. */
const ENTRIES = ['components/client/start.ts', 'components/client/hydrate.ts', 'components/search/SearchHome.tsx'];
const PART = /part-[A-Z0-9]{8}/;
/** Below Next's own folder, as what lies there is cached for ever. */
const BASE = '_next/static/islands';
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
  /** By the name of an island or of `hydrate`: the shared parts it imports, directly or through others. */
  parts: ReadonlyMap<string, readonly string[]>;
}

/**
 * Bundles the loader, the part that hydrates and each island into files of their own below `outDir`; what several of
 * them use becomes shared parts.
 */
export async function buildIslands(outDir: string): Promise<IslandFiles> {
  const islands = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.island.tsx'))
    .map((path) => join('components', path))
    .sort();
  const { outputFiles, metafile } = await build({
    entryPoints: [...ENTRIES, ...islands].map((path) => ({
      in: path,
      out: basename(path).replace(/(\.island)?\.tsx?$/, ''),
    })),
    outdir: BASE,
    chunkNames: 'part-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: BROWSERS,
    jsx: 'automatic',
    alias: PREACT,
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [lateStyles()],
    metafile: true,
    write: false,
  });
  const toShort = shortNames(outputFiles);
  const files = outputFiles.map(({ path, text }) => ({ name: toShort(basename(path)), text: toShort(text) }));
  const address = `/${BASE}/${hashOf(files)}`;
  mkdirSync(join(outDir, address), { recursive: true });
  for (const { name, text } of files) writeFileSync(join(outDir, address, name), text);
  return { address, parts: partsOf(metafile, toShort) };
}

/** The folder's name holds the hash of all, so that a part's own need not: `part-7` in place of `part-2F2DDZBW`. */
function shortNames(files: readonly OutputFile[]): (text: string) => string {
  const parts = files.flatMap(({ path }) => PART.exec(basename(path)) ?? []).sort();
  const names = new Map(parts.map((part, index) => [part, `part-${index.toString(36)}`]));
  return (text) => text.replaceAll(new RegExp(PART, 'g'), (part) => names.get(part) ?? part);
}

function hashOf(files: readonly { name: string; text: string }[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(name).update(text);
  return hash.digest('hex').slice(0, 8);
}

function partsOf({ outputs }: Metafile, toShort: (text: string) => string): Map<string, string[]> {
  const nameOf = (path: string) => toShort(basename(path, '.js'));
  const importsOf = (path: string) =>
    outputs[path]?.imports.flatMap(({ kind, path: imported }) => (kind === 'import-statement' ? imported : [])) ?? [];
  const files = Object.entries(outputs).filter(([, { entryPoint }]) => entryPoint);
  return new Map(files.map(([path]) => [nameOf(path), [...reachable(importsOf(path), importsOf)].map(nameOf)]));
}
