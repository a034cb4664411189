import type { CityKind } from '../site/kinds';
import {
  citiesGroup,
  cityKindGroups,
  isMainCity,
  MENU_LINKS,
  projectsMenu,
  QUICK_LINKS,
  SERVICE_LINKS,
  moreMenuLinks,
} from './navigation';

const gurgaon = {
  slug: 'gurgaon',
  name: 'Gurgaon',
  href: '/city/gurgaon',
  kinds: ['new', 'residential', 'commercial'],
};
const delhi = { slug: 'delhi', name: 'Delhi', href: '/city/delhi', kinds: ['residential'] };
const goa = { slug: 'goa', name: 'Goa', href: '/goa', kinds: ['residential'] };
const cities = [gurgaon, delhi, goa].map((city) => ({ ...city, kinds: city.kinds as CityKind[] }));

test('the Projects menu counts each category and announces the two to come', () => {
  const projects = [{ category: 'residential' }, { category: 'residential' }, { category: 'sco' }] as const;
  expect(projectsMenu(projects)).toEqual([
    { label: 'Residential', href: '/residential', note: '2' },
    { label: 'Commercial', href: '/commercial', note: '0' },
    { label: 'Plots', href: '/plots', note: '0' },
    { label: 'SCO', href: '/sco', note: '1' },
    { label: 'Affordable', href: '/coming-soon', note: 'Coming soon' },
    { label: 'Resale', href: '/coming-soon', note: 'Coming soon' },
  ]);
});

test.each([
  ['a city under /city', gurgaon, true],
  ['a city at a bare path', goa, false],
])('%s', (_, city, expected) => {
  expect(isMainCity(city)).toBe(expected);
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
  expect(cityKindGroups([{ ...delhi, kinds: ['residential'] }]).map((group) => group.title)).toEqual([
    'Residential property',
  ]);
});

const written = ({ links }: { links: readonly { label: string; href: string }[] }) =>
  links.map(({ label, href }) => `${label} ${href}`);

test('every city is linked at its own address', () => {
  expect(citiesGroup(cities).title).toBe('Cities');
  expect(written(citiesGroup(cities))).toEqual(['Gurgaon /city/gurgaon', 'Delhi /city/delhi', 'Goa /goa']);
});

test('the menu is that of the specification (spec 2, Header)', () => {
  const { beforeProjects, afterProjects } = MENU_LINKS;
  expect(written({ links: [...beforeProjects, ...afterProjects] })).toEqual([
    'Home /',
    'Trending Projects /trending-projects',
    'About /about',
    'Contact Us /contact-us',
  ]);
});

test('services and quick links are those of the specification, and the pages nothing else leads to', () => {
  expect([SERVICE_LINKS.title, QUICK_LINKS.title]).toEqual(['Services', 'Quick links']);
  expect(written(SERVICE_LINKS)).toEqual([
    'Residential /residential',
    'Commercial /commercial',
    'Plots /plots',
    'SCO /sco',
  ]);
  expect(written(QUICK_LINKS)).toEqual([
    'Home /',
    'About /about',
    'Contact Us /contact-us',
    'Careers /career',
    'Developers /developers',
    'All Projects /projects',
    'Cost of buying /cost-of-buying',
    'What can I afford? /affordability',
  ]);
});

test('the menu on phones has a second group: main cities, and pages that visitors look for', () => {
  const cities = [
    { slug: 'gurgaon', name: 'Gurgaon', href: '/city/gurgaon' },
    { slug: 'goa', name: 'Goa', href: '/goa' },
  ];
  expect(written({ links: moreMenuLinks(cities) })).toEqual([
    'Gurgaon /city/gurgaon',
    'Developers /developers',
    'Services /#services',
    'Floor plans /floor-plans',
    'Shortlist /shortlist',
  ]);
});
