import {
  listingKey,
  listingVariants,
  parseListingVariant,
  projectsOfPage,
  splitListing,
  variantParams,
} from './listing';
import type { ProjectKind } from '../site/kinds';

const rows = (kind: ProjectKind, count: number) =>
  Array.from({ length: count }, (_, index) => ({ kind, id: `${kind} ${index + 1}` }));

const projects = (residential: number, commercial: number) => [
  ...rows('residential', residential),
  ...rows('commercial', commercial),
];

test.each([
  [9, 4, true, ['', 'page/2', 'commercial']],
  [0, 8, true, ['', 'page/2']],
  [4, 4, false, ['', 'page/2']],
])('%d residential and %d commercial, toggle %s: addresses %j', (residential, commercial, hasToggle, addresses) => {
  const variants = listingVariants(splitListing(projects(residential, commercial), hasToggle));
  expect(variants.map((segments) => segments.join('/'))).toEqual(addresses);
});

test.each([
  [[], { isCommercial: false, page: 1 }],
  [['page', '1'], null],
  [['gurgaon', '2'], null],
  [['page', '2', 'more'], null],
])('segments %j mean %j', (segments, variant) => {
  expect(parseListingVariant(segments)).toEqual(variant);
});

test('every address is one of the route’s', () => {
  expect(variantParams(splitListing(projects(9, 1), true))).toEqual([
    { variant: [] },
    { variant: ['page', '2'] },
    { variant: ['commercial'] },
  ]);
});

test('the second page of commercial holds what is left', () => {
  const listing = splitListing(projects(2, 7), true);
  expect(projectsOfPage(listing, { isCommercial: true, page: 2 }).map(({ id }) => id)).toEqual(['commercial 7']);
});

test.each([
  ['/projects', 'projects'],
  ['/developer-projects/vatika/gurgaon', 'developer-projects.vatika.gurgaon'],
])('the data file of %s is %s', (base, key) => {
  expect(listingKey(base)).toBe(key);
});
