import { existsSync, mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createPasswordCheck, parseUserName } from '../office/password';
import { openEnquiryStore } from '../store/open-enquiry-store';
import { addUser, listUsers, removeUser } from './users';

const PASSWORD = 'a long pass phrase';

let folder: string;

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'users-'))));

const COMMANDS = { 'add-user': addUser, 'remove-user': removeUser, users: listUsers };

/** A command in this process, with what is piped into it. */
async function run(input: string, name: keyof typeof COMMANDS, ...args: string[]) {
  process.env['ENQUIRY_DB_URL'] = `file:${folder}/a.db`;
  Object.defineProperty(process, 'stdin', { value: Readable.from([input]), configurable: true });
  const said: unknown[] = [];
  const spies = [jest.spyOn(console, 'log'), jest.spyOn(console, 'error')];
  for (const spy of spies) spy.mockImplementation((line) => void said.push(line));
  try {
    await COMMANDS[name](args);
    return { code: 0, output: said.join('\n') };
  } catch (error) {
    return { code: 1, output: String(error) };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Whether the password opens the inbox. */
async function isRight(name: string, password: string): Promise<boolean> {
  const store = openEnquiryStore(`file:${folder}/a.db`);
  const hash = await store.users.passwordOf(name);
  await store.close();
  return hash !== null && createPasswordCheck()(password, hash);
}

test('a user is added before the first enquiry, gets a new password, and is removed', async () => {
  expect(await run(`${PASSWORD}\n`, 'add-user', 'Asha')).toEqual({
    code: 0,
    output: 'asha, manager, may sign in at /office.',
  });
  expect(statSync(join(folder, 'a.db')).mode & 0o777).toBe(0o600);
  expect(await isRight('asha', PASSWORD)).toBe(true);
  const made = /The password is (\S+)/.exec((await run('\n', 'add-user', 'asha')).output)?.[1] ?? '';
  expect(made).toMatch(/^(\w{4}-){4}\w{4}$/);
  expect([await isRight('asha', made), await isRight('asha', PASSWORD)]).toEqual([true, false]);
  expect((await run('\n', 'add-user', 'Ravi', 'adviser')).output).toContain('ravi, adviser, may sign in');
  expect((await run('', 'users')).output).toBe('asha manager\nravi adviser');
  await run('', 'remove-user', 'ravi');
  expect((await run('', 'remove-user', 'ASHA')).output).toContain('asha is removed and signed out.');
  expect((await run('', 'users')).output).toContain('No users');
  expect(await isRight('asha', made)).toBe(false);
});

test.each([
  ['a short password', 'short\n', ['asha'], 'A password has 12 characters or more.'],
  ['nobody', '', [], 'Who?'],
  ['a role that is none', '', ['asha', 'boss'], 'A role is manager or adviser.'],
  ['a name with a blank', '', ['asha rao'], 'Who?'],
])('%s is refused, and no database is made', async (_, input, args, fault) => {
  const { code, output } = await run(input, 'add-user', ...args);
  expect([code, output.includes(fault), existsSync(join(folder, 'a.db'))]).toEqual([1, true, false]);
});

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
