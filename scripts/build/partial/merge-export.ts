import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSameFile, listFiles } from '../../run/files';

/** Suffix of a compressed copy. */
const COPY = /\.(?:br|gz)$/;

export interface Merge {
  /** All files of the earlier export. */
  files: Iterable<string>;
  /** Files of the earlier export that are still valid. */
  unchanged: readonly string[];
  /** Whether a later step updates the file, so that the merge keeps it. */
  stays: (file: string) => boolean;
  /** Files to take from another folder: pictures and cards. */
  ready?: { folder: string; files: readonly string[] };
}

export interface MergedExport {
  /** New files and files whose bytes changed. */
  made: string[];
  all: string[];
}

/**
 * Turns `earlier` into the result of a full build. Files of `fresh` replace theirs; files that are neither fresh nor
 * unchanged are deleted. The result is then moved to `fresh`.
 */
export function mergeExport(earlier: string, fresh: string, { files, unchanged, stays, ready }: Merge): MergedExport {
  const sameReady = ready ? takeReady(earlier, fresh, ready) : [];
  const came = listFiles(fresh);
  const made = came.filter((file) => !isSameFile(join(earlier, file), join(fresh, file)));
  const makes = new Set(made);
  const same = came.filter((file) => !makes.has(file));
  const kept = new Set([...unchanged, ...same, ...sameReady]);
  const all = new Set(came);
  for (const file of files) {
    if (makes.has(file) || kept.has(file.replace(COPY, '')) || stays(file)) {
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

/** Copies the files that differ from `earlier`, or are missing there, to `fresh`. Returns the unchanged ones. */
function takeReady(earlier: string, fresh: string, { folder, files }: NonNullable<Merge['ready']>): string[] {
  const same = files.filter((file) => isSameFile(join(earlier, file), join(folder, file)));
  const known = new Set(same);
  for (const file of files) {
    if (known.has(file)) continue;
    mkdirSync(dirname(join(fresh, file)), { recursive: true });
    copyFileSync(join(folder, file), join(fresh, file));
  }
  return same;
}

function removeEmptyFolders(root: string, folder: string): void {
  for (let each = folder; each !== '.' && readdirSync(join(root, each)).length === 0; each = dirname(each)) {
    rmdirSync(join(root, each));
  }
}
