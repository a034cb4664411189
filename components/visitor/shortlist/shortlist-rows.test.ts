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
const rowsOf = (...entries: ShortlistEntry[]) => comparedRows(entries, {});
const row = (heading: string, ...entries: ShortlistEntry[]) =>
  rowsOf(...entries).find((each) => each.heading === heading);

test('a row that no project has anything for is left out', () => {
  const headings = rowsOf(entry('a'), entry('b', { metro: '9 minutes' })).map(({ heading }) => heading);
  expect(headings).toContain('To the metro');
  expect(headings).not.toContain('Frontage');
  expect(headings).not.toContain('RERA No.');
});

test('rows say whether the projects differ', () => {
  expect(row('EMI from', entry('a', { emi: '₹ 1' }), entry('b', { emi: '₹ 1' }))?.isDifferent).toBe(false);
  expect(row('EMI from', entry('a', { emi: '₹ 1' }), entry('b', { emi: '₹ 2' }))?.isDifferent).toBe(true);
  expect(row('EMI from', entry('a', { emi: '₹ 1' }), entry('b'))?.isDifferent).toBe(true);
  expect(row('EMI from', entry('a', { emi: '₹ 1' }))?.isDifferent).toBe(false);
});

test('amenities: what all have, and what each lacks that another has', () => {
  const pair = [entry('a', { amenities: ['Gym', 'Pool'] }), entry('b', { amenities: ['Gym', 'Garden'] })];
  expect(row('Amenities in common', ...pair)?.texts).toEqual(['Gym', 'Gym']);
  expect(row('Missing here', ...pair)?.texts).toEqual(['Garden', 'Pool']);
  expect(row('Amenities in common', pair[0]!, entry('b'))).toBeUndefined();
});

test('a project without its facts, or on the way, leaves blanks', () => {
  const loading: ShortlistEntry = { key: 'vatika/c', name: 'c', href: '/c', kind: 'loading' };
  expect(row('EMI from', entry('a', { emi: '₹ 1' }), entry('b', null), loading)?.texts).toEqual(['₹ 1', '', null]);
});
