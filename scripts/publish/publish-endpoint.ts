import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { isSameFile } from '../run/same-file';

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
