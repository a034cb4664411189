import { createFacetIndex } from './facet-index';
import { aListingRecord } from './fixtures/listing-record';
import { aProject } from './fixtures/project';
import { listingKey, packListing, readListing } from './listing-file';
import { toListingRecord, type ListingRecord } from './listing-record';
import {
  DEVELOPER_PAGE_RULES,
  initialListingState,
  LISTING_RULES,
  SORT_LABELS,
  withRange,
  withValue,
  type FacetGroup,
  type RangeKey,
} from './listing-state';
import { toListingTable } from './listing-table';
import { viewListing } from './listing-view';
import {
  describeActiveFilters,
  describeFilter,
  formatRangeChoice,
  listingTitle,
  noMatchTitle,
  variantTitle,
  variantWords,
} from './listing-words';

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

test.each<[FacetGroup | RangeKey, string]>([
  ['type', 'Property Type: Farm House'],
  ['bedrooms', 'No of Bedrooms: Farm House'],
  ['locality', 'Localities: Farm House'],
  ['status', 'Construction Status: Farm House'],
  ['furnishing', 'Furnishing Status: Farm House'],
  ['budget', 'Budget: ₹ 1 – 500 Cr'],
  ['area', 'Area: 100 – 1,00,000 sqft'],
])('the filter of %s is offered as "%s"', (key, words) => {
  const state = key === 'budget' || key === 'area' ? initial : withValue(initial, key, 'Farm House', true);
  expect(describeFilter(key, state, LISTING_RULES)).toBe(words);
});

test.each<[RangeKey, string, string]>([
  ['budget', 'cr', '₹ 200 – 300 Cr'],
  ['budget', 'l', '₹ 200 – 300 L'],
  ['area', 'sqft', '200 – 300 sqft'],
  ['area', 'sqyd', '200 – 300 sqyd'],
  ['area', 'acre', '200 – 300 acre'],
  ['area', 'bigha', '200 – 300 bigha'],
])('a range of %s in %s reads %s', (key, unit, words) => {
  const state = withRange(initial, key, { min: 200, max: 300, unit });
  expect(formatRangeChoice(key, state, LISTING_RULES)).toBe(words);
});

test('a listing begins with residential, nothing chosen, as given, on its first page', () => {
  expect(initial).toEqual({
    isCommercial: false,
    chosen: { type: [], bedrooms: [], locality: [], status: [], furnishing: [] },
    ranges: { budget: { min: 1, max: 500, unit: 'cr' }, area: { min: 100, max: 100_000, unit: 'sqft' } },
    sort: 'given',
    page: 1,
  });
  expect(initialListingState(DEVELOPER_PAGE_RULES).ranges.budget).toEqual({ min: 1, max: 100, unit: 'cr' });
  expect(Object.values(SORT_LABELS)).toEqual(['As listed', 'Price: low to high', 'Price: high to low']);
});

test.each([
  [{ isCommercial: false, page: 1 }, [], 'Vatika Projects'],
  [{ isCommercial: false, page: 2 }, ['Page 2'], 'Vatika Projects, Page 2'],
  [{ isCommercial: true, page: 1 }, ['Commercial'], 'Vatika Projects, Commercial'],
  [{ isCommercial: true, page: 3 }, ['Commercial', 'Page 3'], 'Vatika Projects, Commercial, Page 3'],
])('the variant %j is called %j', (variant, words, title) => {
  expect(variantWords(variant)).toEqual(words);
  expect(variantTitle('Vatika Projects', variant)).toBe(title);
});

test.each(['given', 'price-low', 'price-high'] as const)('only what passes is shown when sorted %s', (sort) => {
  const records = [
    { ...priced('b', 2), furnishing: 'Furnished' },
    { ...priced('a', 1), furnishing: 'Unfurnished' },
  ];
  const chosen = withValue({ ...initial, sort }, 'furnishing', 'Furnished', true);
  const view = viewListing(indexOf(records), chosen);
  expect(view.records.map(({ summary }) => summary.name)).toEqual(['b']);
  expect(view).toMatchObject({ total: 1, activeCount: 1, relaxation: null });
});

