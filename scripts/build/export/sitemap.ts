import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MergedExport } from '../partial/merge-export';
import { listFiles } from '../../run/files';

/** Input of next-sitemap.config.js, and cache for the next partial build. */
const ENTRIES_PATH = '.cache/sitemap-entries.json';
const IMAGES_PER_URL = 1000;

interface Entry {
  loc: string;
  lastmod?: string;
  images: { loc: { href: string } }[];
}

/** Entries by path of the page's file; null if the page is not listed. */
type Entries = Record<string, Entry | null>;

/** ISO day on which a page began to show what it shows, by file. A record's own date comes first. */
type Days = Readonly<Record<string, string>>;

interface Thing {
  image?: string | string[];
  contentUrl?: string;
  dateModified?: string;
}

/**
 * Writes the entries of the sitemap. `days` dates pages by file; `merged` is the result of a partial build, in which
 * unchanged pages keep their cached entry. Returns the number of pages, and whether the sitemaps of the last build are still current.
 */
export function listSitemap(outDir: string, siteUrl: string, merged: MergedExport | null, days: Days = {}) {
  const made = merged?.made;
  const before = made && existsSync(ENTRIES_PATH) ? readFileSync(ENTRIES_PATH, 'utf8') : null;
  const known = before === null ? {} : (JSON.parse(before) as Entries);
  const anew = new Set(before === null ? null : made);
  const files = sortByAddress((merged?.all ?? listFiles(outDir)).filter((file) => file.endsWith('.html')));
  const entries: Entries = {};
  for (const file of files) {
    const isKnown = !anew.has(file) && Object.hasOwn(known, file);
    entries[file] = isKnown ? (known[file] ?? null) : toEntry(outDir, file, siteUrl, days[file]);
  }
  const text = JSON.stringify(entries);
  mkdirSync('.cache', { recursive: true });
  if (text !== before) writeFileSync(ENTRIES_PATH, text);
  return { pages: files.length, isCurrent: text === before && existsSync(join(outDir, 'sitemap.xml')) };
}

/** Whether a file at the top of the export is a sitemap, robots.txt, or a compressed copy of them. */
export function isSitemap(file: string): boolean {
  return /^(?:sitemap[\w-]*\.xml|robots\.txt)(?:\.br|\.gz)?$/.test(file);
}

/** Deletes the sitemaps of an earlier build. */
export function removeSitemaps(outDir: string): void {
  for (const file of readdirSync(outDir).filter(isSitemap)) rmSync(join(outDir, file));
}

const addressOf = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`;

function sortByAddress(files: readonly string[]): string[] {
  const addresses = files.map((file): [address: string, file: string] => [addressOf(file), file]);
  return addresses.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, file]) => file);
}

function toEntry(outDir: string, file: string, siteUrl: string, day: string | undefined): Entry | null {
  const path = addressOf(file);
  const html = readFileSync(join(outDir, file), 'utf8');
  if (!isIndexable(html, path, siteUrl)) return null;
  const things = readThings(html);
  const lastmod = things.find(({ dateModified }) => dateModified)?.dateModified ?? day;
  return { loc: path, ...(lastmod ? { lastmod } : {}), images: imagesOf(html, things, siteUrl) };
}

/** Whether a page may be indexed: it has no noindex, and it is its own canonical. */
function isIndexable(html: string, path: string, siteUrl: string): boolean {
  const head = html.slice(0, html.indexOf('</head>'));
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) return false;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1];
  return canonical === undefined || new URL(canonical, siteUrl).pathname === path;
}

/** Nodes of the page's structured data. */
function readThings(html: string): Thing[] {
  const block = /<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/.exec(html)?.[1];
  return block ? (JSON.parse(block) as { '@graph': Thing[] })['@graph'] : [];
}

/** Images in the structured data (a project's gallery, a developer's drawings), else the first picture of the page. */
function imagesOf(html: string, things: readonly Thing[], siteUrl: string): Entry['images'] {
  const described = things.flatMap((thing) => [thing.image ?? [], thing.contentUrl ?? []].flat());
  const first = /<main[\s\S]*?<img [^>]*?src="(\/images\/[^"]+)"/.exec(html)?.[1];
  const addresses = described.length > 0 ? described : first ? [first] : [];
  // next-sitemap does not escape image addresses.
  const toLoc = (address: string) => ({ href: new URL(address, siteUrl).href.replaceAll('&', '&amp;') });
  return [...new Set(addresses)].slice(0, IMAGES_PER_URL).map((address) => ({ loc: toLoc(address) }));
}
