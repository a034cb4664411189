import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { OfficeUser } from '../store/office-users';
import { openEnquiryStore } from '../store/open-enquiry-store';
import type { EnquiryStore } from '../store/store';
import { hashPassword, makePassword, MIN_PASSWORD_LENGTH, parseUserName } from '../office/password';
import { databaseUrl } from './open-store';

/** `npm run enquiries -- add-user NAME`: adds a user of the inbox, or sets a new password and role. */
export async function addUser(args: string[]): Promise<void> {
  const { name, role } = readUser(args);
  const hash = await newPasswordHash();
  await withStore((store) => store.users.setUser(name, hash, role));
  console.log(`${name}, ${role}, may sign in at /office.`);
}

/** `npm run enquiries -- hash-password NAME`: the line of `OFFICE_USERS` for an endpoint that no command reaches. */
export async function hashOne(args: string[]): Promise<void> {
  const { name, role } = readUser(args);
  console.log([name, await newPasswordHash(), ...(role === 'adviser' ? [role] : [])].join(' '));
}

/** Asks for a password, or makes one and shows it on the other output, and returns its hash. */
async function newPasswordHash(): Promise<string> {
  const typed = await askPassword();
  const password = typed || makePassword();
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new Error(`A password has ${MIN_PASSWORD_LENGTH} characters or more.`);
  }
  if (typed === '') console.error(`The password is ${password}`);
  return hashPassword(password);
}

/** `npm run enquiries -- remove-user NAME`: removes a user and ends all sessions. */
export async function removeUser(args: string[]): Promise<void> {
  const { name } = readUser(args);
  if (!(await withStore((store) => store.users.removeUser(name)))) throw new Error(`There is no user ${name}.`);
  console.log(`${name} is removed and signed out.`);
}

/** `npm run enquiries -- users`: who may sign in. */
export async function listUsers(): Promise<void> {
  const users = await withStore((store) => store.users.all());
  const lines = users.map(({ name, role }) => `${name} ${role}`);
  console.log(users.length === 0 ? 'No users: there is no inbox.' : lines.join('\n'));
}

/** A name, and `adviser` for who sees their own persons and those of nobody. */
function readUser([given = '', role = 'manager']: string[]): OfficeUser {
  const name = parseUserName(given);
  if (name === null) throw new Error('Who? A name has up to 40 letters, digits, dots and hyphens.');
  if (role !== 'manager' && role !== 'adviser')
    throw new Error(`Not understood: ${role}. A role is manager or adviser.`);
  return { name, role };
}

// The database may not be there yet: users may come before the first enquiry.
async function withStore<T>(work: (store: EnquiryStore) => Promise<T>): Promise<T> {
  const store = openEnquiryStore(databaseUrl(), process.env['ENQUIRY_DB_TOKEN'] || undefined);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Asks for a password without showing it, or reads the first line that is piped in. Empty: one is to be made. */
async function askPassword(): Promise<string> {
  const isTerminal = process.stdin.isTTY === true;
  if (isTerminal) process.stderr.write(`Password, ${MIN_PASSWORD_LENGTH} characters or more; empty: one is made. `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: isTerminal });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    if (isTerminal) process.stderr.write('\n');
  }
}
