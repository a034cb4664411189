import { openEnquiryStore } from './open-enquiry-store';
import type { EnquiryStore } from './store';
import { testChange, testEnquiry } from './test-enquiry';
import { startTestCluster, type TestCluster } from './test-cluster';

let cluster: TestCluster;
let store: EnquiryStore;

beforeEach(async () => {
  cluster = await startTestCluster();
  store = openEnquiryStore(cluster.url);
});

afterEach(async () => {
  await store.close();
  await cluster.stop();
});

test('a cluster stores once, lists, finds and ages', async () => {
  expect([await store.add(testEnquiry('a'), true), await store.add(testEnquiry('a'), true)]).toEqual([
    'stored',
    'known',
  ]);
  expect([await store.has('a'), await store.has('b'), await store.countSuspect()]).toEqual([true, false, 0]);
  expect(await store.age(0, 365)).toEqual({ removed: 0, driftMs: 0 });
  expect((await store.list({ includeSuspect: false, limit: 5 })).map(({ message }) => message)).toEqual(['Wish a']);
});

test('a cluster keeps users, sessions and what became of an enquiry', async () => {
  await store.add(testEnquiry('a'), true);
  await store.users.setUser('asha', 'hash');
  expect(await store.users.beginSession('token', 'asha', 'hash')).toBe(true);
  expect(await store.users.enter('token')).toEqual({ hasUsers: true, user: { name: 'asha', role: 'manager' } });
  const change = testChange('a', { state: 'called', owner: 'asha', note: 'Call after six' });
  expect(await store.inbox.change(change, 'asha')).toEqual({ kind: 'saved', conflicts: [] });
  const filter = { search: '98765', state: 'called', owner: 'asha', adviser: '', now: '2026-11-25T12:00' } as const;
  const { rows, counts } = await store.inbox.list(filter, 10, 0);
  expect([rows.map(({ id }) => id), counts.byState.called]).toEqual([['a'], 1]);
  expect((await store.inbox.person('a')).history.map(({ text }) => text)).toContain('Call after six');
  await store.erase(['a']);
  expect((await store.inbox.person('a')).history).toEqual([]);
  expect(await store.users.removeUser('asha')).toBe(true);
  expect(await store.users.enter('token')).toEqual({ hasUsers: false, user: null });
});

// One more than the calls that are made at once.
test('a cluster that hangs refuses within its time, and takes enquiries at once when it is well', async () => {
  await store.prepare();
  cluster.setHanging(true);
  const results = await Promise.allSettled(
    Array.from({ length: 21 }, (_, index) => store.add(testEnquiry(`hung-${index}`), true)),
  );
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['rejected']));
  cluster.setHanging(false);
  expect(await store.add(testEnquiry('well'), true)).toBe('stored');
});
