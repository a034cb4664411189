import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../run/list-files';
import { isSameFile, isSameSize } from '../../run/same-file';

/** A file with its compressed copies. */
const COPIES = ['', '.br', '.gz'];

export interface Merge {
  /** What the earlier export holds. */
  files: Iterable<string>;
  /** Files that stay as they are in the earlier export. */
  unchanged: readonly string[];
  /** Files that later steps look after. */
  stays: (file: string) => boolean;
  /** Files of the export that stand ready in a folder of their own. */
  ready?: { folder: string; files: readonly string[] };
}

export interface MergedExport {
  /** Files whose bytes are new. */
  made: string[];
  all: string[];
}

/**
 * Makes `earlier` what a full build would have given: files of `fresh` take their place in it, and what neither came
 * anew nor is unchanged goes. `fresh` is used up; the result takes its name.
 */
export function mergeExport(earlier: string, fresh: string, { files, unchanged, stays, ready }: Merge): MergedExport {
  const sameReady = ready ? takeReady(earlier, fresh, ready) : [];
  const came = listFiles(fresh);
  const made = came.filter((file) => !isUnchanged(file, earlier, fresh));
  const makes = new Set(made);
  const same = came.filter((file) => !makes.has(file));
  const kept = new Set([...unchanged, ...same, ...sameReady].flatMap((file) => COPIES.map((ending) => file + ending)));
  const all = new Set(came);
  for (const file of files) {
    if (makes.has(file) || kept.has(file) || stays(file)) {
      all.add(file);
      continue;
    }
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
  return { made, all: [...all] };
}

/** Copies those that `earlier` lacks to `fresh`; gives the others. */
function takeReady(earlier: string, fresh: string, { folder, files }: NonNullable<Merge['ready']>): string[] {
  const same = files.filter((file) => isUnchanged(file, earlier, folder));
  const known = new Set(same);
  for (const file of files) {
    if (known.has(file)) continue;
    mkdirSync(dirname(join(fresh, file)), { recursive: true });
    copyFileSync(join(folder, file), join(fresh, file));
  }
  return same;
}

/** Cards and pictures for newer browsers have their hash in their address. */
const NAMED_BY_HASH = /^cards\/|\.avif$/;

function isUnchanged(file: string, earlier: string, fresh: string): boolean {
  const isSame = NAMED_BY_HASH.test(file) ? isSameSize : isSameFile;
  return isSame(join(earlier, file), join(fresh, file));
}

function removeEmptyFolders(root: string, folder: string): void {
  for (let each = folder; each !== '.' && readdirSync(join(root, each)).length === 0; each = dirname(each)) {
    rmdirSync(join(root, each));
  }
}
