import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSameFile } from '../run/files';

/** Makes a folder, and those above it that are missing, which web servers can read whatever the umask is. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
  chmodSync(path, 0o755);
}

/** Copies a file that web servers can read, whatever the mode of the source is. */
function copy(from: string, to: string): void {
  copyFileSync(from, to);
  chmodSync(to, 0o644);
}

/** Makes a hard link, or a copy if the disk does not support links or the file's mode is of another program. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
    chmodSync(to, 0o644);
  } catch {
    copy(from, to);
  }
}

/**
 * Puts `files` of `from` into `to`. Files equal in `before` are hard-linked: they take no space and keep their
 * modification time, so browser caches stay valid. New files are copied, because the next build writes to `from`.
 * Returns the number of copied files.
 */
export function placeFiles(files: readonly string[], from: string, to: string, before: string | null): number {
  let copied = 0;
  for (const file of files) {
    const [source, target, known] = [join(from, file), join(to, file), before && join(before, file)];
    makeFolder(dirname(target));
    const isKnown = known === source || (known && isSameFile(source, known));
    if (known && isKnown) linkOrCopy(known, target);
    else copy(source, target);
    copied += isKnown ? 0 : 1;
  }
  return copied;
}

/** Runs `task` under the lock of this folder, a file with the process id. Throws if another process holds it. */
export function withLock<T>(dir: string, task: () => T): T {
  const path = join(dir, '.publishing');
  makeFolder(releasesDir(dir));
  if (existsSync(path) && hasEnded(Number(readFileSync(path, 'utf8')))) rmSync(path, { force: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`Something else is being published to ${dir}. If nothing is: delete ${path}.`, { cause: error });
  }
  try {
    return task();
  } finally {
    rmSync(path, { force: true });
  }
}

/** Whether no process has this id. An id of 0 or none is a lock that is just being written. */
function hasEnded(id: number): boolean {
  try {
    return id > 0 && !process.kill(id, 0);
  } catch (error) {
    // EPERM: the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

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
