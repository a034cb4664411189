import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const OUT_DIR = process.env['OUT_DIR'] ?? 'out';

/** All pages of the export, by their path on the site. */
export function readPages(): Map<string, string> {
  const files = readdirSync(OUT_DIR, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const pathOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
  return new Map(files.map((file) => [pathOf(file), readFileSync(join(OUT_DIR, file), 'utf8')]));
}

/** Paths of pages that moved. */
export function readRedirects(): ReadonlySet<string> {
  const lines = readFileSync(join(OUT_DIR, '_redirects'), 'utf8').split('\n');
  return new Set(lines.flatMap((line) => (line.endsWith(' 301') ? (line.split(' ')[0] ?? []) : [])));
}

export function isFile(path: string): boolean {
  return existsSync(join(OUT_DIR, decodeURI(path)));
}

/** Paths in the sitemap, which lists what may be indexed; follows a sitemap index. */
export function readSitemap(file = 'sitemap.xml'): string[] {
  const xml = readFileSync(join(OUT_DIR, file), 'utf8');
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  return xml.includes('<sitemapindex') ? paths.flatMap((path) => readSitemap(path)) : paths;
}
