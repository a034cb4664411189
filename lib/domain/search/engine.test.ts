import { createFacetIndex, filterListing } from '../listing/facets';
import { keepKnownValues, parseListingAddress } from '../listing/address';
import type { ListingRecord } from '../listing/record';
import { splitListing } from '../listing/listing';
import { LISTING_RULES } from '../listing/state';
import { parsePrice } from '../project/price-text';
import type { UnitType } from '../project/project';
import { continueWish } from './continue-wish';
import { answerQuery } from './engine';
import { createCatalogue } from './catalogue';
import { describeKinds, describeWish } from './wish';
import { aSearchFile, aSearchProject } from './fixtures/search-file';
import { parseSearchWish } from './parse-wish';
import { noSearchFile } from './file';
import { formatOffer } from './offer';

const { vocabulary } = createCatalogue(
  aSearchFile({
    projects: [
      aSearchProject({ bedrooms: ['2 BHK', '3 BHK'], status: 'Ready To move' }),
      aSearchProject({ id: 'vanya', name: 'Vanya', cityName: 'Noida', localities: ['Sector 16B', 'Noida'] }),
    ],
    companies: [{ id: 'vatika', name: 'Vatika', location: '', description: '' }],
  }),
  undefined,
  2026 * 12 + 10,
);

test.each([
  ['2 bhk', 'under 60 lakh', '2 BHK under ₹ 60 Lakh'],
  ['2 BHK under ₹ 60 Lakh', 'in noida', '2 BHK under ₹ 60 Lakh in Noida'],
  ['2 bhk in noida', 'gurgaon', '2 BHK in Gurgaon'],
  ['2 bhk in noida', '3 bhk', '3 BHK in Noida'],
  ['2 bhk under 60 lakh', 'above 1 crore', '2 BHK above ₹ 1 Cr'],
  ['2 bhk', 'ready to move', '2 BHK, Ready To move'],
  ['2 bhk', 'with a pool', '2 BHK with swimming pool'],
  ['2 bhk with a pool', 'and gym', '2 BHK with swimming pool and gymnasium'],
  ['2 bhk possession by 2027', 'possession by 2028', '2 BHK with possession by Dec 2028'],
  ['2 bhk', 'cheapest', '2 BHK, lowest price first'],
  ['2 bhk under 2 crore', 'anything cheaper than 1.5?', '2 BHK under ₹ 1.5 Cr'],
  ['2 bhk', '1.5 se sasta', '2 BHK under ₹ 1.5 Cr'],
  ['flat in noida', 'villa', 'Independent House/Villa in Noida'],
  ['2 bhk', 'by vatika', '2 BHK by Vatika'],
  ['2 bhk', 'not in noida', '2 BHK, not in Noida'],
  ['2 bhk', 'in noida with vastu', '2 BHK in Noida vastu'],
  ['', 'under 60 lakh', 'under 60 lakh'],
  ['2 bhk in noida', '3 bhk in gurgaon', '3 bhk in gurgaon'],
  ['2 bhk', 'what is rera', 'what is rera'],
  ['2 bhk in noida', 'gurgaon too', '2 BHK in Noida or Gurgaon'],
  ['2 bhk under 60 lakh', 'no budget limit', '2 BHK'],
  ['2 bhk under 60 lakh', 'increase budget to 80 lakh', '2 BHK under ₹ 80 Lakh'],
  ['2 bhk in noida', 'and in gurgaon?', '2 BHK in Gurgaon'],
  ['2 bhk under 60 lakh', 'make it 90', '2 BHK under ₹ 90 Lakh'],
  ['2 bhk in noida', 'larger ones', '2 BHK in Noida, largest first'],
  ['2 bhk in noida', 'or gurgaon', '2 BHK in Noida or Gurgaon'],
  ['2 bhk in noida', '3 bhk bhi', '2 BHK or 3 BHK in Noida'],
  ['plots in noida', 'villas also', 'Residential Land or Independent House/Villa in Noida'],
  ['villa in noida', 'too expensive, show flats', 'flats in Noida, lowest price first'],
  ['2 bhk in noida', 'bahut mehenga hai', '2 BHK in Noida, lowest price first'],
  ['2 bhk in noida', 'under construction is also ok', '2 BHK in Noida'],
  ['ready 2 bhk', 'under construction bhi chalega', '2 BHK, Ready To move, Under Construction'],
  ['2 bhk in noida', 'budget 1 crore is fine', '2 BHK under ₹ 1 Cr in Noida'],
  ['offices in noida', 'shops are fine too', 'offices or shops in Noida'],
  ['2 bhk in noida', 'any with gym', '2 BHK in Noida with gymnasium'],
])('after "%s", "%s" asks for "%s"', (before, question, expected) => {
  expect(continueWish(before, question, vocabulary)).toBe(expected);
});

