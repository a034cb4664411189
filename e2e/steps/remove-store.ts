import { rmSync } from 'node:fs';

/** Deletes the enquiry store of a test run. */
export default function removeStore(): void {
  const path = process.env['E2E_DB_URL']?.replace(/^file:/, '') ?? '';
  if (!/(^|\/)test-\d+\.db$/.test(path)) return;
  for (const ending of ['', '-shm', '-wal']) rmSync(path + ending, { force: true });
}
