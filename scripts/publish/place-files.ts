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
 * Puts `files` of `from` into `to`. Files equal in `before` are hard-linked: they take no space and keep their
 * modification time, so browser caches stay valid. New files are copied, because the next build writes to `from`.
 * Returns the number of copied files.
 */
export function placeFiles(files: readonly string[], from: string, to: string, before: string | null): number {
  let copied = 0;
  for (const file of files) {
    const [source, target, known] = [join(from, file), join(to, file), before && join(before, file)];
    makeFolder(dirname(target));
    const isKnown = known === source || (known && isSameFile(source, known));
    if (known && isKnown) linkOrCopy(known, target);
    else copy(source, target);
    copied += isKnown ? 0 : 1;
  }
  return copied;
}
