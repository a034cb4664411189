import type { Configuration } from '../project/configuration';
import { createFacetIndex } from './facets';
import { aListingRecord } from './fixtures/listing-record';
import { matchRecord } from './fixtures/match-record';
import { formatMatchCounts, groupByMatch, unitsOf, wishOf, type MatchKind } from './match';
import { initialListingState, LISTING_RULES, withRange, withValue, type ListingState } from './state';
import { viewListing } from './view';

const L = 100_000;
const config = (label: string, areaSqft: number | null, lakh: number | null): Configuration => ({
  label,
  areaSqft,
  areaKind: 'unknown',
  priceRupees: lakh === null ? null : lakh * L,
});
const project = (name: string, lakhs: [number, number] | null, ...configurations: Configuration[]) =>
  aListingRecord({
    name,
    bedrooms: ['2 BHK', '3 BHK'],
    price: lakhs && { minRupees: lakhs[0] * L, maxRupees: lakhs[1] * L },
    area: { minSqft: 600, maxSqft: 1600 },
    configurations,
  });
const GENDA = project('Genda', [44.5, 61.5], config('2 BHK', 645, 44.5), config('3 BHK', 890, 61.5));
const CHAMPA = project('Champa', [118, 153], config('2 BHK', 1190, 118), config('3 BHK', 1545, 153));
const KACHNAR = project('Kachnar', [105, 295], config('3 BHK', 1125, null), config('4 BHK', 1480, 295));
const GRANITE = project('Granite', null, config('3 BHK + Staff', 1500, null));

const PLOTS = project('Plots', [190, 340], config('Plot', 1125, 190), config('Plot', 2025, 340));

const OPEN = project('Open', [190, 340], config('Plot', 1125, 190), config('Plot', 2025, null));

const RISING = project('Rising', [240, 240], config('Unit', 900, null), config('Unit', 1400, null));

const EAST = 'east-facing units';
const sided = (facts?: string[]) => ({
  ...project(
    'Sided',
    [118, 153],
    { ...config('2 BHK', 1190, 118), ...(facts && { facts }) },
    config('3 BHK', 1545, 153),
  ),
  facts: [EAST],
});
const facing = (bedrooms: string) => withValue(wish(bedrooms), 'facing', EAST, true);

const initial = initialListingState(LISTING_RULES);
const wish = (bedrooms: string | null, lakhs?: [number, number], sqft?: [number, number]): ListingState => {
  let state = bedrooms ? withValue(initial, 'bedrooms', bedrooms, true) : initial;
  if (lakhs) state = withRange(state, 'budget', { min: lakhs[0], max: lakhs[1], unit: 'l' });
  if (sqft) state = withRange(state, 'area', { min: sqft[0], max: sqft[1], unit: 'sqft' });
  return state;
};

test.each<[string, typeof GENDA, ListingState, MatchKind | null, string | null]>([
  ['its 3 BHK is inside the budget', GENDA, wish('3 BHK', [1, 120]), 'fits', '3 BHK'],
  ['only its 2 BHK is inside the budget', CHAMPA, wish('3 BHK', [1, 120]), 'close', '3 BHK'],
  ['its 2 BHK is inside the budget', CHAMPA, wish('2 BHK', [1, 120]), 'fits', '2 BHK'],
  ['without bedrooms the cheapest inside the budget', GENDA, wish(null, [1, 120]), 'fits', '2 BHK'],
  ['its 3 BHK has no price', KACHNAR, wish('3 BHK', [1, 120]), 'on-request', '3 BHK'],
  ['the record has no price', GRANITE, wish('3 BHK', [1, 120]), 'on-request', '3 BHK + Staff'],
  ['a wish without budget needs no price', GRANITE, wish('3 BHK'), 'fits', '3 BHK + Staff'],
  ['the size of the 3 BHK is outside', GENDA, wish('3 BHK', undefined, [600, 700]), 'close', '3 BHK'],
  ['size and price are of different units', CHAMPA, wish(null, [1, 120], [1500, 1600]), 'close', '2 BHK'],
  ['a single size is met within a tenth', CHAMPA, wish(null, undefined, [1500, 1500]), 'fits', '3 BHK'],
  ['a single size is not met beyond a tenth', CHAMPA, wish(null, undefined, [1350, 1350]), 'close', '2 BHK'],
  ['a size lies between its smallest and its largest plot', PLOTS, wish(null, undefined, [1600, 1600]), 'fits', null],
  ['sizes lie between its smallest and its largest plot', PLOTS, wish(null, undefined, [1500, 1800]), 'fits', null],
  ['a size lies between two plots, both inside the budget', PLOTS, wish(null, [1, 350], [1600, 1600]), 'fits', null],
  ['a size lies between two plots, one above the budget', PLOTS, wish(null, [1, 250], [1600, 1600]), 'fits', null],
  ['a size lies between two plots, the smaller inside', PLOTS, wish(null, [1, 200], [1600, 1600]), 'close', 'Plot'],
  ['a size lies between two plots, one without price', OPEN, wish(null, [1, 250], [1600, 1600]), 'on-request', null],
  ['a size lies between two units of different names', GENDA, wish(null, undefined, [770, 770]), 'close', '3 BHK'],
  ['only its lowest price is told', RISING, wish(null, [1, 250]), 'fits', null],
  ['its lowest price may be of other bedrooms', KACHNAR, wish('3 BHK', [100, 110]), 'on-request', '3 BHK'],
  ['it has no such bedrooms', GENDA, wish('5 BHK'), null, null],
  ['its whole range is above the budget', CHAMPA, wish('3 BHK', [1, 100]), null, null],
  ['its 2 BHK is told to face there', sided([EAST]), facing('2 BHK'), 'fits', '2 BHK'],
  ['only its 2 BHK is told to face there', sided([EAST]), facing('3 BHK'), 'close', '3 BHK'],
  ['which unit faces there is not told', sided(), facing('3 BHK'), 'fits', '3 BHK'],
  ['nothing is asked', GENDA, initial, 'fits', null],
])('%s', (_, record, state, kind, label) => {
  const match = matchRecord(record, state, LISTING_RULES);
  expect([match?.kind ?? null, match?.configuration?.label ?? null]).toEqual([kind, label]);
});

