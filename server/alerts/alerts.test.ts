import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aListingRecord } from '@/lib/domain/listing/fixtures/listing-record';
import type { ListingRecord } from '@/lib/domain/listing/record';
import { formatPriceRange } from '@/lib/domain/project/price';
import type { Letter } from '../store/deliveries';
import { endWishes } from '../store/wishes';
import { isPerson } from '../person/person';
import { openTestStore } from '../store/test-store';
import type { EnquiryStore } from '../store/store';
import type { Alerts } from '../capabilities';
import { releaseOf } from '../read-site-facts';
import { createAlerts, TELL_ME_WHEN } from './alerts';

const OFFICE = { name: 'Test Estates', phone: '', email: '', url: 'https://www.example.test' };
const DAY_MS = 86_400_000;

let folder: string;
let store: EnquiryStore;
let alerts: Alerts;
let nowMs: number;
let releases: number;

function open(): void {
  store = openTestStore(join(folder, 'a.db'), { now: () => nowMs });
  alerts = createAlerts({ store, release: releaseOf(join(folder, 'out')), office: OFFICE, now: () => nowMs });
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  [nowMs, releases] = [Date.parse('2026-11-24T06:00:00Z'), 0];
  publish([home('one', 1_81_00_000), home('two', 96_00_000, '2 BHK')]);
  open();
});
afterEach(() => store.close());

function home(id: string, minRupees: number, bedrooms = '3 BHK'): ListingRecord {
  const price = minRupees === 0 ? null : { minRupees, maxRupees: null };
  const record = aListingRecord({ bedrooms: [bedrooms], localities: ['Sector 83'] });
  const priceText = price ? formatPriceRange(price) : 'Price on request';
  const summary = {
    ...record.summary,
    id,
    name: id,
    placeText: 'Sector 83, Gurgaon',
    href: `/project-details/v/${id}`,
  };
  return { ...record, price, budgetCrore: null, summary: { ...summary, priceText, bedrooms: [bedrooms] } };
}
/** Puts another release in the place of the one that is served. */
function publish(homes: readonly ListingRecord[]): void {
  const next = join(folder, `release${(releases += 1)}`);
  mkdirSync(join(next, 'data', 'listings'), { recursive: true });
  const write = (key: string, of: readonly ListingRecord[]) =>
    writeFileSync(join(next, 'data', 'listings', `${key}.json`), JSON.stringify(of));
  write('projects', homes);
  write('city.goa.residential', homes.slice(0, 1));
  rmSync(join(folder, 'old'), { recursive: true, force: true });
  if (releases > 1) renameSync(join(folder, 'out'), join(folder, 'old'));
  renameSync(next, join(folder, 'out'));
}
const ask = (email: string, pagePath = '/projects?bedrooms=3+BHK', more = {}) =>
  alerts.take({ email, phone: '', isSuspect: false, details: { section: TELL_ME_WHEN, pagePath }, ...more });
/** Letters that wait, each sent. */
async function letters(): Promise<Letter[]> {
  const claim = { channel: 'letter', token: `t${nowMs}`, leaseMs: 30_000, limit: 5000 } as const;
  const due = await store.deliveries.claim(claim);
  for (const { id } of due) await store.deliveries.settle(id, claim.token, { kind: 'sent' });
  return due.flatMap(({ letter }) => letter ?? []);
}
const linkOf = (letter: Letter | undefined, kind: 'confirm' | 'end') =>
  new RegExp(`https://www.example.test(/alerts\\?${kind}=[\\w-]+)`).exec(letter?.paragraphs.join('\n') ?? '')?.[1] ??
  '';
const open1 = (path: string, method = 'GET') => alerts.answer(new Request(`http://site${path}`, { method }));
/** Asks and says yes. */
async function subscribe(email: string, pagePath?: string): Promise<void> {
  await ask(email, pagePath);
  const [letter] = await letters();
  expect((await open1(linkOf(letter, 'confirm'), 'POST')).status).toBe(200);
}
async function lookAfter(ms = 60_000): Promise<Letter[]> {
  nowMs += ms;
  await alerts.look();
  return letters();
}

test('who asks is asked once by mail, in the words of the site, and is told of nothing before the yes', async () => {
  await alerts.look();
  await ask('meera@example.test', '/projects/page/2?bedrooms=3+BHK&bedrooms=Buy+now&budget=1-2cr&page=2');
  await ask('Meera@example.test', '/projects?bedrooms=2+BHK');
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter?.to).toBe('meera@example.test');
  expect(letter?.paragraphs[0]).toBe(
    'You looked for homes: Up to ₹ 2 Cr, 3 BHK.\nhttps://www.example.test/projects?bedrooms=3+BHK&budget=1-2cr',
  );
  publish([home('one', 1_74_00_000), home('new', 1_50_00_000)]);
  expect(await lookAfter()).toEqual([]);
  // Opening the link, as mail programs do, is no yes.
  const page = await open1(linkOf(letter, 'confirm'));
  expect(await page.text()).toContain('>Up to ₹ 2 Cr, 3 BHK</a>');
  expect(await store.wishes.confirmed()).toEqual([]);
});

