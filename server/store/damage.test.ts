import { closeSync, copyFileSync, mkdtempSync, openSync, statSync, truncateSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql/promise';
import { testEnquiry } from './test-enquiry';
import { findDamage } from './sqlite-connection';
import { openEnquiryStore } from './open-enquiry-store';
import type { EnquiryStore } from './store';

const ROWS = 400;

let folder: string;
let path: string;
/** A file with `ROWS` enquiries. */
let full: string;
let store: EnquiryStore;
beforeAll(async () => {
  path = join(mkdtempSync(join(tmpdir(), 'damage-')), 'full.db');
  store = open();
  await Promise.all(Array.from({ length: ROWS }, (_, index) => store.add(testEnquiry(`e${index}`), true)));
  await store.close();
  full = path;
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'damage-'));
  path = join(folder, 'a.db');
  copyFileSync(full, path);
  store = open();
  await store.prepare();
});
afterEach(() => store.close());

const open = () =>
  openEnquiryStore(`file:${path}`, undefined, { report: () => undefined, channels: ['mail', 'webhook'] });

/** Writes over a part of the file, shares from 0 to 1. */
function overwrite(from: number, to: number): void {
  const { size } = statSync(path);
  const start = Math.round(from * size);
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(Math.round(to * size) - start, 0x5a), 0, undefined, start);
  closeSync(file);
}

test('a check leaves nothing behind, and tells no worker of anything', async () => {
  const before = await store.deliveries.states();
  for (let times = 0; times < 5; times += 1) await store.check();
  expect(await store.deliveries.states()).toEqual(before);
  expect(await store.list({ includeSuspect: true, limit: ROWS * 2 })).toHaveLength(ROWS);
});

test.each([
  ['no enquiry', "CREATE TRIGGER no BEFORE INSERT ON enquiries BEGIN SELECT RAISE(ABORT, 'no'); END"],
  ['no enquiry, without a word', 'CREATE TRIGGER no BEFORE INSERT ON enquiries BEGIN SELECT RAISE(IGNORE); END'],
  ['no delivery', "CREATE TRIGGER no BEFORE INSERT ON deliveries BEGIN SELECT RAISE(ABORT, 'no'); END"],
  ['no delivery, without a word', 'CREATE TRIGGER no BEFORE INSERT ON deliveries BEGIN SELECT RAISE(IGNORE); END'],
  ['no removal', "CREATE TRIGGER no BEFORE DELETE ON enquiries BEGIN SELECT RAISE(ABORT, 'no'); END"],
])('a database that takes its own counter but %s fails the check', async (_, sql) => {
  await store.check();
  const other = new Database(path, {}) as unknown as { exec: (sql: string) => Promise<void>; close: () => void };
  await other.exec(sql);
  other.close();
  await expect(store.check()).rejects.toThrow();
});

test.each<[string, () => void]>([
  ['a third of it overwritten', () => overwrite(0.4, 0.73)],
  ['all but its beginning overwritten', () => overwrite(0.1, 1)],
  ['its beginning overwritten', () => overwrite(0, 0.01)],
  ['its end overwritten', () => overwrite(0.8, 1)],
  ['all of it overwritten', () => overwrite(0, 1)],
  ['its end cut off', () => truncateSync(path, Math.floor(statSync(path).size / 8192) * 4096)],
])('a file with %s is found damaged while the endpoint runs', async (_, damage) => {
  expect(await findDamage(path)).toBeNull();
  damage();
  expect(await findDamage(path)).toMatch(/./);
});

test('a file that is gone is no damage: it is written anew', async () => {
  unlinkSync(path);
  expect(await findDamage(path)).toBeNull();
  await store.check();
  expect(await store.list({ includeSuspect: true, limit: ROWS * 2 })).toHaveLength(ROWS);
});

test('enquiries are taken while the file is looked through', async () => {
  const [damage, ...added] = await Promise.all([
    findDamage(path),
    ...Array.from({ length: 50 }, (_, index) => store.add(testEnquiry(`late${index}`), true)),
  ]);
  expect([damage, new Set(added)]).toEqual([null, new Set(['stored'])]);
});
