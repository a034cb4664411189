import { createLog } from './log';
import { createMonitor } from './monitor';
import type { DeliveryQueue, QueueState } from './store/deliveries';
import type { SecondPlace } from './store/second-place';
import { including, METRICS_TOKEN, startTestSite, type TestSite } from './test-site';

const FIELDS = { name: 'Asha Rao', phone: '9876543210', message: 'A plot', id: 'one', consent: '2026-11' };

let site: TestSite | null = null;
afterEach(async () => {
  await site?.stop();
  site = null;
});

/** A monitor of a store with such a queue, at 100 s. */
function monitorOf(states: readonly QueueState[], second?: SecondPlace) {
  const deliveries = { states: () => Promise.resolve(states) } as DeliveryQueue;
  const store = { check: () => Promise.resolve(), deliveries, second };
  return createMonitor({ store, metricsToken: METRICS_TOKEN, now: () => 100_000 });
}

test('health: the store takes writes, nothing waits', async () => {
  site = await startTestSite();
  const answer = await site.send('/healthz');
  expect([answer.status, answer.json()]).toEqual([
    200,
    { status: 'ok', store: 'writable', enquiries: 'taken', queueAgeSeconds: 0, stuck: 0 },
  ]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('health: a store that takes nothing is 503, without detail', async () => {
  site = await startTestSite({ store: { check: () => Promise.reject(new Error('disk full at /srv')) } });
  const answer = await site.send('/healthz');
  expect([answer.status, answer.json()]).toEqual([
    503,
    { status: 'failing', store: 'failing', enquiries: 'taken', queueAgeSeconds: 0, stuck: 0 },
  ]);
});

test.each([
  ['a database that takes nothing', FIELDS, { add: () => Promise.reject(new Error('full')) }, 500, 503],
  ['a good enquiry', FIELDS, {}, 201, 200],
  ['an enquiry without a name', { ...FIELDS, name: '' }, {}, 422, 200],
])('health after %s, and five minutes later', async (_, body, store, posted, health) => {
  let now = Date.parse('2026-11-22T10:00:00Z');
  site = await startTestSite({ store, now: () => now });
  expect((await site.post(body)).status).toBe(posted);
  const answer = await site.send('/healthz');
  expect([answer.status, answer.json()]).toEqual([health, including({ store: 'writable' })]);
  now += 299_000;
  expect((await site.send('/healthz')).status).toBe(health);
  now += 2000;
  expect((await site.send('/healthz')).status).toBe(200);
});

test('health: a database that was found damaged is 503 until it is found sound', async () => {
  const monitor = monitorOf([]);
  const ask = async () => {
    const answer = await monitor.answer('/healthz', new Request('http://localhost/healthz'));
    return `${answer.status} ${await answer.text()}`;
  };
  monitor.noteDamage('page 7');
  expect(await ask()).toMatch(/^503 .*"store":"damaged"/);
  monitor.noteDamage(null);
  expect(await ask()).toMatch(/^200 .*"store":"writable"/);
});

test.each([
  ['who has the token', { Authorization: `Bearer ${METRICS_TOKEN}` }, 200],
  ['who has another', { Authorization: 'Bearer another' }, 404],
  ['who has none, as through a proxy that names nobody', {}, 404],
])('counters for %s: %j %i', async (_, headers, status) => {
  site = await startTestSite();
  expect((await site.send('/metrics', { headers })).status).toBe(status);
});

test('counters have answers, attempts and what waits, and no personal data', async () => {
  const states = [{ channel: 'mail', state: 'waiting', count: 3, oldestMs: 40_000 }];
  const monitor = monitorOf(states);
  monitor.countAnswer(201);
  monitor.countAnswer(201);
  monitor.countAttempt('mail', 'failed');
  const headers = { Authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await monitor.answer('/metrics', new Request('http://localhost/metrics', { headers }))).text();
  expect(text).toContain('enquiry_answers_total{status="201"} 2\n');
  expect(text).toContain('enquiry_delivery_attempts_total{channel="mail",result="failed"} 1\n');
  expect(text).toContain('enquiry_deliveries{channel="mail",state="waiting"} 3\n');
  expect(text).toContain('enquiry_delivery_oldest_seconds{channel="mail"} 60\n');
  expect(text).toContain('enquiry_store_writable 1\n');
});

test.each([
  [[], 0, 0],
  [[['mail', 'waiting', 40_000]], 60, 0],
  [[['mail', 'sent', 0]], 0, 0],
  [[['mail', 'refused', 0]], 0, 0],
  [[['mail', 'stuck', 0]], 0, 3],
  [
    [
      ['mail', 'stuck', 0],
      ['mail', 'waiting', 90_000],
      ['webhook', 'stuck', 0],
      ['webhook', 'waiting', 70_000],
    ],
    30,
    6,
  ],
] as const)('of %j the queue is %i seconds old, and %i are stuck', async (rows, queueAgeSeconds, stuck) => {
  const states = rows.map(([channel, state, oldestMs]) => ({ channel, state, oldestMs, count: 3 }));
  const monitor = monitorOf(states);
  const answer = await monitor.answer('/healthz', new Request('http://localhost/healthz'));
  expect(await answer.json()).toMatchObject({ status: 'ok', queueAgeSeconds, stuck });
});

test.each([
  [null, 'written'],
  ['ENOENT', 'failing'],
])('a second place with the fault %s is %s, and enquiries are taken', async (fault, second) => {
  const monitor = monitorOf([], { fault: () => fault } as SecondPlace);
  const answer = await monitor.answer('/healthz', new Request('http://localhost/healthz'));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'ok', store: 'writable', second });
});

test('each answer has its request id', async () => {
  site = await startTestSite();
  const ids = [await site.post(FIELDS), await site.post(FIELDS)].map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(2);
});

test.each([
  ['text', 'enquiry not stored [r1]'],
  ['json', '{"time":"2026-11-22T10:00:00.000Z","message":"enquiry not stored","request":"r1"}'],
] as const)('a line of the log as %s', (format, expected) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T10:00:00Z') });
  const lines: string[] = [];
  createLog(format, (line) => lines.push(line))('enquiry not stored', { request: 'r1' });
  jest.useRealTimers();
  expect(lines).toEqual([expected]);
});
