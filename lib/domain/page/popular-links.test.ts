import { popularLinks } from './popular-links';

const CITY = { name: 'Gurgaon', href: '/city/gurgaon', isCity: true };
const place = (id: string) => ({ name: id, href: `/locality/${id}`, isCity: false });
const FIRST = '/projects?bedrooms=3+BHK';
const LAST = ['/projects?status=Ready+To+move', '/sco'];

test.each([
  ['cities are left out', [CITY, place('a')], [FIRST, '/locality/a', ...LAST]],
  ['one locality', [place('a'), place('b')], [FIRST, '/locality/a', ...LAST]],
  ['no localities', [], [FIRST, ...LAST]],
])('popular links: %s', (_, localities, hrefs) => {
  expect(popularLinks(localities).map(({ href }) => href)).toEqual(hrefs);
});
