import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  clearEndpoints,
  holdLock,
  lostIds,
  startEndpoint,
  storedIds,
  testFolder,
  type Endpoint,
} from '../test-endpoint';

jest.setTimeout(240_000);
afterEach(clearEndpoints);

const isDone = (program: string, ...args: string[]) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;
const ofRoot = process.getuid?.() === 0 ? test : test.skip;

async function postFive(endpoint: Endpoint, name: string): Promise<void> {
  for (let index = 0; index < 5; index++) await endpoint.post(`${name}-${index}`);
}

/** Five enquiries, a copy of the file, and five more. */
async function startWithTen(folder: string): Promise<Endpoint> {
  const endpoint = await startEndpoint({ folder });
  await postFive(endpoint, 'first');
  copyFileSync(endpoint.dbPath, join(folder, 'older.db'));
  await postFive(endpoint, 'second');
  return endpoint;
}

test.each<[state: string, provoke: (dbPath: string, older: string) => void, told: RegExp]>([
  ['is removed', (dbPath) => rmSync(dbPath), /removed or replaced: 10 enquiries were copied/],
  ['is removed with its folder', (dbPath) => rmSync(dirname(dbPath), { recursive: true }), /removed or replaced: 10/],
  ['is replaced by an older copy', (dbPath, older) => renameSync(older, dbPath), /removed or replaced: 5 enquiries/],
])('the database file %s: nothing is refused or lost, and the log says it', async (_state, provoke, told) => {
  const folder = testFolder();
  const endpoint = await startWithTen(folder);
  provoke(endpoint.dbPath, join(folder, 'older.db'));
  await postFive(endpoint, 'after');
  await endpoint.stop('SIGKILL');
  expect(endpoint.refused).toEqual([]);
  expect(lostIds(endpoint.accepted, endpoint.dbPath)).toEqual([]);
  expect(endpoint.log()).toMatch(told);
});

test('the database file is written over: the log says it, and the second place has what was answered', async () => {
  const folder = testFolder();
  const second = join(folder, 'second.db');
  const endpoint = await startEndpoint({ folder, settings: { ENQUIRY_SECOND_PATH: second } });
  await postFive(endpoint, 'first');
  copyFileSync(endpoint.dbPath, join(folder, 'older.db'));
  await postFive(endpoint, 'second');
  copyFileSync(join(folder, 'older.db'), endpoint.dbPath);
  await postFive(endpoint, 'after');
  await endpoint.stop('SIGKILL');
  expect([endpoint.refused, endpoint.accepted.length]).toEqual([[], 15]);
  expect(lostIds(endpoint.accepted, second)).toEqual([]);
  expect(endpoint.log()).toContain(`written over the enquiry database: npm run enquiries -- restore, with ${second}`);
});

async function refusesMeanwhile(endpoint: Endpoint, end: () => void): Promise<void> {
  await postFive(endpoint, 'meanwhile');
  const refused = endpoint.refused.length;
  end();
  await postFive(endpoint, 'after');
  await endpoint.stop('SIGKILL');
  expect(endpoint.refused).toHaveLength(refused);
  expect(lostIds(endpoint.accepted, endpoint.dbPath)).toEqual([]);
}

ofRoot('a file that may not be written: what is refused is said, and all is well after it', async () => {
  // In memory an open file is written in spite of the mark; not every file system knows it.
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/marked-'));
  const endpoint = await startWithTen(folder);
  if (isDone('chattr', '+i', endpoint.dbPath)) {
    await refusesMeanwhile(endpoint, () => isDone('chattr', '-i', endpoint.dbPath));
    expect(endpoint.log()).toMatch(/enquiry not stored: .*(readonly|not permitted|unable to open)/i);
  }
  await endpoint.stop('SIGKILL');
  rmSync(folder, { recursive: true });
});

ofRoot('a full disk: what is refused is said, and all is well after it', async () => {
  const folder = testFolder();
  const disk = join(folder, 'db');
  mkdirSync(disk);
  if (!isDone('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk)) return;
  try {
    const endpoint = await startWithTen(folder);
    const filler = join(disk, 'filler');
    isDone('dd', 'if=/dev/zero', `of=${filler}`, 'bs=4k');
    await refusesMeanwhile(endpoint, () => rmSync(filler));
    expect(endpoint.log()).toMatch(/enquiry not stored: .*(full|I\/O)/i);
  } finally {
    isDone('umount', disk);
  }
});

test('SIGTERM while 200 enquiries wait for a lock: each is stored and answered', async () => {
  const endpoint = await startEndpoint({ folder: testFolder() });
  await endpoint.post('before');
  await holdLock(endpoint.dbPath, 4000);
  const posts = Array.from({ length: 200 }, (_, index) => endpoint.post(`open-${index}`));
  // An idle connection and an unfinished request do not keep the server from ending.
  const [idle, slow] = [0, 1].map(() => connect(endpoint.port, '127.0.0.1').on('error', () => undefined));
  slow?.write(
    'POST /contact.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
  );
  // Connections are taken in order: when pages are answered, the server has all that came before.
  for (let page = 0; page < 3; page++) await fetch(`http://127.0.0.1:${endpoint.port}/`);
  await delay(500);
  expect(await endpoint.stop('SIGTERM')).toBe(0);
  await Promise.all(posts);
  for (const socket of [idle, slow]) socket?.destroy();
  expect(endpoint.refused).toEqual([]);
  expect(storedIds(endpoint.dbPath)).toEqual(new Set(endpoint.accepted));
});

test('a lock of six seconds: pages are answered meanwhile, and a kill after it loses nothing', async () => {
  const preload = 'setInterval(() => globalThis.gc(), 100).unref()';
  const endpoint = await startEndpoint({ folder: testFolder(), preload });
  await endpoint.post('before');
  const { released } = await holdLock(endpoint.dbPath, 6000);
  const posts = Array.from({ length: 30 }, (_, index) => endpoint.post(`during-${index}`));
  for (let page = 0; page < 5; page++) expect((await fetch(`http://127.0.0.1:${endpoint.port}/`)).status).toBe(200);
  expect(endpoint.accepted).toEqual(['before']);
  await Promise.all([...posts, released]);
  for (let index = 0; index < 30; index++) await endpoint.post(`after-${index}`);
  await endpoint.stop('SIGKILL');
  expect(endpoint.refused).toEqual([]);
  expect(lostIds(endpoint.accepted, endpoint.dbPath)).toEqual([]);
});
