import { existsSync, renameSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { listFiles } from '../run/files';
import { changedAddresses } from './index-now';
import * as store from './release-store';

type Counted = Pick<ExportSummary, 'pages' | 'sitemapUrls' | 'redirects'>;

/** If a larger share of the pages disappears at once, a content file is probably missing. */
const MAX_LOSS = 0.1;

interface Comparison {
  /** Earlier addresses that are now neither pages nor redirects. */
  removed: string[];
  /** Reason not to publish the new site; null if there is none. */
  refusal: string | null;
}

/** Finds pages of the earlier site that are missing in the new one (faults, Gate). */
function compareExports(before: Counted, after: Counted): Comparison {
  const isThere = (address: string) => after.pages.has(address) || after.redirects.has(address);
  const removed = [...before.pages].filter((address) => !isThere(address)).sort();
  const losses = [
    describeLoss('pages', before.pages.size, after.pages.size),
    describeLoss('addresses in the sitemap', before.sitemapUrls, after.sitemapUrls),
  ].filter((loss) => loss !== null);
  return { removed, refusal: losses.length > 0 ? losses.join('; ') : null };
}

function describeLoss(noun: string, before: number, after: number): string | null {
  if (after >= before * (1 - MAX_LOSS)) return null;
  return `${after} ${noun} where there were ${before} (-${Math.round((1 - after / before) * 100)} %)`;
}

const DAY_MS = 86_400_000;
/** Minimum time that assets of replaced releases stay available for open pages. */
const ASSETS_KEPT_MS = 7 * DAY_MS;

export interface PublishOptions {
  /** Folder of the releases; hosts serve its `current`. */
  dir: string;
  /** The built folder. */
  from: string;
  /** Input hash of the build; null if the build did not finish. */
  stamp: string | null;
  now: Date;
  /** Number of releases to keep, including the current one. */
  keep?: number;
  /** Allows publishing although more than a tenth of the pages is gone. */
  canLosePages?: boolean;
}

export interface Published {
  id: string;
  pages: number;
  copied: number;
  linked: number;
  /** Number of files of older releases that stay for open pages. */
  kept: number;
  /** Removed addresses without a redirect. */
  removed: string[];
  /** Number of brochures without a PDF. */
  unprinted: number;
  /** Addresses that search engines should read again; empty for the first release. */
  changed: string[];
}

/** Publishes a built folder as the current site. Throws if that is not allowed; the site then stays unchanged. */
export function publishExport(options: PublishOptions): Published {
  const { from, stamp, now, keep = 5, canLosePages = false } = options;
  const dir = resolve(options.dir);
  if (stamp === null) throw new Error(`The build in ${from} did not come to its end: run npm run build.`);
  if (`${dir}${sep}`.startsWith(`${resolve(from)}${sep}`)) throw new Error(`${dir} lies inside the built folder.`);

  return store.withLock(dir, () => {
    const before = store.currentRelease(dir);
    store.removeUnfinished(dir);
    const built = readExport(resolve(from));
    const missing = missingIn(from, built);
    if (missing.length > 0) throw new Error(`${from} is not a whole site. Missing: ${missing.slice(0, 10).join(', ')}`);

    const beforeDir = before && store.releaseDir(dir, before);
    const { removed, refusal } = beforeDir
      ? compareExports(readExport(beforeDir), built)
      : { removed: [], refusal: null };
    if (refusal && !canLosePages) {
      throw new Error(
        `${[`Refused: ${refusal}.`, ...describeRemoved(removed)].join('\n')}\nIf so meant: --allow-fewer`,
      );
    }

    const id = newId(dir, now, stamp);
    try {
      const unfinished = store.makeUnfinished(dir, id);
      const copied = store.placeFiles(built.files, from, unfinished, beforeDir);
      renameSync(unfinished, store.releaseDir(dir, id));
      store.writeRecord(dir, id, { pages: built.pages.size });
      const changed = beforeDir ? changedAddresses(beforeDir, store.releaseDir(dir, id)) : [];
      const kept = serve(dir, id, now);
      for (const old of store.listReleases(dir).slice(0, -keep)) if (old !== id) store.removeRelease(dir, old);
      const linked = built.files.length - copied;
      const unprinted = unprintedBrochures(built);
      return { id, pages: built.pages.size, copied, linked, kept, removed, unprinted, changed };
    } catch (error) {
      if (store.currentRelease(dir) === before) {
        store.removeRelease(dir, id);
        store.removeUnfinished(dir);
      }
      throw error;
    }
  });
}

/** Serves an earlier release again, by default the previous one. Returns its id. */
export function rollBack(dir: string, now: Date, id?: string): string {
  return store.withLock(dir, () => {
    const current = store.currentRelease(dir);
    const releases = store.listReleases(dir);
    const target = id === undefined ? releases.findLast((other) => current !== null && other < current) : id;
    if (!target || !releases.includes(target)) {
      const known = releases.join(', ') || 'none';
      throw new Error(`${id ? `There is no release ${id}` : 'There is no earlier release'} in ${dir}. Kept: ${known}`);
    }
    const { pages: expected } = store.readRecord(dir, target);
    const pages = pagesOf(listFiles(store.releaseDir(dir, target))).size;
    if (pages !== expected) {
      throw new Error(`Release ${target} is not whole: ${pages} of its ${expected} pages are there.`);
    }
    serve(dir, target, now);
    return target;
  });
}

/** Removed addresses as lines for the terminal. */
export function describeRemoved(removed: readonly string[], limit = 20): string[] {
  if (removed.length === 0) return [];
  const more = removed.length > limit ? [`  … and ${removed.length - limit} more`] : [];
  return [
    `${removed.length} addresses are gone without a redirect:`,
    ...removed.slice(0, limit).map((path) => `  ${path}`),
    ...more,
  ];
}

/** Adds what open pages may ask for, then switches, so no page is served before its files. Returns the number added. */
function serve(dir: string, id: string, now: Date): number {
  const before = store.currentRelease(dir);
  const added = before === null || before === id ? 0 : keepAssets(dir, before, id, now);
  store.switchTo(dir, id);
  return added;
}

/** Takes the assets of one release into another that lacks them, unless no build has had them for seven days. */
function keepAssets(dir: string, from: string, id: string, now: Date): number {
  const [source, target] = [store.releaseDir(dir, from), store.releaseDir(dir, id)];
  const [{ kept = {} }, record] = [store.readRecord(dir, from), store.readRecord(dir, id)];
  const own = new Set(listFiles(target).filter((file) => record.kept?.[file] === undefined));
  const fresh = listFiles(source)
    .filter((file) => isAsset(file) && !own.has(file))
    .map((file) => [file, kept[file] ?? now.toISOString()] as const)
    .filter(([, since]) => now.getTime() - Date.parse(since) < ASSETS_KEPT_MS);
  const added = fresh.map(([file]) => file).filter((file) => !existsSync(join(target, file)));
  store.placeFiles(added, source, target, source);
  store.writeRecord(dir, id, { ...record, kept: { ...record.kept, ...Object.fromEntries(fresh) } });
  return added.length;
}

/** `2026-11-21-215306-1a2b3c4d`: ids sort by time. */
function newId(dir: string, now: Date, stamp: string): string {
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const known = store.listReleases(dir);
  for (let count = 1; ; count += 1) {
    const id = `${time}-${stamp.slice(0, 8)}${count > 1 ? `-${count}` : ''}`;
    if (!known.includes(id)) return id;
  }
}

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

const isAsset = (file: string) => ASSET_FOLDERS.some((start) => file.startsWith(start));

/** Addresses of the pages among the files of a built folder. */
function pagesOf(files: readonly string[]): Set<string> {
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
function unprintedBrochures({ files }: ExportSummary): number {
  const known = new Set(files);
  const pages = files.filter((file) => file.startsWith('brochure/') && file.endsWith('.html'));
  return pages.filter((page) => !known.has(page.replace(/^brochure/, 'brochures').replace(/html$/, 'pdf'))).length;
}

/** Scripts, styles and fonts that a page loads, as files of the built folder. */
export function assetsOf(html: string): string[] {
  return [...new Set([...html.matchAll(ASSET_ADDRESS)].map(([, path]) => path ?? ''))];
}

/** Files that a built folder lacks; empty if it is complete. */
function missingIn(folder: string, { files }: ExportSummary): string[] {
  const known = new Set(files);
  const missing = new Set(INDISPENSABLE.filter((file) => !existsSync(join(folder, file))));
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    for (const asset of assetsOf(readFileSync(join(folder, file), 'utf8'))) {
      if (!known.has(asset)) missing.add(`${asset} (of ${file})`);
    }
  }
  return [...missing];
}
