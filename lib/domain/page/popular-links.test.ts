import { popularLinks } from './popular-links';

const CITY = { name: 'Gurgaon', href: '/city/gurgaon', isCity: true };
const place = (id: string) => ({ name: id, href: `/locality/${id}`, isCity: false });
const CATEGORIES = ['/residential', '/sco'];

test.each([
  ['cities are left out', [CITY, place('a')], ['/locality/a', ...CATEGORIES]],
  ['two localities at most', [place('a'), place('b'), place('c')], ['/locality/a', '/locality/b', ...CATEGORIES]],
  ['no localities', [], CATEGORIES],
])('popular links: %s', (_, localities, hrefs) => {
  expect(popularLinks(localities).map(({ href }) => href)).toEqual(hrefs);
});
