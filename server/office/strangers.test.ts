import { hashPassword } from './password';
import { officeFor, PASSWORD, startTestOffice } from '../test-office';
import type { TestAnswer } from '../test-site';

const MINUTE_MS = 60_000;

let nowMs = Date.now();
const office = officeFor('each', () => ({ now: () => nowMs, settings: { trustedProxies: 1 } }));

const attempt = (fields: Record<string, string>, headers = {}) => office.submit('/office/sign-in', fields, headers);
const right = { name: 'asha', password: PASSWORD };

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

/** The cookie of the device, as the browser sends it back. */
const deviceOf = ({ headers }: TestAnswer) =>
  headers['set-cookie']?.find((cookie) => cookie.includes('office-device'))?.split(';', 1)[0] ?? '';
const HERE = { 'X-Forwarded-For': '198.51.100.7' };

test('strangers who lock a name do not lock the device on which its user signed in', async () => {
  const device = deviceOf(await attempt(right, HERE));
  for (let number = 1; number <= 12; number++) {
    await attempt({ name: 'asha', password: 'x' }, { 'X-Forwarded-For': `203.0.113.${number}` });
  }
  expect((await attempt(right, { 'X-Forwarded-For': '203.0.113.99' })).status).toBe(429);
  expect((await attempt(right, { ...HERE, Cookie: device })).status).toBe(303);
  // It has ten tries.
  for (let number = 1; number <= 10; number++) {
    expect((await attempt({ name: 'asha', password: 'x' }, { ...HERE, Cookie: device })).status).toBe(403);
  }
  expect((await attempt(right, { ...HERE, Cookie: device })).status).toBe(429);
});

test('a new password ends the devices of before', async () => {
  const device = deviceOf(await attempt(right, HERE));
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

test.each([
  ['names nobody has, from as many networks', (number: number) => [`nobody${number}`, `10.${number}.1.1`]],
  ['her own name, from her own address', () => ['asha', HERE['X-Forwarded-For']]],
])(
  'while strangers try %s, the device on which she signed in is let in',
  async (_, from) => {
    const Cookie = deviceOf(await attempt(right, HERE));
    const flood = Array.from({ length: 300 }, (_attempt, number) => {
      const [name = '', address] = from(number % 250);
      return attempt({ name, password: 'x' }, { 'X-Forwarded-For': address });
    });
    expect((await attempt(right, { ...HERE, Cookie })).status).toBe(303);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status !== 403 && status !== 429)).toEqual([]);
    expect((await attempt(right, { ...HERE, Cookie })).status).toBe(303);
  },
  60_000,
);

test('while strangers try names nobody has, a new device waits its own time alone', async () => {
  const flood = Array.from({ length: 300 }, (_, number) =>
    attempt({ name: `nobody${number}`, password: 'x' }, { 'X-Forwarded-For': `10.${number % 250}.1.1` }),
  );
  expect((await attempt(right, { 'X-Forwarded-For': '203.0.113.5' })).status).toBe(303);
  expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([403]));
});

test.each([
  ['a /24', (number: number) => `203.0.113.${number}`],
  ['a /48', (number: number) => `2001:db8:7:${number.toString(16)}::1`],
])(
  'of %s one attempt is checked at a time, and thirty wait',
  async (_, address) => {
    const slow = await startTestOffice({ refusalMs: 30, settings: { trustedProxies: 1 } });
    const startMs = performance.now();
    const answers = Array.from({ length: 60 }, (_attempt, number) =>
      slow.submit(
        '/office/sign-in',
        { name: `nobody${number}`, password: 'x' },
        { 'X-Forwarded-For': address(number + 1) },
      ),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    const checked = statuses.filter((status) => status === 403).length;
    expect(checked).toBeGreaterThanOrEqual(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(60 - checked);
    expect(checked).toBeLessThan(60);
    expect(performance.now() - startMs).toBeGreaterThan(checked * 28);
    await slow.stop();
  },
  30_000,
);

test('24 clerks behind one address and 12 of one name are let in at once', async () => {
  const clerks = [
    ...Array.from({ length: 12 }, () => right),
    ...Array.from({ length: 12 }, () => ({ ...right, name: 'ravi' })),
  ];
  const answers = await Promise.all(clerks.map((fields) => attempt(fields, HERE)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
});

test('two clerks on one device both have its place', async () => {
  const first = deviceOf(await attempt(right, HERE));
  const both = deviceOf(await attempt({ ...right, name: 'ravi' }, { ...HERE, Cookie: first }));
  for (let number = 1; number <= 10; number++) {
    for (const name of ['asha', 'ravi'])
      await attempt({ name, password: 'x' }, { 'X-Forwarded-For': `10.${number}.1.1` });
  }
  for (const name of ['asha', 'ravi']) {
    expect((await attempt({ ...right, name }, HERE)).status).toBe(429);
    expect((await attempt({ ...right, name }, { ...HERE, Cookie: both })).status).toBe(303);
  }
});

test('a device cookie of another user, changed, cut or of many parts opens no place', async () => {
  const cookie = deviceOf(await attempt(right, HERE));
  for (let number = 1; number <= 10; number++) {
    for (const name of ['asha', 'ravi'])
      await attempt({ name, password: 'x' }, { 'X-Forwarded-For': `10.${number}.1.1` });
  }
  const proof = cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A');
  const id = cookie.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'));
  const many = cookie.replace('=', `=${'x.y:'.repeat(500)}`);
  for (const [name, Cookie] of Object.entries({
    ravi: cookie,
    asha: proof,
    Asha: id,
    ASHA: cookie.slice(0, -2),
    aSHA: many,
  }))
    expect([name, (await attempt({ ...right, name }, { ...HERE, Cookie })).status]).toEqual([name, 429]);
  expect((await attempt(right, { ...HERE, Cookie: cookie })).status).toBe(303);
});

test('refused sign-ins are one entry a name and hour', async () => {
  for (let number = 1; number <= 5; number++) await attempt({ name: 'asha', password: 'x' });
  for (let number = 1; number <= 3; number++) await attempt({ name: `nobody${number}`, password: 'x' });
  const actions = (await office.store.users.audit(50)).map(({ user, action }) => `${user}: ${action}`);
  expect(actions.filter((line) => line.includes('refused')).sort()).toEqual([
    'asha: sign-ins refused: 5',
    'unknown name: sign-ins refused: 3',
  ]);
});

test('a name nobody has is locked like others', async () => {
  const name = 'nobody.at.all';
  const statuses: number[] = [];
  for (let number = 1; number <= 11; number++) {
    statuses.push((await attempt({ name, password: 'x' }, { 'X-Forwarded-For': `203.0.113.${number}` })).status);
  }
  expect(statuses.slice(-2)).toEqual([403, 429]);
});

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
