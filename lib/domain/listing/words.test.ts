import { countedNoun, loadingText, toMapLinks, wishText } from './words';
import { initialListingState, LISTING_RULES, type ListingState } from './state';

const CITIES = [
  { slug: 'gurgaon', name: 'Gurgaon', href: '/city/gurgaon' },
  { slug: 'goa', name: 'Goa', href: '/city/goa' },
];
const FOUND = [
  { localities: ['Sector 83', 'Gurgaon'], category: 'residential' as const },
  { localities: ['Sohna', 'Gurgaon'], category: 'plots' as const },
  { localities: ['Gurgaon'], category: 'residential' as const },
  { localities: ['Whitefield', 'Bangalore'], category: 'residential' as const },
];
const linksOf = (change: Partial<ListingState>) =>
  toMapLinks(CITIES, FOUND, { ...initialListingState(LISTING_RULES), ...change }, LISTING_RULES);

test('without a choice, the maps of the cities', () => {
  expect(linksOf({ sort: 'price-low' })).toEqual([
    { label: 'Gurgaon', href: '/city/gurgaon#map' },
    { label: 'Goa', href: '/city/goa#map' },
  ]);
});

test('after a choice, the listings that hold what was found, with the choice and from their first page', () => {
  const { chosen } = initialListingState(LISTING_RULES);
  expect(linksOf({ chosen: { ...chosen, bedrooms: ['3 BHK'] }, page: 2 })).toEqual([
    { label: 'Residential, Gurgaon: 2', href: '/city/gurgaon/residential?bedrooms=3+BHK#map' },
    { label: 'Plots, Gurgaon: 1', href: '/city/gurgaon/plots?bedrooms=3+BHK#map' },
  ]);
});

const START = initialListingState(LISTING_RULES);
const chosen = (values: Partial<ListingState['chosen']>): ListingState => ({
  ...START,
  chosen: { ...START.chosen, ...values },
});

test.each([
  ['no filter: the listing itself', START, 'Vatika Projects'],
  ['two filters', chosen({ bedrooms: ['3 BHK'], status: ['Ready To move'] }), '3 BHK, Ready To move · Vatika Projects'],
  [
    'places',
    chosen({ bedrooms: ['3 BHK'], locality: ['Sector 65', 'Sector 66'] }),
    '3 BHK in Sector 65 or Sector 66 · Vatika Projects',
  ],
  ['a place alone', chosen({ locality: ['Sector 65'] }), 'in Sector 65 · Vatika Projects'],
])('a wish in words: %s', (_, state, text) => {
  expect(wishText(state, LISTING_RULES, 'Vatika Projects')).toBe(text);
});

test('a wish in words has what no filter shows, and facts in the words of the search', () => {
  const state = chosen({ amenity: ['swimming pool'], metro: ['metro within 10 min'] });
  const said = 'metro within 10 min, swimming pool · “vastu” · Vatika Projects';
  expect(wishText(state, LISTING_RULES, 'Vatika Projects', 'vastu')).toBe(said);
});

test.each([
  [null, 'Loading projects...'],
  ['Vatika', 'Loading company data... Vatika'],
])('a listing of %p says %p while its data comes', (company, text) => {
  expect(loadingText(company)).toBe(text);
});

test('a count names the use that is chosen, else what is listed', () => {
  const nouns = { main: 'homes', commercial: 'offices and shops' };
  expect([
    ...[START, { ...START, isCommercial: true }].map((state) => countedNoun(state, nouns)),
    ...[['Shops'], ['Offices', 'Shops']].map((use) => countedNoun(chosen({ use }), nouns)),
  ]).toEqual(['homes', 'offices and shops', 'shops', 'offices and shops']);
});
