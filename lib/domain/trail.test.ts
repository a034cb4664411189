import { allProjectsTrail, categoryTrail, cityKindTrail, cityTrail, companyListingTrail } from './trail';

const PLAIN = { isCommercial: false, page: 1 };
const GURGAON = { slug: 'gurgaon', name: 'Gurgaon', href: '/city/gurgaon' };
const GOA = { slug: 'goa', name: 'Goa', href: '/goa' };
const VATIKA = { slug: 'vatika', name: 'Vatika' };

test.each([
  ['a city below /city', cityTrail(GURGAON), ['Home', 'City', 'Gurgaon']],
  ['a city with a path of its own', cityTrail(GOA), ['Home', 'Goa']],
  ['a city’s plots', cityKindTrail(GURGAON, 'plots', PLAIN), ['Home', 'City', 'Gurgaon', 'Plots']],
  ['a category', categoryTrail('sco', PLAIN), ['Home', 'SCO']],
  ['its third page', categoryTrail('sco', { isCommercial: false, page: 3 }), ['Home', 'SCO', 'Page 3']],
  [
    'the other type, page 2',
    allProjectsTrail({ isCommercial: true, page: 2 }),
    ['Home', 'All Projects', 'Commercial', 'Page 2'],
  ],
  [
    'a developer in a city',
    companyListingTrail(VATIKA, GURGAON, PLAIN),
    ['Home', 'Developer Projects', 'Vatika', 'Gurgaon'],
  ],
])('%s', (_case, trail, names) => {
  expect(trail.map(({ name }) => name)).toEqual(names);
});

test('the other type and further pages have their own address', () => {
  expect(allProjectsTrail({ isCommercial: true, page: 2 }).map(({ href }) => href)).toEqual([
    '/',
    '/projects',
    '/projects/commercial',
    '/projects/commercial/page/2',
  ]);
});
