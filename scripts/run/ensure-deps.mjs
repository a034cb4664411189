import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOCKFILE = `${ROOT}package-lock.json`;
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;
const STAMP = `${ROOT}node_modules/.installed-lockfile`;

const lockHash = createHash('sha256').update(readFileSync(LOCKFILE)).digest('hex');

/** Every package of the lockfile is installed in its version; those for other systems may be absent. */
function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash) return true;
  const wanted = JSON.parse(readFileSync(LOCKFILE, 'utf8')).packages;
  const present = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && present[path] === undefined),
  );
}

if (!isInstalled()) {
  const startMs = Date.now();
  console.log('Installing dependencies (npm ci) ...');
  // Their scripts are of no use to us: esbuild's saves 50 ms a start, vnu-jar's fetches a Java where there is none.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: see above. Nothing was built or tested.');
    process.exit(1);
  }
  console.log(`Dependencies installed in ${((Date.now() - startMs) / 1000).toFixed(0)} s`);
}
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lockHash) writeFileSync(STAMP, lockHash);
