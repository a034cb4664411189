import { createFacetIndex } from '@/lib/domain/listing/facets';
import { aProject, aProjectPage } from '@/lib/domain/project/fixtures/project';
import { toListingRecord } from '@/lib/domain/listing/record';
import { initialListingState, LISTING_RULES } from '@/lib/domain/listing/state';
import { viewListing } from '@/lib/domain/listing/view';
import type { Project } from '@/lib/domain/project/project';
import { PROJECT_DEFAULTS, UNIT_TYPES } from '@/lib/domain/project/project';
import { pageTrail, projectTrail, sectionTrail } from '@/lib/domain/page/trail';
import type { Site } from '@/lib/domain/site/site';
import { breadcrumbList } from './graph';
import { developerGraph, developerHrefs } from './lists';
import { homeGraph } from './organisation';
import { projectGraph } from './project';

const SITE = { name: 'Aangan Estates', url: 'https://www.aangan.example' };
const AROUND = { region: 'Haryana', coordinates: { lat: 28.4, lng: 76.9 }, within: [] };

type Surroundings = Partial<
  Pick<Parameters<typeof projectGraph>[0], 'region' | 'coordinates' | 'trust' | 'floorPlan' | 'within'>
>;

/** The data of a project's page, loosely typed as a crawler reads it. */
function listingOf(over: Partial<Project>, around: Surroundings = AROUND) {
  const graph = projectGraph({ ...aProjectPage(aProject(over)), ...AROUND, ...around, site: SITE });
  const [, listing] = JSON.parse(JSON.stringify(graph['@graph'])) as Record<string, unknown>[];
  return listing as Record<string, unknown> & { mainEntity: Record<string, unknown> };
}

test.each([
  ['a range', { minRupees: 18_100_000, maxRupees: 26_200_000 }, { lowPrice: 18_100_000, highPrice: 26_200_000 }],
  ['open upwards', { minRupees: 3_800_000, maxRupees: null }, { lowPrice: 3_800_000 }],
])('price of %s', (_case, price, offer) => {
  expect(listingOf({ price })['offers']).toEqual({ '@type': 'AggregateOffer', priceCurrency: 'INR', ...offer });
});

test('what a square foot costs has its unit, and the day of the check', () => {
  const trust = { ...aProjectPage().trust, rate: { rupees: 11_173, unit: 'sq.ft' } as const };
  const { priceSpecification } = listingOf({ checkedAt: '2026-11-04' }, { trust })['offers'] as Record<string, unknown>;
  expect(priceSpecification).toEqual({
    '@type': 'UnitPriceSpecification',
    ...{ price: 11_173, priceCurrency: 'INR', unitCode: 'FTK', validFrom: '2026-11-04' },
  });
});

test('each registration identifies the place, and days are those of the record', () => {
  const registration = (name: string | null, number: string) => ({ name, number, facts: [] });
  const trust = {
    ...aProjectPage().trust,
    registrations: [registration('Phase 1', 'RC/1'), registration(null, 'RC/2')],
    authority: { short: 'HARERA Gurugram', siteUrl: 'https://haryanarera.gov.in' },
    href: 'https://haryanarera.gov.in/1',
  };
  const listing = listingOf({ postedAt: '2026-01-31' }, { trust });
  const of = { '@type': 'PropertyValue', propertyID: 'HARERA Gurugram', url: 'https://haryanarera.gov.in/1' };
  const phase = { ...of, name: 'Phase 1', value: 'RC/1' };
  expect(listing.mainEntity['identifier']).toEqual([phase, { ...of, value: 'RC/2' }]);
  expect(listing).toMatchObject({ datePosted: '2026-01-31', dateModified: '2026-08-01' });
});

test('a floor plan says its bedrooms where they are one number', () => {
  const told = { '3 BHK + Study': 3, '2½ BHK': 2.5, 'Three Bedroom Villa': 3, '11 BHK': 11 };
  const untold = { '4 BHK+': undefined, '2/3 BHK': undefined, Studio: undefined, Shop: undefined };
  const bedrooms = Object.entries({ ...told, ...untold });
  const floors = bedrooms.map(([configuration]) => {
    return { configuration, areaText: '', area: null, priceText: null, priceRupees: null, images: [] };
  });
  const value = { projectId: 'neem', projectName: 'Neem', floors };
  const listing = listingOf({}, { ...AROUND, floorPlan: { kind: 'ready', value } });
  const plans = listing.mainEntity['accommodationFloorPlan'] as { name: string; numberOfBedrooms?: number }[];
  expect(plans.map(({ name, numberOfBedrooms }) => [name, numberOfBedrooms])).toEqual(bedrooms);
});

test('a price that is no number is no offer, and defaults are left out', () => {
  const { name, price: priceText, description } = PROJECT_DEFAULTS;
  const unknown = { price: null, shortDescription: null, rera: null, updatedAt: null };
  const listing = listingOf({ name, priceText, description, ...unknown }, { region: null, coordinates: null });
  expect(Object.keys(listing).sort()).toEqual(['@type', 'image', 'mainEntity', 'provider', 'url']);
  expect(Object.keys(listing.mainEntity).sort()).toEqual(['@type', 'address']);
});

test.each([
  ['real', { lat: 28.4, lng: 76.9 }, true],
  ['unknown', null, false],
  ['the default of the specification', { lat: 28.6139, lng: 77.209 }, false],
])('coordinates: %s', (_case, coordinates, isTold) => {
  expect('geo' in listingOf({}, { region: null, coordinates }).mainEntity).toBe(isTold);
});

