import { toMapLinks } from './map-links';
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
