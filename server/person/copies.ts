import { existsSync, openSync, readFileSync, readSync, closeSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isUtf8 } from 'node:buffer';
import { isPhone } from '@/lib/domain/site/phone';
import { readCsv, type CsvRow } from '../enquiry/csv';
import { createEnquiryStore, type StoredEnquiry } from '../store/store';

const SQLITE = 'SQLite format 3';
/** End of a copy's name until it is whole. */
export const UNFINISHED = '.unfinished';
const BY_HAND = 'Look for the person there by hand.';
const MAX_NAMED = 20;

type Test = (enquiry: Pick<StoredEnquiry, 'phone' | 'email'>) => boolean;

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
  try {
    removeUnfinished(path);
    const { erased, fault } = startsWith(path, SQLITE)
      ? { erased: await eraseInBackup(path, isSame), fault: '' }
      : eraseInExport(path, isSame);
    return [
      ...(erased === 0 ? [] : [`${erased} erased in ${path}.`]),
      ...(fault === '' ? [] : [`${path} was changed since it was exported: ${fault}. ${BY_HAND}`]),
    ];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    return [`${path} cannot be read or written (${error instanceof Error ? error.message : 'unknown'}). ${BY_HAND}`];
  }
}

function startsWith(path: string, text: string): boolean {
  const bytes = Buffer.alloc(text.length);
  const file = openSync(path, 'r');
  readSync(file, bytes);
  closeSync(file);
  return bytes.toString() === text;
}

async function eraseInBackup(path: string, isSame: Test): Promise<number> {
  const store = createEnquiryStore(`file:${encodeURI(path)}`);
  try {
    const found = (await store.list({ includeSuspect: true, limit: 2 ** 31 })).filter(isSame);
    await store.erase(found.map(({ id }) => id));
    return found.length;
  } finally {
    await store.close();
  }
}

function eraseInExport(path: string, isSame: Test): { erased: number; fault: string } {
  const bytes = readFileSync(path);
  // Programs that save in an alphabet of one byte: each character is written back as it was.
  const encoding = isUtf8(bytes) ? 'utf8' : 'latin1';
  const table = readCsv(bytes.toString(encoding));
  if (table === null) return { erased: 0, fault: bytes.length === 0 ? '' : 'it has no headings any more' };
  const rows = table.rows.filter(({ person }) => person === null || !isOne(person, isSame));
  const damaged = rows
    .filter(({ person }) => person === null || !(person.phone === '' || isPhone(person.phone)))
    .map(({ line }) => line);
  const erased = table.rows.length - rows.length;
  if (erased > 0) {
    const unfinished = path + UNFINISHED;
    writeFileSync(unfinished, table.heading + rows.map(({ text }) => text).join(''), { mode: 0o600, encoding });
    renameSync(unfinished, path);
  }
  return { erased, fault: damaged.length === 0 ? '' : `${linesOf(damaged)} cannot be read` };
}

/** Programs that calculate write a number as 9876543210.0. */
function isOne(person: NonNullable<CsvRow['person']>, isSame: Test): boolean {
  return isSame(person) || isSame({ ...person, phone: person.phone.replace(/\.0$/, '') });
}

/** 'line 4', or 'lines 4, 9, 12 and 30 more': at most twenty are named. */
function linesOf(lines: readonly number[]): string {
  const [named, more] = [lines.slice(0, MAX_NAMED).join(', '), lines.length - MAX_NAMED];
  return `${lines.length === 1 ? 'line' : 'lines'} ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