test.each([
  ...['2 bhk under 60 lakh in noida', 'villa above 2 crore, highest price first'],
  ...['builder floor not on ground floor', 'shops with tenant in gurgaon, smallest first'],
  ...['3 bhk 1500 to 1800 sq ft with study and metro within 10 min', 'flat with possession now'],
  ...['200 gaj plot in gurgaon not in sector 83', 'ready to move flats in noida'],
])('the words of "%s" are read as the wish itself', (query) => {
  const wish = parseSearchWish(query, vocabulary)!;
  const read = parseSearchWish(describeWish(wish, describeKinds(wish)), vocabulary);
  // The words may say homes where the wish says it by a type.
  expect(read).toEqual({ ...wish, isOfHomes: read?.isOfHomes });
});

type Row = [
  id: string,
  developer: string,
  place: string,
  city: string,
  price: string,
  rooms: string[],
  status: string,
  type: UnitType,
];
const ROWS: Row[] = [
  [
    'kiln',
    'vatika',
    'Sector 82',
    'Gurgaon',
    '₹ 1.18 – 1.53 Cr',
    ['2 BHK', '3 BHK'],
    'Ready To move',
    'Residential Apartment',
  ],
  [
    'clay',
    'vatika',
    'Sector 82',
    'Gurgaon',
    '₹ 2.4 Cr onwards',
    ['3 BHK'],
    'Under Construction',
    'Residential Apartment',
  ],
  ['slate', 'aravali', 'Sector 82A', 'Gurgaon', '₹ 62 – 96 L', ['3 BHK'], 'New Launch', 'Studio Apartment'],
  ['basalt', 'aravali', 'Sector 150', 'Noida', '', ['3 BHK', '4 BHK+'], 'Under Construction', 'Residential Apartment'],
  ['field', 'vatika', 'Sector 99', 'Gurgaon', '₹ 3 Cr', [], 'New Launch', 'Residential Land'],
  ['desk', 'aravali', 'Sector 62', 'Noida', '₹ 72 L – 7.4 Cr', [], 'Ready To move', 'Commercial'],
];
const PROJECTS = ROWS.map(([id, developerSlug, place, city, price, bedrooms, status, unitType], at) => {
  const kind = unitType === 'Commercial' ? 'commercial' : 'residential';
  return aSearchProject(
    {
      ...{ id, developerSlug, name: `${id} court`, localities: [place, city], cityName: city, bedrooms, status, kind },
      ...{ category: kind, unitType, priceText: price || 'Price on request', price: parsePrice(price) },
      ...{ areaText: 'Area not specified', area: null, shortDescription: 'A place', coordinates: null },
    },
    at < ROWS.length - 1 ? [{ name: 'Metro', time: '9 min' }] : null,
  );
});
const FILE = aSearchFile({
  projects: PROJECTS,
  companies: [
    { id: 'vatika', name: 'Vatika', location: 'Gurgaon', description: 'Developer · 3 projects · Gardens' },
    { id: 'aravali', name: 'Aravali Crest', location: 'Gurgaon', description: 'Developer · 3 projects · Stone' },
  ],
  trending: [
    {
      id: 'kiln',
      name: 'kiln court',
      path: '/project-details/vatika/kiln',
      description: 'In demand',
      company: 'Vatika',
      location: 'Sector 82, Gurgaon',
    },
  ],
  localities: [{ id: 'sohna', name: 'Sohna', location: 'Gurgaon', description: 'South of the city' }],
  services: [{ id: 'home-loans', name: 'Home Loans', path: '/service/home-loans', description: 'Lenders compared' }],
});
const CATALOGUE = createCatalogue(FILE);
const LISTED = PROJECTS.map(({ id, name, bedrooms, status, possession, coordinates, ...facts }): ListingRecord => ({
  summary: {
    ...{ id, name, href: '', image: { kind: 'vector', src: '', width: 0, height: 0 }, imageCount: 0 },
    ...{ priceText: '', homeRupees: null, placeText: '', status, bedrooms, areaText: '' },
  },
  ...{ ...facts, facts: [], furnishing: null, budgetCrore: null, possession, coordinates },
}));

