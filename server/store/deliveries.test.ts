import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { testEnquiry } from './test-enquiry';
import type { EnquiryDatabase } from './database';
import { createDeliveryQueue, deliveryId, queueStatements, type DeliveryQueue } from './deliveries';
import { openLocalDatabase } from './local-database';
import { addStatement, migrate } from './schema';
import { openEnquiryStore } from './open-enquiry-store';

const HOUR_MS = 3_600_000;
const LEASE_MS = 30_000;

let folder: string;
let db: EnquiryDatabase | null = null;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'deliveries-'))));
afterEach(() => db?.close());

const claimMail = (queue: DeliveryQueue, token: string) =>
  queue.claim({ channel: 'mail', token, leaseMs: LEASE_MS, limit: 100 });

test.each([
  ['with an e-mail address', {}, ['confirmation', 'mail', 'webhook']],
  ['without one', { email: '' }, ['mail', 'webhook']],
  ['that a program may have sent', { isSuspect: true }, ['mail', 'webhook']],
])('an enquiry %s has one delivery a channel, however often it arrives', async (_, fields, channels) => {
  const store = openEnquiryStore(`file:${folder}/a.db`, undefined, {
    report: fail,
    channels: ['mail', 'confirmation', 'webhook'],
  });
  const enquiry = testEnquiry('one', fields);
  for (let times = 0; times < 3; times++) await store.add(enquiry, true);
  expect((await store.deliveries.states()).map(({ channel, count }) => [channel, count])).toEqual(
    channels.map((channel) => [channel, 1]),
  );
  await store.close();
});

function fail(line: string): void {
  throw new Error(line);
}

test('a claim of the same tick is part of the transaction that stores the enquiry', async () => {
  const store = openEnquiryStore(`file:${folder}/a.db`, undefined, { report: fail, channels: ['mail'] });
  await store.prepare();
  const added = store.add(testEnquiry('one'), true);
  const claimed = claimMail(store.deliveries, 'a').then((due) => due.map(({ id }) => id));
  await added;
  const later = new Promise((resolve) => setImmediate(() => resolve('a later transaction')));
  expect(await Promise.race([claimed, later])).toEqual([deliveryId('mail', 'one')]);
  await store.close();
});

test('the same words without an id are one delivery', async () => {
  const store = openEnquiryStore(`file:${folder}/a.db`, undefined, { report: fail, channels: ['mail'] });
  await store.add(testEnquiry('one', { message: 'Same' }), false);
  await store.add(testEnquiry('two', { message: 'Same' }), false);
  expect(await store.deliveries.states()).toMatchObject([{ channel: 'mail', state: 'waiting', count: 1 }]);
  await store.close();
});

test.each([
  ['one that was told of it', 1, '', [['enquiry.erased', ['one', '']]]],
  [
    'one that was told of it, with the day until which a booking keeps it',
    1,
    '2027-05-03',
    [['enquiry.erased', ['one', '2027-05-03']]],
  ],
  ['none that was never told of it', 0, '', []],
])('an erasure is told to another program: %s', async (_, told, until, letters) => {
  const store = openEnquiryStore(`file:${folder}/a.db`, undefined, { report: fail, channels: ['webhook'] });
  await store.add(testEnquiry('one'), true);
  const claim = (channel: 'webhook' | 'erasure') =>
    store.deliveries.claim({ channel, token: channel, leaseMs: LEASE_MS, limit: 9 });
  for (const { id } of told ? await claim('webhook') : [])
    await store.deliveries.settle(id, 'webhook', { kind: 'sent' });
  await store.erase(['one'], until);
  const due = await claim('erasure');
  expect(due.map(({ letter }) => [letter?.subject, letter?.paragraphs])).toEqual(letters);
  for (const { id } of due) await store.deliveries.settle(id, 'erasure', { kind: 'sent' });
  await store.erase(['one'], until);
  expect([await claim('erasure'), (await store.deliveries.states()).map(({ state }) => state)]).toEqual([
    [],
    told ? ['sent'] : [],
  ]);
  await store.close();
});

