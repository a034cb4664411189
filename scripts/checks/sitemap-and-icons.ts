import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { CARD_SIZE } from '@/lib/domain/page/share-card';
import { CARD_MAX_BYTES } from '../build/cards/make-card';
import { isIndexable, type PageHead } from './page-head';

export interface SitemapEntry {
  path: string;
  lastmod: string | null;
  images: string[];
}

const URLS_MAX = 50_000;
const BYTES_MAX = 50_000_000;
/** File and side length of each icon, px; null if the file has no single size. */
const ICONS: readonly [file: string, sizePx: number | null][] = [
  ['icon.svg', null],
  ['favicon.ico', null],
  ['icon-48.png', 48],
  ['icon-96.png', 96],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
];

const decode = (text: string) => text.replaceAll('&amp;', '&');

/** Entries of the sitemap, including those of the sitemaps in an index. */
export function readSitemap(outDir: string, faults: string[], file = 'sitemap.xml'): SitemapEntry[] {
  const xml = readFileSync(join(outDir, file), 'utf8');
  if (xml.includes('<sitemapindex')) {
    const files = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(decode(loc)).pathname);
    return files.flatMap((path) => readSitemap(outDir, faults, path));
  }
  const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
    path: new URL(decode(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '')).pathname,
    lastmod: /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1] ?? null,
    images: [...entry.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, loc = '']) => decode(loc)),
  }));
  if (entries.length > URLS_MAX || xml.length > BYTES_MAX) faults.push(`${file}: more than a sitemap may hold`);
  if (/<(priority|changefreq|image:(caption|title))>/.test(xml)) faults.push(`${file}: fields that nobody reads`);
  return entries;
}

/** The sitemap lists exactly the indexable pages, each with its day: a project's is its record's (search-engines 1.1). */
export function checkSitemap(
  outDir: string,
  heads: readonly PageHead[],
  siteUrl: string,
  updatedAt: ReadonlyMap<string, string | null>,
): { faults: string[]; entries: SitemapEntry[] } {
  const faults: string[] = [];
  const entries = readSitemap(outDir, faults);
  const listed = new Set(entries.map(({ path }) => path));
  const indexable = new Set(heads.filter((head) => isIndexable(head, siteUrl)).map(({ path }) => path));
  if (listed.size !== entries.length) faults.push('an address is listed twice');
  for (const path of listed) if (!indexable.has(path)) faults.push(`${path} is listed, but not to be indexed`);
  for (const path of indexable) if (!listed.has(path)) faults.push(`${path} is to be indexed, but not listed`);
  for (const { path, lastmod, images } of entries) {
    const wanted = updatedAt.get(path) ?? lastmod;
    if (lastmod !== wanted) faults.push(`${path}: lastmod ${lastmod} instead of the record's ${wanted}`);
    if (!/^20\d\d-\d\d-\d\d$/.test(lastmod ?? '')) faults.push(`${path}: lastmod ${lastmod} is no day`);
    for (const image of images) {
      const { origin, pathname } = new URL(image);
      if (origin === siteUrl && !existsSync(join(outDir, decodeURIComponent(pathname)))) {
        faults.push(`${path}: no picture ${pathname}`);
      }
    }
  }
  const robots = readFileSync(join(outDir, 'robots.txt'), 'utf8');
  if (!robots.includes(`Sitemap: ${siteUrl}/sitemap.xml`)) faults.push('robots.txt names no sitemap');
  if (/^Disallow: \S/m.test(robots)) faults.push('robots.txt keeps crawlers out');
  return { faults, entries };
}

/** Every card named by a page exists, is 1200 × 630 px and at most 300 KB. */
export async function checkCards(
  outDir: string,
  heads: readonly PageHead[],
): Promise<{ faults: string[]; count: number }> {
  const cards = new Map<string, string>();
  for (const { path, metas } of heads) {
    const image = metas.get('og:image');
    if (image) cards.set(decodeURIComponent(new URL(image).pathname), path);
  }
  const faults: string[] = [];
  for (const [card, page] of cards) {
    const file = join(outDir, card);
    if (!existsSync(file)) {
      faults.push(`${page}: no card ${card}`);
      continue;
    }
    const bytes = readFileSync(file);
    const { width, height, format } = await sharp(bytes).metadata();
    if (width !== CARD_SIZE.width || height !== CARD_SIZE.height || format !== 'jpeg') {
      faults.push(`${card}: ${format} of ${width} × ${height}`);
    }
    if (bytes.byteLength > CARD_MAX_BYTES) faults.push(`${card}: ${bytes.byteLength} bytes`);
  }
  return { faults, count: cards.size };
}

/** Checks the icons and the manifest that names them. */
export async function checkIcons(outDir: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [file, sizePx] of ICONS) {
    const path = join(outDir, file);
    if (!existsSync(path)) faults.push(`no /${file}`);
    else if (sizePx !== null) {
      const { width, height } = await sharp(path).metadata();
      if (width !== sizePx || height !== sizePx) faults.push(`/${file} is ${width} × ${height}`);
    }
  }
  const manifest = JSON.parse(readFileSync(join(outDir, 'manifest.webmanifest'), 'utf8')) as {
    icons: { src: string; purpose?: string }[];
  };
  if (!manifest.icons.some(({ purpose }) => purpose === 'maskable')) faults.push('the manifest has no maskable icon');
  for (const { src } of manifest.icons) if (!existsSync(join(outDir, src))) faults.push(`the manifest names ${src}`);
  return faults;
}
