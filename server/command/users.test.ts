import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswordCheck, parseUserName } from '../office/password';
import { openEnquiryStore } from '../store/open-enquiry-store';

const PASSWORD = 'a long pass phrase';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'users-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function run(input: string, ...args: string[]): { code: number | null; output: string } {
  const env = { ...process.env, ENQUIRY_DB_URL: `file:${folder}/a.db` };
  const command = ['--import', 'tsx', 'server/enquiries.ts', ...args];
  const result = spawnSync(process.execPath, command, { env, input, encoding: 'utf8' });
  return { code: result.status, output: result.stdout + result.stderr };
}

/** Whether the password opens the inbox. */
async function isRight(name: string, password: string): Promise<boolean> {
  const store = openEnquiryStore(`file:${folder}/a.db`);
  const hash = await store.users.passwordOf(name);
  await store.close();
  return hash !== null && createPasswordCheck()(password, hash);
}

test('a user is added before the first enquiry, gets a new password, and is removed', async () => {
  expect(run(`${PASSWORD}\n`, 'add-user', 'Asha')).toEqual({
    code: 0,
    output: 'asha, manager, may sign in at /office.\n',
  });
  expect(statSync(join(folder, 'a.db')).mode & 0o777).toBe(0o600);
  expect([await isRight('asha', PASSWORD), await isRight('asha', 'a long pass phrasf')]).toEqual([true, false]);
  const made = /The password is (\S+)/.exec(run('\n', 'add-user', 'asha').output)?.[1] ?? '';
  expect(made).toMatch(/^(\w{4}-){4}\w{4}$/);
  expect([await isRight('asha', made), await isRight('asha', PASSWORD)]).toEqual([true, false]);
  expect(run('\n', 'add-user', 'Ravi', 'adviser').output).toContain('ravi, adviser, may sign in');
  expect(run('', 'users').output).toBe('asha manager\nravi adviser\n');
  run('', 'remove-user', 'ravi');
  expect(run('', 'remove-user', 'ASHA').output).toContain('asha is removed and signed out.');
  expect(run('', 'users').output).toContain('No users');
  expect(await isRight('asha', made)).toBe(false);
});

test.each([
  ['a short password', 'short\n', ['add-user', 'asha'], 'A password has 12 characters or more.'],
  ['nobody', '', ['add-user'], 'Who?'],
  ['a role that is none', '', ['add-user', 'asha', 'boss'], 'A role is manager or adviser.'],
  ['a name with a blank', '', ['add-user', 'asha rao'], 'Who?'],
])(
  '%s is refused, and no database is made',
  (_, input, args, fault) => {
    const { code, output } = run(input, ...args);
    expect([code, output.includes(fault), existsSync(join(folder, 'a.db'))]).toEqual([1, true, false]);
  },
  30_000,
);

test.each([
  [' Asha ', 'asha'],
  ['asha.rao-2', 'asha.rao-2'],
  ['आशा', 'आशा'],
  ['', null],
  ['.asha', null],
  ['asha\u0000', null],
  ['<b>', null],
  ['x'.repeat(41), null],
])('the name %j is %j', (text, name) => expect(parseUserName(text)).toBe(name));
