/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { scrypt } from 'node:crypto';
import { hashPassword } from './password';
import { hashOfToken } from './session';
import { PASSWORD, startTestOffice, type TestOffice } from '../test-office';

jest.mock('node:crypto', () => {
  const real = jest.requireActual<{ scrypt: typeof scrypt }>('node:crypto');
  return { ...real, scrypt: jest.fn(real.scrypt) };
});

const WRONG = 'Name or password is wrong.';
const MINUTE_MS = 60_000;

let office: TestOffice;
let nowMs: number;

beforeEach(async () => {
  nowMs = Date.now();
  office = await startTestOffice({ now: () => nowMs, settings: { trustedProxies: 1 } });
});
afterEach(() => office.stop());

const attempt = (fields: Record<string, string>, headers = {}) => office.submit('/office/sign-in', fields, headers);
const right = { name: 'asha', password: PASSWORD };

test('name and password open the list', async () => {
  const answer = await attempt({ name: ' Asha ', password: PASSWORD });
  expect([answer.status, answer.headers.location]).toEqual([303, '/office']);
  expect((await (await office.signIn()).open('/office')).text).toContain('Sign out asha');
});

test.each([
  ['another password', { name: 'asha', password: `${PASSWORD}!` }],
  ['another case', { name: 'asha', password: PASSWORD.toUpperCase() }],
  ['no password', { name: 'asha', password: '' }],
  ['no field of a password', { name: 'asha' }],
  ['a name nobody has', { name: 'nobody', password: PASSWORD }],
  ['no name', { name: '', password: PASSWORD }],
  ['SQL as a name', { name: `asha' OR '1'='1`, password: PASSWORD }],
  ['SQL as a password', { name: 'asha', password: `' OR '1'='1` }],
  ['a pattern as a name', { name: 'ash%', password: PASSWORD }],
  ['a name that ends early', { name: 'asha\0', password: PASSWORD }],
  ['a password that ends early', { name: 'asha', password: `${PASSWORD}\0x` }],
  ['a very long password', { name: 'asha', password: 'x'.repeat(10_000) }],
])('%s is refused, in the same words', async (_, fields) => {
  const answer = await attempt(fields);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
  expect(answer.text).toContain(WRONG);
});

test('the stored hash is no password', async () => {
  const password = (await office.store.users.passwordOf('asha')) ?? '';
  expect((await attempt({ name: 'asha', password })).status).toBe(403);
});

test('a removed user is refused, and a user without a password is none', async () => {
  await office.store.users.removeUser('asha');
  expect((await attempt(right)).status).toBe(403);
  expect((await attempt({ name: 'asha', password: '' })).status).toBe(403);
});

test('a name nobody has costs as much as one that somebody has', async () => {
  await office.store.users.setUser('asha', await hashPassword(PASSWORD));
  const { mock } = jest.mocked(scrypt);
  const before = mock.calls.length;
  await attempt({ name: 'asha', password: 'wrong' });
  await attempt({ name: 'nobody', password: 'wrong' });
  const costs = mock.calls.slice(before).map(([, salt, bytes, cost]) => [(salt as Buffer).length, bytes, cost]);
  expect(costs).toHaveLength(2);
  expect(costs[0]).toEqual(costs[1]);
});

test('ten attempts from many addresses lock a name, also for the right password; in ten minutes it is free', async () => {
  const from = (number: number) => ({ 'X-Forwarded-For': `203.0.113.${number}` });
  for (let number = 1; number <= 10; number++) {
    expect((await attempt({ name: 'asha', password: `guess ${number}` }, from(number))).status).toBe(403);
  }
  const answer = await attempt(right, from(99));
  expect([answer.status, Number(answer.headers['retry-after'])]).toEqual([429, 600]);
  expect((await attempt({ name: 'ravi', password: PASSWORD }, from(99))).status).toBe(303);
  nowMs += 11 * MINUTE_MS;
  expect((await attempt(right, from(99))).status).toBe(303);
});

const HERE = { 'X-Forwarded-For': '198.51.100.7' };

test('strangers who lock a name do not lock the device on which its user signed in', async () => {
  const { headers } = await attempt(right, HERE);
  const device = headers['set-cookie']?.find((cookie) => cookie.includes('office-device'))?.split(';', 1)[0] ?? '';
  for (let number = 1; number <= 12; number++) {
    await attempt({ name: 'asha', password: 'x' }, { 'X-Forwarded-For': `203.0.113.${number}` });
  }
  expect((await attempt(right, { 'X-Forwarded-For': '203.0.113.99' })).status).toBe(429);
  expect((await attempt(right, { ...HERE, Cookie: device })).status).toBe(303);
  // The device of one user says nothing of another, and has ten tries.
  expect((await attempt({ ...right, name: 'ravi' }, { ...HERE, Cookie: device.replace('.', 'x.') })).status).toBe(303);
  for (let number = 1; number <= 10; number++) {
    expect((await attempt({ name: 'asha', password: 'x' }, { ...HERE, Cookie: device })).status).toBe(403);
  }
  expect((await attempt(right, { ...HERE, Cookie: device })).status).toBe(429);
});

