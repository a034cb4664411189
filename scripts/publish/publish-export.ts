import fs from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { isSameFile, listFiles } from '../run/files';
import { changedAddresses } from './index-now';

/** How long open pages find the assets of a release that was replaced. */
const ASSETS_KEPT_MS = 7 * 86_400_000;
/** If a larger share of the pages disappears at once, a content file is probably missing. */
const MAX_LOSS = 0.1;
const NEEDED = ['index.html', '404.html', 'sitemap.xml', '_redirects', '_headers'];
const ASSET_ADDRESS = /["'(]\/(_next\/static\/[^"'()?#\s]+)/g;
/** Files with a content hash in their address. */
const ASSET = /^(_next\/static|images|cards)\//;
/** Ids sort by time. Other programs keep releases under other names; theirs stay. */
const OWN_ID = /^\d{4}-\d{2}-\d{2}-\d{6,9}-[0-9a-f]{8}(-\d+)?$/;
/** Start of the name of a folder that is being put together or removed. */
const UNFINISHED = '.unfinished-';

const pagesOf = (files: readonly string[]) => files.filter((file) => file.endsWith('.html') && file !== '404.html');
const pathOf = (dir: string, id: string) => join(dir, 'releases', id);
const namesIn = (dir: string) => fs.readdirSync(join(dir, 'releases')).sort();
const releasesIn = (dir: string) => namesIn(dir).filter((name) => OWN_ID.test(name));

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

/** Publishes a built folder as the current site. Throws if that is not allowed; the site then stays unchanged. */
export function publishExport({ dir, from, stamp, now, keep = 5, canLosePages = false }: PublishOptions) {
  if (stamp === null) throw new Error(`The build in ${from} did not come to its end: run npm run build.`);
  if (`${resolve(dir)}${sep}`.startsWith(`${resolve(from)}${sep}`)) throw new Error(`${dir} lies inside ${from}.`);
  return withLock(dir, () => {
    const [current, files] = [currentRelease(dir), listFiles(from)];
    const before = current && pathOf(dir, current);
    refuseMissing(from, files);
    if (before && !canLosePages) refuseLoss(pagesOf(listFiles(before)), pagesOf(files));
    const changed = before ? changedAddresses(before, from) : [];
    const id = `${now.toISOString().replace('T', '-').replaceAll(/[:.Z]/g, '')}-${stamp.slice(0, 8)}`;
    const [unfinished, release] = [pathOf(dir, UNFINISHED + id), pathOf(dir, id)];
    try {
      for (const file of files) place(join(from, file), join(unfinished, file), before && join(before, file));
      if (before) {
        keepAssets(before, unfinished, now);
        fs.renameSync(`${unfinished}.json`, `${release}.json`);
      }
      fs.renameSync(unfinished, release);
      switchTo(dir, id);
      for (const old of releasesIn(dir)
        .slice(0, -keep)
        .filter((name) => name !== id)) {
        fs.rmSync(`${pathOf(dir, old)}.json`, { force: true });
        fs.renameSync(pathOf(dir, old), pathOf(dir, UNFINISHED + old));
      }
    } finally {
      const left = namesIn(dir).filter((name) => name.startsWith(UNFINISHED));
      for (const name of left) fs.rmSync(pathOf(dir, name), { recursive: true });
    }
    return { id, pages: pagesOf(files).length, changed };
  });
}

/** Serves an earlier release again, by default the one before. Returns its id. */
export function rollBack(dir: string, now: Date, id?: string): string {
  return withLock(dir, () => {
    const [current, releases] = [currentRelease(dir), releasesIn(dir)];
    // Not one that was rolled back from before this one was published.
    const { before = current } = current ? recordOf(pathOf(dir, current)) : {};
    const target = id ?? releases.findLast((other) => current && before && other < current && other <= before);
    if (!target || !releases.includes(target)) {
      throw new Error(
        `There is no ${id ? `release ${id}` : 'earlier release'} in ${dir}. Kept: ${releases.join(', ')}`,
      );
    }
    if (current && current !== target) keepAssets(pathOf(dir, current), pathOf(dir, target), now);
    switchTo(dir, target);
    return target;
  });
}

function refuseMissing(from: string, files: readonly string[]): void {
  const known = new Set(files);
  const texts = pagesOf(files).map((page) => fs.readFileSync(join(from, page), 'utf8'));
  const loaded = texts.flatMap((text) => [...text.matchAll(ASSET_ADDRESS)].map(([, file = '']) => file));
  const missing = [...new Set([...NEEDED, ...loaded])].filter((file) => !known.has(file)).slice(0, 10);
  if (missing.length > 0)
    throw new Error(`${from} is not a whole site: run npm run build. Missing: ${missing.join(', ')}`);
}

function refuseLoss(before: readonly string[], pages: readonly string[]): void {
  if (pages.length >= before.length * (1 - MAX_LOSS)) return;
  const gone = before.filter((page) => !pages.includes(page)).slice(0, 20);
  const counts = `${pages.length} pages where there were ${before.length}`;
  throw new Error(`Refused: ${counts}. If so meant: --allow-fewer. Gone: ${gone.join(', ')}`);
}

/**
 * Puts a file into a release. If it is equal to `known`, it is a hard link to that, takes no space and keeps its time.
 * Others are copied, because the next build writes to the same files.
 */
function place(source: string, target: string, known: string | null): void {
  fs.mkdirSync(dirname(target), { recursive: true });
  if (known && isSameFile(source, known)) return fs.linkSync(known, target);
  fs.copyFileSync(source, target);
  fs.chmodSync(target, 0o644);
}

/** What `….json` beside a release says: which one it replaced, and since when assets of older builds are in no build. */
function recordOf(release: string): { before?: string; kept?: Record<string, string> } {
  return fs.existsSync(`${release}.json`)
    ? (JSON.parse(fs.readFileSync(`${release}.json`, 'utf8')) as ReturnType<typeof recordOf>)
    : {};
}

/** Links assets of the release before into `folder`, unless no build has had them for seven days. */
function keepAssets(before: string, folder: string, now: Date): void {
  const { kept: earlier = {} } = recordOf(before);
  const kept = listFiles(before)
    .filter((file) => ASSET.test(file) && !fs.existsSync(join(folder, file)))
    .map((file) => [file, earlier[file] ?? now.toISOString()] as const)
    .filter(([, since]) => now.getTime() - Date.parse(since) < ASSETS_KEPT_MS);
  for (const [file] of kept) place(join(before, file), join(folder, file), join(before, file));
  const record = { before: basename(before), ...recordOf(folder), kept: Object.fromEntries(kept) };
  fs.writeFileSync(`${folder}.json`, JSON.stringify(record));
}

/** Id of the current release, or null before the first. Throws if `current` is anything but a release of ours. */
function currentRelease(dir: string): string | null {
  const path = join(dir, 'current');
  const found = fs.lstatSync(path, { throwIfNoEntry: false });
  if (!found) return null;
  const id = found.isSymbolicLink() && releasesIn(dir).find((name) => fs.readlinkSync(path) === `releases/${name}`);
  if (!id) throw new Error(`${path} was not published from here: move it away, or name another folder.`);
  return id;
}

/** Every request gets either the old release or the new one: a rename is atomic. */
function switchTo(dir: string, id: string): void {
  const next = join(dir, '.current-next');
  fs.rmSync(next, { force: true });
  fs.symlinkSync(`releases/${id}`, next);
  fs.renameSync(next, join(dir, 'current'));
}

/** Runs `task` while nothing else publishes to this folder. The lock is a link to the process id. */
function withLock<T>(dir: string, task: () => T): T {
  // Web servers can read what is made.
  process.umask(0o022);
  fs.mkdirSync(join(dir, 'releases'), { recursive: true });
  const lock = join(dir, '.publishing');
  try {
    process.kill(Number(fs.readlinkSync(lock)), 0);
  } catch (error) {
    // ESRCH: whoever held it was killed.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') fs.rmSync(lock, { force: true });
  }
  try {
    fs.symlinkSync(String(process.pid), lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`Something else is being published to ${dir}. If nothing is: delete ${lock}.`, { cause: error });
  }
  try {
    return task();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}
