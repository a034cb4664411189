import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Publishes a cached file as a hard link, or as a copy if the disk does not allow links. */
export function publishFile(from: string, to: string): void {
  const source = statSync(from);
  const target = statSync(to, { throwIfNoEntry: false });
  if (target && target.ino === source.ino && target.dev === source.dev) return;
  if (target) rmSync(to);
  else mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Copies an original that is published unchanged. */
export function publishCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  rmSync(to, { force: true });
  copyFileSync(from, to);
}

/** Copies a file into a folder that is being served: a visitor gets the whole file or none. */
export function placeCopy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, `${to}.part`);
  renameSync(`${to}.part`, to);
}

/** Deletes published files that are not in `wanted`, then empty folders. Returns the number of deleted files. */
export function deleteStale(folder: string, wanted: Set<string>): number {
  if (!existsSync(folder)) return 0;
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const stale = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !wanted.has(relative(folder, file).split(sep).join('/')));
  for (const file of stale) rmSync(file);
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of folders.sort((a, b) => b.length - a.length)) {
    if (readdirSync(path).length === 0) rmdirSync(path);
  }
  return stale.length;
}

/** Deletes cache entries that no run has used for `olderThanMs`. */
export function deleteUnused(cacheDir: string, olderThanMs: number): void {
  if (!existsSync(cacheDir)) return;
  for (const name of readdirSync(cacheDir)) {
    const path = join(cacheDir, name);
    if (Date.now() - statSync(path).mtimeMs > olderThanMs) rmSync(path, { recursive: true, force: true });
  }
}
