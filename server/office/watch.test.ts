import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testChange, testEnquiry } from '../store/test-enquiry';
import type { Letter } from '../store/deliveries';
import type { EnquiryChange } from '../store/handling';
import type { StoredEnquiry } from '../store/enquiry-row';
import { openTestStore } from '../store/test-store';
import type { EnquiryStore } from '../store/store';
import { TEST_PROJECTS } from '../test-site';
import { createWatch } from './watch';

const ist = (time: string) => Date.parse(`${time}:00+05:30`);

let folder: string;
let store: EnquiryStore;
let watch: () => Promise<void>;
let nowMs: number;

function open(): void {
  store = openTestStore(join(folder, 'a.db'), { now: () => nowMs });
  watch = createWatch({ store, projects: () => TEST_PROJECTS, siteUrl: 'https://www.example.test', now: () => nowMs });
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  nowMs = ist('2026-11-24T09:30');
  open();
});
afterEach(() => store.close());

let phone = 9_800_000_000;
const add = (id: string, at: string, fields: Partial<StoredEnquiry> = {}) => {
  const person = { name: id, phone: String((phone += 1)), email: '', receivedAt: new Date(ist(at)).toISOString() };
  return store.add(testEnquiry(id, { ...person, details: { project: 'mogra-83' }, ...fields }), true);
};
const change = (id: string, at: string, fields: Partial<EnquiryChange>) => {
  nowMs = ist(at);
  return store.inbox.change(testChange(id, { state: 'called', ...fields }), 'asha');
};
/** Looks at a time; the letters that are queued then, each sent. */
async function lookAt(time: string): Promise<Letter[]> {
  nowMs = ist(time);
  await watch();
  const claim = { channel: 'letter', token: time, leaseMs: 30_000, limit: 99 } as const;
  const due = await createClaim().claim(claim);
  for (const { id } of due) await createClaim().settle(id, time, { kind: 'sent' });
  return due.flatMap(({ letter }) => letter ?? []);
}
const createClaim = () => store.deliveries;
const alarms = (letters: Letter[]) => letters.filter(({ subject }) => subject.includes('wait'));
const digests = (letters: Letter[]) => letters.filter(({ subject }) => subject.startsWith('The day'));

test('who waits for an hour of office time is named once, with phone, project and owner', async () => {
  await add('Night', '2026-11-23T22:00');
  await add('Morning', '2026-11-24T10:20');
  await change('Morning', '2026-11-24T10:21', { state: 'new', owner: 'ravi' });
  await add('Answered', '2026-11-24T10:00');
  await change('Answered', '2026-11-24T10:10', {});
  await add('Marked', '2026-11-24T10:00', { isSuspect: true });
  expect(alarms(await lookAt('2026-11-24T10:59'))).toEqual([]);
  const [first] = alarms(await lookAt('2026-11-24T11:00'));
  expect(first).toMatchObject({ to: '', subject: '1 person waits for more than an hour' });
  expect(first?.paragraphs[1]).toMatch(/^Night, 98\d{8}, Mogra Courts, Sector 83, Gurgaon, since 23 Nov 2026 22:00$/);
  expect(first?.paragraphs[2]).toBe('https://www.example.test/office');
  const [second, ...more] = alarms(await lookAt('2026-11-24T11:25'));
  expect([second?.paragraphs[1]?.split(',')[0], second?.paragraphs[1]?.includes('ravi'), more]).toEqual([
    'Morning',
    true,
    [],
  ]);
  await store.close();
  open();
  expect(alarms(await lookAt('2026-11-25T12:00'))).toEqual([]);
});

test('a person who writes again, and waits again, is named again', async () => {
  const again = { phone: '9811111111' };
  await add('Once', '2026-11-24T10:00', again);
  expect(alarms(await lookAt('2026-11-24T11:00'))).toHaveLength(1);
  await add('Twice', '2026-11-24T11:10', again);
  expect(alarms(await lookAt('2026-11-24T11:20'))).toEqual([]);
  expect(alarms(await lookAt('2026-11-24T12:10'))[0]?.paragraphs[1]).toContain('Twice');
});

test('two servers on one database send one alarm and one digest', async () => {
  await add('Waits', '2026-11-24T10:00');
  nowMs = ist('2026-11-24T11:30');
  const other = createWatch({ store, projects: () => ({}), siteUrl: '', now: () => nowMs + 5 });
  await Promise.all([watch(), other(), watch()]);
  const letters = await lookAt('2026-11-24T11:31');
  expect([alarms(letters).length, digests(letters).length]).toEqual([1, 1]);
});

test('an erasure takes back what waits and names the person; the others are named again', async () => {
  await add('Gone', '2026-11-24T10:00');
  await add('Stays', '2026-11-24T10:01');
  nowMs = ist('2026-11-24T11:30');
  await watch();
  await store.erase(['Gone']);
  const letters = await lookAt('2026-11-24T11:31');
  expect(JSON.stringify(letters)).not.toContain('Gone');
  expect(alarms(letters)[0]?.paragraphs[1]).toContain('Stays');
  expect(digests(letters)).toHaveLength(1);
});

test('the digest comes at nine on office days, once, also after a restart, and late rather than never', async () => {
  expect(digests(await lookAt('2026-11-21T08:59'))).toHaveLength(0);
  expect(digests(await lookAt('2026-11-21T09:00'))).toHaveLength(1);
  await store.close();
  open();
  expect(digests(await lookAt('2026-11-21T09:01'))).toHaveLength(0);
  expect(digests(await lookAt('2026-11-22T10:00'))).toHaveLength(0);
  expect(digests(await lookAt('2026-11-23T14:00'))).toHaveLength(1);
  await store.settings.set('office hours', { days: [] }, 'asha', 'hours');
  expect(await lookAt('2026-11-24T18:00')).toEqual([]);
});

test('the digest has yesterday, the seven days, adviser, source, and who is due', async () => {
  const touch = (utm_source: string) => ({ details: { project: 'mogra-83', campaign: { first: { utm_source } } } });
  await add('Before', '2026-11-16T12:00', touch('google'));
  await add('Week', '2026-11-17T12:00', touch('google'));
  await change('Week', '2026-11-17T12:30', { owner: 'asha' });
  await add('Yesterday', '2026-11-23T12:00', touch('meta'));
  await change('Yesterday', '2026-11-23T14:00', { state: 'visit', owner: 'ravi', reminder: '2026-11-24T17:00' });
  await change('Week', '2026-11-23T15:00', { state: 'lost', reason: 'price', owner: 'asha' });
  await add('Today', '2026-11-24T08:00');
  const [digest] = digests(await lookAt('2026-11-24T09:00'));
  expect(digest?.subject).toBe('The day: 24 Nov 2026');
  expect(digest?.paragraphs).toEqual([
    'Yesterday: 1 enquiry, 0 answered within an hour, 1 visit, 0 won, 1 lost.\n' +
      'The seven days until then: 2 enquiries, 1 answered within an hour, 1 visit, 0 won, 1 lost.',
    expect.stringMatching(
      /^These seven days by adviser:\nasha: 1 enquiry, 1 answered [^]*\nravi: 1 enquiry, 0 answered/,
    ),
    expect.stringMatching(/^By source:\ngoogle: 1 enquiry[^]*\nmeta: 1 enquiry/),
    expect.stringMatching(/^Due today: 1\nYesterday, 98\d{8}, Mogra Courts, Sector 83, Gurgaon, ravi$/),
    'https://www.example.test/office',
  ]);
});
