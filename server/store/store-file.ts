import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wrongSetting } from './read-setting';

/** Path of a `file:` database, null for one in memory or elsewhere. */
export function localDbPath(url: string): string | null {
  if (!url.startsWith('file:') || url.includes(':memory:')) return null;
  const path =
    url
      .replace(/^file:/, '')
      .replace(/^\/\/(localhost)?(?=\/)/, '')
      .split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    throw wrongSetting('ENQUIRY_DB_URL', 'a path in which each % is written as %25', `file:${path}`);
  }
}

/** Folder of the backups of a database. */
export function backupFolder(dbPath: string): string {
  return join(dirname(dbPath), 'backups');
}

const DAY_MS = 86_400_000;
/** A daily backup that failed once is no alarm. */
const MAX_BACKUP_AGE_MS = 2 * DAY_MS;

/** A sentence if the newest backup is older than two days, or the database is and has none. `nowMs`: ms since 1970. */
export function backupAlarm(dbPath: string, nowMs: number): string[] {
  const folder = backupFolder(dbPath);
  const timesOf = (path: string) => statSync(path, { throwIfNoEntry: false });
  const names = timesOf(folder)?.isDirectory() ? readdirSync(folder).filter((name) => name.endsWith('.db')) : [];
  const madeMs = names.map((name) => timesOf(join(folder, name))?.mtimeMs ?? 0);
  const bornMs = timesOf(dbPath)?.birthtimeMs || nowMs;
  if (nowMs - Math.max(bornMs, ...madeMs) < MAX_BACKUP_AGE_MS) return [];
  const days = Math.floor((nowMs - Math.max(...madeMs)) / DAY_MS);
  const what = names.length === 0 ? 'There is no backup of the enquiries' : `The last backup is ${days} days old`;
  return [`${what}: npm run enquiries -- backup makes one.`];
}
