import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file with its compressed copies. */
const COPIES = ['', '.br', '.gz'];

export interface Merge {
  /** Addresses of pages that stay as they are in the earlier export. */
  unchanged: readonly string[];
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/**
 * Makes `earlier` what a full build would have given: files of `fresh` take their place in it, and what neither came
 * anew nor belongs to an unchanged page goes. `fresh` is used up; the result takes its name.
 */
export function mergeExport(earlier: string, fresh: string, { unchanged }: Merge): void {
  const kept = new Set(unchanged.flatMap((address) => COPIES.map((ending) => `${address.slice(1)}.html${ending}`)));
  const made = new Set(filesOf(fresh));
  for (const file of filesOf(earlier)) {
    if (made.has(file) || kept.has(file)) continue;
    rmSync(join(earlier, file));
    removeEmptyFolders(earlier, dirname(file));
  }
  for (const file of made) {
    const target = join(earlier, file);
    if (!existsSync(dirname(target))) mkdirSync(dirname(target), { recursive: true });
    renameSync(join(fresh, file), target);
  }
  rmSync(fresh, { recursive: true });
  renameSync(earlier, fresh);
}

function removeEmptyFolders(root: string, folder: string): void {
  for (let each = folder; each !== '.' && readdirSync(join(root, each)).length === 0; each = dirname(each)) {
    rmdirSync(join(root, each));
  }
}