test('results come in three groups, in the order given, without empty groups', () => {
  const asked = wishOf(wish('3 BHK', [1, 120]), LISTING_RULES)!;
  const groups = groupByMatch([GRANITE, CHAMPA, KACHNAR, GENDA], asked, unitsOf);
  expect(groups.map(({ kind, members }) => [kind, ...members.map(({ item }) => item.summary.name)])).toEqual([
    ['fits', 'Genda'],
    ['close', 'Champa'],
    ['on-request', 'Granite', 'Kachnar'],
  ]);
});

test.each([
  [2, 4, 3, '2 projects, 4 close, 3 with price on request'],
  [1, 0, 0, '1 project'],
  [0, 7, 0, '7 close'],
  [0, 0, 1, '1 with price on request'],
  [0, 0, 0, '0 projects'],
  [1200, 0, 0, '1,200 projects'],
])('%d fit, %d close, %d without price: %s', (fits, close, onRequest, text) => {
  expect(formatMatchCounts({ fits, close, 'on-request': onRequest })).toBe(text);
});

const indexOf = (records: (typeof GENDA)[]) => createFacetIndex(records, LISTING_RULES);

describe('a wish for 3 BHK up to 1.2 crore', () => {
  const home = (name: string, lakh: number | null) => {
    const priceRupees = lakh && lakh * 100_000;
    return aListingRecord({
      name,
      bedrooms: ['3 BHK'],
      price: priceRupees === null ? null : { minRupees: 5_000_000, maxRupees: priceRupees },
      configurations: [{ label: '3 BHK', areaSqft: 890, areaKind: 'unknown', priceRupees }],
    });
  };
  const homes = [home('on request', null), home('dear', 153), home('fits', 61.5), home('fits, too', 58.5)];
  const wished = wish('3 BHK', [1, 120]);

  test('shows what fits first, then what is close, then what has no price, with the counts of all', () => {
    const { records, matches } = viewListing(indexOf(homes), wished);
    expect(records.map(({ summary }) => summary.name)).toEqual(['fits', 'fits, too', 'dear', 'on request']);
    expect(matches?.counts).toEqual({ fits: 2, close: 1, 'on-request': 1 });
    expect(matches?.groups.map(({ kind, members }) => [kind, members.length])).toEqual([
      ['fits', 2],
      ['close', 1],
      ['on-request', 1],
    ]);
    expect(matches?.groups[0]?.members[0]?.configuration).toMatchObject({ label: '3 BHK', priceRupees: 6_150_000 });
  });

  test('keeps the order that was chosen inside each group', () => {
    const { records } = viewListing(indexOf([...homes].reverse()), wished);
    expect(records.map(({ summary }) => summary.name)).toEqual(['fits, too', 'fits', 'dear', 'on request']);
  });

  test.each([
    ['price-low', ['fits, too', 'fits']],
    ['price-high', ['fits', 'fits, too']],
  ] as const)('what fits is sorted %s by the price of its configuration', (sort, names) => {
    const { records } = viewListing(indexOf(homes), { ...wished, sort });
    expect(records.map(({ summary }) => summary.name)).toEqual([...names, 'dear', 'on request']);
  });

  test('fills pages of six across the groups', () => {
    const many = Array.from({ length: 5 }, () => homes).flat();
    const index = indexOf(many);
    const pages = [1, 2, 3, 4].map((page) => viewListing(index, { ...wished, page }));
    const sizes = pages.map(({ matches }) => matches?.groups.map(({ kind, members }) => [kind, members.length]));
    expect(sizes).toEqual([
      [['fits', 6]],
      [
        ['fits', 4],
        ['close', 2],
      ],
      [
        ['close', 3],
        ['on-request', 3],
      ],
      [['on-request', 2]],
    ]);
    for (const { records, matches } of pages) {
      expect(matches?.counts).toEqual({ fits: 10, close: 5, 'on-request': 5 });
      expect(matches?.groups.flatMap(({ members }) => members.map(({ item }) => item))).toEqual(records);
    }
  });

  test('nothing asked of a configuration, no groups', () => {
    expect(viewListing(indexOf(homes), withValue(initial, 'status', 'New Launch', true)).matches).toBeNull();
    expect(viewListing(indexOf(homes), initial).matches).toBeNull();
  });
});