test.each([
  ['without an e-mail address', { email: '' }],
  ['that a program may have sent', { isSuspect: true }],
  ['that asks for something else', { details: { section: 'Price', pagePath: '/projects' } }],
  ['from a page that lists nothing', { details: { section: TELL_ME_WHEN, pagePath: '/about' } }],
  ['from an address that leaves the folder', { details: { section: TELL_ME_WHEN, pagePath: '/../../a?x' } }],
])('an enquiry %s is no wish', async (_, more) => {
  await ask('meera@example.test', '/projects', more);
  expect(await letters()).toEqual([]);
});

test('after the yes each publish tells of what is new and what is cheaper and fits, in words, once', async () => {
  await alerts.look();
  await subscribe('meera@example.test');
  publish([home('one', 1_74_00_000), home('two', 90_00_000, '2 BHK'), home('new', 2_00_00_000)]);
  const [letter, ...more] = await lookAfter();
  expect([letter?.to, letter?.subject, more.length]).toEqual([
    'meera@example.test',
    '2 homes for your search | Test Estates',
    0,
  ]);
  expect(letter?.paragraphs.slice(0, 2)).toEqual([
    'new: new, Sector 83, Gurgaon, ₹ 2 Cr onwards\nhttps://www.example.test/project-details/v/new',
    'one, Sector 83, Gurgaon: ₹ 1.81 → 1.74 Cr\nhttps://www.example.test/project-details/v/one',
  ]);
  expect(letter?.unsubscribe).toBe(`https://www.example.test${linkOf(letter, 'end')}`);
  await store.close();
  open();
  expect(await lookAfter()).toEqual([]);
  expect(await lookAfter(DAY_MS)).toEqual([]);
});

test('a person gets one mail a day for all wishes; what comes later waits for the next, with the prices of then', async () => {
  await alerts.look();
  await subscribe('meera@example.test');
  nowMs += DAY_MS;
  await subscribe('meera@example.test', '/projects?budget=1-3cr');
  publish([home('one', 1_74_00_000), home('two', 96_00_000, '2 BHK')]);
  expect((await lookAfter()).map(({ paragraphs }) => paragraphs.length)).toEqual([2]);
  publish([home('one', 1_70_00_000), home('two', 96_00_000, '2 BHK'), home('a', 1_00_00_000)]);
  expect(await lookAfter()).toEqual([]);
  publish([home('one', 1_60_00_000), home('two', 96_00_000, '2 BHK'), home('a', 98_00_000)]);
  expect(await lookAfter()).toEqual([]);
  const [letter] = await lookAfter(DAY_MS);
  expect(letter?.paragraphs.slice(0, 2)).toEqual([
    expect.stringContaining('new: a, Sector 83, Gurgaon, ₹ 98 L onwards'),
    expect.stringContaining('one, Sector 83, Gurgaon: ₹ 1.74 → 1.6 Cr'),
  ]);
});

test('what is dearer again, or gone, when the mail is due is not told', async () => {
  await alerts.look();
  await subscribe('meera@example.test');
  publish([home('one', 1_74_00_000)]);
  expect(await lookAfter()).toHaveLength(1);
  publish([home('one', 1_70_00_000), home('gone', 1_00_00_000)]);
  expect(await lookAfter()).toEqual([]);
  publish([home('one', 1_90_00_000)]);
  expect(await lookAfter(DAY_MS)).toEqual([]);
  publish([home('one', 1_90_00_000), home('gone', 1_00_00_000)]);
  expect(await lookAfter(DAY_MS)).toEqual([]);
});

test('ended wishes get nothing, whichever way they ended, and what waited is taken back', async () => {
  await alerts.look();
  for (const email of ['a@example.test', 'b@example.test', 'c@example.test']) await subscribe(email);
  publish([home('one', 1_74_00_000)]);
  nowMs += 60_000;
  await alerts.look();
  const [b] = (await store.wishes.confirmed()).filter(({ email }) => email.startsWith('b'));
  const page = await open1(`/alerts?end=${b?.id}`);
  expect([page.status, (await page.text()).includes('End the mails')]).toEqual([200, true]);
  // As the mail program does it (RFC 8058).
  expect((await open1(`/alerts?end=${b?.id}`, 'POST')).status).toBe(200);
  await endWishes(store.wishes, isPerson('C@example.test')!);
  expect((await letters()).map(({ to }) => to)).toEqual(['a@example.test']);
  publish([home('one', 1_50_00_000)]);
  expect((await lookAfter(DAY_MS)).map(({ to }) => to)).toEqual(['a@example.test']);
  expect((await open1(`/alerts?end=${b?.id}`, 'POST')).status).toBe(404);
  expect((await open1(`/alerts?confirm=${b?.id}`, 'POST')).status).toBe(404);
  expect(JSON.stringify(await store.wishes.ofSame(b?.id ?? ''))).toBe('[]');
});

