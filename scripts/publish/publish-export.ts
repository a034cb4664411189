import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { listFiles } from '../run/list-files';
import { compareExports } from './compare-exports';
import { addMissing, placeFiles } from './place-files';
import { withLock } from './publish-lock';
import { missingIn, pagesOf, readExport } from './read-export';
import * as store from './release-store';

const DAY_MS = 86_400_000;
/** How long the files of a page that was open somewhere are kept at least, however many releases come after. */
const ASSETS_KEPT_MS = 7 * DAY_MS;
const UNFINISHED = '.unfinished-';

export interface PublishOptions {
  /** Where the releases are; `current` in it is what a host serves. */
  dir: string;
  /** The built folder. */
  from: string;
  /** What the build noted of itself; null where it did not come to its end. */
  stamp: string | null;
  now: Date;
  /** How many releases stay, the served one among them. */
  keep?: number;
  /** Publishes although a tenth of the pages is gone. */
  canLosePages?: boolean;
}

export interface Published {
  id: string;
  pages: number;
  copied: number;
  linked: number;
  /** Files of older releases that stay for pages that are still open. */
  kept: number;
  /** Addresses that are gone without a redirect. */
  removed: string[];
}

/** Puts a built folder in the place of the site that is served. Throws where it may not be; the site then stays as it is. */
export function publishExport(options: PublishOptions): Published {
  const { from, stamp, now, keep = 5, canLosePages = false } = options;
  const dir = resolve(options.dir);
  if (stamp === null) throw new Error(`The build in ${from} did not come to its end: run npm run build.`);
  if (`${dir}${sep}`.startsWith(`${resolve(from)}${sep}`)) throw new Error(`${dir} lies inside the built folder.`);

  return withLock(dir, () => {
    removeUnfinished(dir);
    const built = readExport(resolve(from));
    const missing = missingIn(from, built);
    if (missing.length > 0) throw new Error(`${from} is not a whole site. Missing: ${missing.slice(0, 10).join(', ')}`);

    const before = store.currentRelease(dir);
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
    const unfinished = store.releaseDir(dir, `${UNFINISHED}${id}`);
    let copied: number;
    let kept: number;
    try {
      mkdirSync(unfinished);
      copied = placeFiles(built.files, from, unfinished, beforeDir);
      renameSync(unfinished, store.releaseDir(dir, id));
      store.writeRecord(dir, {
        id,
        publishedAt: now.toISOString(),
        servedUntil: now.toISOString(),
        pages: built.pages.size,
        sitemapUrls: built.sitemapUrls,
        assets: built.assets,
      });
      kept = serve(dir, id, now);
    } catch (error) {
      if (store.currentRelease(dir) === before) {
        store.removeRecord(dir, id);
        removeUnfinished(dir);
      }
      throw error;
    }
    removeOld(dir, now, keep);
    return { id, pages: built.pages.size, copied, linked: built.files.length - copied, kept, removed };
  });
}

/** Serves an earlier release again, the one before unless `id` names another. Returns its id. */
export function rollBack(dir: string, now: Date, id?: string): string {
  return withLock(dir, () => {
    const current = store.currentRelease(dir);
    const releases = store.readReleases(dir).filter((record) => store.hasRelease(dir, record.id));
    const earlier = releases.filter((record) => current !== null && record.id < current).at(-1);
    const target = id === undefined ? earlier : releases.find((record) => record.id === id);
    if (!target) {
      const known = releases.map((record) => record.id).join(', ') || 'none';
      throw new Error(`${id ? `There is no release ${id}` : 'There is no earlier release'} in ${dir}. Kept: ${known}`);
    }
    const pages = pagesOf(listFiles(store.releaseDir(dir, target.id))).size;
    if (pages !== target.pages) {
      throw new Error(`Release ${target.id} is not whole: ${pages} of its ${target.pages} pages are there.`);
    }
    serve(dir, target.id, now);
    return target.id;
  });
}

/** Addresses that are gone, as lines for a person. */
export function describeRemoved(removed: readonly string[], limit = 20): string[] {
  if (removed.length === 0) return [];
  const more = removed.length > limit ? [`  … and ${removed.length - limit} more`] : [];
  return [
    `${removed.length} addresses are gone without a redirect:`,
    ...removed.slice(0, limit).map((path) => `  ${path}`),
    ...more,
  ];
}

/** Assets first, then the switch: no page is ever served before what it asks for. Returns how many assets were added. */
function serve(dir: string, id: string, now: Date): number {
  const records = store.readReleases(dir);
  const folders = records.map((record) => store.releaseDir(dir, record.id)).reverse();
  const assets = new Set(records.flatMap((record) => record.assets));
  const kept = addMissing(assets, store.releaseDir(dir, id), folders);
  const before = store.currentRelease(dir);
  store.switchTo(dir, id);
  for (const record of records) {
    if (record.id === id) store.writeRecord(dir, { ...record, servedUntil: null });
    else if (record.id === before) store.writeRecord(dir, { ...record, servedUntil: now.toISOString() });
  }
  return kept;
}

/** `2026-11-21-215306-1a2b3c4d`: ids sort by time. */
function newId(dir: string, now: Date, stamp: string): string {
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  const known = new Set(store.readReleases(dir).map((record) => record.id));
  for (let count = 1; ; count += 1) {
    const id = `${time}-${stamp.slice(0, 8)}${count > 1 ? `-${count}` : ''}`;
    if (!known.has(id)) return id;
  }
}

/** What a broken run left: folders without a record. */
function removeUnfinished(dir: string): void {
  const known = new Set(store.readReleases(dir).map((record) => record.id));
  for (const entry of readdirSync(store.releasesDir(dir), { withFileTypes: true })) {
    const path = join(store.releasesDir(dir), entry.name);
    if (entry.isDirectory() && !known.has(entry.name)) rmSync(path, { recursive: true, force: true });
  }
}

/** Under another name first: who is interrupted here leaves no half release that looks like a whole one. */
function removeInOneStep(dir: string, id: string): void {
  const unfinished = store.releaseDir(dir, `${UNFINISHED}${id}`);
  renameSync(store.releaseDir(dir, id), unfinished);
  rmSync(unfinished, { recursive: true, force: true });
}

/** Folders beyond the last `keep` go; the record of a release, and with it its assets, stays seven days longer. */
function removeOld(dir: string, now: Date, keep: number): void {
  const records = store.readReleases(dir);
  const current = store.currentRelease(dir);
  const isFresh = ({ servedUntil }: store.ReleaseRecord) =>
    servedUntil === null || now.getTime() - Date.parse(servedUntil) < ASSETS_KEPT_MS;
  for (const record of records.slice(0, -Math.max(1, keep))) {
    if (record.id === current) continue;
    if (existsSync(store.releaseDir(dir, record.id))) removeInOneStep(dir, record.id);
    if (!isFresh(record)) store.removeRecord(dir, record.id);
  }
}
