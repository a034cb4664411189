import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { testEnquiry } from '../store/test-enquiry';
import { bundledEntry } from '../test-endpoint';
import { openEnquiryStore } from '../store/open-enquiry-store';
import { backUp, restore } from './backup';
import { listEnquiries } from './list';
import { eraseOne, exportOne } from './person';
import type { EnquiryStore } from '../store/store';
import { Connection } from '../store/sqlite-connection';

let folder: string;
let store: EnquiryStore;
const lines: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'command-'));
  lines.length = 0;
  store = openEnquiryStore(`file:${folder}/a.db`, undefined, {
    report: (line) => lines.push(line),
    channels: ['mail', 'confirmation'],
  });
  await store.add(testEnquiry('one'), true);
  await store.add(testEnquiry('two', { phone: '098765 43210', email: '', name: 'A. Rao' }), true);
  await store.add(
    testEnquiry('other', { name: 'Ravi Nair', phone: '+91 99999 00000', email: 'ravi@example.test' }),
    true,
  );
});
afterEach(() => store.close());

/** The commands by name; without one of these names it is the list. */
const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  ...{ person: exportOne, erase: eraseOne, backup: backUp, restore },
};

/** A command in this process, which a process for each would make slow; how one ends is seen below. */
async function run(...args: string[]): Promise<{ code: number; output: string }> {
  process.env['ENQUIRY_DB_URL'] = `file:${folder}/a.db`;
  const said: unknown[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((line) => void said.push(line));
  const screen = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const [name = '', ...rest] = args;
  try {
    await (COMMANDS[name]?.(rest) ?? listEnquiries(args));
    return { code: 0, output: said.join('\n') };
  } catch (error) {
    return { code: 1, output: String(error) };
  } finally {
    log.mockRestore();
    screen.mockRestore();
  }
}

const ids = async (of = store) => (await of.list({ includeSuspect: true, limit: 10 })).map(({ id }) => id).sort();
const found = (path: string) => /Asha|A\. Rao|98765|asha@/.test(readFileSync(path, 'latin1'));

test('one person is handed over as JSON, and nobody else', async () => {
  const { code, output } = await run('person', '9876543210');
  expect(code).toBe(0);
  expect((JSON.parse(output) as { id: string }[]).map(({ id }) => id).sort()).toEqual(['one', 'two']);
});

test('an erasure leaves nothing in database, export and backup, and no copy brings it back', async () => {
  const [csv, backup, older] = [join(folder, 'all.csv'), join(folder, 'copy.db'), join(folder, 'older.db')];
  expect((await run('--csv', csv)).code).toBe(0);
  expect((await run('backup', backup)).output).toContain('3 enquiries copied');
  copyFileSync(backup, older);
  expect([join(folder, 'a.db'), csv, backup].map(found)).toEqual([true, true, true]);
  expect((await run('erase', '+91 98765-43210')).output).toContain('2 enquiries erased');
  expect([join(folder, 'a.db'), csv, backup].map(found)).toEqual([false, false, false]);
  expect(readFileSync(csv, 'utf8')).toContain('Ravi Nair');
  expect(await ids()).toEqual(['other']);
  expect((await store.deliveries.states()).map(({ channel, count }) => [channel, count])).toEqual([
    ['confirmation', 1],
    ['mail', 1],
  ]);
  // The visitor's device sends it again, and an older copy that nobody knew of is restored.
  expect(await store.add(testEnquiry('one'), true)).toBe('known');
  expect((await run('restore', older)).output).toContain('0 enquiries added');
  expect(await ids()).toEqual(['other']);
  expect(found(join(folder, 'a.db'))).toBe(false);
});

test('what commands read, hand over and erase is in the audit', async () => {
  const backup = join(folder, 'copy.db');
  const commands = [
    ['--csv', join(folder, 'all.csv')],
    ['--csv'],
    [],
    ['person', '9876543210'],
    ['backup', backup],
    ['restore', backup],
    ['erase', '9876543210'],
  ];
  for (const args of commands) expect((await run(...args)).code).toBe(0);
  const entries = await store.users.audit(20);
  expect(new Set(entries.map(({ user }) => user))).toEqual(new Set([`${userInfo().username} (command)`]));
  expect(entries.map(({ action }) => action).reverse()).toEqual([
    'CSV of 3 enquiries',
    'CSV of 3 enquiries',
    'list of 3 enquiries',
    'data of a person, 2 enquiries',
    'backup',
    'restored a backup',
    'erased a person, 2 enquiries',
  ]);
});

test('what a killed backup left goes with the next backup, and with an erasure', async () => {
  const [own, csv] = [join(folder, 'own.db'), join(folder, 'all.csv')];
  await run('backup', own);
  await run('--csv', csv);
  const leave = () => {
    for (const end of ['', '-journal']) copyFileSync(own, `${own}.unfinished${end}`);
    writeFileSync(`${csv}.unfinished`, 'Asha');
  };
  const left = () => readdirSync(folder).filter((name) => name.includes('unfinished'));
  leave();
  expect(left()).toHaveLength(3);
  expect((await run('backup')).output).toContain('3 enquiries copied');
  expect(left()).toEqual([]);
  leave();
  expect((await run('erase', '9876543210')).code).toBe(0);
  expect(left()).toEqual([]);
});

test('an export that somebody changed is named', async () => {
  const csv = join(folder, 'all.csv');
  await run('--csv', csv);
  writeFileSync(csv, `${readFileSync(csv, 'utf8')}a note\n`);
  expect((await run('erase', 'asha@example.test')).output).toContain(`${csv} was changed since it was exported`);
});

test.each([
  ['person without whom', ['person'], 'Whose?'],
  ['erase of everybody', ['erase', '%'], 'Whose?'],
  ['restore of nothing', ['restore', 'none.db'], 'Which backup?'],
])(
  '%s is refused, and the process says so',
  (_, args, fault) => {
    const { status, stderr } = spawnSync(process.execPath, [bundledEntry('enquiries'), ...args], {
      env: { ...process.env, ENQUIRY_DB_URL: `file:${folder}/a.db` },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining(fault) as string]);
  },
  30_000,
);

test.each([
  ['a file of zeros', () => Buffer.alloc(8192)],
  ['half a backup', (backup: Buffer) => backup.subarray(0, backup.length / 2)],
  ['a backup without its first page', (backup: Buffer) => backup.subarray(4096)],
])(
  '%s is not restored, and stays as it is',
  async (_, made) => {
    const [whole, broken] = [join(folder, 'whole.db'), join(folder, 'broken.db')];
    await run('backup', whole);
    const bytes = made(readFileSync(whole));
    writeFileSync(broken, bytes);
    const { code, output } = await run('restore', broken);
    expect([code, output]).toEqual([1, expect.stringMatching(/broken\.db|not a database|malformed/)]);
    expect(output).not.toContain('added');
    expect(readFileSync(broken).equals(bytes)).toBe(true);
    expect(await ids()).toEqual(['one', 'other', 'two']);
  },
  60_000,
);

test('a database without enquiries of ours is not restored', async () => {
  const other = join(folder, 'other.db');
  const { connection } = await Connection.open(other);
  await connection.exec('CREATE TABLE things (id TEXT)');
  connection.close();
  expect(await run('restore', other)).toEqual({
    code: 1,
    output: expect.stringContaining('it is no backup') as string,
  });
});

test('a backup is whole, private, and brings a lost database back', async () => {
  const { output } = await run('backup');
  expect(output).toContain('3 enquiries copied');
  const [name = ''] = readdirSync(join(folder, 'backups'));
  const backup = join(folder, 'backups', name);
  expect(statSync(backup).mode & 0o777).toBe(0o600);
  await store.add(testEnquiry('later', { message: 'later' }), true);
  await store.close();
  rmSync(join(folder, 'a.db'));
  expect((await run('restore', backup)).output).toContain('3 enquiries added');
  store = openEnquiryStore(`file:${folder}/a.db`);
  expect(await ids()).toEqual(['one', 'other', 'two']);
  expect(existsSync(`${backup}.unfinished`)).toBe(false);
});
