import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Deletes files that only Next's client router would load; plain links never load them. One file per page remains, and
 * empty folders and the files of `noPages` are removed. Returns the number of deleted files of the router.
 */
export function pruneExport(outDir: string, noPages: readonly string[] = []): number {
  for (const file of noPages)
    for (const path of [file, file.replace(/\.html$/, '.txt')]) rmSync(join(outDir, path), { force: true });
  return pruneFolder(outDir).removed;
}

function pruneFolder(folder: string): { removed: number; isEmpty: boolean } {
  let removed = 0;
  let kept = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      const inner = pruneFolder(path);
      removed += inner.removed;
      if (inner.isEmpty) rmdirSync(path);
      else kept += 1;
    } else if (isRouterFile(folder, entry.name)) {
      rmSync(path);
      removed += 1;
    } else {
      kept += 1;
    }
  }
  return { removed, isEmpty: kept === 0 };
}

/** `__next.*` segments, the second copy of the 404 page, and `x.txt` beside `x.html`; robots.txt has no such page. */
function isRouterFile(folder: string, name: string): boolean {
  if (name.startsWith('__next.') || name.startsWith('_not-found.') || folder.includes(`${sep}__next.`)) return true;
  return name.endsWith('.txt') && existsSync(join(folder, name.replace(/\.txt$/, '.html')));
}
