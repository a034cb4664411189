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

/** Record of a release, stored beside its folder. */
export interface ReleaseRecord {
  pages: number;
  /** Assets of earlier releases in its folder, with the time since which no build has them. */
  kept?: Readonly<Record<string, string>>;
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

/** Ids of all releases that can be served, oldest first. */
export function listReleases(dir: string): string[] {
  const names = existsSync(releasesDir(dir)) ? readdirSync(releasesDir(dir)) : [];
  return names.filter((name) => OWN_ID.test(name) && existsSync(recordPath(dir, name))).sort();
}

export function readRecord(dir: string, id: string): ReleaseRecord {
  return JSON.parse(readFileSync(recordPath(dir, id), 'utf8')) as ReleaseRecord;
}

export function writeRecord(dir: string, id: string, record: ReleaseRecord): void {
  const path = recordPath(dir, id);
  writeFileSync(`${path}.part`, `${JSON.stringify(record)}\n`);
  renameSync(`${path}.part`, path);
}

/** Removes the record before the folder, so that an interruption leaves no half release that looks complete. */
export function removeRelease(dir: string, id: string): void {
  rmSync(recordPath(dir, id), { force: true });
  rmSync(releaseDir(dir, id), { recursive: true, force: true });
}

/** Deletes what an interrupted run left: folders that are being made, and of ours folders and records without the other. */
export function removeUnfinished(dir: string): void {
  for (const name of readdirSync(releasesDir(dir))) {
    const id = basename(name, '.json');
    const isHalf = OWN_ID.test(id) && !(existsSync(recordPath(dir, id)) && existsSync(releaseDir(dir, id)));
    if (name.startsWith(UNFINISHED) || isHalf) removeRelease(dir, id);
  }
}
