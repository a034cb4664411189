import {
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { makeFolder } from './place-files';

/** Record of a published release, stored beside its folder. */
export interface ReleaseRecord {
  id: string;
  /** Time when another release replaced it; null while it is current. */
  servedUntil: string | null;
  pages: number;
  /** Its own assets (files with a hash in their address), without those of older releases. */
  assets: string[];
}

export const releasesDir = (dir: string) => join(dir, 'releases');
export const releaseDir = (dir: string, id: string) => join(releasesDir(dir), id);
const recordPath = (dir: string, id: string) => join(releasesDir(dir), `${id}.json`);
const currentPath = (dir: string) => join(dir, 'current');

/** `2026-11-21-215306-1a2b3c4d`, perhaps with a number: other programs keep releases under other names. */
const OWN_ID = /^\d{4}-\d{2}-\d{2}-\d{6}-[0-9a-f]{8}(-\d+)?$/;
const UNFINISHED = '.unfinished-';

/** Makes an empty folder in which a release is put together. */
export function makeUnfinished(dir: string, id: string): string {
  const path = releaseDir(dir, `${UNFINISHED}${id}`);
  makeFolder(path);
  return path;
}

/** Id of the current release, or null before the first. Throws if `current` is anything but a release of ours. */
export function currentRelease(dir: string): string | null {
  const path = currentPath(dir);
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) return null;
  if (!found.isSymbolicLink()) throw new Error(`${path} is not a link: move it away, it is not ours to replace.`);
  const target = readlinkSync(path);
  const id = basename(target);
  if (target === join('releases', id) && existsSync(recordPath(dir, id))) return id;
  throw new Error(
    `${path} leads to ${target}, which was not published from here: move the link away, or name another folder.`,
  );
}

/** Makes a release the current one, atomically: every request gets either the old or the new one. */
export function switchTo(dir: string, id: string): void {
  const next = join(dir, '.current-next');
  rmSync(next, { force: true });
  symlinkSync(join('releases', id), next);
  renameSync(next, currentPath(dir));
}

/** Records of all releases whose pages may still be open in a browser, oldest first. */
export function readReleases(dir: string): ReleaseRecord[] {
  if (!existsSync(releasesDir(dir))) return [];
  return readdirSync(releasesDir(dir))
    .filter((name) => name.endsWith('.json') && OWN_ID.test(basename(name, '.json')))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(releasesDir(dir), name), 'utf8')) as ReleaseRecord);
}

/** Whether a release's folder exists; of older releases only the record and the assets remain. */
export function hasRelease(dir: string, id: string): boolean {
  return existsSync(join(releaseDir(dir, id), 'index.html'));
}

export function writeRecord(dir: string, record: ReleaseRecord): void {
  const path = recordPath(dir, record.id);
  writeFileSync(`${path}.part`, `${JSON.stringify(record)}\n`);
  renameSync(`${path}.part`, path);
}

export function removeRecord(dir: string, id: string): void {
  rmSync(recordPath(dir, id), { force: true });
}

/** Deletes what an interrupted run left: folders that are being made or deleted, and releases of ours without a record. */
export function removeUnfinished(dir: string): void {
  for (const entry of readdirSync(releasesDir(dir), { withFileTypes: true })) {
    const { name } = entry;
    const isLeft = name.startsWith(UNFINISHED) || (OWN_ID.test(name) && !existsSync(recordPath(dir, name)));
    if (entry.isDirectory() && isLeft) rmSync(releaseDir(dir, name), { recursive: true, force: true });
  }
}

/** Renames the folder before deleting it, so an interruption leaves no half release that looks complete. */
export function removeInOneStep(dir: string, id: string): void {
  const unfinished = releaseDir(dir, `${UNFINISHED}${id}`);
  renameSync(releaseDir(dir, id), unfinished);
  rmSync(unfinished, { recursive: true, force: true });
}
