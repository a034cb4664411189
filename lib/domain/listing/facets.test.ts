import { bestRelaxation, createFacetIndex, filterListing } from './facets';
import { matchesText } from './filter-rules';
import { aListingRecord } from './fixtures/listing-record';
import { passesFilters } from './fixtures/plain-listing';
import type { ListingRecord } from './record';
import {
  DEVELOPER_PAGE_RULES,
  initialListingState,
  LISTING_RULES,
  withRange,
  withValue,
  type FacetGroup,
  type ListingState,
} from './state';

const indexOf = (records: ListingRecord[], rules = LISTING_RULES) => createFacetIndex(records, rules);
const passes = (record: ListingRecord, state: ListingState, rules = LISTING_RULES) =>
  filterListing(indexOf([record], rules), state).matches.length === 1;

const project = aListingRecord({
  unitType: 'Residential Apartment',
  bedrooms: ['3 BHK', '4 BHK+'],
  localities: ['Sector 83', 'NH 8', 'Dwarka Expressway, Gurgaon'],
  status: 'Under Construction',
  furnishing: 'Semi-furnished',
});
const other = aListingRecord({
  unitType: 'Residential Land',
  bedrooms: ['4 BHK'],
  localities: ['Sector 8', 'Sector 82', 'Dwarka', 'Gurgaon', 'sector 83'],
  status: 'Ready To move',
  furnishing: 'Furnished',
});

test.each<[FacetGroup, string, boolean]>([
  ['locality', 'Sector 83', true],
  ['locality', 'Dwarka', true],
  ['locality', 'Sector 82', false],
  ['type', 'Residential Apartment', true],
])('%s %s on a project: %s', (group, value, isMatch) => {
  const index = indexOf([project, other]);
  expect(index.values[group]).toContain(value);
  const state = withValue(initialListingState(LISTING_RULES), group, value, true);
  expect(filterListing(index, state).matches.includes(project)).toBe(isMatch);
});

const budget = (min: number, max: number, unit = 'cr') =>
  withRange(initialListingState(LISTING_RULES), 'budget', { min, max, unit });

test.each([
  ['₹ 96 L – 1.46 Cr', { minRupees: 9_600_000, maxRupees: 14_600_000 }, budget(1, 2), true],
  ['₹ 96 L – 1.46 Cr in lakhs below', { minRupees: 9_600_000, maxRupees: 14_600_000 }, budget(10, 95, 'l'), false],
  ['no price', null, budget(1, 2), true],
])('%s and a chosen budget', (_, price, state, isMatch) => {
  expect(passes(aListingRecord({ price }), state)).toBe(isMatch);
});

test('the budget pair of a record counts before its price on the developer page only', () => {
  const record = aListingRecord({
    price: { minRupees: 90_000_000, maxRupees: 90_000_000 },
    budgetCrore: { min: 1.2, max: 2 },
  });
  expect(passes(record, budget(1, 2), DEVELOPER_PAGE_RULES)).toBe(true);
  expect(passes(record, budget(1, 2), LISTING_RULES)).toBe(false);
  expect(passes({ ...record, budgetCrore: { min: 3, max: 5 } }, budget(1, 2), DEVELOPER_PAGE_RULES)).toBe(false);
});

test('values come from the data, spelled once, and from the defaults where it gives none', () => {
  const records = [
    aListingRecord({ furnishing: 'Semi-furnished', bedrooms: [], localities: ['Sohna'] }),
    aListingRecord({ furnishing: 'Furnished', bedrooms: [], localities: ['Sector 82', 'Gurgaon'] }),
    aListingRecord({ furnishing: 'Semi-Furnished', bedrooms: [], localities: ['Gurgaon'] }),
  ];
  expect(indexOf(records).values.furnishing).toEqual(['Furnished', 'Semi-Furnished']);
  expect(indexOf(records).values.locality).toEqual(['Gurgaon', 'Sohna', 'Sector 82']);
});

test('where no project says anything, the filters offer what the specification lists (spec 9)', () => {
  expect(indexOf([]).values).toEqual({
    type: [
      'Residential Apartment',
      'Residential Land',
      'Independent House/Villa',
      'Farm House',
      'Studio Apartment',
      'Luxury Independent Floors',
      'Commercial',
    ],
    bedrooms: ['1 BHK', '2 BHK', '3 BHK', '4 BHK', '4 BHK+', 'Duplex'],
    locality: [],
    status: ['New Launch', 'Under Construction', 'Ready To move'],
    furnishing: ['Furnished', 'Semi-Furnished', 'Unfurnished'],
    ...{ possession: [], metro: [], amenity: [], facing: [] },
  });
});

