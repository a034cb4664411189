/** @jest-environment jsdom */
import { aListingRecord } from '@/lib/domain/listing/fixtures/listing-record';
import type { ComparedFacts } from '@/lib/domain/project/compared-facts';
import { comparedRows, type ShortlistEntry } from './shortlist-rows';

const NO_FACTS: ComparedFacts = {
  ...{ id: 'a', carpet: null, carpetRate: null, rate: null, emi: null, rera: null, metro: null, airport: null },
  ...{ frontage: null, floors: null, paymentPlans: [], amenities: [], configurations: [] },
};
const entry = (name: string, facts: Partial<ComparedFacts> | null = {}): ShortlistEntry => ({
  ...{ key: `vatika/${name}`, name, href: `/project-details/vatika/${name}` },
  kind: 'ready',
  record: aListingRecord({}),
  facts: facts && { ...NO_FACTS, ...facts },
});
const lowestAt = (...at: number[]) => ({ word: 'lowest', at });
const rowsOf = (...entries: ShortlistEntry[]) => comparedRows(entries, {});
const row = (heading: string, ...entries: ShortlistEntry[]) =>
  rowsOf(...entries).find((each) => each.heading === heading);

test('a row that no project has anything for is left out', () => {
  const headings = rowsOf(entry('a'), entry('b', { metro: '9 minutes' })).map(({ heading }) => heading);
  expect(headings).toContain('To the metro');
  expect(headings).not.toContain('Frontage');
  expect(headings).not.toContain('RERA No.');
});

test.each<[string, string, Partial<ComparedFacts>[], { word: string; at: number[] } | null]>([
  ['the lowest instalment', 'EMI from', [{ emi: '₹ 1,25,661 a month' }, { emi: '₹ 98,000 a month' }], lowestAt(1)],
  ['two that are equally low', 'EMI from', [{ emi: '₹ 2' }, { emi: '₹ 1' }, { emi: '₹ 1' }], lowestAt(1, 2)],
  ['none where all are equal', 'EMI from', [{ emi: '₹ 1' }, { emi: '₹ 1' }], null],
  ['none where only one is known', 'EMI from', [{ emi: '₹ 1' }, {}], null],
  ['none where land and flats have different units', 'Rate', [{ rate: '₹ 9 / sq.ft' }, { rate: '₹ 8 / sq.yd' }], null],
  ['the lowest rate of land', 'Rate', [{ rate: '₹ 9 / sq.yd of plot' }, { rate: '₹ 8 / sq.yd of plot' }], lowestAt(1)],
  ['the nearest metro', 'To the metro', [{ metro: '31 minutes' }, { metro: '1 hour' }], { word: 'nearest', at: [0] }],
  ['none where no decision lies', 'RERA No.', [{ rera: 'A' }, { rera: 'B' }], null],
])('a row says which is better: %s', (_, heading, facts, better) => {
  expect(row(heading, ...facts.map((each, at) => entry(`p${at}`, each)))?.better).toEqual(better);
});

test('what costs less is said of one kind only, not of a flat beside a shop', () => {
  const shop = { ...entry('b', { emi: '₹ 1' }), record: aListingRecord({ category: 'commercial' }) } as ShortlistEntry;
  expect(row('EMI from', entry('a', { emi: '₹ 2' }), shop)?.better).toBeNull();
});

test.each([
  ['Dec 2028', 'Sep 2027', [1]],
  ['Ready to move', 'Sep 2027', [0]],
  ['Registry available', 'Sep 2027', [0]],
  ['Dec 2028', null, null],
])('possession in %s or %s: the sooner is at %j', (first, second, at) => {
  const [a, b] = [first, second].map((possession, index) => ({
    ...entry(`p${index}`),
    record: aListingRecord({ possession }),
  }));
  expect(row('Possession', a as ShortlistEntry, b as ShortlistEntry)?.better?.at ?? null).toEqual(at);
});

test('amenities: what all have, and what each lacks that another has', () => {
  const pair = [entry('a', { amenities: ['Gym', 'Pool'] }), entry('b', { amenities: ['Gym', 'Garden'] })];
  expect(row('Amenities in common', ...pair)?.texts).toEqual(['Gym', 'Gym']);
  expect(row('Amenities in common', ...pair)?.isCommon).toBe(true);
  expect(row('Missing here', ...pair)?.texts).toEqual(['Garden', 'Pool']);
  expect(row('Amenities in common', pair[0]!, entry('b'))).toBeUndefined();
});

test('a project without its facts, or on the way, leaves blanks', () => {
  const loading: ShortlistEntry = { key: 'vatika/c', name: 'c', href: '/c', kind: 'loading' };
  expect(row('EMI from', entry('a', { emi: '₹ 1' }), entry('b', null), loading)?.texts).toEqual(['₹ 1', '', null]);
});
