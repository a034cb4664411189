import { existsSync, renameSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { listFiles } from '../run/list-files';
import { compareExports } from './compare-exports';
import { addMissing, placeFiles } from './place-files';
import { withLock } from './publish-lock';
import { missingIn, pagesOf, readExport, unprintedBrochures } from './read-export';
import * as store from './release-store';

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
}

/** Publishes a built folder as the current site. Throws if that is not allowed; the site then stays unchanged. */
export function publishExport(options: PublishOptions): Published {
  const { from, stamp, now, keep = 5, canLosePages = false } = options;
  const dir = resolve(options.dir);
  if (stamp === null) throw new Error(`The build in ${from} did not come to its end: run npm run build.`);
  if (`${dir}${sep}`.startsWith(`${resolve(from)}${sep}`)) throw new Error(`${dir} lies inside the built folder.`);

  return withLock(dir, () => {
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
    let copied: number;
    let kept: number;
    try {
      const unfinished = store.makeUnfinished(dir, id);
      copied = placeFiles(built.files, from, unfinished, beforeDir);
      renameSync(unfinished, store.releaseDir(dir, id));
      store.writeRecord(dir, {
        id,
        servedUntil: now.toISOString(),
        pages: built.pages.size,
        assets: built.assets,
      });
      kept = serve(dir, id, now);
    } catch (error) {
      if (store.currentRelease(dir) === before) {
        store.removeRecord(dir, id);
        store.removeUnfinished(dir);
      }
      throw error;
    }
    removeOld(dir, now, keep);
    const linked = built.files.length - copied;
    return { id, pages: built.pages.size, copied, linked, kept, removed, unprinted: unprintedBrochures(built) };
  });
}

/** Serves an earlier release again, by default the previous one. Returns its id. */
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

/** Adds the assets, then switches, so no page is served before its files. Returns the number of added assets. */
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

/** Deletes folders beyond the last `keep`. The record of a release, and with it its assets, stays seven days longer. */
function removeOld(dir: string, now: Date, keep: number): void {
  const records = store.readReleases(dir);
  const current = store.currentRelease(dir);
  const isFresh = ({ servedUntil }: store.ReleaseRecord) =>
    servedUntil === null || now.getTime() - Date.parse(servedUntil) < ASSETS_KEPT_MS;
  for (const record of records.slice(0, -Math.max(1, keep))) {
    if (record.id === current) continue;
    if (existsSync(store.releaseDir(dir, record.id))) store.removeInOneStep(dir, record.id);
    if (!isFresh(record)) store.removeRecord(dir, record.id);
  }
}