test('names of localities that run into one another are kept apart', () => {
  const records = [aListingRecord({ localities: ['Sector 8', '2'] }), aListingRecord({ localities: ['Sector 82'] })];
  expect(indexOf(records).values.locality).toEqual(['Sector 8', '2', 'Sector 82']);
});

test('values of the specification come in its order, others after them', () => {
  const records = [['Penthouse'], ['Duplex', '2 BHK'], ['1 BHK']].map((bedrooms) => aListingRecord({ bedrooms }));
  expect(indexOf(records).values.bedrooms).toEqual(['1 BHK', '2 BHK', 'Duplex', 'Penthouse']);
});

test('bedrooms are filtered by their number, and each number is offered once', () => {
  const records = [
    ['2.5 BHK', '3.5 BHK'],
    ['5 BHK'],
    ['11 BHK'],
    ['1 RK', '3 BHK'],
    ['3 BHK + Study', '4 BHK Duplex'],
    ['Studio', '4 BHK+'],
    ['Duplex'],
    ['three hall kitchen'],
  ].map((bedrooms) => aListingRecord({ bedrooms }));
  const { facets } = filterListing(indexOf(records), initialListingState(LISTING_RULES));
  expect(facets.bedrooms.map(({ value, count }) => [value, count])).toEqual([
    ['Studio', 2],
    ['2.5 BHK', 1],
    ['3 BHK', 2],
    ['3.5 BHK', 1],
    ['4 BHK', 2],
    ['4 BHK+', 3],
    ['5 BHK', 1],
    ['11 BHK', 1],
    ['Duplex', 2],
  ]);
  const matchesOf = (value: string) => {
    const state = withValue(initialListingState(LISTING_RULES), 'bedrooms', value, true);
    const { matches } = filterListing(indexOf(records), state);
    expect(records.filter((record) => passesFilters(record, state, LISTING_RULES))).toEqual(matches);
    return matches.map((record) => records.indexOf(record));
  };
  expect([matchesOf('5 BHK'), matchesOf('3 BHK'), matchesOf('4 BHK+'), matchesOf('Studio')]).toEqual([
    ...[[1], [3, 4], [1, 2, 5], [3, 5]],
  ]);
});

test('the filter to relax is the one that shows most', () => {
  const records = [
    aListingRecord({ bedrooms: ['2 BHK'], status: 'New Launch' }),
    aListingRecord({ bedrooms: ['2 BHK'], status: 'New Launch' }),
    aListingRecord({ bedrooms: ['3 BHK'], status: 'Ready To move' }),
  ];
  const index = indexOf(records);
  const choice = withValue(initialListingState(LISTING_RULES), 'bedrooms', '2 BHK', true);
  const state = withValue(choice, 'status', 'Ready To move', true);
  expect(filterListing(index, state).matches).toEqual([]);
  expect(bestRelaxation(index, state)).toEqual({ key: 'status', count: 2 });
  expect(bestRelaxation(indexOf([]), state)).toBeNull();
});

test.each([
  ['Sector 1', 'Sector 102', false],
  ['Sector 1', 'Sector 1, Gurgaon', true],
  ['Sector 82', 'Sector 82A', false],
])('the locality "%s" in "%s": %s', (value, text, isMatch) => {
  expect(matchesText(text, 'locality', value)).toBe(isMatch);
});

test('a count does not change when another value of its group is ticked', () => {
  const places = [['Sector 1'], ['Gurgaon'], ['Sector 102', 'Gurgaon'], ['Sector 1', 'Gurgaon']];
  const index = indexOf(places.map((localities) => aListingRecord({ localities })));
  const counts = (state: ListingState) =>
    filterListing(index, state).facets.locality.map(({ value, count }) => [value, count]);
  const none = initialListingState(LISTING_RULES);
  expect(counts(none)).toEqual([
    ['Gurgaon', 3],
    ['Sector 1', 2],
    ['Sector 102', 1],
  ]);
  expect(counts(withValue(none, 'locality', 'Sector 1', true))).toEqual(counts(none));
});
