import { copyFileSync, existsSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSameFile } from '../run/same-file';

/** A second name for a file; a copy where the disk knows no second names. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Puts `files` of `from` into `to`. What `before` has alike is linked to, not copied: it costs no space, and keeps its
 * time, by which visitors' copies stay valid. Never linked to `from` itself, where the next build writes. Returns how
 * many were copied.
 */
export function placeFiles(files: readonly string[], from: string, to: string, before: string | null): number {
  let copied = 0;
  for (const folder of new Set(files.map((file) => dirname(file)))) mkdirSync(join(to, folder), { recursive: true });
  for (const file of files) {
    const [source, target] = [join(from, file), join(to, file)];
    const known = before && join(before, file);
    if (known && isSameFile(source, known)) linkOrCopy(known, target);
    else {
      copyFileSync(source, target);
      copied += 1;
    }
  }
  return copied;
}

/** Adds to `to` what it lacks of `files`, from the first of `folders` that has it. Returns how many were added. */
export function addMissing(files: Iterable<string>, to: string, folders: readonly string[]): number {
  let added = 0;
  for (const file of files) {
    const target = join(to, file);
    if (existsSync(target)) continue;
    const source = folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
    if (source === undefined) continue;
    mkdirSync(dirname(target), { recursive: true });
    linkOrCopy(source, target);
    added += 1;
  }
  return added;
}
