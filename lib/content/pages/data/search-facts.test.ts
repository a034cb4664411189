import fc from 'fast-check';
import { answerTo } from '@/lib/domain/assistant/answer';
import { keepKnownValues, parseListingAddress } from '@/lib/domain/listing/address';
import { createFacetIndex } from '@/lib/domain/listing/facets';
import { listingKey } from '@/lib/domain/listing/listing';
import { LISTING_RULES } from '@/lib/domain/listing/state';
import { viewListing } from '@/lib/domain/listing/view';
import { hasBedrooms, isFilteredBy } from '@/lib/domain/project/bedrooms';
import { readyMonthOf } from '@/lib/domain/project/possession';
import { createCatalogue } from '@/lib/domain/search/catalogue';
import { answerQuery } from '@/lib/domain/search/engine';
import { SEARCH_RESULT_CAP } from '@/lib/domain/site/business-constants';
import { remembered } from '@/lib/domain/site/remembered';
import { nearbyKind } from '@/lib/domain/place/nearby';
import { getContent } from '../../set/content';
import { getProjects } from '../../records/projects';
import { getListingFile } from '../data';
import { getAssistantData } from './assistant';
import { getSearchFile } from './search';

const FILE = getSearchFile();
const DATA = getAssistantData();
const CATALOGUE = createCatalogue(FILE, DATA, 2026 * 12 + 10);

/** Words that people use, and the keys of the lists that mean them. */
const LISTED: readonly (readonly [words: string, keys: readonly string[]])[] = [
  ['swimming pool', ['swimming_pool']],
  ['pool', ['swimming_pool']],
  ['gym', ['gym']],
  ['clubhouse', ['club_house']],
  ['lift', ['lift', 'home_lift']],
  ['power backup', ['power_backup']],
  ['cctv', ['cctv']],
  ['covered parking', ['parking', 'basement_parking']],
  ['jogging track', ['jogging_track']],
  ['badminton', ['badminton_court']],
  ['modular kitchen', ['modular_kitchen']],
  ['piped gas', ['piped_gas']],
  ['library', ['library']],
];

const keysOf = new Map<string, string[]>();
for (const { key, value } of [...getContent().amenities.entries, ...getContent().specifications.entries])
  keysOf.set(key, [...(keysOf.get(key) ?? []), ...value]);
const withAmenities = new Set(getContent().amenities.entries.map(({ key }) => key));
const nearbyOf = new Map(
  getContent().locations.entries.map(({ key, value }) => [key, value.nearbyLocations ?? []] as const),
);
/** Minutes to the nearest metro station of each record; undefined where it does not say. */
const metroOf = remembered(
  (id): number | undefined =>
    (nearbyOf.get(id) ?? [])
      .filter(({ name }) => nearbyKind(name) === 'metro')
      .map(({ time }) => Number.parseInt(time, 10))
      .sort((a, b) => a - b)[0],
);

type Kind = 'fits' | 'close' | 'no' | 'unknown';
type Group = 'fits' | 'close' | 'on-request' | 'unknown';

interface Asked {
  listed: (typeof LISTED)[number][];
  minutes: number | null;
  year: number | null;
  bedrooms: string | null;
  crore: number | null;
  city: string;
}

const searched = new Map(FILE.projects.map((project) => [project.id, project]));
const readyMonth = remembered((id) => readyMonthOf(searched.get(id)!));

/** What each fact of a wish is to a record, by the files of the content alone. */
function answersOf(id: string, { listed, minutes, year }: Asked): Kind[] {
  const keys = keysOf.get(id) ?? [];
  const answers = listed.map(([, wanted]): Kind => {
    if (wanted.some((key) => keys.includes(key))) return 'fits';
    return withAmenities.has(id) ? 'no' : 'unknown';
  });
  const within = (value: number | null | undefined, most: number, close: number) => {
    if (value === null || value === undefined) return answers.push('unknown');
    return answers.push(value <= most ? 'fits' : value <= close ? 'close' : 'no');
  };
  if (minutes !== null) within(metroOf(id), minutes, minutes * 2);
  const december = (year ?? 0) * 12 + 11;
  if (year !== null) within(readyMonth(id), december, december + 6);
  return answers;
}

/** How well the configurations of a record answer a wish; null if it does not pass. */
function matchOf(id: string, { bedrooms, crore }: Asked): Exclude<Group, 'unknown'> | null {
  const { configurations, price, bedrooms: own } = searched.get(id)!;
  const most = crore === null ? Infinity : crore * 10_000_000;
  if (bedrooms && !own.some((text) => isFilteredBy(text, bedrooms))) return null;
  if (price && price.minRupees > most) return null;
  // The lowest price of a record is that of some unit.
  if (bedrooms === null && (crore === null || price)) return 'fits';
  const roomy = configurations.filter(({ label }) => bedrooms === null || hasBedrooms(label, bedrooms));
  const isPaid = ({ priceRupees }: { priceRupees: number | null }) => priceRupees !== null && priceRupees <= most;
  if (roomy.some((each) => crore === null || isPaid(each))) return 'fits';
  const isUnpriced = price === null || roomy.some(({ priceRupees }) => priceRupees === null);
  return crore !== null && isUnpriced ? 'on-request' : 'close';
}

