import { copyFileSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameFile } from '../run/files';

const FILES = ['package.json', 'package-lock.json', 'enquiries.mjs', 'server.mjs'];

/** Publishes the bundled endpoint beside the releases, each file atomically. Returns the names of changed files. */
export function publishEndpoint(from: string, dir: string): string[] {
  const target = join(dir, 'endpoint');
  mkdirSync(target, { recursive: true });
  const changed = FILES.filter((name) => !isSameFile(join(from, name), join(target, name)));
  for (const name of changed) {
    const unfinished = join(target, `.unfinished-${name}`);
    copyFileSync(join(from, name), unfinished);
    renameSync(unfinished, join(target, name));
  }
  return changed;
}

/** Instructions for the host after the endpoint changed. */
export function describeEndpoint(dir: string, changed: readonly string[]): string[] {
  if (changed.length === 0) return [];
  const needsInstall = changed.includes('package-lock.json');
  const install = needsInstall ? `cd ${join(dir, 'endpoint')} && npm ci --omit=dev; then ` : '';
  return [`The endpoint changed. On the host: ${install}restart node ${join(dir, 'endpoint', 'server.mjs')}.`];
}

/** Packages that are not bundled: the libSQL client, and SQLite with a binary for each system. */
const PACKAGES = ['@libsql/client', 'libsql'];

interface Locked {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}
interface Lockfile {
  packages: Record<string, Locked>;
}

/**
 * Writes the endpoint to a folder: `server.mjs` (the server), `enquiries.mjs` (the office's commands), and the two
 * files from which npm installs their packages.
 */
export async function bundleEndpoint(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // Only here: publishing on a host runs as one file, without packages.
  const { build } = await import('esbuild');
  await build({
    entryPoints: { server: 'server/main.ts', enquiries: 'server/enquiries.ts' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: PACKAGES.flatMap((name) => [name, `${name}/*`]),
    logLevel: 'error',
  });
  const project = readJson<{ name: string; engines: object; dependencies: Record<string, string> }>('package.json');
  const root = {
    name: `${project.name}-endpoint`,
    private: true,
    type: 'module',
    engines: project.engines,
    dependencies: Object.fromEntries(PACKAGES.map((name) => [name, project.dependencies[name] ?? ''])),
  };
  writeJson(join(folder, 'package.json'), { ...root, scripts: { start: 'node server.mjs' } });
  const { packages } = readJson<Lockfile>('package-lock.json');
  const locked = { '': root, ...lockedPackages(packages) };
  writeJson(join(folder, 'package-lock.json'), {
    name: root.name,
    lockfileVersion: 3,
    requires: true,
    packages: locked,
  });
}

/** The packages and their dependencies, as in the project's lockfile. */
function lockedPackages(packages: Lockfile['packages']): Lockfile['packages'] {
  const found = new Map<string, Locked>();
  const add = (name: string, parent: string): void => {
    const path = [`${parent}/node_modules/${name}`, `node_modules/${name}`].find((place) => place in packages);
    const locked = path === undefined ? undefined : packages[path];
    if (path === undefined || locked === undefined || found.has(path)) return;
    found.set(path, locked);
    const needed = { ...locked.dependencies, ...locked.optionalDependencies };
    for (const dependency of Object.keys(needed)) add(dependency, path);
  };
  for (const name of PACKAGES) add(name, '');
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
