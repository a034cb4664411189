import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDbPath } from './store-file';
import { openEnquiryStore } from './open-enquiry-store';
import type { EnquiryStore, StoredEnquiry } from './store';
import { keepRetention } from './retention';
import { testEnquiry } from './test-enquiry';

const DAY_MS = 86_400_000;

function enquiry(id: string, ageDays: number, isSuspect = false): StoredEnquiry {
  return testEnquiry(id, { receivedAt: new Date(Date.now() - ageDays * DAY_MS).toISOString(), isSuspect });
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enquiry-store-'));
});

test('lists newest first, without the marked ones unless asked, at most as many as asked', async () => {
  const store = openEnquiryStore(`file:${folder}/a.db`);
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
  const first = openEnquiryStore(url);
  expect(await first.add(enquiry('kept', 0), true)).toBe('stored');
  await first.close();
  // All data is in one file, so a backup copies only this file.
  expect(statSync(`${folder}/deep/er/a.db-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
  const second = openEnquiryStore(url);
  expect(await second.add(enquiry('kept', 0), true)).toBe('known');
  await second.close();
});

test('two servers on one file lose nothing', async () => {
  const [one, two] = [openEnquiryStore(`file:${folder}/a.db`), openEnquiryStore(`file:${folder}/a.db`)];
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
  const store = openEnquiryStore(`file:${folder}/blocked/a.db`);
  await expect(store.prepare()).rejects.toThrow();
  rmSync(`${folder}/blocked`);
  await store.prepare();
  expect(await store.add(enquiry('late', 0), true)).toBe('stored');
  await store.close();
});

const rowsOf = async (store: EnquiryStore) =>
  (await store.list({ includeSuspect: true, limit: 10 })).map(({ id }) => id);

test.each([
  [365, 364, ['early', 'late']],
  [365, 366, ['late']],
  [0, 2000, ['early', 'late']],
])('with %s days of retention, after %s days of running %j stay', async (days, runningDays, ids) => {
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'performance'] });
  const store = openEnquiryStore(`file:${folder}/a.db`);
  const run = async (runDays: number) => {
    jest.setSystemTime(Date.now() + runDays * DAY_MS);
    return (await store.age(runDays * DAY_MS, days)).removed;
  };
  await run(0);
  await store.add(enquiry('early', 0), true);
  await run(2);
  await store.add(enquiry('late', 0), true);
  expect(await run(runningDays - 2)).toBe(2 - ids.length);
  expect((await rowsOf(store)).sort()).toEqual(ids);
  await store.close();
});

afterEach(() => jest.useRealTimers());

test.each([
  ['400 days ahead', 400],
  ['400 days behind', -400],
])('a clock %s at one start removes nothing, and is told', async (_, days) => {
  const url = `file:${folder}/a.db`;
  const lines: string[] = [];
  const start = async () => {
    const store = openEnquiryStore(url);
    const end = keepRetention({
      store,
      days: 365,
      report: (line) => lines.push(line),
      chores: [],
    });
    await end();
    return store;
  };
  const right = await start();
  await right.add(enquiry('before', 0), true);
  await right.close();
  jest.useFakeTimers({ doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'performance'] });
  jest.setSystemTime(Date.now() + days * DAY_MS);
  const wrong = await start();
  await wrong.add(enquiry('meanwhile', 0), true);
  await wrong.close();
  jest.useRealTimers();
  const again = await start();
  expect(await rowsOf(again)).toEqual(expect.arrayContaining(['before', 'meanwhile']));
  expect(lines.map((line) => /clock is 400 days (after|before)/.exec(line)?.[1])).toEqual(
    days > 0 ? ['after', 'before'] : ['before', 'after'],
  );
  await again.close();
});

test('the age of what an older version stored counts from its newest enquiry', async () => {
  const { default: Database } = await import('libsql/promise');
  const old = new Database(`${folder}/a.db`, {}) as unknown as {
    exec: (sql: string) => Promise<void>;
    close: () => void;
  };
  await old.exec(`CREATE TABLE enquiries (id TEXT PRIMARY KEY, received_at TEXT NOT NULL, name TEXT NOT NULL,
    phone TEXT NOT NULL, email TEXT NOT NULL, message TEXT NOT NULL, consent TEXT NOT NULL, source TEXT NOT NULL,
    ip_hash TEXT NOT NULL, is_suspect INTEGER NOT NULL DEFAULT 0)`);
  for (const [id, ageDays] of [
    ['oldest', 900],
    ['older', 520],
    ['newest', 500],
  ] as const) {
    const { receivedAt } = enquiry(id, ageDays);
    await old.exec(`INSERT INTO enquiries VALUES ('${id}', '${receivedAt}', 'N', '9876543210', '', '', '', '', '', 0)`);
  }
  old.close();
  const store = openEnquiryStore(`file:${folder}/a.db`);
  expect((await store.age(0, 365)).removed).toBe(1);
  expect(await rowsOf(store)).toEqual(['newest', 'older']);
  await store.close();
});

test('other words under an id that is taken are an enquiry of their own, once', async () => {
  const store = openEnquiryStore(`file:${folder}/a.db`);
  const [first, second] = [enquiry('same', 0), { ...enquiry('same', 0), message: 'Another question' }];
  const results = [];
  for (const row of [first, second, second, first]) results.push(await store.add(row, true));
  expect(results).toEqual(['stored', 'stored', 'known', 'known']);
  expect(await store.list({ includeSuspect: true, limit: 10 })).toHaveLength(2);
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

test.each([
  [365, []],
  [
    3650,
    [
      'The privacy policy says that an enquiry is deleted after twelve months; ENQUIRY_RETENTION_DAYS says 3650 days. Change one of them.',
    ],
  ],
  [
    0,
    [
      'The privacy policy says that an enquiry is deleted after twelve months; ENQUIRY_RETENTION_DAYS keeps it for ever. Change one of them.',
    ],
  ],
])('with %s days of retention the notice is compared', async (days, warnings) => {
  const store = openEnquiryStore(`file:${folder}/a.db`);
  const lines: string[] = [];
  const chores = [() => Promise.resolve(['Removed 2 from copies.'])];
  const end = keepRetention({ store, days, report: (line) => lines.push(line), chores });
  await end();
  await new Promise(setImmediate);
  await store.close();
  expect(lines).toEqual([...warnings, 'Removed 2 from copies.']);
});