/** Numbers by group: in the search, and in a listing, which shows those that have all facts. */
function expected(asked: Asked) {
  const inSearch = { fits: 0, close: 0, 'on-request': 0, unknown: 0 };
  const inListing = { fits: 0, close: 0, 'on-request': 0 };
  for (const { id, kind, category, cityName } of getProjects()) {
    const match = kind === 'residential' && category !== 'plots' && cityName === asked.city ? matchOf(id, asked) : null;
    const answers = answersOf(id, asked);
    if (!match || answers.includes('no')) continue;
    const isClose = answers.includes('close');
    // What misses two is not close.
    if (match === 'close' && (isClose || answers.includes('unknown'))) continue;
    inSearch[answers.includes('unknown') ? 'unknown' : isClose ? 'close' : match] += 1;
    if (answers.every((answer) => answer === 'fits')) inListing[match] += 1;
  }
  return { inSearch, inListing };
}

function queryOf({ listed, minutes, year, bedrooms, crore, city }: Asked): string {
  const budget = crore === null ? '' : ` under ${crore} crore`;
  const metro = minutes === null ? '' : ` within ${minutes} min of metro`;
  const ready = year === null ? '' : ` possession by ${year}`;
  return `${bedrooms ?? 'homes'} in ${city}${budget} with ${listed.map(([words]) => words).join(' and ')}${metro}${ready}`;
}

/** The number of a heading, those with price on request among them. */
const countIn = (category: string) =>
  [...category.matchAll(/(?<= – .*?\b|, )\d+(?= projects?\b| with price on request$)/g)].reduce(
    (sum, [count]) => sum + Number(count),
    0,
  );
const TITLES = { close: 'Close to your wish', 'on-request': 'Price on request', unknown: 'The records do not say' };

/** The homes of a listing, with what its filters find. */
const homesAt = remembered((base) =>
  createFacetIndex(
    getListingFile(`${listingKey(base)}.json`)!.filter(({ kind }) => kind === 'residential'),
    LISTING_RULES,
  ),
);

/** Numbers by group on the listing at an address. */
function listedAt(href: string) {
  const { pathname, search } = new URL(href, 'http://site');
  const base = pathname === '/projects' ? pathname : pathname.replace(/\/commercial$/, '');
  const index = homesAt(base);
  const state = parseListingAddress({ base, linkBase: base }, LISTING_RULES, { path: pathname, query: search });
  const view = viewListing(index, keepKnownValues(state, index.values));
  return view.matches?.counts ?? { fits: view.total, close: 0, 'on-request': 0 };
}

test('random conjunctions of facts: search, assistant and listing divide and count as the records do', () => {
  const asked = fc.record({
    listed: fc.uniqueArray(fc.constantFrom(...LISTED), { minLength: 1, maxLength: 3 }),
    minutes: fc.option(fc.integer({ min: 3, max: 40 })),
    year: fc.option(fc.constantFrom(2027, 2028, 2029)),
    bedrooms: fc.option(fc.constantFrom('1 BHK', '2 BHK', '3 BHK', '4 BHK')),
    crore: fc.option(fc.constantFrom(0.6, 1, 1.5, 2.5, 4.8, 6)),
    city: fc.constantFrom('Gurgaon', 'Delhi', 'Noida', 'Mumbai'),
  });
  let listings = 0;
  fc.assert(
    fc.property(asked, (each) => {
      const query = queryOf(each);
      const answer = answerQuery(query, CATALOGUE);
      const { groups, heading, offer } = answer;
      const { inSearch, inListing } = expected(each);
      const all = Object.values(inSearch).reduce((sum, count) => sum + count);
      if (all === 0) {
        expect([query, heading === '' || heading.startsWith('None fits')]).toEqual([query, true]);
        return;
      }
      const found = (group: Group) => {
        if (group === 'fits')
          return Object.values(TITLES).some((each) => heading.startsWith(each)) ? 0 : countIn(heading);
        if (heading.startsWith(TITLES[group])) return countIn(heading);
        return countIn(groups.find(({ category }) => category.startsWith(TITLES[group]))?.category ?? '');
      };
      let shown = 0;
      for (const group of ['fits', 'close', 'on-request', 'unknown'] as const) {
        // Twenty rows are shown in all.
        if (shown < SEARCH_RESULT_CAP) expect([query, group, found(group)]).toEqual([query, group, inSearch[group]]);
        shown += inSearch[group];
      }
      expect(answerTo(query, DATA, () => answer).text).toContain(heading);
      if (!offer || offer.label.includes('left out')) return;
      listings += 1;
      expect([query, listedAt(offer.href)]).toEqual([query, inListing]);
      expect([query, offer.counts ?? { ...inListing, fits: offer.count }]).toEqual([query, inListing]);
    }),
    {
      numRuns: 120,
      // No home in Noida is all of this, but an office is.
      examples: [
        [
          {
            listed: [
              ['lift', ['lift', 'home_lift']],
              ['cctv', ['cctv']],
            ],
            minutes: null,
            year: 2027,
            bedrooms: null,
            crore: 1,
            city: 'Noida',
          },
        ],
      ],
    },
  );
  expect(listings).toBeGreaterThan(0);
});

test.each(LISTED)('"%s" is one of %j', (words, keys) => {
  const { groups } = answerQuery(`flat with ${words}`, CATALOGUE);
  for (const { id } of groups[0]!.records) expect(keys.some((key) => keysOf.get(id)?.includes(key))).toBe(true);
});
