import { createFacetIndex } from './facets';
import { aListingRecord } from './fixtures/listing-record';
import { aProject } from '../project/fixtures/project';
import { toListingRecord, type ListingRecord } from './record';
import {
  DEVELOPER_PAGE_RULES,
  initialListingState,
  LISTING_RULES,
  SORT_LABELS,
  withRange,
  withValue,
  type FacetGroup,
  type RangeKey,
} from './state';
import { viewListing } from './view';
import {
  describeActiveFilters,
  describeWithout,
  formatRangeChoice,
  listingTitle,
  noMatchTitle,
  outsideSliderNote,
  variantTitle,
  variantWords,
} from './words';

const indexOf = (records: ListingRecord[]) => createFacetIndex(records, LISTING_RULES);
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

test('chosen filters are named by value, ranges by their ends, budget and bedrooms first, area last', () => {
  const ranged = withRange(initial, 'area', { min: 500, max: 12_000, unit: 'sqyd' });
  const homes = withValue(withValue(ranged, 'bedrooms', '2 BHK', true), 'bedrooms', '3 BHK', true);
  const state = withRange(withValue(homes, 'status', 'New Launch', true), 'budget', { min: 1, max: 2, unit: 'cr' });
  expect(describeActiveFilters(state, LISTING_RULES).map(({ label }) => label)).toEqual([
    ...['Up to ₹ 2 Cr', '2 BHK', '3 BHK', 'New Launch', '500 – 12,000 sqyd'],
  ]);
  expect(formatRangeChoice('budget', homes, LISTING_RULES)).toBe('Any budget');
});

test.each<[FacetGroup | RangeKey, string]>([
  ['type', 'Any property type'],
  ['bedrooms', 'Any number of bedrooms'],
  ['locality', 'Look beyond Sector 65 and Sohna'],
  ['status', 'Any construction status'],
  ['furnishing', 'Any furnishing'],
  ['area', 'Any area'],
])('without the filter of %s a visitor may "%s"', (key, words) => {
  const state = withValue(withValue(initial, 'locality', 'Sector 65', true), 'locality', 'Sohna', true);
  expect(describeWithout(key, state)).toBe(words);
});

test.each<[RangeKey, number, number, string, string]>([
  ['budget', 200, 300, 'cr', '₹ 200 – 300 Cr'],
  ['area', 200, 300, 'acre', '200 – 300 acre'],
  ['area', 200, 300, 'bigha', '200 – 300 bigha'],
  ['budget', 1, 1.2, 'cr', 'Up to ₹ 1.2 Cr'],
  ['budget', 1, 50, 'l', 'Up to ₹ 50 L'],
  ['budget', 5, 500, 'cr', '₹ 5 Cr and more'],
  ['area', 1500, 100_000, 'sqft', '1,500 sqft and more'],
])('a %s of %d to %d %s reads %s', (key, min, max, unit, words) => {
  const state = withRange(initial, key, { min, max, unit });
  expect(formatRangeChoice(key, state, LISTING_RULES)).toBe(words);
});

test.each([
  [1, 500, 'cr', null],
  [1, 0.8, 'cr', '0.8 is outside the slider (1 – 500 Cr). It counts as typed.'],
  [600, 800, 'l', '600 and 800 are outside the slider (1 – 500 L). They count as typed.'],
  [1, 2, 'bigha', null],
])('a budget of %d to %d %s says: %s', (min, max, unit, note) => {
  const state = withRange(initial, 'budget', { min, max, unit });
  expect(outsideSliderNote('budget', state, LISTING_RULES)).toBe(note);
});

test('a group is offered where it divides the listing', () => {
  const shops = [{ localities: ['Sector 1'] }, { localities: ['Sector 2'] }].map((each) =>
    aListingRecord({ ...each, unitType: 'Commercial', furnishing: 'Unfurnished' }),
  );
  const index = indexOf(shops);
  expect(viewListing(index, initial).offered).toEqual(['locality']);
  expect(viewListing(index, withValue(initial, 'locality', 'Sector 1', true)).offered).toEqual(['locality']);
  const mixed = viewListing(indexOf([...shops, aListingRecord({})]), initial);
  expect(mixed.offered).toEqual(['type', 'locality', 'furnishing']);
});

test('a listing begins with residential, nothing chosen, as given, on its first page', () => {
  expect(initial).toEqual({
    isCommercial: false,
    chosen: {
      ...{ type: [], use: [], bedrooms: [], locality: [], status: [], furnishing: [] },
      ...{ possession: [], metro: [], amenity: [], facing: [] },
    },
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

test('a project is listed with its card and what filters ask', () => {
  const { kind, category, unitType, localities, furnishing, price, budgetCrore, area, possession, coordinates } =
    aProject();
  expect(toListingRecord(aProject())).toEqual({
    summary: {
      id: 'mogra-courts',
      name: 'Mogra Courts',
      href: '/project-details/vatika/mogra-courts',
      image: aProject().image,
      imageCount: 1,
      priceText: '₹ 1.81 – 2.62 Cr',
      homeRupees: 18_100_000,
      placeText: 'Sector 83, Gurgaon',
      status: 'Under Construction',
      bedrooms: ['3 BHK', '4 BHK'],
      areaText: '1,620 – 2,340 sq.ft',
    },
    ...{ kind, category, unitType, localities, furnishing, price, budgetCrore, area, possession, coordinates },
    uses: [],
    facts: [],
    configurations: [
      { label: '3 BHK', areaSqft: 1620, areaKind: 'unknown', priceRupees: 18_100_000 },
      { label: '4 BHK', areaSqft: 2340, areaKind: 'unknown', priceRupees: 26_200_000 },
    ],
  });
});
