import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '@/lib/domain/site/site';
import { ROUTES } from '@/lib/domain/site/routes';
import {
  CACHE_RULES,
  commonHeaders,
  EMBED_PATTERN,
  embedHeaders,
  type HostFacts,
  OFFICE_FILE,
} from '@/lib/hosting/rules';
import { type Project, projectPlaceText } from '@/lib/domain/project/project';
import type { Palette } from '@/lib/domain/site/theme';
import { getSite } from '@/lib/content/records/site';
import { imageManifestPath } from '@/lib/content/files/source';
import type { ImageAsset } from '@/lib/domain/picture/image';

/** Facts for the host rules: other hosts that the pages may connect to. */
export function getHostFacts(): HostFacts {
  const { enquiryHost, analyticsEndpoint, tags, hsts } = getSite();
  return { enquiryHost, analyticsEndpoint, tagOrigins: tags?.origins ?? [], hsts, imageAddresses: remoteImages() };
}

function remoteImages(): string[] {
  const manifest = imageManifestPath();
  if (!existsSync(manifest)) return [];
  const assets = Object.values(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, ImageAsset>);
  return assets.flatMap((asset) => (asset.kind === 'remote' ? asset.src : []));
}

/** RFC 9116 recommends less than a year, so that an abandoned file expires. */
const VALID_DAYS = 330;
const DAY_MS = 86_400_000;

/** Path in the built folder. */
export const SECURITY_TEXT_PATH = '.well-known/security.txt';

/** Contact for security reports (RFC 9116); valid for 330 days from `builtAt`. */
export function formatSecurityText({ url, email }: Pick<Site, 'url' | 'email'>, builtAt: Date): string {
  const expires = new Date((Math.floor(builtAt.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${url}/${SECURITY_TEXT_PATH}`,
    '',
  ].join('\n');
}

export interface Redirect {
  from: string;
  to: string;
}

/**
 * A form without script posts here. A host of files alone leads it to a page with the office's phone; an endpoint or a
 * function of the host answers before this rule is read.
 */
const NOT_SENT = `/contact.php ${ROUTES.notSent} 303\n`;

/**
 * Text of `_redirects`, one line per rule: `/from /to 301`; `301!` where it is forced. Throws on an address that contains
 * a blank.
 */
export function formatRedirects(
  redirects: readonly Redirect[],
  enquiryHost: string,
  isForced: (from: string) => boolean = () => false,
): string {
  const lines = redirects.map(({ from, to }) => {
    if (/\s/.test(from + to)) throw new Error(`A redirect may hold no blank: '${from}' to '${to}'`);
    return `${from} ${to} 301${isForced(from) ? '!' : ''}\n`;
  });
  return lines.join('') + (enquiryHost ? '' : NOT_SENT);
}

/** Writes `_redirects` into the export and returns the number of pages that moved. */
export function writeRedirects(outDir: string, redirects: readonly Redirect[], enquiryHost: string): number {
  writeFileSync(join(outDir, '_redirects'), formatRedirects(redirects, enquiryHost));
  return redirects.length;
}

/**
 * Writes what the endpoint needs into the export, because it runs without the content folder: the office's contact
 * data, the site's address and colours, and what enquiries about a project are shown and sorted by.
 */
export function writeOffice(
  outDir: string,
  { name, phone, email, url }: Site,
  palette: Palette,
  all: readonly Project[],
): void {
  const projects = Object.fromEntries(
    all.map((project) => {
      const { id, name, developerName: developer, developerSlug, cityName: city, citySlug } = project;
      return [id, { name, place: projectPlaceText(project), developer, developerSlug, city, citySlug }];
    }),
  );
  writeFileSync(join(outDir, OFFICE_FILE), JSON.stringify({ name, phone, email, url, palette, projects }));
}

/** Cloudflare joins what two rules say of one header, unless the later one takes the earlier away first. */
function embedBlock(facts: HostFacts): string {
  const lines = embedHeaders(facts, true).flatMap(([name, value]) => [
    `  ! ${name}`,
    ...(value === null ? [] : [`  ${name}: ${value}`]),
  ]);
  return `${[EMBED_PATTERN, ...lines].join('\n')}\n`;
}

/** Text of `_headers` for Cloudflare Pages, Netlify and the local server: a pattern, then its headers, indented. */
function formatHeaders(facts: HostFacts): string {
  const block = (pattern: string, headers: readonly [string, string][]) =>
    `${[pattern, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`;
  return [
    block('/*', commonHeaders(facts, true)),
    embedBlock(facts),
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
