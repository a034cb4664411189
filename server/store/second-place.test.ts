import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { testChange, testEnquiry } from './test-enquiry';
import { eraseInCopy } from '../person/copies';
import { erasePerson, isPerson } from '../person/person';
import { startTestOffice } from '../test-office';
import {
  bundledEntry,
  clearEndpoints,
  holdLock,
  lostIds,
  startEndpoint,
  storedIds,
  testFolder,
} from '../test-endpoint';
import { openEnquiryStore } from './open-enquiry-store';
import { backupAlarm, backupFolder } from './store-file';
import type { EnquiryStore } from './store';

afterEach(clearEndpoints);

/** How often the drill is played, and with how many enquiries. */
const [DRILLS, ENQUIRIES] = [Number(process.env['DRILLS'] ?? 1), Number(process.env['DRILL_ENQUIRIES'] ?? 60)];
const SENDERS = 8;
jest.setTimeout(120_000 + DRILLS * 60_000);

function restore(secondPath: string, dbPath: string): string {
  const env = { ...process.env, ENQUIRY_DB_URL: `file:${dbPath}` };
  const command = [bundledEntry('enquiries'), 'restore', secondPath];
  return execFileSync(process.execPath, command, { env, encoding: 'utf8' });
}

test(`${DRILLS} times the disk goes under load: every answered enquiry comes back, once`, async () => {
  for (let drill = 0; drill < DRILLS; drill++) {
    const folder = testFolder();
    const secondPath = join(folder, 'second', 'enquiries.db');
    mkdirSync(dirname(secondPath));
    const endpoint = await startEndpoint({ folder, settings: { ENQUIRY_SECOND_PATH: secondPath } });
    const lossAt = Math.ceil(ENQUIRIES * Math.random());
    let next = 0;
    const send = async () => {
      while (next < ENQUIRIES && endpoint.refused.length === 0) {
        await endpoint.post(`drill-${drill}-${next++}`);
        if (endpoint.accepted.length < lossAt) continue;
        await endpoint.stop('SIGKILL');
        return;
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, send));
    rmSync(dirname(endpoint.dbPath), { recursive: true });
    const beganMs = performance.now();
    const line = restore(secondPath, endpoint.dbPath);
    const [stored, lost] = [storedIds(endpoint.dbPath), lostIds(endpoint.accepted, endpoint.dbPath)];
    if (process.env['DRILLS']) {
      const figures = { answered: endpoint.accepted.length, stored: stored.size, lost: lost.length };
      console.log(JSON.stringify({ drill, ...figures, restoredMs: Math.round(performance.now() - beganMs) }));
    }
    expect(endpoint.accepted.length).toBeGreaterThanOrEqual(lossAt);
    expect(lost).toEqual([]);
    expect(line).toContain(`${stored.size} enquiries added`);
    expect(restore(secondPath, endpoint.dbPath)).toContain(
      `0 enquiries added to ${endpoint.dbPath}, which now has ${stored.size}`,
    );
  }
});

