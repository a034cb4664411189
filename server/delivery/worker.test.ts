import { setTimeout as delay } from 'node:timers/promises';
import type { Delivery, DeliveryQueue, Settled } from '../store/deliveries';
import { testEnquiry } from '../store/test-enquiry';
import { SendError, startWorker, type Channel, type Worker } from './worker';

/** A queue in memory whose calls fail on request; what failed is not due again. */
function memoryQueue(
  count: number,
): DeliveryQueue & { waiting: Map<string, Delivery>; settled: string[]; isAway: boolean; renewed: number } {
  const deliveries = Array.from({ length: count }, (_, index): Delivery => {
    return { id: String(index), tries: 1, queuedMs: 0, enquiry: testEnquiry(String(index)) };
  });
  const waiting = new Map(deliveries.map((delivery) => [delivery.id, delivery]));
  const claimed = new Set<string>();
  const queue = {
    waiting,
    settled: [] as string[],
    isAway: false,
    renewed: 0,
    claim({ limit }: { limit: number }) {
      if (queue.isAway) return Promise.reject(new Error('away asha@example.test'));
      const due = [...waiting.values()].filter(({ id }) => !claimed.has(id)).slice(0, limit);
      for (const { id } of due) claimed.add(id);
      return Promise.resolve(due);
    },
    renew: () => Promise.resolve(void (queue.renewed += 1)),
    settle(id: string, _token: string, result: Settled) {
      if (queue.isAway) claimed.delete(id);
      if (queue.isAway) return Promise.reject(new Error('away asha@example.test'));
      queue.settled.push(`${id} ${result.kind}`);
      if (result.kind !== 'failed') waiting.delete(id);
      return Promise.resolve();
    },
    retryStuck: () => Promise.resolve(),
    states: () => Promise.resolve([]),
  };
  return queue;
}

let worker: Worker | null = null;
afterEach(async () => {
  await worker?.stop();
  worker = null;
});

function start(send: Channel['send'], queue: DeliveryQueue, name: Channel['name'] = 'mail'): string[] {
  const lines: string[] = [];
  worker = startWorker({ channel: { name, send }, queue, report: (line) => lines.push(line) });
  return lines;
}

test('sends everything once, four at a time', async () => {
  const queue = memoryQueue(25);
  const sent: string[] = [];
  let [now, most] = [0, 0];
  start(async ({ id }) => {
    most = Math.max(most, (now += 1));
    await delay(5);
    now -= 1;
    sent.push(id);
  }, queue);
  while (queue.waiting.size > 0) await delay(5);
  expect([new Set(sent).size, sent.length, most]).toEqual([25, 25, 4]);
});

test('what was sent while the database was away is noted later, not sent again', async () => {
  const queue = memoryQueue(1);
  let times = 0;
  const lines = start(() => {
    times += 1;
    queue.isAway = true;
    return Promise.resolve();
  }, queue);
  while (times === 0) await delay(5);
  await delay(20);
  queue.isAway = false;
  worker?.wake();
  while (queue.waiting.size > 0) await delay(5);
  expect([times, queue.settled]).toEqual([1, ['0 sent']]);
  expect(lines.join('\n')).not.toMatch(/asha/);
});

test.each([
  ['mail', 'again', 'failed'],
  ['mail', 'stuck', 'stuck'],
  ['confirmation', 'refused', 'refused'],
  ['confirmation', 'again', 'failed'],
] as const)('%s with a fault, next: %s, is %s', async (name, next, kind) => {
  const queue = memoryQueue(1);
  const lines = start(() => Promise.reject(new SendError('EENVELOPE 550', next)), queue, name);
  while (queue.settled.length === 0) await delay(5);
  expect(queue.settled[0]).toBe(`0 ${kind}`);
  expect(lines[0]).toBe(`${name} 0 not sent (try 1): EENVELOPE 550`);
});

test('an error that nobody expected tells its name, never its words', async () => {
  const queue = memoryQueue(1);
  const lines = start(() => Promise.reject(new TypeError('asha@example.test')), queue);
  while (queue.settled.length === 0) await delay(5);
  expect(lines).toEqual(['mail 0 not sent (try 1): TypeError']);
});

test('a queue that cannot be read is told once', async () => {
  const queue = memoryQueue(1);
  queue.isAway = true;
  const lines = start(() => Promise.resolve(), queue);
  for (let times = 0; times < 5; times++) {
    worker?.wake();
    await delay(5);
  }
  expect(lines).toEqual(['mail: the queue cannot be read: Error']);
});

test('stopping waits for what is being sent, and takes nothing more', async () => {
  const queue = memoryQueue(10);
  const sent: string[] = [];
  start(async ({ id }) => {
    await delay(30);
    sent.push(id);
  }, queue);
  await delay(5);
  await worker?.stop();
  expect([sent.length, queue.settled.length]).toEqual([4, 4]);
});
