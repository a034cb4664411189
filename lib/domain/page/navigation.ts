import type { City } from '../place/city';
import { CATEGORY_LABELS, PROJECT_CATEGORIES, type CityKind } from '../site/kinds';
import { categoryPath, cityKindPath, ROUTES } from '../site/routes';

/** The pages about money. */
const moneyLinks = [
  { label: 'Cost of buying', href: ROUTES.costOfBuying },
  { label: 'What can I afford?', href: ROUTES.affordability },
] as const;

export interface NavLink {
  label: string;
  href: string;
}

/** One column of footer links. */
export interface NavGroup {
  title: string;
  links: NavLink[];
}

/** The header's entries before and after the Projects menu (spec 2, Header). */
export const MENU_LINKS = {
  beforeProjects: [{ label: 'Home', href: ROUTES.home }],
  afterProjects: [
    { label: 'Trending Projects', href: ROUTES.trending },
    { label: 'About', href: ROUTES.about },
    { label: 'Contact Us', href: ROUTES.contact },
  ],
} as const satisfies Record<string, readonly NavLink[]>;

const CATEGORY_LINKS: NavLink[] = PROJECT_CATEGORIES.map((category) => ({
  label: CATEGORY_LABELS[category],
  href: categoryPath(category),
}));

/** The four categories of the company (spec 2, Footer). */
export const SERVICE_LINKS: NavGroup = { title: 'Services', links: CATEGORY_LINKS };

/** The tools about money: in the menu on phones, under the banner, in the empty search, in the footer. */
export const MONEY_LINKS: readonly NavLink[] = [...moneyLinks];

/** Quick links of spec 2, and pages that no other page links to (routes-and-content, Routes). */
export const QUICK_LINKS: NavGroup = {
  title: 'Quick links',
  links: [
    { label: 'Home', href: ROUTES.home },
    { label: 'About', href: ROUTES.about },
    { label: 'Contact Us', href: ROUTES.contact },
    { label: 'Careers', href: ROUTES.career },
    { label: 'Developers', href: ROUTES.developersDirectory },
    { label: 'All Projects', href: ROUTES.projects },
    ...MONEY_LINKS,
  ],
};

/** The links without those to pages that have nothing to show. */
export function withoutEmpty<Link extends NavLink>(links: readonly Link[], emptyPages: readonly string[]): Link[] {
  return links.filter(({ href }) => !emptyPages.includes(href));
}

/** The smaller second group of the menu on phones, under the entries of spec 2. */
export function moreMenuLinks(cities: readonly Pick<City, 'name' | 'href' | 'isMain'>[]): NavLink[] {
  return [
    ...cities.filter(({ isMain }) => isMain).map(({ name, href }) => ({ label: name, href })),
    { label: 'Developers', href: ROUTES.developersDirectory },
    { label: 'Services', href: ROUTES.services },
    { label: 'Floor plans', href: ROUTES.floorPlans },
    { label: 'Shortlist', href: ROUTES.shortlist },
    ...MONEY_LINKS,
  ];
}

/** The Projects menu: the categories, then what is announced (spec 2, Header). */
export function projectsMenuLinks(announced: readonly string[]): NavLink[] {
  return [...CATEGORY_LINKS, ...announced.map((label) => ({ label, href: ROUTES.comingSoon }))];
}

const CITY_KIND_GROUPS: readonly { kind: CityKind; title: string; label: (cityName: string) => string }[] = [
  { kind: 'new', title: 'New property', label: (city) => `New Projects in ${city}` },
  { kind: 'residential', title: 'Residential property', label: (city) => `Residential in ${city}` },
  { kind: 'commercial', title: 'Commercial property', label: (city) => `Commercial in ${city}` },
];

/** The link columns per city: main cities only, and only listings that have projects (spec 2, Footer). */
export function cityKindGroups(
  cities: readonly (Pick<City, 'slug' | 'name' | 'isMain'> & { kinds: CityKind[] })[],
): NavGroup[] {
  return CITY_KIND_GROUPS.map(({ kind, title, label }) => ({
    title,
    links: cities
      .filter((city) => city.isMain && city.kinds.includes(kind))
      .map((city) => ({ label: label(city.name), href: cityKindPath(city.slug, kind) })),
  })).filter((group) => group.links.length > 0);
}

/** Every city's page (spec 2, Footer). */
export function citiesGroup(cities: readonly Pick<City, 'name' | 'href'>[]): NavGroup {
  return { title: 'Cities', links: cities.map(({ name, href }) => ({ label: name, href })) };
}
