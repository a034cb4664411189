import type { CityKind } from '../site/kinds';
import {
  citiesGroup,
  cityKindGroups,
  MENU_LINKS,
  projectsMenuLinks,
  QUICK_LINKS,
  SERVICE_LINKS,
  moreMenuLinks,
  withoutEmpty,
} from './navigation';

const kinds = ['new', 'residential', 'commercial'];
const gurgaon = { slug: 'gurgaon', name: 'Gurgaon', href: '/city/gurgaon', isMain: true, kinds };
const delhi = { slug: 'delhi', name: 'Delhi', href: '/city/delhi', isMain: true, kinds: ['residential'] };
const goa = { slug: 'goa', name: 'Goa', href: '/goa', isMain: false, kinds: ['residential'] };
const cities = [gurgaon, delhi, goa].map((city) => ({ ...city, kinds: city.kinds as CityKind[] }));

test('the Projects menu has each category and what is announced', () => {
  expect(written({ links: projectsMenuLinks(['Affordable', 'Resale']) })).toEqual([
    ...['Residential /residential', 'Commercial /commercial', 'Plots /plots', 'SCO /sco'],
    ...['Affordable /coming-soon', 'Resale /coming-soon'],
  ]);
});

test('a column lists the main cities that have such projects', () => {
  expect(cityKindGroups(cities)).toEqual([
    { title: 'New property', links: [{ label: 'New Projects in Gurgaon', href: '/city/gurgaon/new' }] },
    {
      title: 'Residential property',
      links: [
        { label: 'Residential in Gurgaon', href: '/city/gurgaon/residential' },
        { label: 'Residential in Delhi', href: '/city/delhi/residential' },
      ],
    },
    { title: 'Commercial property', links: [{ label: 'Commercial in Gurgaon', href: '/city/gurgaon/commercial' }] },
  ]);
});

test('a column without any link is left out', () => {
  const groups = cityKindGroups([{ ...delhi, kinds: ['residential'] }]);
  expect(groups.map(({ title }) => title)).toEqual(['Residential property']);
});

const written = ({ links }: { links: readonly { label: string; href: string }[] }) =>
  links.map(({ label, href }) => `${label} ${href}`);

test.each([
  ['nothing empty', [], ['/residential', '/commercial', '/plots', '/sco']],
  ['two categories without projects', ['/sco', '/plots'], ['/residential', '/commercial']],
  ['none has any', ['/residential', '/commercial', '/plots', '/sco'], []],
])('links to pages without anything to show are left out: %s', (_name, empty, left) => {
  expect(withoutEmpty(SERVICE_LINKS.links, empty).map(({ href }) => href)).toEqual(left);
});

test('every city is linked at its own address', () => {
  expect(citiesGroup(cities).title).toBe('Cities');
  expect(written(citiesGroup(cities))).toEqual(['Gurgaon /city/gurgaon', 'Delhi /city/delhi', 'Goa /goa']);
});

test('the menu is that of the specification (spec 2, Header)', () => {
  const { beforeProjects, afterProjects } = MENU_LINKS;
  expect(written({ links: [...beforeProjects, ...afterProjects] })).toEqual([
    ...['Home /', 'Trending Projects /trending-projects', 'About /about', 'Contact Us /contact-us'],
  ]);
});

test('services and quick links are those of the specification, and the pages nothing else leads to', () => {
  expect([SERVICE_LINKS.title, QUICK_LINKS.title]).toEqual(['Services', 'Quick links']);
  expect(written(SERVICE_LINKS)).toEqual([
    ...['Residential /residential', 'Commercial /commercial', 'Plots /plots', 'SCO /sco'],
  ]);
  expect(written(QUICK_LINKS)).toEqual([
    ...['Home /', 'About /about', 'Contact Us /contact-us', 'Careers /career', 'Developers /developers'],
    ...['All Projects /projects', 'Cost of buying /cost-of-buying', 'What can I afford? /affordability'],
  ]);
});

test('the menu on phones has a second group: main cities, and pages that visitors look for', () => {
  expect(written({ links: moreMenuLinks(cities) })).toEqual([
    ...['Gurgaon /city/gurgaon', 'Delhi /city/delhi', 'Developers /developers', 'Services /#services'],
    ...['Floor plans /floor-plans', 'Shortlist /shortlist', 'Cost of buying /cost-of-buying'],
    'What can I afford? /affordability',
  ]);
});
