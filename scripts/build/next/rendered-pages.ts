import { readdirSync, rmSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';

/** What Next writes for a page or a file of data that it rendered; code and its lists are `.js` and `.json`. */
const RENDERED = /\.(?:html|rsc|meta|body)$/;

/**
 * Removes what Next keeps of every rendered page below `folder`, its own folder of compiled pages: the export has it,
 * and Next's next run would look through all of it. Returns how many files went.
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
