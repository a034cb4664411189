import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Metafile, type Plugin } from 'esbuild';
import { reachable } from '../../run/reachable';

/** The core starts the enhancers of a page. Its chunk also contains the enhancers of every page. */
const CORE = 'components/islands/hydrate.ts';
/** What pages need right after the start, each 0.2 KB at most: as files of their own these would be a request each. */
const SMALL_PARTS = [
  'lib/browser/reduced-motion.ts',
  'lib/browser/read-data.ts',
  'lib/browser/session-memory.ts',
  'components/visitor/interruption/launcher.ts',
];
/** Preact with the functions that hydrate and draw. */
const ISLANDS = 'components/islands/preact-root.ts';
const LAYOUT = 'app/layout.tsx';
/** Names all islands and enhancers. Its imports are the files that the bundler makes. */
const REGISTRY = 'components/islands/registry.ts';
const PLACED = /<(?:Island|Enhancer)\s+name="(\w+)"/g;
/** Placed on every page, but by a setting that few sites have. */
const RARE = 'tag';
const ROUTE_FILE = /(?:^|\/)(page|layout|not-found)\.tsx$/;

/** The name a file exports: `Gallery.island.tsx` → `Gallery`, `enquiry-opener.enhance.ts` → `enquiryOpener`. */
export function moduleName(path: string): string {
  return basename(path)
    .replace(/\..*$/, '')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const filesBelow = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .map((path) => join(folder, path))
    .sort();

/** The imports of all files that the routes reach. esbuild's metafile knows them; it omits imports of types. */
async function importsOfRoutes(routes: string[]): Promise<Metafile['inputs']> {
  const { metafile } = await build({
    entryPoints: routes,
    outdir: 'out',
    bundle: true,
    format: 'esm',
    splitting: true,
    packages: 'external',
    alias: { '@': '.' },
    jsx: 'automatic',
    loader: { '.css': 'empty', '.woff2': 'empty' },
    metafile: true,
    write: false,
  });
  return metafile.inputs;
}

/**
 * The files of the registry by chunk. Enhancers that the same routes place share one chunk; those of the layout are in the
 * core's. Islands and early views load on use, so each has its own chunk.
 */
export async function chunkGroups(): Promise<Map<string, string[]>> {
  const routes = filesBelow('app', ROUTE_FILE);
  const imports = await importsOfRoutes(routes);
  const viewsOf = (path: string) =>
    path === REGISTRY
      ? []
      : (imports[path]?.imports ?? []).flatMap(({ kind, path: to }) => (kind === 'import-statement' ? to : []));
  const placed = routes.map((route) => ({ route, names: namesPlaced(reachable([route], viewsOf)) }));
  const groups = new Map([
    ['hydrate', [CORE, ...SMALL_PARTS]],
    ['islands', [ISLANDS]],
  ]);
  const groupOf = new Map<string, string>();
  const files = imports[REGISTRY]?.imports.filter(({ external }) => !external).map(({ path }) => path) ?? [];
  for (const path of files.sort()) {
    const name = moduleName(path);
    const places = placed.flatMap(({ route, names }) => (names.has(name) ? route : [])).join();
    const isAlone = !path.endsWith('.enhance.ts') || name === RARE;
    const group = isAlone ? name : places.includes(LAYOUT) ? 'hydrate' : (groupOf.get(places) ?? name);
    if (!isAlone) groupOf.set(places, group);
    groups.set(group, [...(groups.get(group) ?? []), path]);
  }
  return groups;
}

/** Names of the islands and enhancers in these files. */
function namesPlaced(files: Iterable<string>): Set<string> {
  const views = [...files].filter((path) => path.endsWith('.tsx'));
  return new Set(
    views.flatMap((path) => Array.from(readFileSync(path, 'utf8').matchAll(PLACED), ([, name = '']) => name)),
  );
}

/** esbuild plugin: the module `chunk:name` exports all files of a group. */
export function generatedEntries(groups: ReadonlyMap<string, readonly string[]>): Plugin {
  return {
    name: 'generated-entries',
    setup(build) {
      build.onResolve({ filter: /^chunk:/ }, ({ path }) => ({ path: path.slice('chunk:'.length), namespace: 'chunk' }));
      build.onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path }) => ({
        contents: groups
          .get(path)
          ?.map((source) => `export * from './${source}';`)
          .join('\n'),
        resolveDir: process.cwd(),
      }));
    },
  };
}

/** esbuild plugin: an import of `lib` from which nothing is used goes, and with it the request for its chunk. */
export function pureLib(): Plugin {
  return {
    name: 'pure-lib',
    setup(build) {
      build.onResolve({ filter: /^(?:@\/|\.)/ }, async ({ path, pluginData, ...from }) => {
        if (pluginData === 'pure-lib') return;
        const { errors, ...found } = await build.resolve(path, { ...from, pluginData: 'pure-lib' });
        return { errors, path: found.path, sideEffects: !found.path.includes('/lib/') };
      });
    },
  };
}
