import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getSite } from '@/lib/content/records/site';
import { getHostFacts } from './host-facts';
import { formatSecurityText, SECURITY_TEXT_PATH } from './security-text';
import { CACHE_RULES, commonHeaders, type HostFacts } from '@/lib/hosting/rules';

/** Text of `_headers` for Cloudflare Pages, Netlify and the local server: a pattern, then its headers, indented. */
function formatHeaders(facts: HostFacts): string {
  const block = (pattern: string, headers: readonly [string, string][]) =>
    `${[pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`;
  return [
    block('/*', commonHeaders(facts, true)),
    ...CACHE_RULES.map(({ pattern, cacheControl }) => block(pattern, [['Cache-Control', cacheControl]])),
  ].join('\n');
}

/** Proves to search engines that announcements come from this site (`scripts/publish/index-now.ts`). */
function writeIndexNowKey(outDir: string, key = process.env['INDEXNOW_KEY']): void {
  if (!key) return;
  if (!/^[\dA-Za-z-]{8,128}$/.test(key)) throw new Error('INDEXNOW_KEY: expected 8 to 128 letters, digits or hyphens');
  writeFileSync(join(outDir, `${key}.txt`), key);
}

/** Writes the files for hosts and crawlers into the export; security.txt is valid from `builtAt`. */
export function writeHostFiles(outDir: string, builtAt: Date): void {
  const securityText = join(outDir, SECURITY_TEXT_PATH);
  mkdirSync(dirname(securityText), { recursive: true });
  writeFileSync(join(outDir, '_headers'), formatHeaders(getHostFacts()));
  // Without it, GitHub Pages leaves out the folder _next.
  writeFileSync(join(outDir, '.nojekyll'), '');
  writeFileSync(securityText, formatSecurityText(getSite(), builtAt));
  writeIndexNowKey(outDir);
}
