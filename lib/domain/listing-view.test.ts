import { createFacetIndex } from './facet-index';
import { aListingRecord } from './fixtures/listing-record';
import { listingKey, packListing, readListing } from './listing-file';
import type { ListingRecord } from './listing-record';
import { initialListingState, LISTING_RULES, withRange, withValue } from './listing-state';
import { toListingTable } from './listing-table';
import { viewListing } from './listing-view';
import { describeActiveFilters, describeFilter, formatRangeChoice, listingTitle, noMatchTitle } from './listing-words';

const indexOf = (records: ListingRecord[]) => createFacetIndex(toListingTable(records), LISTING_RULES);
const initial = initialListingState(LISTING_RULES);
const priced = (name: string, minRupees: number | null) =>
  aListingRecord({ name, price: minRupees === null ? null : { minRupees, maxRupees: null } });

test.each([
  ['given', ['b', 'unknown', 'a', 'c', 'also b']],
  ['price-low', ['a', 'b', 'also b', 'c', 'unknown']],
  ['price-high', ['c', 'b', 'also b', 'a', 'unknown']],
] as const)('sorted %s', (sort, names) => {
  const records = [priced('b', 2), priced('unknown', null), priced('a', 1), priced('c', 3), priced('also b', 2)];
  const view = viewListing(indexOf(records), { ...initial, sort });
  expect(view.records.map(({ summary }) => summary.name)).toEqual(names);
});

test.each([
  [1, 6, 1],
  [2, 1, 2],
  [9, 1, 2],
])('page %d of seven projects holds %d, as page %d', (page, count, shownPage) => {
  const index = indexOf(Array.from({ length: 7 }, () => aListingRecord({})));
  const view = viewListing(index, { ...initial, page });
  expect(view).toMatchObject({ total: 7, pageCount: 2, activeCount: 0, relaxation: null, state: { page: shownPage } });
  expect(view.records).toHaveLength(count);
});

test.each([
  [[], 'Vatika Projects'],
  [['Sector 82'], 'Properties in Sector 82'],
  [['Sector 82', 'NH 8', 'Sohna'], 'Properties in Sector 82, NH 8 and Sohna'],
])('localities %j: %s', (localities, title) => {
  expect(listingTitle(localities, 'Vatika Projects')).toBe(title);
});

test.each([
  [[], null, 'No properties found matching your filters'],
  [['Sohna'], 'Vatika', 'No properties found matching your filters in Sohna'],
  [[], 'Vatika', 'No properties found matching your filters by Vatika'],
])('nothing in %j of %s: %s', (localities, company, title) => {
  expect(noMatchTitle(localities, company)).toBe(title);
});

test('chosen filters are named by value, ranges by their ends', () => {
  const chosen = withValue(withValue(initial, 'bedrooms', '2 BHK', true), 'bedrooms', '3 BHK', true);
  const state = withRange(chosen, 'area', { min: 500, max: 12_000, unit: 'sqyd' });
  expect(describeActiveFilters(state, LISTING_RULES).map(({ label }) => label)).toEqual([
    '2 BHK',
    '3 BHK',
    '500 – 12,000 sqyd',
  ]);
  expect(describeFilter('bedrooms', state, LISTING_RULES)).toBe('No of Bedrooms: 2 BHK, 3 BHK');
  expect(formatRangeChoice('budget', state, LISTING_RULES)).toBe('₹ 1 – 500 Cr');
});

/** Between two others, one of them the same. */
const throughFile = (record: ListingRecord) =>
  readListing(packListing([record, aListingRecord({ name: 'Neem Court' }), record])).recordAt(2);

test.each([
  ['with nothing known', aListingRecord({})],
  [
    'with everything',
    aListingRecord({
      bedrooms: ['2 BHK'],
      status: 'New Launch',
      kind: 'commercial',
      unitType: 'Commercial',
      localities: ['Sohna'],
      furnishing: 'Furnished',
      price: { minRupees: 1, maxRupees: null },
      area: { minSqft: 1, maxSqft: 2 },
      budgetCrore: { min: 1.2, max: 3 },
    }),
  ],
])('a record %s comes out of its file as it went in', (_, record) => {
  expect(throughFile(record)).toEqual(record);
});

test.each([
  { kind: 'vector', src: '/images/plan.svg', width: 4, height: 3 },
  { kind: 'remote', src: 'https://cdn.example/a.jpg' },
  { kind: 'raster', src: '/images/a.jpg', stem: '/elsewhere/a.1', widths: [], width: 4, height: 3 },
] as const)('a picture that is $kind, $src, comes out as it went in', (image) => {
  const record = aListingRecord({});
  const other = { ...record, summary: { ...record.summary, image: { ...image } } } as typeof record;
  expect(throughFile(other)).toEqual(other);
});

test.each([
  ['/projects', 'projects'],
  ['/developer-projects/vatika/gurgaon', 'developer-projects.vatika.gurgaon'],
])('the file of %s is %s', (base, key) => {
  expect(listingKey(base)).toBe(key);
});
