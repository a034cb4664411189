import fc from 'fast-check';
import { bestRelaxation, createFacetIndex, filterListing } from './facets';
import { overlaps } from './filter-rules';
import { aListingRecord } from './fixtures/listing-record';
import { filterPlainly, matchesValue } from './fixtures/plain-listing';
import { formatListingAddress, keepKnownValues, parseListingAddress } from './address';
import type { ListingRecord } from './record';
import {
  DEVELOPER_PAGE_RULES,
  FACET_GROUPS,
  fitRange,
  initialListingState,
  LISTING_RULES,
  LISTING_SORTS,
  withoutFilter,
  forEachGroup,
  FACT_GROUPS,
  withValue,
  type RangeKey,
} from './state';
import { UNIT_TYPES } from '../project/project';

const indexOf = (records: ListingRecord[]) => createFacetIndex(records, LISTING_RULES);

const someOf = <T>(...values: T[]) => fc.subarray(values);
const VALUES = {
  type: UNIT_TYPES.slice(0, 3),
  use: ['Offices', 'Shops'],
  bedrooms: ['2 BHK', '3 BHK', '4 BHK', '4 BHK+'],
  locality: ['Sector 8', 'Sector 82', 'Gurgaon', 'NH 8'],
  status: ['New Launch', 'Under Construction'],
  furnishing: ['Furnished', 'Semi-Furnished'],
  possession: ['possession now', 'possession by Dec 2028'],
  metro: ['metro within 5 min', 'metro within 15 min'],
  amenity: ['swimming pool', 'gymnasium'],
  facing: ['park-facing units', 'sea view'],
};

const arbitraryRecords = fc.array(
  fc
    .record({
      unitType: fc.constantFrom(...VALUES.type),
      category: fc.constantFrom('residential' as const, 'commercial' as const),
      uses: someOf('office' as const, 'shop' as const),
      bedrooms: someOf(...VALUES.bedrooms),
      localities: someOf(...VALUES.locality),
      status: fc.option(fc.constantFrom(...VALUES.status)),
      furnishing: fc.option(fc.constantFrom(...VALUES.furnishing, 'semi-furnished')),
      price: fc.option(
        fc
          .record({ minRupees: fc.integer({ min: 1_000_000, max: 90_000_000 }), width: fc.option(fc.nat(50_000_000)) })
          .map(({ minRupees, width }) => ({ minRupees, maxRupees: width === null ? null : minRupees + width })),
      ),
      budgetCrore: fc.option(
        fc
          .record({ min: fc.integer({ min: 1, max: 9 }), width: fc.nat(4) })
          .map(({ min, width }) => ({ min, max: min + width })),
      ),
      area: fc.option(
        fc
          .record({ minSqft: fc.integer({ min: 300, max: 5000 }), width: fc.nat(3000) })
          .map(({ minSqft, width }) => ({ minSqft, maxSqft: minSqft + width })),
      ),
      possession: fc.option(fc.constantFrom('Dec 2027', 'Ready to move')),
      facts: someOf(...FACT_GROUPS.flatMap((group) => VALUES[group])),
    })
    .map(aListingRecord),
  { maxLength: 25 },
);

const arbitraryRange = (key: RangeKey) => {
  const rule = LISTING_RULES.ranges[key];
  const whole = { min: rule.min, max: rule.max, unit: rule.units[0]?.key ?? '' };
  const end = fc.double({ min: rule.min, max: rule.min * 20, noNaN: true });
  const touched = fc
    .record({ min: end, max: end, unit: fc.constantFrom(...rule.units.map((unit) => unit.key)) })
    .map((choice) => fitRange(choice, rule, 'min'));
  return fc.oneof(fc.constant(whole), touched);
};

const arbitraryState = fc.record({
  isCommercial: fc.boolean(),
  chosen: fc.record(forEachGroup((group) => someOf(...VALUES[group]))),
  ranges: fc.record({ budget: arbitraryRange('budget'), area: arbitraryRange('area') }),
  sort: fc.constantFrom(...LISTING_SORTS),
  page: fc.integer({ min: 1, max: 9 }),
});

