import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
