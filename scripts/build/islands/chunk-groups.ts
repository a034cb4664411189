import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { reachable } from '../../run/reachable';

/** The core starts the behaviours of a page. Its chunk also contains the behaviours of every page. */
const CORE = 'components/islands/hydrate.ts';
/** What pages need right after the start, each 0.2 KB at most: as files of their own these would be a request each. */
const SMALL_PARTS = [
  'lib/browser/calm.ts',
  'lib/browser/read-data.ts',
  'lib/browser/session-memory.ts',
  'lib/domain/assistant/greeting.ts',
  'components/visitor/interruption/launcher.ts',
];
/** Preact with the functions that hydrate and draw. */
const ISLANDS = 'components/islands/preact-root.ts';
const LAYOUT = 'app/layout.tsx';
const CLIENT_FILE = /\.(island\.tsx|behaviour\.ts)$/;
const ROUTE_FILE = /(?:^|\/)(page|layout|not-found)\.tsx$/;

/** The name a file exports: `Gallery.island.tsx` → `Gallery`, `enquiry-opener.behaviour.ts` → `enquiryOpener`. */
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

/** The imports of each file that the routes reach. esbuild's metafile knows them; it omits imports of types. */
async function importsOfRoutes(routes: string[]): Promise<(path: string) => string[]> {
  const { metafile } = await build({
    entryPoints: routes,
    outdir: 'out',
    bundle: true,
    packages: 'external',
    alias: { '@': '.' },
    jsx: 'automatic',
    loader: { '.css': 'empty', '.woff2': 'empty' },
    metafile: true,
    write: false,
  });
  return (path) =>
    metafile.inputs[path]?.imports.flatMap(({ kind, path: to }) => (kind === 'import-statement' ? to : [])) ?? [];
}

/**
 * Behaviours and islands by chunk. Those that the same routes import share one chunk; behaviours of the layout are in the
 * core's. Islands load on use, so each has its own chunk, as has what no route imports.
 */
export async function chunkGroups(): Promise<Map<string, string[]>> {
  const routes = filesBelow('app', ROUTE_FILE);
  const importsOf = await importsOfRoutes(routes);
  const reached = routes.map((route) => ({ route, files: reachable([route], importsOf) }));
  const groups = new Map([
    ['hydrate', [CORE, ...SMALL_PARTS]],
    ['islands', [ISLANDS]],
  ]);
  const groupOf = new Map<string, string>();
  for (const path of filesBelow('components', CLIENT_FILE)) {
    const places = reached.flatMap(({ route, files }) => (files.has(path) ? route : [])).join();
    const isEverywhere = places.includes(LAYOUT);
    const isAlone = places === '' || path.endsWith('.island.tsx');
    const group = isAlone ? moduleName(path) : isEverywhere ? 'hydrate' : (groupOf.get(places) ?? moduleName(path));
    if (!isAlone) groupOf.set(places, group);
    groups.set(group, [...(groups.get(group) ?? []), path]);
  }
  return groups;
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
