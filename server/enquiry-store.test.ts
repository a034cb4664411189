/** @jest-environment node */
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDbPath } from './enquiry-file';
import { createEnquiryStore, type StoredEnquiry } from './enquiry-store';
import { keepRetention } from './retention';

const DAY_MS = 86_400_000;

function enquiry(id: string, ageDays: number, isSuspect = false): StoredEnquiry {
  const receivedAt = new Date(Date.now() - ageDays * DAY_MS).toISOString();
  const fields = { name: `Visitor ${id}`, phone: '9876543210', email: '', message: '' };
  return { id, receivedAt, ...fields, consent: '2026-11', source: '', ipHash: 'x', isSuspect };
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enquiry-store-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('lists newest first, without the marked ones unless asked, at most as many as asked', async () => {
  const store = createEnquiryStore(`file:${folder}/a.db`);
  for (const row of [enquiry('old', 3), enquiry('new', 1), enquiry('bot', 2, true)]) await store.add(row, true);
  const ids = async (includeSuspect: boolean, limit: number) =>
    (await store.list({ includeSuspect, limit })).map(({ id }) => id);
  expect(await ids(false, 10)).toEqual(['new', 'old']);
  expect(await ids(true, 10)).toEqual(['new', 'bot', 'old']);
  expect(await ids(true, 1)).toEqual(['new']);
  expect([await store.countSuspect(), await store.has('old'), await store.has('none')]).toEqual([1, true, false]);
  await store.close();
});

test('what was stored is there after a restart', async () => {
  const url = `file:${folder}/deep/er/a.db`;
  const first = createEnquiryStore(url);
  expect(await first.add(enquiry('kept', 0), true)).toBe('stored');
  await first.close();
  // All of it is in the one file, which is what gets copied for a backup.
  expect(statSync(`${folder}/deep/er/a.db-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  const second = createEnquiryStore(url);
  expect(await second.add(enquiry('kept', 0), true)).toBe('known');
  await second.close();
});

test('two servers on one file lose nothing', async () => {
  const [one, two] = [createEnquiryStore(`file:${folder}/a.db`), createEnquiryStore(`file:${folder}/a.db`)];
  const ids = Array.from({ length: 100 }, (_, index) => String(index));
  const results = await Promise.all(
    ids.flatMap((id) => [one.add(enquiry(id, 0), true), two.add(enquiry(id, 0), true)]),
  );
  expect(results.filter((result) => result === 'stored')).toHaveLength(100);
  expect(await one.list({ includeSuspect: true, limit: 1000 })).toHaveLength(100);
  await Promise.all([one.close(), two.close()]);
});

test('a database that could not be opened is tried again', async () => {
  writeFileSync(`${folder}/blocked`, '');
  const store = createEnquiryStore(`file:${folder}/blocked/a.db`);
  await expect(store.prepare()).rejects.toThrow();
  rmSync(`${folder}/blocked`);
  await store.prepare();
  expect(await store.add(enquiry('late', 0), true)).toBe('stored');
  await store.close();
});

test.each([
  [365, ['young']],
  [0, ['young', 'old']],
])('with %s days of retention %j stay', async (days, ids) => {
  const store = createEnquiryStore(`file:${folder}/a.db`);
  for (const row of [enquiry('old', 366), enquiry('young', 364)]) await store.add(row, true);
  const lines: string[] = [];
  const end = keepRetention(store, days, (line) => lines.push(line));
  await store.removeBefore('');
  expect((await store.list({ includeSuspect: true, limit: 10 })).map(({ id }) => id)).toEqual(ids);
  expect(lines).toEqual(days === 0 ? [] : ['Removed 1 enquiries older than 365 days.']);
  end();
  await store.close();
});

test.each([
  ['file:var/enquiries.db', 'var/enquiries.db'],
  ['file:/srv/enquiries.db', '/srv/enquiries.db'],
  ['file:///srv/my%20data/enquiries.db', '/srv/my data/enquiries.db'],
  ['file:a.db?x=1', 'a.db'],
  ['file::memory:', null],
  ['libsql://db.example', null],
])('%s is the file %s', (url, path) => {
  expect(localDbPath(url)).toBe(path);
});