test('a new password ends the devices of before', async () => {
  const { headers } = await attempt(right, HERE);
  const device = headers['set-cookie']?.find((cookie) => cookie.includes('office-device'))?.split(';', 1)[0] ?? '';
  await office.store.users.setUser('asha', await hashPassword('another pass phrase', { N: 2, r: 8, p: 1 }));
  for (let number = 1; number <= 10; number++)
    await attempt({ name: 'asha', password: 'x' }, { 'X-Forwarded-For': `203.0.113.${number}` });
  expect((await attempt({ name: 'asha', password: 'another pass phrase' }, { ...HERE, Cookie: device })).status).toBe(
    429,
  );
});

test('right sign-ins do not count: thirty clerks behind one address, and one name thirty times', async () => {
  for (let number = 1; number <= 30; number++) expect((await attempt(right)).status).toBe(303);
});

test('a flood of names nobody has leaves the right password its turn', async () => {
  const flood = Array.from({ length: 60 }, (_, number) =>
    attempt({ name: `nobody${number}`, password: 'x' }, { 'X-Forwarded-For': `10.${number}.1.1` }),
  );
  expect((await attempt(right, { 'X-Forwarded-For': '203.0.113.5' })).status).toBe(303);
  await Promise.all(flood);
}, 60_000);

test('refused sign-ins are one entry a name and hour', async () => {
  for (let number = 1; number <= 5; number++) await attempt({ name: 'asha', password: 'x' });
  for (let number = 1; number <= 3; number++) await attempt({ name: `nobody${number}`, password: 'x' });
  const actions = (await office.store.users.audit(50)).map(({ user, action }) => `${user}: ${action}`);
  expect(actions.filter((line) => line.includes('refused')).sort()).toEqual([
    'asha: sign-ins refused: 5',
    'unknown name: sign-ins refused: 3',
  ]);
}, 30_000);

test('a name nobody has is locked like others', async () => {
  const name = 'nobody.at.all';
  const statuses: number[] = [];
  for (let number = 1; number <= 11; number++) {
    statuses.push((await attempt({ name, password: 'x' }, { 'X-Forwarded-For': `203.0.113.${number}` })).status);
  }
  expect(statuses.slice(-2)).toEqual([403, 429]);
}, 30_000);

test('a name in other letters is the same name', async () => {
  for (const name of ['asha', 'ASHA', ' asha', 'Asha ', 'aSHA', 'asha', 'ASha', 'asHA', 'ashA', 'asha']) {
    await attempt({ name, password: 'guess' });
  }
  expect((await attempt(right)).status).toBe(429);
});

test('one address tries twenty times, whatever names it uses and whatever addresses it claims', async () => {
  const statuses: number[] = [];
  for (let number = 1; number <= 21; number++) {
    const claimed = { 'X-Forwarded-For': `198.51.100.${number}, 203.0.113.7` };
    statuses.push((await attempt({ name: number % 2 ? 'asha' : 'ravi', password: 'x' }, claimed)).status);
  }
  expect(statuses.slice(-2)).toEqual([403, 429]);
});

test('fifty attempts at once are ten guesses', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      attempt({ name: 'asha', password: `guess ${number}` }, { 'X-Forwarded-For': `203.0.113.${number}` }),
    ),
  );
  expect(answers.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(10);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403, 429]));
});

test('a session planted before signing in is not the one after it', async () => {
  const planted = 'A'.repeat(43);
  const answer = await attempt(right, { Cookie: `__Host-office=${planted}; office=${planted}` });
  const cookie = answer.headers['set-cookie']?.[0] ?? '';
  expect(cookie).not.toContain(planted);
  const opened = await office.send('/office', { headers: { Cookie: `__Host-office=${planted}; office=${planted}` } });
  expect(opened.headers.location).toBe('/office/sign-in');
});

test('signing in again ends the session before', async () => {
  const first = await office.signIn();
  await attempt(right, { Cookie: first.cookie });
  expect((await first.open('/office')).headers.location).toBe('/office/sign-in');
});

test.each(['next', 'return', 'url', 'redirect'])('no %s of another site is followed after signing in', async (name) => {
  const fields = { ...right, [name]: 'https://evil.example' };
  const answer = await office.submit(`/office/sign-in?${name}=//evil.example`, fields);
  expect(answer.headers.location).toBe('/office');
});

test.each([
  ['another site', { Origin: 'https://evil.example' }],
  ['another site, as the browser says', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister host', { 'Sec-Fetch-Site': 'same-site' }],
  ['a host that begins like ours', { Origin: 'http://127.0.0.1.evil.example' }],
  ['a sandboxed frame', { Origin: 'null' }],
  ['nowhere', { Origin: '' }],
])('a form of %s signs nobody in', async (_, headers) => {
  const answer = await attempt(right, headers);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
});

test('the audit knows who signed in and which name was tried, and nothing that was typed', async () => {
  await attempt({ name: 'asha', password: 'secret guess' });
  await attempt({ name: 'my password by mistake', password: 'x' });
  await attempt(right);
  const entries = await office.store.users.audit(10);
  expect(entries.map(({ user, action }) => `${user}: ${action}`)).toEqual(
    expect.arrayContaining(['asha: signed in', 'asha: sign-ins refused: 1']),
  );
  expect(JSON.stringify(entries)).not.toMatch(/secret|mistake/);
});

test('the database has hashes of tokens and passwords, never these themselves', async () => {
  const { token } = await office.signIn();
  const bytes = readFileSync(office.dbPath, 'latin1');
  expect(bytes).toContain(hashOfToken(token));
  expect(bytes).not.toContain(token);
  expect(bytes).not.toContain(PASSWORD);
});
