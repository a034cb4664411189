import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEnquiry } from './test-enquiry';
import type { EnquiryDatabase } from './database';
import { createDeliveryQueue, queueStatements, type DeliveryChannel, type DeliveryQueue } from './deliveries';
import { openLocalDatabase } from './local-database';
import { addStatement, migrate } from './schema';

const MINUTE = 60_000;

let folder: string;
let db: EnquiryDatabase;
let queue: DeliveryQueue;
let nowMs: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'summaries-'));
  nowMs = Date.parse('2026-11-22T10:00:00Z');
  db = openLocalDatabase(join(folder, 'a.db'), migrate, () => undefined);
  queue = createDeliveryQueue(
    (statements) => db.write(statements),
    () => nowMs,
  );
});
afterEach(() => db.close());

let ids = 0;
async function add(count: number, mailsAnHour = 60): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const enquiry = testEnquiry(`e${(ids += 1)}`, { receivedAt: new Date(nowMs).toISOString() });
    await db.write([addStatement(enquiry, true), ...queueStatements(enquiry, ['mail', 'webhook'], mailsAnHour)]);
  }
}

const claim = (channel: DeliveryChannel, token: string) =>
  queue.claim({ channel, token, leaseMs: 30_000, limit: 4 }).then((due) => due.map(({ id }) => id));

/** Counts by channel and state. */
async function counts(): Promise<Record<string, number>> {
  return Object.fromEntries((await queue.states()).map(({ channel, state, count }) => [`${channel} ${state}`, count]));
}

test.each([
  [59, 60, { mail: 59, summary: 0 }],
  [60, 60, { mail: 60, summary: 0 }],
  [61, 60, { mail: 60, summary: 1 }],
  [100, 60, { mail: 60, summary: 40 }],
  [100, 10, { mail: 10, summary: 90 }],
])('%i enquiries of an hour with %i mails: the others wait for a summary', async (count, mailsAnHour, expected) => {
  await add(count, mailsAnHour);
  const { 'mail waiting': mail = 0, 'summary waiting': summary = 0, 'webhook waiting': webhook } = await counts();
  expect([{ mail, summary }, webhook]).toEqual([expected, count]);
});

test('one summary after ten minutes stands for all that wait; a failed one is tried again', async () => {
  await add(80);
  expect(await claim('summary', 'early')).toEqual([]);
  nowMs += 11 * MINUTE;
  await add(5);
  const [id = '', ...more] = await claim('summary', 'a');
  expect([id, more]).toEqual([id, []]);
  expect(await counts()).toMatchObject({ 'mail waiting': 60, 'summary waiting': 1, 'summary summed': 24 });
  await queue.settle(id, 'a', { kind: 'failed', fault: 'x', pauseMs: MINUTE });
  nowMs += 2 * MINUTE;
  expect(await claim('summary', 'b')).toEqual([id]);
  await queue.settle(id, 'b', { kind: 'sent' });
  nowMs += 30 * MINUTE;
  expect(await claim('summary', 'c')).toEqual([]);
  expect(await counts()).toMatchObject({ 'summary sent': 1, 'summary summed': 24 });
});

test('what comes after a summary has another one', async () => {
  await add(70);
  nowMs += 11 * MINUTE;
  const [first = ''] = await claim('summary', 'a');
  await queue.settle(first, 'a', { kind: 'sent' });
  await add(1);
  expect(await claim('summary', 'b')).toEqual([]);
  nowMs += 11 * MINUTE;
  expect(await claim('summary', 'c')).toHaveLength(1);
});

test('an hour later each enquiry has its mail again', async () => {
  await add(70);
  nowMs += 61 * MINUTE;
  await add(3);
  expect(await counts()).toMatchObject({ 'mail waiting': 63, 'summary waiting': 10 });
});