test('how many people wait for a home, each once', async () => {
  await alerts.look();
  await subscribe('a@example.test');
  await subscribe('b@example.test', '/projects');
  nowMs += DAY_MS;
  await subscribe('b@example.test');
  await ask('unconfirmed@example.test');
  expect([await alerts.waitingFor('one'), await alerts.waitingFor('two'), await alerts.waitingFor('none')]).toEqual([
    2, 1, 0,
  ]);
  expect([...(await alerts.waiting())]).toEqual([
    ['one', 2],
    ['two', 1],
  ]);
});

test('what a release changes is told, although somebody read its listings before', async () => {
  await alerts.look();
  await subscribe('a@example.test', '/projects');
  publish([home('brand-new', 1_00_00_000)]);
  await alerts.waitingFor('brand-new');
  const [letter] = await lookAfter();
  expect(letter?.paragraphs[0]).toContain('new: brand-new,');
});

test('a wish of a listing counts what this listing shows', async () => {
  await alerts.look();
  await subscribe('goa@example.test', '/city/goa/residential');
  publish([home('goa', 1_00_00_000), home('elsewhere', 1_00_00_000)]);
  const [letter] = await lookAfter();
  expect(letter?.subject).toBe('A home for your search | Test Estates');
  expect(letter?.paragraphs[0]).toContain('new: goa,');
});

test('a mailbox that begins with a plus is no number', async () => {
  await ask('+meera@example.test');
  expect((await letters()).map(({ to }) => to)).toEqual(['+meera@example.test']);
});

test('a mailbox is asked once a day, and has ten wishes at most', async () => {
  for (let count = 0; count < 15; count += 1) await ask('meera@example.test', `/projects?budget=1-${count + 2}cr`);
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  await open1(linkOf(letter, 'confirm'), 'POST');
  expect(await store.wishes.confirmed()).toHaveLength(10);
});

test('who has answered is asked again on the same day, and told of the new wish', async () => {
  await alerts.look();
  await subscribe('meera@example.test', '/projects?bedrooms=2+BHK');
  await subscribe('meera@example.test', '/projects?bedrooms=3+BHK');
  const [wish] = await store.wishes.confirmed();
  await open1(`/alerts?end=${wish?.id}`, 'POST');
  await subscribe('meera@example.test', '/projects?bedrooms=3+BHK');
  publish([home('new', 1_50_00_000)]);
  expect((await lookAfter()).map(({ to }) => to)).toEqual(['meera@example.test']);
});

test('of two servers on one database, whichever comes first tells, and the other does not tell again', async () => {
  const second = openTestStore(join(folder, 'a.db'), { now: () => nowMs });
  const told: Letter[] = [];
  // The first server compares and tells between what the second one reads and what it writes.
  const firstGoes = async <T>(value: Promise<T>): Promise<T> => {
    const read = await value;
    await alerts.look();
    told.push(...(await letters()));
    return read;
  };
  const { wishes } = second;
  const slow = { ...second, wishes: { ...wishes, seen: () => firstGoes(wishes.seen()) } };
  const other = createAlerts({
    store: slow,
    release: releaseOf(join(folder, 'out')),
    office: OFFICE,
    now: () => nowMs,
  });
  try {
    await alerts.look();
    await subscribe('meera@example.test');
    publish([home('one', 1_74_00_000), home('new', 1_00_00_000)]);
    await other.look();
    expect(told.map(({ paragraphs }) => paragraphs.length)).toEqual([3]);
    for (const ms of [60_000, DAY_MS]) expect(await lookAfter(ms)).toEqual([]);
    await other.look();
    expect(told).toHaveLength(1);

    // The second reads what waits before midnight, and writes after it.
    publish([home('one', 1_60_00_000), home('new', 1_00_00_000)]);
    slow.wishes.seen = wishes.seen;
    slow.wishes.news = async () => {
      const news = await firstGoes(wishes.news());
      nowMs += DAY_MS;
      return news;
    };
    await other.look();
    expect(told.map(({ paragraphs }) => paragraphs.length)).toEqual([3, 2]);
    expect(await letters()).toEqual([]);
  } finally {
    await second.close();
  }
});