test.each(UNIT_TYPES.map((unitType) => [unitType]))('%s is a kind of place', (unitType) => {
  const isHome = unitType !== 'Residential Land' && unitType !== 'Commercial';
  const type = String(listingOf({ unitType }).mainEntity['@type']);
  expect(['ApartmentComplex', 'SingleFamilyResidence'].includes(type)).toBe(isHome);
});

test('every address has its host', () => {
  const listing = listingOf({});
  expect(listing['url']).toBe('https://www.aangan.example/project-details/vatika/mogra-courts');
  expect(listing['image']).toEqual(['https://www.aangan.example/images/projects/residential-01.jpg']);
});

test.each([
  ['a page', pageTrail('About'), ['Home', 'About']],
  ['a project', projectTrail(aProject()), ['Home', 'Developers', 'Vatika', 'Mogra Courts']],
  ['a step without a page is left out', sectionTrail('Location', 'Mogra Courts'), ['Home', 'Mogra Courts']],
])('trail of %s', (_case, trail, names) => {
  const items = JSON.parse(JSON.stringify(breadcrumbList(trail, SITE).itemListElement)) as Record<string, unknown>[];
  expect(items.map(({ name }) => name)).toEqual(names);
  expect(items.map(({ position }) => position)).toEqual(names.map((_name, index) => index + 1));
  expect(items.map((item) => 'item' in item)).toEqual(names.map((_name, index) => index < names.length - 1));
});

test('a developer is an organisation of its own, without our phone', () => {
  const { developer } = aProjectPage();
  const index = createFacetIndex([toListingRecord(aProject())], LISTING_RULES);
  const listing = {
    variant: { isCommercial: false, page: 1 },
    hasToggle: false,
    nouns: { main: 'homes', commercial: 'projects' },
    view: viewListing(index, initialListingState(LISTING_RULES)),
    map: null,
    mapCities: [],
  };
  const text = JSON.stringify(developerGraph({ developer, listing, site: SITE }));
  expect(text).toContain('/project-details/vatika/mogra-courts');
  expect(text).toContain('"@type":"Organization"');
  expect(text).not.toContain('telephone');
});

test('only developers with a page here are listed', () => {
  const one = { href: '/project-details/vatika', projectCount: 2 };
  expect(developerHrefs([one, { ...one, projectCount: 0 }, { ...one, href: 'https://elsewhere.example' }])).toEqual([
    '/project-details/vatika',
  ]);
});

test.each([
  ['0124 400 0000', '+911244000000'],
  ['98100 12345', '+919810012345'],
  ['+91 00000 00000', '+910000000000'],
  ['+44 (0)20 7946 0000', '+442079460000'],
])('the phone number that the office writes as %s is %s for a crawler', (phone, telephone) => {
  const place = { address: { country: 'IN' }, coordinates: AROUND.coordinates, social: {}, email: 'a@b.in' };
  const site = { ...SITE, ...place, phone } as unknown as Site;
  const graph = homeGraph({ site, cityNames: [], shareImage: { src: '/a.png', width: 1, height: 1, alt: '' } });
  expect(JSON.stringify(graph)).toContain(`"telephone":"${telephone}"`);
});

const floorPlan = (over: object = {}) => {
  const floor = { configuration: '3 BHK', areaText: '1,020 sq.ft carpet', area: { minSqft: 1020, maxSqft: 1020 } };
  const floors = [{ ...floor, priceText: '₹ 1 Cr', priceRupees: 10_000_000, images: [], ...over }];
  return { kind: 'ready', value: { projectId: 'neem', projectName: 'Neem', floors } } as const;
};

test.each([
  ['Under Construction', 'PreSale'],
  ['Ready To move', 'InStock'],
  ['Sold Out', 'SoldOut'],
])('a configuration is offered with its price; %s is %s', (status, availability) => {
  const listing = listingOf({ status }, { ...AROUND, floorPlan: floorPlan() });
  const offered = { price: 10_000_000, priceCurrency: 'INR', availability: `https://schema.org/${availability}` };
  const offer = { '@type': 'Offer', ...offered, itemOffered: { '@id': '#plan-1' } };
  expect(listing['offers']).toMatchObject({ offers: [offer] });
  expect(listing.mainEntity['accommodationFloorPlan']).toMatchObject([
    { '@id': '#plan-1', name: '3 BHK', floorSize: { name: 'Carpet area', value: 1020, unitCode: 'FTK' } },
  ]);
});

test('land has offers by name, since a place has no floor plans; without a price there is no offer', () => {
  const land = listingOf({ unitType: 'Residential Land' }, { ...AROUND, floorPlan: floorPlan() });
  expect(land['offers']).toMatchObject({ offers: [{ name: '3 BHK' }] });
  const onRequest = listingOf({}, { ...AROUND, floorPlan: floorPlan({ priceRupees: null }) });
  expect(onRequest['offers']).not.toHaveProperty('offers');
});

test('a project lies in its locality, which lies in its city', () => {
  const within = [
    { name: 'Sector 83', href: '/locality/sector-83' },
    { name: 'Gurgaon', href: '/city/gurgaon' },
  ];
  expect(listingOf({}, { ...AROUND, within }).mainEntity['containedInPlace']).toEqual({
    '@type': 'Place',
    '@id': 'https://www.aangan.example/locality/sector-83#place',
    name: 'Sector 83',
    containedInPlace: { '@type': 'City', '@id': 'https://www.aangan.example/city/gurgaon#place', name: 'Gurgaon' },
  });
});
