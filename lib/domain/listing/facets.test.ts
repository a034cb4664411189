import { bestRelaxation, createFacetIndex, filterListing } from './facets';
import { matchesText } from './filter-rules';
import { aListingRecord } from './fixtures/listing-record';
import type { ListingRecord } from './record';
import {
  DEVELOPER_PAGE_RULES,
  initialListingState,
  LISTING_RULES,
  withRange,
  withValue,
  type ListingState,
} from './state';

const indexOf = (records: ListingRecord[], rules = LISTING_RULES) => createFacetIndex(records, rules);
const passes = (record: ListingRecord, state: ListingState, rules = LISTING_RULES) =>
  filterListing(indexOf([record], rules), state).matches.length === 1;

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
    ...{ use: [], possession: [], metro: [], amenity: [], facing: [] },
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

test('bedrooms are offered and counted by their number, an open one with more', () => {
  const records = [['2.5 BHK', '5 BHK'], ['1 RK', '3 BHK + Study'], ['4 BHK+']];
  const index = indexOf(records.map((bedrooms) => aListingRecord({ bedrooms })));
  const { facets } = filterListing(index, initialListingState(LISTING_RULES));
  const told = facets.bedrooms.map(({ value, count }) => `${value}: ${count}`);
  expect(told).toEqual(['Studio: 1', '2.5 BHK: 1', '3 BHK: 1', '4 BHK+: 2', '5 BHK: 1']);
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
