import { testOnNode } from '../test-site';
import { readFileSync } from 'node:fs';
import { scrypt } from 'node:crypto';
import { hashOfToken } from './session';
import { officeFor, PASSWORD, startTestOffice } from '../test-office';

jest.mock('node:crypto', () => {
  const real = jest.requireActual<{ scrypt: typeof scrypt }>('node:crypto');
  return { ...real, scrypt: jest.fn(real.scrypt) };
});

const WRONG = 'Name or password is wrong.';

const office = officeFor('each', () => ({ settings: { trustedProxies: 1 } }));

const attempt = (fields: Record<string, string>, headers = {}) => office.submit('/office/sign-in', fields, headers);
const right = { name: 'asha', password: PASSWORD };

test('name and password open the list', async () => {
  const answer = await attempt({ name: ' Asha ', password: PASSWORD });
  expect([answer.status, answer.headers.location]).toEqual([303, '/office']);
  expect((await (await office.signIn()).open('/office')).text).toContain('Sign out asha');
});

test.each([
  ['another password', { name: 'asha', password: `${PASSWORD}!` }],
  ['no field of a password', { name: 'asha' }],
  ['a name nobody has', { name: 'nobody', password: PASSWORD }],
  ['SQL as a name', { name: `asha' OR '1'='1`, password: PASSWORD }],
  ['a name that ends early', { name: 'asha\0', password: PASSWORD }],
  ['a very long password', { name: 'asha', password: 'x'.repeat(10_000) }],
])('%s is refused, in the same words', async (_, fields) => {
  const answer = await attempt(fields);
  expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
  expect(answer.text).toContain(WRONG);
});

test('refusals follow each other, and none comes before its time, whether somebody has the name or not', async () => {
  const patient = await startTestOffice({ refusalMs: 300, settings: { trustedProxies: 1 } });
  const timesOf = async (name: string) => {
    const startMs = performance.now();
    const times = Array.from({ length: 4 }, async (_, number) => {
      const from = { 'X-Forwarded-For': `203.0.${number}.1` };
      expect((await patient.submit('/office/sign-in', { name, password: 'x' }, from)).status).toBe(403);
      return performance.now() - startMs;
    });
    return (await Promise.all(times)).sort((one, other) => one - other);
  };
  for (const name of ['asha', 'nobody']) {
    // A timer may fire a millisecond early. A busy machine only adds to the time.
    for (const [index, ms] of (await timesOf(name)).entries()) expect(ms).toBeGreaterThan((index + 1) * 298);
  }
  await patient.stop();
});

test('a name that nobody has is not checked, so a flood of them takes nothing from those who have one', async () => {
  const before = jest.mocked(scrypt).mock.calls.length;
  for (let number = 1; number <= 20; number++) await attempt({ name: `nobody${number}`, password: PASSWORD });
  expect(jest.mocked(scrypt).mock.calls.length).toBe(before);
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

test.each([
  ['another site', { Origin: 'https://evil.example' }],
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

testOnNode('the database has hashes of tokens and passwords, never these themselves', async () => {
  const { token } = await office.signIn();
  const bytes = readFileSync(office.dbPath, 'latin1');
  expect(bytes).toContain(hashOfToken(token));
  expect(bytes).not.toContain(token);
  expect(bytes).not.toContain(PASSWORD);
});
