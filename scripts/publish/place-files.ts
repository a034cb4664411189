import { chmodSync, copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSameFile } from '../run/same-file';

/** Makes a folder, and those above it that are missing, which web servers can read whatever the umask is. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
  chmodSync(path, 0o755);
}

/** Copies a file that web servers can read, whatever the mode of the source is. */
function copy(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o644);
}

/** Makes a hard link, or a copy if the disk does not support links or the file's mode is of another program. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
    chmodSync(to, 0o644);
  } catch {
    copy(from, to);
  }
}

/**
 * Publishes `files` of `from` in `to`. Files equal in `before` are hard-linked: they take no space and keep their
 * modification time, so browser caches stay valid. New files are copied, because the next build writes to `from`.
 * Returns the number of copied files.
 */
export function placeFiles(files: readonly string[], from: string, to: string, before: string | null): number {
  let copied = 0;
  for (const folder of new Set(files.map((file) => dirname(file)))) makeFolder(join(to, folder));
  for (const file of files) {
    const [source, target] = [join(from, file), join(to, file)];
    const known = before && join(before, file);
    if (known && isSameFile(source, known)) linkOrCopy(known, target);
    else {
      copy(source, target);
      copied += 1;
    }
  }
  return copied;
}

/** Adds missing `files` to `to`, each from the first of `folders` that has it. Returns the number of added files. */
export function addMissing(files: Iterable<string>, to: string, folders: readonly string[]): number {
  let added = 0;
  for (const file of files) {
    const target = join(to, file);
    if (existsSync(target)) continue;
    const source = folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
    if (source === undefined) continue;
    makeFolder(dirname(target));
    linkOrCopy(source, target);
    added += 1;
  }
  return added;
}
