import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { compressExport } from '../build/export/compress';
import { runStep } from '../run/run-step';
import type { Variant } from './serve-variant';

/** The page that `bench/astro` has a twin of. */
export const TWIN_PAGE = '/project-details/vatika/mogra-courts-sector-83';
/** Astro's loader is a script in the page, which our policy forbids. */
export const TWIN: Variant = { name: 'Astro', dir: '.cache/astro-out', port: 4305, isWithoutPolicy: true };

const FOLDER = 'bench/astro';
const BUILT = '.cache/astro-twin/dist';
const IS_PUBLISHED = /\.(?:html|css|js)$/;

/**
 * Builds the twin of the project page with Astro and puts it into a copy of `out/`, compressed as `out/` is. Its HTML is
 * the page in `floorDir`, which is without scripts. Installs Astro on the first run: it has a lockfile of its own, because no other command needs it. Throws if Astro fails.
 */
export async function buildAstroTwin(floorDir: string): Promise<void> {
  if (!existsSync(join(FOLDER, 'node_modules'))) await runNpm(['ci']);
  await runNpm(['run', 'build'], { FLOOR_DIR: resolve(floorDir) });
  rmSync(TWIN.dir, { recursive: true, force: true });
  cpSync('out', TWIN.dir, { recursive: true });
  const files = readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && IS_PUBLISHED.test(entry.name))
    .map(({ parentPath, name }) => relative(BUILT, join(parentPath, name)));
  for (const file of files) cpSync(join(BUILT, file), join(TWIN.dir, file));
  await compressExport(TWIN.dir, '.cache/compressed-floor', { some: files });
}

async function runNpm(args: string[], env?: Record<string, string>): Promise<void> {
  const { exitCode, output } = await runStep(['npm', '--prefix', FOLDER, ...args], { output: 'keep', env });
  if (exitCode !== 0) throw new Error(`npm ${args.join(' ')} in ${FOLDER}:\n${output.slice(-2000)}`);
}
