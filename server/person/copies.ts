import { existsSync, openSync, readFileSync, readSync, closeSync, renameSync, writeFileSync } from 'node:fs';
import { readCsv } from '../enquiry/csv';
import { createEnquiryStore, type StoredEnquiry } from '../store/store';

const SQLITE = 'SQLite format 3';

type Test = (enquiry: Pick<StoredEnquiry, 'phone' | 'email'>) => boolean;

/** Erases matching enquiries in an export or a backup. Returns what was done, in words; nothing if the file is gone. */
export async function eraseInCopy(path: string, isSame: Test): Promise<string[]> {
  if (!existsSync(path)) return [];
  const erased = startsWith(path, SQLITE) ? await eraseInBackup(path, isSame) : eraseInExport(path, isSame);
  if (erased === null) return [`${path} was changed since it was exported: look for the person there by hand.`];
  return erased === 0 ? [] : [`${erased} erased in ${path}.`];
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

/** Null if the file is no longer as it was exported. */
function eraseInExport(path: string, isSame: Test): number | null {
  const rows = readCsv(readFileSync(path, 'utf8'));
  if (rows === null) return null;
  const kept = rows.filter(({ phone, email }) => !isSame({ phone, email }));
  if (kept.length === rows.length) return 0;
  const unfinished = `${path}.unfinished`;
  writeFileSync(unfinished, kept.map(({ text }) => text).join(''), { mode: 0o600 });
  renameSync(unfinished, path);
  return rows.length - kept.length;
}
