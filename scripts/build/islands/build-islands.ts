import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { build, type BuildOptions, type Metafile, type OutputFile, type Plugin, transform } from 'esbuild';
import { compile } from 'tailwindcss';
import { reachable } from '../../run/reachable';
import { chunkGroups, generatedEntries, moduleName, pureLib } from './chunk-groups';

/** Where Tailwind's own sheets are. */
const PACKAGES = dirname(dirname(createRequire(import.meta.url).resolve('tailwindcss/package.json')));

/** Reads what a sheet imports or refers to: a file of ours or a sheet of Tailwind. */
async function loadStylesheet(id: string, base: string) {
  const path = id.startsWith('.') ? resolve(base, id) : resolve(PACKAGES, `${id}.css`);
  return { path, base: dirname(path), content: await readFile(path, 'utf8') };
}

/** The CSS of a sheet's own rules, without utilities for the markup: `@import`, `@reference` and `@apply` resolved. */
export async function compileSheet(path: string): Promise<string> {
  const sheet = await compile(await readFile(path, 'utf8'), { base: dirname(path), loadStylesheet });
  return sheet.build([]);
}

/** Module that adds the style sheet to the page before the importing code renders. */
const toLoader = (css: string) => `
const sheet = new CSSStyleSheet();
sheet.replaceSync(${JSON.stringify(css)});
document.adoptedStyleSheets.push(sheet);
`;

/**
 * Bundles a style sheet into the script that imports it, for code that loads later. (Styles of islands on the first
 * load are in the page's own style sheet.) `@apply` needs a `@reference` to the common sheet, as in a page's sheet.
 */
export function lateStyles(): Plugin {
  return {
    name: 'late-styles',
    setup(build) {
      build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const { code } = await transform(await compileSheet(path), {
          loader: 'css',
          minify: true,
          legalComments: 'none',
          target: build.initialOptions.target,
        });
        return { contents: toLoader(code.trim()), loader: 'js' };
      });
    },
  };
}

/** The loader is the only script in the HTML. It is bundled alone and imports the other files by file name. */
const LOADER = 'components/islands/start.ts';
const CHUNK = /part-[A-Z0-9]{8}/;
/** Inside Next's static folder, because hosts cache that folder for ever. */
const ISLANDS_FOLDER = '_next/static/islands';
/** The browsers of Next 16; all have `<dialog>`, modules and top-level await. */
const BROWSERS = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];
/** React's API on preact's code: 5 KB instead of 111 with Next's client. */
const PREACT = {
  react: './components/islands/preact.mjs',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': './components/islands/preact.mjs',
};

export interface IslandFiles {
  /** Address of the folder; it contains a hash of all files. */
  address: string;
  /** Files to load for an enhancer, an island, `hydrate` or `islands`, by name: its own file and the chunks it imports. */
  files: Readonly<Record<string, readonly string[]>>;
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

/** Bundles the loader and the groups of enhancers and islands into files below `outDir`. Common code becomes chunks. */
export async function buildIslands(outDir: string): Promise<IslandFiles> {
  const groups = await chunkGroups();
  const loader = await build({ ...SETTINGS, entryPoints: [LOADER], write: false });
  const { outputFiles, metafile } = await build({
    ...SETTINGS,
    entryPoints: [...groups].map(([name, [source = '', other]]) => ({
      in: other ? `chunk:${name}` : source,
      out: name,
    })),
    chunkNames: 'part-[hash]',
    splitting: true,
    // `inject` makes esbuild treat the core as imported everywhere, so the core and its imports end up in one chunk.
    inject: ['chunk:hydrate'],
    jsx: 'automatic',
    alias: PREACT,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [generatedEntries(groups), pureLib(), lateStyles()],
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

/** Shortens chunk names (`part-2F2DDZBW` to `p7`), since pages name them: the hash in the folder name is enough for caching. */
function shortNames(files: readonly OutputFile[]): (text: string) => string {
  const chunks = files.flatMap(({ path }) => CHUNK.exec(basename(path)) ?? []).sort();
  const names = new Map(chunks.map((chunk, index) => [chunk, `p${index.toString(36)}`]));
  return (text) => text.replaceAll(new RegExp(CHUNK, 'g'), (chunk) => names.get(chunk) ?? chunk);
}

function hashOf(files: readonly { name: string; text: string }[]): string {
  const hash = createHash('sha256');
  for (const { name, text } of files) hash.update(name).update(text);
  return hash.digest('hex').slice(0, 8);
}

/** The files of each group, and of each enhancer and island in it. */
function filesOf(
  { outputs }: Metafile,
  groups: ReadonlyMap<string, readonly string[]>,
  toShort: (text: string) => string,
): IslandFiles['files'] {
  const importsOf = (path: string) =>
    outputs[path]?.imports.flatMap(({ kind, path: imported }) => (kind === 'import-statement' ? imported : [])) ?? [];
  const stemOf = (path: string) => toShort(basename(path, '.js'));
  return Object.fromEntries(
    [...groups].flatMap(([group, sources]) => {
      const files = [...reachable([`${ISLANDS_FOLDER}/${group}.js`], importsOf)].map(stemOf);
      return [group, ...sources.map(moduleName)].map((name) => [name, files] as const);
    }),
  );
}