describe('over random listings and choices', () => {
  const cases = fc.record({ records: arbitraryRecords, state: arbitraryState });

  test('the filtered list is a subset in the same order, and no filter lets all pass', () => {
    fc.assert(
      fc.property(cases, ({ records, state }) => {
        const { matches } = filterListing(indexOf(records), state);
        expect(matches).toEqual(records.filter((record) => matches.includes(record)));
        const none = filterListing(indexOf(records), initialListingState(LISTING_RULES));
        expect(none.matches).toEqual(records);
      }),
    );
  });

  test('what passes is what passes rule by rule, in the page and from its data file', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(LISTING_RULES, DEVELOPER_PAGE_RULES), ({ records, state }, rules) => {
        const sent = JSON.parse(JSON.stringify(records)) as ListingRecord[];
        expect(sent).toEqual(records);
        const index = createFacetIndex(sent, rules);
        const known = keepKnownValues(state, index.values);
        expect(filterListing(index, known).matches).toEqual(filterPlainly(sent, known, rules));
      }),
      { numRuns: 200 },
    );
  });

  test('one more value in a group that filters never narrows, and of amenities never widens', () => {
    fc.assert(
      fc.property(cases, fc.constantFrom(...FACET_GROUPS), fc.nat(), ({ records, state }, group, at) => {
        const index = indexOf(records);
        const value = index.values[group][at % (index.values[group].length || 1)] ?? '';
        fc.pre(state.chosen[group].some((each) => index.values[group].includes(each)));
        const wider = filterListing(index, withValue(state, group, value, true)).matches;
        const before = filterListing(index, state).matches;
        const [narrow, wide] = group === 'amenity' ? [wider, before] : [before, wider];
        expect(narrow.filter((match) => !wide.includes(match))).toEqual([]);
      }),
    );
  });

  test('overlap is symmetric', () => {
    const range = fc
      .record({ min: fc.nat(50), width: fc.option(fc.nat(20)) })
      .map(({ min, width }) => ({ min, max: width === null ? Infinity : min + width }));
    fc.assert(fc.property(range, range, (a, b) => expect(overlaps(a, b)).toBe(overlaps(b, a))));
  });

  test('every count is of the projects with the value inside the other filters, by brute force', () => {
    fc.assert(
      fc.property(cases, ({ records, state }) => {
        const index = indexOf(records);
        const known = keepKnownValues(state, index.values);
        const { facets } = filterListing(index, known);
        for (const group of FACET_GROUPS) {
          // Amenities are needed all, so the chosen ones count.
          const inside = group === 'amenity' ? known : withoutFilter(known, group, LISTING_RULES);
          const others = filterPlainly(records, inside, LISTING_RULES);
          const counted = ({ value }: { value: string }) =>
            others.filter((record) => matchesValue(record, group, value)).length;
          expect(facets[group].map(({ count }) => count)).toEqual(facets[group].map(counted));
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the proposed filter is one that is on and shows what it says', () => {
    fc.assert(
      fc.property(cases, ({ records, state }) => {
        const index = indexOf(records);
        const found = bestRelaxation(index, state);
        if (!found) return;
        expect(filterListing(index, withoutFilter(state, found.key, LISTING_RULES)).matches).toHaveLength(found.count);
      }),
    );
  });
});

test('an address says all that is chosen, on a listing and on a page without pages of its own', () => {
  const places = [
    { base: '/projects', linkBase: '/projects' },
    { base: '/project-details/vatika', linkBase: '/developer-projects/vatika' },
  ];
  fc.assert(
    fc.property(arbitraryState, fc.constantFrom(...places), (state, place) => {
      const address = formatListingAddress(place, LISTING_RULES, state);
      const [path = '', query = ''] = address.split('?');
      expect(parseListingAddress(place, LISTING_RULES, { path, query })).toEqual(state);
      expect(keepKnownValues(state, VALUES)).toEqual(state);
    }),
  );
});
