import { hashPassword } from './password';
import { hashOfToken, seal, unseal } from './session';
import { officeFor, PASSWORD, sessionFor } from '../test-office';

const [HOUR_MS, DAY_MS] = [3_600_000, 86_400_000];

let nowMs: number;
beforeEach(() => void (nowMs = Date.now()));
const office = officeFor('each', () => ({ now: () => nowMs, settings: { trustedProxies: 1 } }));
const session = sessionFor('each', office);
beforeEach(() => office.add('one'));

async function expectSignedOut(headers: Record<string, string> = { Cookie: session.cookie }) {
  for (const path of ['/office', '/office/audit', '/office/enquiries.csv']) {
    const answer = await office.send(path, { headers });
    expect([path, answer.status, answer.headers.location]).toEqual([path, 303, '/office/sign-in']);
    expect(answer.text).not.toContain('Asha');
  }
}

test('the cookie is for this host alone, and no script reads it', async () => {
  const fields = { name: 'asha', password: PASSWORD };
  const [local = ''] = (await office.submit('/office/sign-in', fields)).headers['set-cookie'] ?? [];
  expect(local).toMatch(/^office=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/);
  const proxied = { 'X-Forwarded-For': '203.0.113.1', 'X-Forwarded-Proto': 'https' };
  const [secure = ''] = (await office.submit('/office/sign-in', fields, proxied)).headers['set-cookie'] ?? [];
  expect(secure).toMatch(/^__Host-office=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict; Secure$/);
});

test.each([
  ['another host', { Host: 'www.example.test', Origin: 'http://www.example.test' }],
  ['a proxy that names the scheme', { 'X-Forwarded-Proto': 'http' }],
  ['a proxy that names the visitor', { 'X-Forwarded-For': '127.0.0.1' }],
])('through %s the cookie is secure', async (_, headers) => {
  const { headers: sent } = await office.submit('/office/sign-in', { name: 'asha', password: PASSWORD }, headers);
  expect(sent['set-cookie']?.[0]).toMatch(/^__Host-office=.*; Secure$/);
});

test('whoever opens it over plain http from elsewhere is told why that does not work', async () => {
  const words = 'Open this page over https';
  const page = async (headers: Record<string, string>) => (await office.send('/office/sign-in', { headers })).text;
  expect(await page({})).not.toContain(words);
  expect(await page({ Host: 'office.example.test' })).toContain(words);
  const forwarded = { Host: 'office.example.test', 'X-Forwarded-For': '203.0.113.1' };
  expect(await page({ ...forwarded, 'X-Forwarded-Proto': 'https' })).not.toContain(words);
  expect(await page({ ...forwarded, 'X-Forwarded-Proto': 'http' })).toContain(words);
});

const changed = (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
test.each<[string, (token: string) => string]>([
  ['changed in one letter', (token) => `office=${changed(token)}`],
  ['with the prefix of another way', (token) => `__Host-office=${token}`],
  ['given twice', (token) => `office=${token}; office=${'A'.repeat(43)}`],
  ['the hash that the database has', (token) => `office=${hashOfToken(token)}`],
])('a cookie %s opens nothing', async (_, cookie) => {
  await expectSignedOut({ Cookie: cookie(session.token) });
});

test('twelve hours without a page end a session, use prolongs it', async () => {
  nowMs += 11 * HOUR_MS;
  expect((await session.open('/office')).status).toBe(200);
  nowMs += 11 * HOUR_MS;
  expect((await session.open('/office')).status).toBe(200);
  nowMs += 12 * HOUR_MS + 1;
  await expectSignedOut();
});

test('seven days end a session, however much it is used', async () => {
  const endMs = nowMs + 7 * DAY_MS;
  for (; nowMs < endMs; nowMs += 6 * HOUR_MS) expect((await session.open('/office')).status).toBe(200);
  await expectSignedOut();
});

test('a session from the future, of a clock that was set back, opens nothing', async () => {
  nowMs -= 2 * DAY_MS;
  await expectSignedOut();
});

test('after signing out the same cookie opens nothing, and the browser is told to drop it', async () => {
  const answer = await session.submit('/office/sign-out', {});
  expect(answer.headers['clear-site-data']).toBe('"cache"');
  expect([answer.headers.location, answer.headers['set-cookie']?.[0]]).toEqual([
    '/office/sign-in',
    'office=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
  ]);
  await expectSignedOut();
  const again = await session.submit('/office/enquiry', { id: 'one', state: 'won', owner: '', reminder: '' });
  expect(again.status).toBe(401);
});

test('signing out ends this session alone', async () => {
  const other = await office.signIn();
  await session.submit('/office/sign-out', {});
  expect((await other.open('/office')).status).toBe(200);
});

test('a removed user is out at once, in every browser', async () => {
  const second = await office.signIn();
  await office.store.users.removeUser('asha');
  await expectSignedOut();
  await expectSignedOut({ Cookie: second.cookie });
  expect((await session.submit('/office/erase', { who: '9876543210', sure: 'yes' })).status).toBe(401);
  expect(await office.rows()).toHaveLength(1);
});

test('a new password ends the sessions of the old one', async () => {
  await office.store.users.setUser('asha', await hashPassword('another pass phrase', { N: 2, r: 8, p: 1 }));
  await expectSignedOut();
});

test('a session is not begun with a password that was changed meanwhile', async () => {
  const old = (await office.store.users.passwordOf('asha')) ?? '';
  await office.store.users.setUser('asha', await hashPassword('another pass phrase', { N: 2, r: 8, p: 1 }));
  expect(await office.store.users.beginSession(hashOfToken('x'), 'asha', old)).toBe(false);
});

describe('a sealed address', () => {
  const [token, other] = ['t'.repeat(43), 'u'.repeat(43)];

  test('is read by its own session, and never twice the same', () => {
    const sealed = seal(token, 'asha@example.test 🙂');
    expect([unseal(token, sealed), seal(token, 'asha@example.test 🙂') === sealed]).toEqual([
      'asha@example.test 🙂',
      false,
    ]);
    expect(sealed).toMatch(/^[\w-]+$/);
  });

  test.each([
    ['of another session', seal(other, 'one')],
    ['that is changed', changed(seal(token, 'one'))],
    ['that is short', 'AAAA'],
  ])('%s is not read', (_, sealed) => expect(unseal(token, sealed)).toBe(null));
});

test.each(['person', 'erase', 'person.json'])('/office/%s takes no id that was not sealed here', async (page) => {
  const ravi = await office.signIn('ravi');
  for (const sealed of ['one', '9876543210', seal(ravi.token, 'one'), seal(ravi.token, '9876543210')]) {
    const answer = await session.open(
      `/office/${page}?of=${encodeURIComponent(sealed)}&who=${encodeURIComponent(sealed)}`,
    );
    expect(answer.status).toBe(410);
    expect(answer.text).not.toContain('98765');
  }
});