/** A queue on a clock of its own, with `count` enquiries. */
async function queueOf(
  count: number,
): Promise<{ queue: DeliveryQueue; pass: (ms: number) => void; write: EnquiryDatabase['write'] }> {
  let nowMs = Date.parse('2026-11-22T10:00:00Z');
  const { write } = (db = openLocalDatabase(join(folder, 'queue.db'), migrate, fail));
  for (let index = 0; index < count; index++) {
    const enquiry = testEnquiry(String(index));
    await write([addStatement(enquiry, true), ...queueStatements(enquiry, ['mail'])]);
  }
  const pass = (ms: number) => void (nowMs += ms);
  // Without the wait for a write to share a transaction with.
  const queue = createDeliveryQueue(
    (statements) => write(statements),
    () => nowMs,
  );
  return { queue, pass, write };
}

test.each([
  ['within the lease nobody', LEASE_MS - 1, 0],
  ['after the lease another', LEASE_MS, 1],
  ['with the clock five minutes behind nobody', -5 * 60_000, 0],
  ['with the clock set back by a day another', -24 * HOUR_MS, 1],
])('%s takes what one is sending', async (_, passedMs, taken) => {
  const { queue, pass } = await queueOf(1);
  expect(await claimMail(queue, 'one')).toHaveLength(1);
  pass(passedMs);
  expect(await claimMail(queue, 'two')).toHaveLength(taken);
});

test.each([
  ['is due again after its pause', { kind: 'failed', fault: 'x', pauseMs: 60_000 }, 60_000, 1],
  ['is not due before', { kind: 'failed', fault: 'x', pauseMs: 60_000 }, 59_999, 0],
  ['stuck is never due', { kind: 'stuck', fault: 'x' }, 48 * HOUR_MS, 0],
  ['sent is never due', { kind: 'sent' }, 48 * HOUR_MS, 0],
] as const)('what failed %s', async (_, result, passedMs, taken) => {
  const { queue, pass } = await queueOf(1);
  await claimMail(queue, 'one');
  await queue.settle(deliveryId('mail', '0'), 'one', result);
  pass(passedMs);
  expect(await claimMail(queue, 'two')).toHaveLength(taken);
});

test('what is stuck is due again when somebody starts the endpoint', async () => {
  const { queue } = await queueOf(2);
  const fault = { fault: 'x' };
  await claimMail(queue, 'one');
  await queue.settle(deliveryId('mail', '0'), 'one', { kind: 'stuck', ...fault });
  await queue.settle(deliveryId('mail', '1'), 'one', { kind: 'refused', ...fault });
  await queue.retryStuck('webhook');
  expect(await claimMail(queue, 'two')).toEqual([]);
  await queue.retryStuck('mail');
  expect((await claimMail(queue, 'three')).map(({ id }) => id)).toEqual([deliveryId('mail', '0')]);
});

test.each([
  ['one that waits for its first try', 0, 'nothing', ['waiting']],
  ['one that was tried four times, and a later one went out', 4, 'later', ['sent', 'waiting']],
  ['one that was tried five times, and a later one went out', 5, 'later', ['sent', 'stuck']],
  ['one that was tried fifty times, and nothing went out', 50, 'nothing', ['waiting']],
  ['one that was tried fifty times, and only an earlier one went out', 50, 'earlier', ['sent', 'waiting']],
  ['one that was tried fifty times, and one of a clock ahead went out', 50, 'in a year', ['sent', 'waiting']],
  ['one that was tried fifty times, and another channel sends', 50, 'webhook', ['waiting', 'sent']],
])('%s', async (_, tries, other, states) => {
  const { queue, write } = await queueOf(0);
  const at = (iso: string) => ({ receivedAt: iso });
  const times = { later: '2026-11-22T09:30:00Z', earlier: '2026-11-22T08:30:00Z', 'in a year': '2027-11-22T09:00:00Z' };
  const add = (id: string, receivedAt: string, channel: 'mail' | 'webhook' = 'mail') => {
    const enquiry = testEnquiry(id, at(receivedAt));
    return write([addStatement(enquiry, true), ...queueStatements(enquiry, [channel])]);
  };
  if (other === 'webhook') await add('other', times.later, 'webhook');
  else if (other !== 'nothing') await add('other', times[other as keyof typeof times]);
  await write([{ sql: `UPDATE deliveries SET state = 'sent'` }]);
  await add('one', '2026-11-22T09:00:00Z');
  await write([{ sql: `UPDATE deliveries SET tries = :tries WHERE state = 'waiting'`, args: { tries } }]);
  expect((await queue.states()).map(({ state }) => state)).toEqual(states);
});

