import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getSite } from '@/lib/content/records/site';
import { formatHeaders } from '../build/export/headers';
import { getHostFacts } from './host-facts';
import { formatSecurityText, SECURITY_TEXT_PATH } from './security-text';

/** Writes the files for hosts and crawlers into the export; security.txt is valid from `builtAt`. */
export function writeHostFiles(outDir: string, builtAt: Date): void {
  const securityText = join(outDir, SECURITY_TEXT_PATH);
  mkdirSync(dirname(securityText), { recursive: true });
  writeFileSync(join(outDir, '_headers'), formatHeaders(getHostFacts()));
  // Without it, GitHub Pages leaves out the folder _next.
  writeFileSync(join(outDir, '.nojekyll'), '');
  writeFileSync(securityText, formatSecurityText(getSite(), builtAt));
}