test('where nothing matches, the filter to take off is told with what it would show', () => {
  const state = withValue(withValue(initial, 'bedrooms', '2 BHK', true), 'status', 'New Launch', true);
  const records = [aListingRecord({ bedrooms: ['2 BHK'] }), aListingRecord({ status: 'New Launch' })];
  expect(viewListing(indexOf([...records, aListingRecord({ bedrooms: ['2 BHK'] })]), state)).toMatchObject({
    total: 0,
    records: [],
    relaxation: { key: 'status', count: 2 },
  });
});

test('a project is listed with its card and what filters ask', () => {
  const { kind, unitType, localities, furnishing, price, budgetCrore, area, possession } = aProject();
  expect(toListingRecord(aProject())).toEqual({
    summary: {
      id: 'mogra-courts',
      name: 'Mogra Courts',
      href: '/project-details/vatika/mogra-courts',
      image: aProject().image,
      imageCount: 1,
      priceText: '₹ 1.81 – 2.62 Cr',
      place: 'Sector 83, Gurgaon',
      status: 'Under Construction',
      bedrooms: ['3 BHK', '4 BHK'],
      areaText: '1,620 – 2,340 sq.ft',
    },
    ...{ kind, unitType, localities, furnishing, price, budgetCrore, area, possession },
  });
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

test('what repeats in a file is numbered, what follows from the rest is left out', () => {
  const own = {
    ...aListingRecord({
      kind: 'commercial',
      localities: ['Sector 83', 'Gurgaon'],
      price: { minRupees: 18_100_000, maxRupees: 26_200_000 },
      area: { minSqft: 1125, maxSqft: 2025 },
      possession: 'Dec 2027',
    }),
  };
  const derived = {
    ...own,
    summary: {
      ...own.summary,
      id: 'mogra-courts-sector-83',
      href: '/project-details/vatika/mogra-courts-sector-83',
      priceText: '₹ 1.81 – 2.62 Cr',
      areaText: '1,125 – 2,025 sq.ft',
    },
  };
  const inYards = { ...derived, summary: { ...derived.summary, areaText: '125 – 225 sq.yd' } };
  const elsewhere = {
    ...own,
    summary: { ...own.summary, href: '/project-details/aravali/mogra-courts', place: 'Sohna' },
    possession: null,
  };
  const packed = packListing([own, derived, inYards, elsewhere]);
  expect(packed).toMatchObject({
    size: 4,
    kinds: [1, 1, 1, 1],
    developers: ['vatika', 'aravali'],
    developerOf: [0, 0, 0, 1],
    ids: ['mogra-courts', 0, 0, 'mogra-courts'],
    places: [0, 0, 0, 'Sohna'],
    imageOf: [0, 0, 0, 0],
    price: { min: [181, 181, 181, 181], max: [262, 262, 262, 262] },
    priceTexts: ['1.81 - 2.62 Cr', 0, 0, '1.81 - 2.62 Cr'],
    area: { min: [1125, 1125, 1125, 1125], max: [2025, 2025, 2025, 2025] },
    areaTexts: ['1,620 - 2,340 sq.ft', 0, 1, '1,620 - 2,340 sq.ft'],
    budgetsCrore: {},
    possessions: ['Dec 2027', ''],
    possessionOf: [0, 0, 0, 1],
  });
  expect(packed.images).toHaveLength(1);
  const table = readListing(packed);
  expect([0, 1, 2, 3].map(table.recordAt)).toEqual([own, derived, inYards, elsewhere]);
  expect(table.kinds).toEqual(['commercial', 'commercial', 'commercial', 'commercial']);
});

test('a file tells both kinds apart', () => {
  const records = [aListingRecord({ kind: 'residential' }), aListingRecord({ kind: 'commercial' })];
  expect(readListing(packListing(records)).kinds).toEqual(['residential', 'commercial']);
  expect(toListingTable(records).kinds).toEqual(['residential', 'commercial']);
});

test('texts that only differ in where one ends are kept apart', () => {
  const records = [aListingRecord({ localities: ['Sector 8', '2'] }), aListingRecord({ localities: ['Sector 82'] })];
  expect(indexOf(records).values.locality).toEqual(['Sector 8', '2', 'Sector 82']);
});

test.each([
  ['/projects', 'projects'],
  ['/developer-projects/vatika/gurgaon', 'developer-projects.vatika.gurgaon'],
])('the file of %s is %s', (base, key) => {
  expect(listingKey(base)).toBe(key);
});
