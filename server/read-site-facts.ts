import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from './capabilities';
import { readLook, readOffice, readProjects } from './enquiry/office';
import type { SiteFacts } from './hosted-endpoint';
import { readSecurityHeaders } from './static/security-headers';

/** What an endpoint away from the files knows of the built site. Throws in plain words where there is none. */
export function readSiteFacts(outDir: string): SiteFacts {
  if (!existsSync(join(outDir, 'index.html')))
    throw new Error(`There is no built site in ${outDir}. Run npm run build first.`);
  return {
    office: readOffice(outDir),
    projects: readProjects(outDir),
    look: readLook(outDir),
    headers: readSecurityHeaders(outDir),
  };
}

/** The site that a folder serves; publishing may put another one in its place. Throws if it has no listings. */
export function releaseOf(outDir: string): () => Release {
  return () => {
    const folder = realpathSync(outDir);
    const { ino, mtimeMs, size } = statSync(join(folder, 'data', 'listings', 'projects.json'));
    return {
      state: [folder, ino, mtimeMs, size].join(' '),
      async read(path) {
        const file = join(folder, path);
        return existsSync(file) ? readFile(file, 'utf8') : null;
      },
    };
  };
}
