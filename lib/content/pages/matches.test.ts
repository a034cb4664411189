import fc from 'fast-check';
import { toReply } from '@/lib/domain/assistant/records';
import { parseListingAddress } from '@/lib/domain/listing/address';
import { createFacetIndex } from '@/lib/domain/listing/facets';
import { matchRecord } from '@/lib/domain/listing/fixtures/match-record';
import { formatMatchCounts, type MatchKind } from '@/lib/domain/listing/match';
import type { ListingRecord } from '@/lib/domain/listing/record';
import {
  initialListingState,
  LISTING_RULES,
  withRange,
  withValue,
  type ListingState,
} from '@/lib/domain/listing/state';
import { viewListing } from '@/lib/domain/listing/view';
import { parseArea } from '@/lib/domain/project/area-text';
import { parsePrice } from '@/lib/domain/project/price-text';
import { createCatalogue } from '@/lib/domain/search/catalogue';
import { answerQuery } from '@/lib/domain/search/engine';
import { getContent } from '../set/content';
import { getProjectById } from '../records/projects';
import { getListingFile } from './data';
import { getSearchFile } from './data/search';

const LAKH = 100_000;
const RECORDS = getListingFile('projects.json')!.filter(({ kind }) => kind === 'residential');
const INDEX = createFacetIndex(RECORDS, LISTING_RULES);
const BEDROOMS = ['1 BHK', '2 BHK', '3 BHK', '4 BHK', '4 BHK+'];

