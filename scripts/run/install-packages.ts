import { spawnSync } from 'node:child_process';
import { findOnPath } from './find-on-path';

/** Installs Debian packages without what they only recommend. False without root or apt-get, or if it fails. */
export function installPackages(names: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || findOnPath(['apt-get']) === null) return false;
  console.log(`Installing ${names.join(', ')} of the system for the checks.`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', ['-q', '-y', ...args], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  run('update');
  return run('install', '--no-install-recommends', ...names).status === 0;
}
