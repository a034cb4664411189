import { randomUUID } from 'node:crypto';
import { startTestSite, type TestSite, testOnNode } from '../test-site';

const ASHA = { name: 'Asha Rao', phone: '9876543210', email: '', message: 'A plot, please.', consent: '2026-11' };
const MINUTE_MS = 60_000;

let clock = Date.parse('2026-11-21T10:00:00Z');
let site: TestSite | undefined;

afterEach(() => site?.stop());

const statuses = (answers: readonly { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

test('500 enquiries at once are 500 rows, none twice', async () => {
  site = await startTestSite();
  const ids = Array.from({ length: 500 }, () => randomUUID());
  const { post } = site;
  const answers = await Promise.all(ids.map((id) => post({ ...ASHA, id })));
  const stored = (await site.rows()).map(({ id }) => id);
  expect(statuses(answers)).toEqual([201]);
  expect(stored.sort()).toEqual(ids.sort());
  // One second on an idle machine; each enquiry is on disk before its answer.
});

test('the same id fifty times at once is one row, and every sender is thanked', async () => {
  site = await startTestSite();
  const { post } = site;
  const answers = await Promise.all(Array.from({ length: 50 }, () => post({ ...ASHA, id: 'one' })));
  expect([statuses(answers), (await site.rows()).length]).toEqual([[201], 1]);
});

test('the same id through every way a form can take is one row', async () => {
  site = await startTestSite();
  const body = new URLSearchParams({ ...ASHA, id: 'chain' }).toString();
  const answers = [
    await site.post(body, { 'Content-Type': 'application/x-www-form-urlencoded' }),
    await site.post({ ...ASHA, id: 'chain' }),
    await site.post({ ...ASHA, id: 'chain' }, {}, '/contact'),
  ];
  expect([statuses(answers), (await site.rows()).length]).toEqual([[201], 1]);
});

test('the same words under one id from two pages, and from two campaigns, are one row', async () => {
  site = await startTestSite();
  const places = [
    { pagePath: '/projects' },
    { pagePath: '/about', firstPage: '/' },
    { lastTouch: 'utm_source=google' },
  ];
  const answers = [];
  for (const place of places) answers.push(await site.post({ ...ASHA, id: 'tabs', ...place }));
  expect([statuses(answers), (await site.rows()).length]).toEqual([[201], 1]);
});

test.each([
  ['the same words at once', {}, 0, 1],
  ['the same words after nine minutes', {}, 9 * MINUTE_MS, 1],
  ['the same words after eleven minutes', {}, 11 * MINUTE_MS, 2],
  ['other words', { message: 'A shop.' }, 0, 2],
  ['another phone', { phone: '9876543211' }, 0, 2],
  ['another id', { id: 'other' }, 0, 2],
])('without an id, %s: %# rows', async (_, change, waitMs, rowCount) => {
  site = await startTestSite({ now: () => clock });
  const first = await site.post(ASHA);
  clock += waitMs;
  const second = await site.post({ ...ASHA, ...change });
  expect([first.status, second.status, (await site.rows()).length]).toEqual([201, 201, rowCount]);
});

test('the same words thirty times at once without an id are one row', async () => {
  site = await startTestSite();
  const { post } = site;
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(ASHA)));
  expect([statuses(answers), (await site.rows()).length]).toEqual([[201], 1]);
});

test('a marked row does not swallow the real enquiry that follows', async () => {
  site = await startTestSite();
  await site.post({ ...ASHA, filled_ms: '200' });
  await site.post(ASHA);
  expect((await site.rows()).map(({ isSuspect }) => isSuspect)).toEqual([false, true]);
});

describe('the rate limit', () => {
  test('stops an address, says when to come back, and lets it in again', async () => {
    site = await startTestSite({ settings: { ratePerTenMinutes: 3 }, now: () => clock });
    const send = () => site!.post({ ...ASHA, id: randomUUID() });
    expect(statuses([await send(), await send(), await send()])).toEqual([201]);
    clock += 2 * MINUTE_MS;
    const refused = await send();
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '480']);
    expect(refused.json()).toEqual({
      success: false,
      message: 'Too many enquiries from your connection. Please try again in 8 minutes, or call us on +91 00000 00000.',
    });
    clock += 8 * MINUTE_MS;
    expect((await send()).status).toBe(201);
    expect(await site.rows()).toHaveLength(4);
  });

  test('an enquiry that is already in is thanked for, not refused', async () => {
    site = await startTestSite({ settings: { ratePerTenMinutes: 1 } });
    const answers = [await site.post({ ...ASHA, id: 'in' }), await site.post({ ...ASHA, id: 'in' })];
    expect([statuses(answers), (await site.rows()).length]).toEqual([[201], 1]);
  });

  test('other words under the id of one that is in are refused, not thanked for', async () => {
    site = await startTestSite({ settings: { ratePerTenMinutes: 1 } });
    const answers = [
      await site.post({ ...ASHA, id: 'in' }),
      await site.post({ ...ASHA, id: 'in', message: 'A shop.' }),
    ];
    expect([answers.map(({ status }) => status), (await site.rows()).length]).toEqual([[201, 429], 1]);
  });

  test('mistakes do not count', async () => {
    site = await startTestSite({ settings: { ratePerTenMinutes: 1 } });
    for (let attempt = 0; attempt < 5; attempt++) await site.post({ ...ASHA, phone: '1' });
    expect((await site.post(ASHA)).status).toBe(201);
  });
});

testOnNode('a failure tells the visitor nothing and the log nothing about the visitor', async () => {
  const fault = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  site = await startTestSite({ store: { add: () => Promise.reject(fault) } });
  const answer = await site.post(ASHA);
  expect(answer.status).toBe(500);
  expect(answer.json()).toEqual({ success: false, message: 'Failed to submit enquiry.' });
  expect(site.faults).toEqual(['enquiry not stored: Error SQLITE_FULL: database or disk is full']);
});
