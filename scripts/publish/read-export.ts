import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../run/files';

/** Folders of files with a content hash in their address; an open page may load them days later. */
const ASSET_FOLDERS = ['_next/static/', 'images/', 'cards/'];
/** Files that a complete site must have. */
const INDISPENSABLE = ['index.html', '404.html', 'sitemap.xml', '_redirects', '_headers'];
const ASSET_ADDRESS = /["'(]\/(_next\/static\/[^"'()?#\s]+)/g;

export interface ExportSummary {
  /** Relative paths of all files, with slashes. */
  files: string[];
  /** Addresses of the pages. */
  pages: Set<string>;
  /** Number of addresses in the sitemaps. */
  sitemapUrls: number;
  /** Addresses that redirect. */
  redirects: Set<string>;
}

export const isAsset = (file: string) => ASSET_FOLDERS.some((start) => file.startsWith(start));

/** Addresses of the pages among the files of a built folder. */
export function pagesOf(files: readonly string[]): Set<string> {
  const pages = files.filter((file) => file.endsWith('.html') && file !== '404.html');
  return new Set(pages.map((file) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`));
}

/** Lists files, pages, sitemap and redirects of a built folder. */
export function readExport(folder: string): ExportSummary {
  const files = listFiles(folder).sort();
  const text = (file: string) => (files.includes(file) ? readFileSync(join(folder, file), 'utf8') : '');
  return {
    files,
    pages: pagesOf(files),
    sitemapUrls: files
      .filter((file) => /^sitemap[\w-]*\.xml$/.test(file))
      .reduce((sum, file) => sum + [...text(file).matchAll(/<url>/g)].length, 0),
    redirects: new Set(
      text('_redirects')
        .split('\n')
        .map((line) => line.split(/\s/)[0] ?? '')
        .filter((from) => from.startsWith('/')),
    ),
  };
}

/** How many print pages of brochures have no PDF beside them. */
export function unprintedBrochures({ files }: ExportSummary): number {
  const known = new Set(files);
  const pages = files.filter((file) => file.startsWith('brochure/') && file.endsWith('.html'));
  return pages.filter((page) => !known.has(page.replace(/^brochure/, 'brochures').replace(/html$/, 'pdf'))).length;
}

/** Scripts, styles and fonts that a page loads, as files of the built folder. */
export function assetsOf(html: string): string[] {
  return [...new Set([...html.matchAll(ASSET_ADDRESS)].map(([, path]) => path ?? ''))];
}

/** Files that a built folder lacks; empty if it is complete. */
export function missingIn(folder: string, { files }: ExportSummary): string[] {
  const known = new Set(files);
  const missing = new Set(INDISPENSABLE.filter((file) => !existsSync(join(folder, file))));
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    for (const asset of assetsOf(readFileSync(join(folder, file), 'utf8'))) {
      if (!known.has(asset)) missing.add(`${asset} (of ${file})`);
    }
  }
  return [...missing];
}
