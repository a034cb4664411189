import type { ProjectCategory } from '../site/kinds';
import { popularLinks } from './popular-links';

const CITY = { name: 'Gurgaon', href: '/city/gurgaon', isCity: true };
const place = (id: string) => ({ name: id, href: `/locality/${id}`, isCity: false });
const FIRST = '/projects?bedrooms=3+BHK';
const LAST = ['/projects?status=Ready+To+move', '/sco'];

const project = (bedrooms: string[], status: string, category: ProjectCategory) => ({ bedrooms, status, category });
const ALL = [project(['2 BHK', '3 BHK'], 'New Launch', 'residential'), project([], 'Ready To move', 'sco')];

test.each([
  ['cities are left out', [CITY, place('a')], ALL, [FIRST, '/locality/a', ...LAST]],
  ['no SCO and nothing ready', [place('a')], ALL.slice(0, 1), [FIRST, '/locality/a']],
  ['no 3 BHK', [], ALL.slice(1), LAST],
])('popular links: %s', (_, localities, projects, hrefs) => {
  expect(popularLinks(localities, projects).map(({ href }) => href)).toEqual(hrefs);
});