const namesOf = (query: string) =>
  answerQuery(query, CATALOGUE).groups.map(({ category, records }) => [category, ...records.map(({ name }) => name)]);

/** Number of projects that the listing at an address shows. */
function listed(href: string): number {
  const { pathname, search } = new URL(href, 'http://site');
  const slug = /^\/developer-projects\/([^/]+)/.exec(pathname)?.[1];
  const of = splitListing(
    LISTED.filter((_, at) => !slug || PROJECTS[at]?.developerSlug === slug),
    true,
  );
  const base = slug ? `/developer-projects/${slug}` : '/projects';
  const state = parseListingAddress({ base, linkBase: base }, LISTING_RULES, { path: pathname, query: search });
  const index = createFacetIndex(
    (state.isCommercial || pathname === '/commercial') && of.commercial.length > 0 ? of.commercial : of.main,
    LISTING_RULES,
  );
  const known = keepKnownValues(state, index.values);
  // A flat may be of types that no record here has.
  expect({ ...known.chosen, type: state.chosen.type }).toEqual(state.chosen);
  return filterListing(index, known).matches.length;
}

test.each([
  ['3 bhk under 2 cr sector 82', 'Show 3 BHK under ₹ 2 Cr in Sector 82 – 1 project'],
  ['3BHK in Sec-82A, Gurugram below 1 crore', 'Show 3 BHK under ₹ 1 Cr in Sector 82A – 1 project'],
  ['3BHK in Sec-82, Gurugram below 1 crore', null],
  ['2 or 3 bhk gurgaon', 'Show 2 BHK or 3 BHK in Gurgaon – 3 projects'],
  ['flats above 2 cr', 'Show flats above ₹ 2 Cr – 1 project, 1 with price on request'],
  ['1 to 2 cr', 'Show homes and plots from ₹ 1 Cr to ₹ 2 Cr – 1 project, 1 with price on request'],
  ['ready to move in homes', 'Show homes, Ready To move – 1 project'],
  ['plots by vatika', 'Show Residential Land by Vatika – 1 project'],
  ['office noida under 1 cr', 'Show offices under ₹ 1 Cr in Noida – 1 project'],
  ['noida under 80 lakh', 'Show homes and plots under ₹ 80 Lakh in Noida – no price fits, 1 with price on request'],
  ['vatika', 'Show homes and plots by Vatika – 3 projects'],
  ['noida above 80 lakh', 'Show homes and plots above ₹ 80 Lakh in Noida – no price fits, 1 with price on request'],
  ['noida above 3 cr', 'Show homes and plots above ₹ 3 Cr in Noida – no price fits, 1 with price on request'],
  ['above 50 lakh', 'Show homes and plots above ₹ 50 Lakh – 4 projects, 1 with price on request'],
  ['plots and flats', 'Show flats or Residential Land – 5 projects'],
  ['2 bhk flats ready to move', 'Show 2 BHK, flats, Ready To move – 1 project'],
  ['sector 82 or sector 99', 'Show homes and plots in Sector 82 or Sector 99 – 3 projects'],
  ['commercial by aravali crest', 'Show offices and shops by Aravali Crest – 1 project'],
  ['office by vatika', null],
  ['1 cr', 'Show homes and plots under ₹ 1 Cr – 1 project, 1 with price on request'],
  ['from 60 lakh to 70 lakh', 'Show homes and plots from ₹ 60 Lakh to ₹ 70 Lakh – 1 project, 1 with price on request'],
  ['from 2 cr to 600 cr', 'Show homes and plots from ₹ 2 Cr to ₹ 600 Cr – 2 projects, 1 with price on request'],
  ['from 50 to 60 thousand', null],
  ['under 0.5 lakh', null],
  ['4 bhk+', 'Show 4 BHK+ – 1 project'],
  ['under 600 cr', 'Show homes and plots under ₹ 600 Cr – 4 projects, 1 with price on request'],
  ['under 5 crore', 'Show homes and plots under ₹ 5 Cr – 4 projects, 1 with price on request'],
  ['500 lakh', 'Show homes and plots under ₹ 5 Cr – 4 projects, 1 with price on request'],
  ['between 1 and 5 crore', 'Show homes and plots from ₹ 1 Cr to ₹ 5 Cr – 3 projects, 1 with price on request'],
  ['between 1 crore and 500 lakh', 'Show homes and plots from ₹ 1 Cr to ₹ 5 Cr – 3 projects, 1 with price on request'],
  ['above 1 crore', 'Show homes and plots above ₹ 1 Cr – 3 projects, 1 with price on request'],
  ['7 bhk', 'Show 4 BHK+ – 1 project, none with 7 BHK'],
  ['1 rk', null],
  ['3 bhk with a helipad', 'Show 3 BHK, “helipad” left out – 4 projects'],
  ['mogra', null],
  ['4 bhk under 1 cr sector 82', null],
])('"%s" offers: %s', (query, expected) => {
  const { offer } = answerQuery(query, CATALOGUE);
  expect(offer && formatOffer(offer)).toBe(expected);
  if (offer) expect(listed(offer.href)).toBe(offer.count);
});

