import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseListingAddress } from '@/lib/domain/listing/address';
import { aListingRecord } from '@/lib/domain/listing/fixtures/listing-record';
import { passesFilters } from '@/lib/domain/listing/fixtures/plain-listing';
import type { ListingRecord } from '@/lib/domain/listing/record';
import { LISTING_RULES } from '@/lib/domain/listing/state';
import { releaseOf } from '../read-site-facts';
import { openEnquiryStore } from '../store/open-enquiry-store';
import { createAlerts } from './alerts';

const [WISHES = 200, PUBLISHES = 5] = (process.env['ALERTS'] ?? '200 5').split(' ').map(Number);
const DAY_MS = 86_400_000;
const OFFICE = { name: 'Test', phone: '', email: '', url: 'https://www.example.test' };
const BEDROOMS = ['1 BHK', '2 BHK', '3 BHK', '4 BHK'];
const SECTORS = ['Sector 8', 'Sector 83', 'Sector 65', 'Sohna'];

/** The same numbers each time. */
let seed = 7;
const random = (below: number) => Math.floor(((seed = (seed * 16807) % 2147483647) / 2147483647) * below);
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!;

function home(id: string, minRupees: number): ListingRecord {
  const bedrooms = [oneOf(BEDROOMS)];
  const record = aListingRecord({ bedrooms, localities: [oneOf(SECTORS)] });
  return priced({ ...record, summary: { ...record.summary, id, name: id, bedrooms }, budgetCrore: null }, minRupees);
}
const priced = (record: ListingRecord, minRupees: number): ListingRecord => ({
  ...record,
  price: { minRupees, maxRupees: minRupees * 2 },
});
const anAddress = () => {
  const query = new URLSearchParams();
  if (random(2) > 0) query.set('bedrooms', oneOf(BEDROOMS));
  if (random(2) > 0) query.set('locality', oneOf(SECTORS));
  if (random(2) > 0) query.set('budget', `1-${1 + random(4)}cr`);
  return `/projects?${query}`;
};

jest.setTimeout(3_000_000);

test(`${WISHES} wishes, ${PUBLISHES} publishes: nobody misses a home, nobody is told twice, nobody after the end`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  const file = join(folder, 'data', 'listings', 'projects.json');
  mkdirSync(join(folder, 'data', 'listings'), { recursive: true });
  let nowMs = Date.parse('2026-11-24T06:00:00Z');
  let homes = Array.from({ length: 40 }, (_, at) => home(`home ${at}`, 50_00_000 + random(300) * 1_00_000));
  const publish = () => writeFileSync(file, JSON.stringify(homes));
  publish();
  const store = openEnquiryStore(`file:${join(folder, 'a.db')}`, undefined, { now: () => nowMs });
  const alerts = createAlerts({ store, release: releaseOf(folder), office: OFFICE, now: () => nowMs });
  await alerts.look();
  const wishes = new Map<string, string>();
  const ids = new Map<string, string>();
  for (let at = 0; at < WISHES; at += 1) {
    const [email, address] = [`p${at}@example.test`, anAddress()];
    nowMs += 60_000;
    ids.set(email, (await store.wishes.add(email, address))?.id ?? '');
    wishes.set(email, address);
    await store.wishes.confirm(ids.get(email) ?? '');
  }
  const seen = new Map(homes.map(({ summary, price }) => [summary.id, price?.minRupees ?? 0]));
  const wrong: string[] = [];
  let told = 0;
  for (let round = 0; round < PUBLISHES; round += 1) {
    nowMs += DAY_MS;
    for (const email of [...wishes.keys()].filter(() => random(50) === 0)) {
      await store.wishes.end(ids.get(email) ?? '');
      wishes.delete(email);
    }
    homes = homes.map((each) =>
      random(6) > 0 ? each : priced(each, (each.price?.minRupees ?? 0) + (random(21) - 12) * 1_00_000),
    );
    homes.push(home(`home ${homes.length}`, 50_00_000 + random(300) * 1_00_000));
    publish();
    await alerts.look();
    await alerts.look();
    const claim = { channel: 'letter', token: `t${round}`, leaseMs: 30_000, limit: 9999 } as const;
    const got = new Map<string, string[]>();
    const due = await store.deliveries.claim({ ...claim, sent: [] });
    await store.deliveries.claim({ ...claim, token: 'note', limit: 0, sent: due.map(({ id }) => id) });
    for (const { letter } of due) {
      const names = (letter?.paragraphs ?? []).flatMap((text) => /^(?:new: )?(home \d+),/.exec(text)?.[1] ?? []);
      if (got.has(letter?.to ?? '')) wrong.push(`${letter?.to}: two mails`);
      got.set(letter?.to ?? '', names);
    }
    const changed = homes.filter(({ summary, price }) => {
      const before = seen.get(summary.id);
      return before === undefined || (price?.minRupees ?? 0) < before;
    });
    for (const { summary, price } of homes) seen.set(summary.id, price?.minRupees ?? 0);
    for (const [email, address] of wishes) {
      const [path = '', query = ''] = address.split('?');
      const state = parseListingAddress({ base: '/projects', linkBase: '/projects' }, LISTING_RULES, { path, query });
      const expected = changed
        .filter((record) => passesFilters(record, state, LISTING_RULES))
        .map(({ summary }) => summary.id);
      const names = got.get(email) ?? [];
      told += names.length;
      if (names.toSorted().join() !== expected.toSorted().join())
        wrong.push(`${round} ${email}: ${names.join()} / ${expected.join()}`);
      got.delete(email);
    }
    wrong.push(...[...got.keys()].map((email) => `${round} ${email}: ended`));
  }
  expect(wrong).toEqual([]);
  expect(told).toBeGreaterThan(WISHES);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