interface Home {
  label: string;
  rooms: number | null;
  sqft: number | null;
  rupees: number | null;
}
const roomsOf = (text: string) => {
  const digits = /(\d)\s*BHK/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** What can be bought in a project, straight from floorPlan.json or from the ends of its record. */
function homesOf(id: string): Home[] {
  const plan = getContent().floorPlans.entries.find(({ key }) => key === id)?.value;
  const { price, area, bedrooms } = getProjectById(id)!;
  if (plan && plan.floors.length > 0) {
    const homes = plan.floors.map(({ configuration, area, baseSellingPrice: price }) => ({
      label: configuration,
      rooms: roomsOf(configuration),
      sqft: parseArea(area ?? '')?.minSqft ?? null,
      rupees: typeof price === 'number' ? price : (parsePrice(price ?? '')?.minRupees ?? null),
    }));
    // An end of the price that no plan has is that of the only plan without one.
    const open = homes.filter(({ rupees }) => rupees === null);
    const isTold = (end: number) => homes.some(({ rupees }) => rupees === end);
    const ends = price ? [price.minRupees, price.maxRupees ?? price.minRupees].filter((end) => !isTold(end)) : [];
    if (open.length === 1 && new Set(ends).size === 1) open[0]!.rupees = ends[0]!;
    return homes;
  }
  const low = { sqft: area?.minSqft ?? null, rupees: price?.minRupees ?? null };
  const high = { sqft: area?.maxSqft ?? null, rupees: price?.maxRupees ?? null };
  if (bedrooms.length < 2) return [low, high].map((end) => ({ label: '', rooms: roomsOf(bedrooms[0] ?? ''), ...end }));
  return bedrooms.map((text, at) => {
    const end = at === 0 ? low : at === bedrooms.length - 1 ? high : { sqft: null, rupees: null };
    return { label: text, rooms: roomsOf(text), ...end };
  });
}
const HOMES = new Map(RECORDS.map(({ summary }) => [summary.id, homesOf(summary.id)]));

interface Wish {
  bedrooms: string | null;
  lakhs: readonly [number, number] | null;
  sqft: readonly [number, number] | null;
  city: string | null;
}

function toState({ bedrooms, lakhs, sqft, city }: Wish): ListingState {
  let state = initialListingState(LISTING_RULES);
  if (bedrooms) state = withValue(state, 'bedrooms', bedrooms, true);
  if (city) state = withValue(state, 'locality', city, true);
  if (lakhs) state = withRange(state, 'budget', { min: lakhs[0], max: lakhs[1], unit: 'l' });
  if (sqft) state = withRange(state, 'area', { min: sqft[0], max: sqft[1], unit: 'sqft' });
  return state;
}

/** The decision in its own words, home by home. */
function groupPlainly({ summary, price }: ListingRecord, { bedrooms, lakhs, sqft }: Wish): MatchKind {
  const isInside = (value: number | null, range: readonly [number, number] | null, size: number) =>
    range === null || (value !== null && value >= range[0] * size && value <= range[1] * size);
  const roomy = (HOMES.get(summary.id) ?? []).filter(({ rooms }) => {
    if (bedrooms === null) return true;
    return bedrooms === '4 BHK+' ? rooms !== null && rooms >= 4 : rooms === roomsOf(bedrooms);
  });
  const near = sqft && sqft[0] === sqft[1] ? ([sqft[0] * 0.9, sqft[1] * 1.1] as const) : sqft;
  const sized = roomy.filter((home) => isInside(home.sqft, near, 1));
  const isPaid = ({ rupees }: Home) => isInside(rupees, lakhs, LAKH);
  if (sized.some(isPaid)) return 'fits';
  const ends = price ? [price.minRupees, price.maxRupees] : [];
  if (lakhs && !bedrooms && !sqft && ends.some((end) => isInside(end, lakhs, LAKH))) return 'fits';
  // A plot of 200 is for sale where they go from 125 to 225, at a price between theirs.
  const between = roomy.slice(1).flatMap((larger, at) => {
    const smaller = roomy[at]!;
    if (!near || smaller.label !== larger.label || smaller.sqft === null || larger.sqft === null) return [];
    if (smaller.sqft > near[0] || larger.sqft < near[1]) return [];
    const [low, high, least, most] = [smaller.rupees, larger.rupees, smaller.sqft, larger.sqft];
    if (low === null || high === null) return !lakhs || (low ?? 0) <= lakhs[1] * LAKH ? [null] : [];
    return [near.map((size) => low + ((high - low) * (size - least)) / (most - least))];
  });
  const isInBudget = (prices: readonly number[] | null) =>
    !lakhs || (prices !== null && prices[0]! <= lakhs[1] * LAKH && prices[1]! >= lakhs[0] * LAKH);
  if (between.some(isInBudget)) return 'fits';
  const isUntold = price === null || between.includes(null) || sized.some(({ rupees }) => rupees === null);
  return lakhs && isUntold ? 'on-request' : 'close';
}

const arbitraryWish = fc.record({
  bedrooms: fc.option(fc.constantFrom(...BEDROOMS)),
  lakhs: fc.option(
    fc
      .tuple(fc.integer({ min: 2, max: 400 }), fc.integer({ min: 1, max: 99 }))
      .map(([low, more]) => [low, low + more] as const),
  ),
  sqft: fc.option(
    fc.tuple(fc.integer({ min: 300, max: 4000 }), fc.nat(2000)).map(([low, more]) => [low, low + more] as const),
  ),
  city: fc.option(fc.constantFrom('Gurgaon', 'Delhi', 'Noida', 'Mumbai')),
});

test('200 random wishes: every project is in the group in which its homes put it, and none is lost', () => {
  fc.assert(
    fc.property(arbitraryWish, (wish) => {
      const state = toState(wish);
      const { matches, total } = viewListing(INDEX, state);
      const passing = RECORDS.flatMap((record) => {
        const match = matchRecord(record, state, LISTING_RULES);
        return match ? [{ record, kind: match.kind }] : [];
      });
      expect(total).toBe(passing.length);
      const isAsked = wish.bedrooms !== null || wish.lakhs !== null || wish.sqft !== null;
      if (!isAsked || total === 0) return expect(matches).toBeNull();
      const counts = { fits: 0, close: 0, 'on-request': 0 };
      for (const { kind } of passing) counts[kind] += 1;
      expect(passing.filter(({ record, kind }) => kind !== groupPlainly(record, wish))).toEqual([]);
      expect(matches?.counts).toEqual(counts);
    }),
    { numRuns: 200, seed: 17 },
  );
});

/** All projects of a state with their groups, page by page. */
function listAll(state: ListingState): [MatchKind, ListingRecord, number | null][] {
  const { pageCount } = viewListing(INDEX, state);
  return Array.from({ length: pageCount }, (_, at) => viewListing(INDEX, { ...state, page: at + 1 })).flatMap(
    ({ matches }) =>
      matches?.groups.flatMap(({ kind, members }) =>
        members.map(({ item, configuration }): [MatchKind, ListingRecord, number | null] => [
          kind,
          item,
          configuration?.priceRupees ?? null,
        ]),
      ) ?? [],
  );
}

const CITIES = ['Gurgaon', 'Delhi', 'Noida', 'Mumbai'];
const BUDGETS = [60, 100, 150, 300, 480];
const COMBINATIONS = CITIES.flatMap((city) =>
  BEDROOMS.slice(0, 4).flatMap((bedrooms) => BUDGETS.map((lakh) => [city, bedrooms, lakh] as const)),
);

test('every city, bedrooms and five budgets: what is shown to fit has such a home, and none that has one is missing', () => {
  for (const [city, bedrooms, lakh] of COMBINATIONS) {
    const shown = listAll(toState({ city, bedrooms, lakhs: [1, lakh], sqft: null })).filter(
      ([kind]) => kind === 'fits',
    );
    const having = RECORDS.filter(
      ({ localities, summary }) =>
        localities.includes(city) &&
        summary.bedrooms.some((text) => text.includes(bedrooms)) &&
        HOMES.get(summary.id)!.some(
          ({ rooms, rupees }) => rooms === roomsOf(bedrooms) && rupees !== null && rupees <= lakh * LAKH,
        ),
    );
    const ids = (records: ListingRecord[]) => records.map(({ summary }) => summary.id).sort();
    expect([city, bedrooms, lakh, ids(shown.map(([, record]) => record))]).toEqual([city, bedrooms, lakh, ids(having)]);
    for (const [, , rupees] of shown) expect(rupees).toBeLessThanOrEqual(lakh * LAKH);
  }
});

test('every city, bedrooms and five budgets: search, listing and assistant count the same', () => {
  const catalogue = createCatalogue(getSearchFile());
  let compared = 0;
  for (const [city, bedrooms, lakh] of COMBINATIONS) {
    const query = `${bedrooms} under ${lakh} lakh in ${city}`.toLowerCase();
    const answer = answerQuery(query, catalogue);
    const state = toState({ city, bedrooms, lakhs: [1, lakh], sqft: null });
    const { matches, total } = viewListing(INDEX, state);
    if (!answer.offer) {
      expect([query, total]).toEqual([query, 0]);
      continue;
    }
    const [path = '', asked = ''] = answer.offer.href.split('?');
    const linked = parseListingAddress({ base: path, linkBase: path }, LISTING_RULES, { path, query: asked });
    if (linked.isCommercial) continue;
    compared += 1;
    const note = formatMatchCounts(matches!.counts);
    expect([query, viewListing(INDEX, linked).matches?.counts]).toEqual([query, matches?.counts]);
    expect([query, answer.offer.counts]).toEqual([query, matches?.counts]);
    expect([query, toReply(answer, query)?.links[0]?.note]).toEqual([query, note]);
  }
  expect(compared).toBeGreaterThan(COMBINATIONS.length / 3);
});

test('every city and size: search and listing group the same', () => {
  const catalogue = createCatalogue(getSearchFile());
  const amounts = [900, 1500, 1650, 2400].flatMap((sqft) => [
    `${sqft} sq ft`,
    `${sqft} to ${sqft + 300} sq ft`,
    `${sqft / 9} gaj under 2 cr`,
  ]);
  let compared = 0;
  for (const query of CITIES.flatMap((city) => amounts.map((amount) => `${amount} in ${city}`.toLowerCase()))) {
    const { offer } = answerQuery(query, catalogue);
    if (!offer) continue;
    const [path = '', asked = ''] = offer.href.split('?');
    const linked = parseListingAddress({ base: path, linkBase: path }, LISTING_RULES, { path, query: asked });
    if (linked.isCommercial) continue;
    expect([query, offer.counts]).toEqual([query, viewListing(INDEX, linked).matches?.counts]);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(30);
});
