import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testEnquiry } from './test-enquiry';
import type { StoredEnquiry } from './enquiry-row';
import { openTestStore } from './test-store';
import type { EnquiryStore } from './store';

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
const START_MS = Date.parse('2026-11-22T10:00:00Z');

let folder: string;
let store: EnquiryStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'confirmations-'));
  store = openTestStore(`${folder}/a.db`, { report: fail, channels: ['mail', 'confirmation'] });
});
afterEach(() => store.close());

function fail(line: string): void {
  throw new Error(line);
}

let ids = 0;
async function add(email: string, afterMs = 0, fields: Partial<StoredEnquiry> = {}): Promise<void> {
  const receivedAt = new Date(START_MS + afterMs).toISOString();
  expect(await store.add(testEnquiry(`e${(ids += 1)}`, { email, receivedAt, ...fields }), true)).toBe('stored');
}

async function countOf(channel: string, state: string): Promise<number> {
  const states = await store.deliveries.states();
  return states.find((one) => one.channel === channel && one.state === state)?.count ?? 0;
}

test.each([
  ['the same address a minute later', 'asha@example.test', MINUTE, 1],
  ['the same address at the end of the day', 'asha@example.test', DAY, 1],
  ['the same address a day later', 'asha@example.test', DAY + 1, 2],
  ['the same address in capitals', 'ASHA@Example.TEST', MINUTE, 1],
  ['the same mailbox with a tag', 'asha+plots@example.test', MINUTE, 1],
  ['the same mailbox with another tag and dots', 'a.s.h.a+x.y@example.test', MINUTE, 1],
  ['the same mailbox with an empty tag', 'asha+@example.test', MINUTE, 1],
  ['another address', 'ravi@example.test', MINUTE, 2],
  ['an address that begins alike', 'ash@example.test', MINUTE, 2],
  ['the same name elsewhere', 'asha@example.in', MINUTE, 2],
  ['an address with a quote', "o'neil@example.test", MINUTE, 2],
  ['the same address, with the clock set back by an hour', 'asha@example.test', -HOUR, 1],
  ['the same address, with the clock set back by a year', 'asha@example.test', -365 * DAY, 2],
])('after a confirmation to asha@example.test: %s', async (_, email, afterMs, confirmations) => {
  await add('asha@example.test');
  await add(email, afterMs);
  expect(await countOf('confirmation', 'waiting')).toBe(confirmations);
  expect(await countOf('confirmation', 'skipped')).toBe(2 - confirmations);
  // The enquiries, and the mails to the office, are there all the same.
  expect([await countOf('mail', 'waiting'), (await store.list({ includeSuspect: true, limit: 9 })).length]).toEqual([
    2, 2,
  ]);
});

test('what was skipped counts for no day of its own', async () => {
  for (const afterMs of [0, 0.6 * DAY, 1.2 * DAY, 1.8 * DAY]) await add('asha@example.test', afterMs);
  expect(await countOf('confirmation', 'waiting')).toBe(2);
});

test('a hundred an hour for all, and every enquiry is stored', async () => {
  for (let index = 0; index < 120; index += 1) await add(`v${index}@example.test`, index * 1000);
  expect([await countOf('confirmation', 'waiting'), await countOf('confirmation', 'skipped')]).toEqual([100, 20]);
  expect(await countOf('mail', 'waiting')).toBe(120);
  await add('late@example.test', 2 * HOUR);
  expect(await countOf('confirmation', 'waiting')).toBe(101);
});

test('a confirmation that was sent or refused counts for its day, and one that is skipped is never due', async () => {
  const claim = (token: string) =>
    store.deliveries.claim({ channel: 'confirmation', token, leaseMs: 30_000, limit: 9 });
  await add('asha@example.test');
  await add('ravi@example.test');
  const [one, two] = await claim('a');
  await store.deliveries.settle(one?.id ?? '', 'a', { kind: 'sent' });
  await store.deliveries.settle(two?.id ?? '', 'a', { kind: 'refused', fault: 'x' });
  await add('asha@example.test', MINUTE);
  await add('ravi@example.test', MINUTE);
  expect([await countOf('confirmation', 'skipped'), await claim('b')]).toEqual([2, []]);
});
