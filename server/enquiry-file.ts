import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether an address is a database on this machine. */
export function isLocalDb(url: string): boolean {
  return url.startsWith('file:') || url === ':memory:';
}

/** Path of a `file:` database, null for one in memory or elsewhere. */
export function localDbPath(url: string): string | null {
  if (!url.startsWith('file:') || url.includes(':memory:')) return null;
  const path =
    url
      .replace(/^file:/, '')
      .replace(/^\/\/(localhost)?(?=\/)/, '')
      .split(/[?#]/, 1)[0] ?? '';
  return decodeURIComponent(path);
}

/** Makes the folder and the file, readable by the owner alone; SQLite gives its side files the same mode. */
export function openLocalFile(url: string): void {
  const path = localDbPath(url);
  if (path === null) return;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}
