import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testChange, testEnquiry } from './test-enquiry';
import type { StoredEnquiry } from './enquiry-row';
import { openEnquiryStore } from './open-enquiry-store';
import { OWNER_RULES } from './office-settings';
import type { EnquiryStore } from './store';

const VATIKA_IN_GOA = { developer: 'vatika', city: 'goa' };

let folder: string;
let store: EnquiryStore;
let nowMs: number;
let count: number;

const open = () => {
  store = openEnquiryStore(`file:${join(folder, 'a.db')}`, undefined, { now: () => (nowMs += 1000) });
};
beforeEach(async () => {
  [nowMs, count] = [Date.parse('2026-11-24T04:30:00Z'), 0];
  folder = mkdtempSync(join(tmpdir(), 'owner-rules-'));
  open();
  for (const name of ['asha', 'meera', 'ravi']) await store.users.setUser(name, 'hash');
});
afterEach(() => store.close());

const setRules = (rules: Record<string, string[] | null>) => store.settings.set(OWNER_RULES, rules, 'asha', 'rule');
const ownerOf = async (id: string) => (await store.inbox.person(id)).enquiries.find((each) => each.id === id)?.owner;
/** The owner of a new enquiry, of somebody new unless the fields say otherwise. */
async function arrive(place = VATIKA_IN_GOA, fields: Partial<StoredEnquiry> = {}): Promise<string | undefined> {
  const id = `e${(count += 1)}`;
  const phone = `98${String(count).padStart(8, '0')}`;
  await store.add(testEnquiry(id, { phone, email: '', ...fields }), true, 'visitor', place);
  return ownerOf(id);
}

test.each([
  ['its developer, before its city', VATIKA_IN_GOA, 'asha'],
  ['its city', { developer: 'other', city: 'goa' }, 'meera'],
  ['all others', { developer: '', city: 'pune' }, 'ravi'],
  ['all others, whatever the address says', { developer: `"'} ) --`, city: '\u0000' }, 'ravi'],
])('a new enquiry goes to the rule of %s', async (_, place, owner) => {
  await setRules({ all: ['ravi'], 'city goa': ['meera'], 'developer vatika': ['asha'] });
  expect(await arrive(place)).toBe(owner);
});

test('without a rule that fits nobody gets it', async () => {
  expect(await arrive()).toBe('');
  await setRules({ 'city goa': ['meera'] });
  expect([await arrive(), await arrive({ developer: '', city: 'pune' })]).toEqual(['meera', '']);
  await setRules({ 'city goa': null });
  expect(await arrive()).toBe('');
});

test('several names take turns, each rule by itself, also after a restart', async () => {
  await setRules({ all: ['meera', 'ravi', 'asha'], 'city goa': ['ravi', 'meera'] });
  const owners: (string | undefined)[] = [];
  const ofGoa: (string | undefined)[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    owners.push(await arrive({ developer: '', city: '' }));
    if (turn % 2 === 0) ofGoa.push(await arrive({ developer: '', city: 'goa' }));
    if (turn % 4 !== 3) continue;
    await store.close();
    open();
  }
  expect(owners.join(' ')).toBe('meera ravi asha meera ravi asha meera ravi asha');
  expect(ofGoa.join(' ')).toBe('ravi meera ravi meera ravi');
});

test('who comes later has the next turn and no more than the others then', async () => {
  await setRules({ all: ['asha', 'meera'] });
  for (let turn = 0; turn < 5; turn += 1) await arrive();
  await setRules({ all: ['asha', 'meera', 'ravi'] });
  expect([await arrive(), await arrive(), await arrive(), await arrive()]).toEqual(['ravi', 'meera', 'asha', 'ravi']);
});

test('a user who left gets none, and leaves their persons to the rule when these write again', async () => {
  await setRules({ 'developer vatika': ['asha'], 'city goa': ['meera', 'ravi'] });
  const again = { phone: '9800000001' };
  expect(await arrive(VATIKA_IN_GOA, again)).toBe('asha');
  expect(await arrive({ developer: '', city: 'goa' }, again)).toBe('asha');
  await store.users.removeUser('asha');
  expect([await arrive(), await arrive(VATIKA_IN_GOA, again), await arrive()]).toEqual(['meera', 'ravi', 'meera']);
});

test('a repeat of the same call takes no turn, and what the office says later stays', async () => {
  await setRules({ all: ['asha', 'ravi'] });
  expect(await arrive()).toBe('asha');
  await store.inbox.change(testChange('e1'), 'asha');
  const enquiry = testEnquiry('e1', { phone: '9800000001', email: '' });
  expect(await store.add(enquiry, true, 'visitor', VATIKA_IN_GOA)).toBe('known');
  expect([await ownerOf('e1'), await arrive()]).toEqual(['', 'ravi']);
});

test('what a program may have sent has no owner and takes no turn; the audit says why somebody has one', async () => {
  await setRules({ all: ['asha', 'ravi'] });
  expect([await arrive(VATIKA_IN_GOA, { isSuspect: true }), await arrive()]).toEqual(['', 'asha']);
  const [last] = await store.users.audit(1);
  expect(last).toMatchObject({ user: 'owner rule', action: 'owner: asha, by rule: all' });
  const { history } = await store.inbox.person('e2');
  expect(history.map(({ user, text }) => `${user}: ${text}`)).toEqual(['owner rule: owner: asha, by rule: all']);
});