test('who lost the lease may note that it sent, but not that it failed', async () => {
  const { queue, pass } = await queueOf(1);
  const id = deliveryId('mail', '0');
  await claimMail(queue, 'one');
  pass(LEASE_MS);
  await claimMail(queue, 'two');
  await queue.settle(id, 'one', { kind: 'failed', fault: 'x', pauseMs: 0 });
  expect(await claimMail(queue, 'three')).toEqual([]);
  await queue.settle(id, 'one', { kind: 'sent' });
  await queue.settle(id, 'two', { kind: 'failed', fault: 'x', pauseMs: 0 });
  expect(await queue.states()).toMatchObject([{ state: 'sent', count: 1 }]);
});

test('a lease that is renewed does not end', async () => {
  const { queue, pass } = await queueOf(1);
  await claimMail(queue, 'one');
  for (let times = 0; times < 10; times++) {
    pass(LEASE_MS - 1);
    await queue.renew('one', LEASE_MS);
    expect(await claimMail(queue, 'two')).toEqual([]);
  }
});

test('fresh deliveries come before those that failed', async () => {
  const { queue, pass } = await queueOf(2);
  const [first] = await queue.claim({ channel: 'mail', token: 'one', leaseMs: LEASE_MS, limit: 1 });
  await queue.settle(first?.id ?? '', 'one', { kind: 'failed', fault: 'x', pauseMs: 1000 });
  pass(2000);
  const [next] = await queue.claim({ channel: 'mail', token: 'two', leaseMs: LEASE_MS, limit: 1 });
  expect(next?.id).not.toBe(first?.id);
});

const step = fc.oneof(
  fc.record({ kind: fc.constant('claim' as const), worker: fc.integer({ min: 0, max: 2 }) }),
  fc.record({
    kind: fc.constant('settle' as const),
    worker: fc.integer({ min: 0, max: 2 }),
    result: fc.constantFrom('sent' as const, 'failed' as const, 'killed' as const),
  }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.integer({ min: -HOUR_MS, max: 2 * HOUR_MS }) }),
);

test('whatever three workers, kills and clocks do: nothing is sent by two at once, and all is sent in the end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { queue, pass } = await queueOf(3);
      const held = new Map<number, { token: string; ids: string[] }>();
      const sent = new Set<string>();
      let tokens = 0;
      for (const one of steps) {
        if (one.kind === 'pass') pass(one.ms);
        else if (one.kind === 'claim' && !held.has(one.worker)) {
          const token = String((tokens += 1));
          const ids = (await claimMail(queue, token)).map(({ id }) => id);
          for (const id of ids) expect(sent).not.toContain(id);
          held.set(one.worker, { token, ids });
        } else if (one.kind === 'settle') {
          const { token, ids } = held.get(one.worker) ?? { token: '', ids: [] };
          held.delete(one.worker);
          const result =
            one.result === 'sent' ? { kind: 'sent' as const } : { kind: 'failed' as const, fault: 'x', pauseMs: 5000 };
          if (one.result === 'killed') continue;
          for (const id of ids) await queue.settle(id, token, result);
          if (one.result === 'sent') for (const id of ids) sent.add(id);
        }
      }
      pass(24 * HOUR_MS);
      for (const { id } of await claimMail(queue, 'last')) await queue.settle(id, 'last', { kind: 'sent' });
      expect(await queue.states()).toMatchObject([{ channel: 'mail', state: 'sent', count: 3 }]);
      await db?.close();
      rmSync(join(folder, 'queue.db'));
    }),
    { numRuns: 40 },
  );
});
