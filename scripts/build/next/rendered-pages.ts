import { readdirSync, rmSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files Next writes for each rendered page or data file; compiled code and manifests are `.js` and `.json`. */
const RENDERED = /\.(?:html|rsc|meta|body)$/;

/**
 * Deletes the rendered pages below `folder`, Next's folder of compiled pages. The export has them already, and the next
 * run of Next would scan them all. Returns the number of deleted files.
 */
export function dropRenderedPages(folder = '.next/server/app'): number {
  let dropped = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      dropped += dropRenderedPages(path);
      if (readdirSync(path).length === 0) rmdirSync(path);
    } else if (RENDERED.test(entry.name)) {
      rmSync(path);
      dropped += 1;
    }
  }
  return dropped;
}