test('what the offer shows is found too', () => {
  expect(namesOf('3 bhk under 2 cr sector 82')).toEqual([['Residential', 'kiln court']]);
});

test('what does not fit stands below a heading that says so', () => {
  expect(namesOf('from 2 cr to 600 cr').map(([heading]) => heading)).toEqual(['Residential', 'Price on request']);
});

test('every kind of record is found, a trending project once', () => {
  expect(namesOf('kiln')).toEqual([
    ['Residential', 'kiln court'],
    ['Location', 'Around kiln court'],
  ]);
  expect(namesOf('trending').at(-1)).toEqual(['Trending', 'kiln court']);
  expect(namesOf('home')[0]).toEqual(['Pages', 'Home']);
  expect(namesOf('desk')).toEqual([['Commercial', 'desk court']]);
  expect(namesOf('sohna')).toEqual([['Locality', 'Sohna']]);
  expect(namesOf('lenders')).toEqual([['Service', 'Home Loans']]);
  expect(namesOf('stone')).toEqual([['Company', 'Aravali Crest']]);
});

test('of fifty that an offer shows twenty are found', () => {
  const projects = Array.from({ length: 50 }, (_, at) => ({ ...PROJECTS[0]!, id: `p${at}` }));
  const { count, offer, groups } = answerQuery(
    '3 bhk sector 82 under 2 cr',
    createCatalogue(aSearchFile({ projects })),
  );
  expect(offer?.count).toBe(50);
  expect(count).toBe(20);
  expect(groups.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(
    Array.from({ length: 20 }, (_, at) => `p${at}`),
  );
});

test.each([
  [200, true],
  [201, false],
])('a query of %d letters is understood: %s', (length, isUnderstood) => {
  const { offer } = answerQuery('3 bhk'.padEnd(length, ','), CATALOGUE);
  expect(offer === null).toBe(!isUnderstood);
});

test('before any data the 15 pages are found', () => {
  const { groups, offer } = answerQuery('contact', createCatalogue(noSearchFile([])));
  expect(groups.map(({ records }) => records.map(({ path }) => path))).toEqual([['/contact-us']]);
  expect(offer).toBeNull();
});

test('a project without a price can be asked for it', () => {
  const [basalt] = answerQuery('basalt court', CATALOGUE).groups[0]?.records ?? [];
  expect(basalt).toMatchObject({
    price: 'Price on request',
    path: '/project-details/aravali/basalt',
    company: 'Aravali Crest',
  });
});

test.each([
  ['3 BHK + Study', '3 bhk', '/projects?bedrooms=3+BHK'],
  ['4 BHK Duplex', '4 bhk', '/projects?bedrooms=4+BHK'],
  ['4 BHK Duplex', 'duplex', '/projects?bedrooms=Duplex'],
])('a project of "%s" is offered for "%s", as its listing offers the filter', (bedrooms, query, href) => {
  const catalogue = createCatalogue(aSearchFile({ projects: [{ ...PROJECTS[0]!, bedrooms: [bedrooms] }] }));
  expect(answerQuery(query, catalogue).offer).toMatchObject({ href, count: 1 });
});