describe('a store with a second place', () => {
  let folder: string;
  let mainPath: string;
  let secondPath: string;
  let store: EnquiryStore;
  let lines: string[];

  function open(): void {
    lines = [];
    store = openEnquiryStore(`file:${mainPath}`, undefined, {
      secondPath,
      channels: ['mail'],
      report: (line) => lines.push(line),
    });
  }

  beforeEach(() => {
    folder = testFolder();
    [mainPath, secondPath] = [join(folder, 'db', 'enquiries.db'), join(folder, 'second', 'enquiries.db')];
    mkdirSync(dirname(mainPath));
    mkdirSync(dirname(secondPath));
    open();
  });
  afterEach(() => store.close());

  const add = (id: string, phone = '9876543210') => store.add(testEnquiry(id, { phone, email: '' }), true);
  const inSecond = () => [...storedIds(secondPath)].sort();

  async function until(isDone: () => boolean): Promise<void> {
    for (let tries = 0; !isDone() && tries < 400; tries++) await delay(50);
  }

  test('what is stored is there before the answer, with what is to be sent', async () => {
    await add('one');
    expect(inSecond()).toEqual(['one']);
    const second = openEnquiryStore(`file:${secondPath}`);
    expect(await second.deliveries.states()).toMatchObject([{ channel: 'mail', state: 'waiting', count: 1 }]);
    await second.close();
  });

  test('without its disk enquiries are taken, the log says it once, and it catches up by itself', async () => {
    await add('before');
    renameSync(dirname(secondPath), join(folder, 'away'));
    expect(await add('meanwhile-1')).toBe('stored');
    expect(await add('meanwhile-2')).toBe('stored');
    expect(lines).toEqual([expect.stringMatching(/second place .* fails .*ENOENT/)]);
    expect(store.second?.fault()).toMatch(/ENOENT/);
    renameSync(join(folder, 'away'), dirname(secondPath));
    store.second?.watch();
    await until(() => store.second?.fault() === null && lines.some((line) => line.includes('is back:')));
    expect(lines.at(-1)).toMatch(/is back: 2 enquiries were added/);
    expect(inSecond()).toEqual(['before', 'meanwhile-1', 'meanwhile-2']);
    await add('after');
    expect(inSecond()).toContain('after');
  });

  test('a disk that hangs holds up one enquiry for two seconds, and the next ones not at all', async () => {
    await add('before');
    // Both are stored while it hangs.
    const { released, release } = await holdLock(secondPath, 50_000);
    await add('held');
    expect(store.second?.fault()).toMatch(/no answer in 2000 ms/);
    await add('next');
    release();
    expect((await released)[1]).toBe('SIGTERM');
    store.second?.watch();
    await until(() => lines.some((line) => line.includes('is back:')));
    expect(inSecond()).toEqual(['before', 'held', 'next']);
  });

  test('an erasure reaches it, also when its disk was away, and no restore brings the person back', async () => {
    await add('stays', '9876500000');
    await add('goes');
    await store.prepare();
    expect(await store.copies()).toEqual([secondPath]);
    const erase = async (who: string) => {
      const isSame = isPerson(who);
      if (isSame === null) throw new Error(who);
      return erasePerson(store, who, isSame, eraseInCopy);
    };
    expect((await erase('9876543210')).lines).toEqual([`1 erased in ${secondPath}.`]);
    expect(inSecond()).toEqual(['stays']);
    renameSync(dirname(secondPath), join(folder, 'away'));
    await erase('9876500000');
    renameSync(join(folder, 'away'), dirname(secondPath));
    expect(inSecond()).toEqual(['stays']);
    store.second?.watch();
    await until(() => inSecond().length === 0);
    expect(inSecond()).toEqual([]);
    expect(restore(secondPath, mainPath)).toContain('0 enquiries added');
  });

  test('an empty database beside a full second place: the log names the command that brings all back', async () => {
    await add('one');
    await store.close();
    rmSync(dirname(mainPath), { recursive: true });
    mkdirSync(dirname(mainPath));
    open();
    await store.prepare();
    store.second?.watch();
    await until(() => lines.some((line) => line.includes('restore')));
    expect(lines.join('\n')).toContain(`restore ${secondPath}`);
    expect(inSecond()).toEqual(['one']);
  });

  test('what the office wrote is caught up with', async () => {
    await add('one');
    await store.inbox.change(testChange('one', { state: 'won', note: 'Signed' }), 'asha');
    store.second?.watch();
    await store.close();
    const second = openEnquiryStore(`file:${secondPath}`);
    expect((await second.inbox.person('one')).enquiries).toMatchObject([{ id: 'one', state: 'won' }]);
    await second.close();
    open();
  });
});

test('a cluster has no second place', () => {
  expect(() => openEnquiryStore('http://127.0.0.1:1', undefined, { secondPath: '/tmp/second.db' })).toThrow(
    /ENQUIRY_SECOND_PATH/,
  );
});

test('the age of the last backup is an alarm from the third day on', () => {
  const dbPath = join(testFolder(), 'enquiries.db');
  const [day, bornMs] = [86_400_000, Date.now()];
  writeFileSync(dbPath, '');
  expect(backupAlarm(dbPath, bornMs + day)).toEqual([]);
  expect(backupAlarm(dbPath, bornMs + 2.1 * day)).toEqual([expect.stringContaining('There is no backup')]);
  const backup = join(backupFolder(dbPath), 'enquiries-2026.db');
  mkdirSync(backupFolder(dbPath));
  writeFileSync(backup, '');
  utimesSync(backup, bornMs / 1000 + 3 * 86_400, bornMs / 1000 + 3 * 86_400);
  expect(backupAlarm(dbPath, bornMs + 4 * day)).toEqual([]);
  expect(backupAlarm(dbPath, bornMs + 6.5 * day)).toEqual([expect.stringContaining('last backup is 3 days old')]);
});

test('each page of the office says what is not safe', async () => {
  let alarms: string[] = [];
  const office = await startTestOffice({ alarms: () => alarms });
  try {
    const session = await office.signIn();
    expect((await session.open('/office')).text).not.toContain('role="alert"');
    alarms = ['New enquiries are on one disk only.'];
    for (const path of ['/office', '/office/visits']) {
      expect((await session.open(path)).text).toMatch(/role="alert">New enquiries are on one disk only\./);
    }
    expect((await office.send('/office/sign-in')).text).not.toContain('one disk');
  } finally {
    await office.stop();
  }
});
