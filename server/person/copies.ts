import { isUtf8 } from 'node:buffer';
import { existsSync, openSync, readFileSync, readSync, closeSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isPhone } from '@/lib/domain/site/phone';
import { readCsv, type CsvRow } from '../enquiry/csv';
import { openEnquiryStore } from '../store/open-enquiry-store';
import type { EnquiryStore, StoredEnquiry } from '../store/store';
import { endWishes } from '../store/wishes';

const SQLITE = 'SQLite format 3';
/** End of a copy's name until it is whole. */
export const UNFINISHED = '.unfinished';
const BY_HAND = 'Look for the person there by hand.';
const MAX_NAMED = 20;
const DAY_MS = 86_400_000;

type CsvPerson = NonNullable<CsvRow['person']>;
type Test = (enquiry: Pick<StoredEnquiry, 'phone' | 'email'>) => boolean;

/** Which enquiries of a copy are to be removed. */
interface Removal {
  /** Removes them in an open backup, and returns their number. */
  inBackup: (backup: EnquiryStore) => Promise<number>;
  /** Whether the row of an export is one of them. */
  inExport: (row: CsvPerson) => boolean | Promise<boolean>;
}

/** Removes what a backup or an erasure that was killed left beside a copy; a backup that is being made ends with it. */
export function removeUnfinished(path: string): void {
  const files = ['', '-journal', '-wal', '-shm'].map((end) => path + UNFINISHED + end);
  for (const file of files.filter((each) => existsSync(each))) rmSync(file, { force: true });
}

/**
 * Erases matching enquiries in an export or a backup. Returns in words what was done and what was not; nothing if the
 * file is gone or has none of them.
 */
export async function eraseInCopy(path: string, isSame: Test): Promise<string[]> {
  removeUnfinished(path);
  const { removed, fault } = await removeInCopy(path, {
    async inBackup(backup) {
      const found = (await backup.listAll()).filter(isSame);
      await backup.erase(found.map(({ id }) => id));
      return found.length + (await endWishes(backup.wishes, isSame));
    },
    // Programs that calculate write a number as 9876543210.0.
    inExport: (row) => isSame(row) || isSame({ ...row, phone: row.phone.replace(/\.0$/, '') }),
  });
  return [
    ...(removed === 0 ? [] : [`${removed} erased in ${path}.`]),
    ...(fault === '' ? [] : [`${fault} ${BY_HAND}`]),
  ];
}

/**
 * Removes from all copies what is older than the period after which the database removes it; 0 days keep all. A backup
 * has the age by the database's own clock. A row of an export goes if it came earlier by its date and the database does
 * not have it any more. Returns in words what was done and what was not.
 */
export async function expireCopies(store: EnquiryStore, retentionDays: number, nowMs: number): Promise<string[]> {
  if (retentionDays === 0) return [];
  const retentionMs = retentionDays * DAY_MS;
  const beforeMs = (await store.observedMs()) - retentionMs;
  const lines: string[] = [];
  for (const path of await store.copies()) {
    const { removed, fault } = await removeInCopy(path, {
      inBackup: (backup) => backup.expire(beforeMs),
      inExport: async ({ id, receivedAt }) => Date.parse(receivedAt) < nowMs - retentionMs && !(await store.has(id)),
    });
    if (removed > 0) lines.push(`Removed ${removed} enquiries older than ${retentionDays} days from ${path}.`);
    if (fault !== '') lines.push(`${fault} What is older than ${retentionDays} days may be there still.`);
  }
  return lines;
}

/** The number of enquiries that were removed, and in a sentence what could not be read; nothing if the file is gone. */
async function removeInCopy(path: string, removal: Removal): Promise<{ removed: number; fault: string }> {
  try {
    return startsWith(path, SQLITE)
      ? { removed: await removeInBackup(path, removal), fault: '' }
      : await removeInExport(path, removal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { removed: 0, fault: '' };
    const reason = error instanceof Error ? error.message : 'unknown';
    return { removed: 0, fault: `${path} cannot be read or written (${reason}).` };
  }
}

function startsWith(path: string, text: string): boolean {
  const bytes = Buffer.alloc(text.length);
  const file = openSync(path, 'r');
  readSync(file, bytes);
  closeSync(file);
  return bytes.toString() === text;
}

async function removeInBackup(path: string, { inBackup }: Removal): Promise<number> {
  const backup = openEnquiryStore(`file:${encodeURI(path)}`);
  try {
    return await inBackup(backup);
  } finally {
    await backup.close();
  }
}

async function removeInExport(path: string, { inExport }: Removal): Promise<{ removed: number; fault: string }> {
  const changed = (what: string) => `${path} was changed since it was exported: ${what}.`;
  const bytes = readFileSync(path);
  // Programs that save in an alphabet of one byte: each character is written back as it was.
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  const table = readCsv(bytes.toString(encoding));
  if (table === null) return { removed: 0, fault: bytes.length === 0 ? '' : changed('it has no headings any more') };
  const rows: CsvRow[] = [];
  for (const row of table.rows) if (row.person === null || !(await inExport(row.person))) rows.push(row);
  const removed = table.rows.length - rows.length;
  if (removed > 0) {
    writeFileSync(path + UNFINISHED, table.heading + rows.map(({ text }) => text).join(''), { mode: 0o600, encoding });
    renameSync(path + UNFINISHED, path);
  }
  const damaged = rows.filter(({ person }) => person === null || !(person.phone === '' || isPhone(person.phone)));
  const lines = damaged.map(({ line }) => line);
  return { removed, fault: lines.length === 0 ? '' : changed(`${linesOf(lines)} cannot be read`) };
}

/** 'line 4', or 'lines 4, 9, 12 and 30 more': at most twenty are named. */
function linesOf(lines: readonly number[]): string {
  const [named, more] = [lines.slice(0, MAX_NAMED).join(', '), lines.length - MAX_NAMED];
  return `${lines.length === 1 ? 'line' : 'lines'} ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
