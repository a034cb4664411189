import type { City } from '../place/city';
import type { ListingVariant } from '../listing/listing';
import type { Project } from '../project/project';
import {
  categoryPath,
  cityKindPath,
  cityPath,
  developerPath,
  listingPath,
  localityPath,
  projectPath,
  ROUTES,
  stateCostPath,
  listingVariantPath,
} from '../site/routes';
import { CATEGORY_LABELS, type ProjectCategory, type CityKind, CITY_KIND_LABELS } from '../site/kinds';
import { variantWords } from '../listing/words';

/** A step of the trail from Home to a page (spec 2, Shared parts). */
export interface Crumb {
  name: string;
  /** Null for a path segment that has no page. */
  href: string | null;
}

const HOME: Crumb = { name: 'Home', href: ROUTES.home };

/** Home and the page itself. */
export function pageTrail(name: string): Crumb[] {
  return [HOME, { name, href: null }];
}

/** A page below a segment that has no page of its own: `/location/{key}`. */
export function sectionTrail(section: 'Floor Plans' | 'Location' | 'Services', name: string): Crumb[] {
  return [HOME, { name: section, href: null }, { name, href: null }];
}

/** A state below the page of all states. */
export function stateCostTrail({ id, name }: { id: string; name: string }): Crumb[] {
  return [HOME, { name: 'Cost of buying', href: ROUTES.costOfBuying }, { name, href: stateCostPath(id) }];
}

export function developerTrail({ slug, name }: { slug: string; name: string }): Crumb[] {
  return [HOME, { name: 'Developers', href: ROUTES.developersList }, { name, href: developerPath(slug) }];
}

export function projectTrail({ developerSlug, developerName, id, name }: Project): Crumb[] {
  return [
    ...developerTrail({ slug: developerSlug, name: developerName }),
    { name, href: projectPath(developerSlug, id) },
  ];
}

export function brochureTrail({ developerSlug, id, name }: Project): Crumb[] {
  return [HOME, { name, href: projectPath(developerSlug, id) }, { name: 'Brochure', href: null }];
}

function cityCrumbs(city: Pick<City, 'slug' | 'name' | 'href'>): Crumb[] {
  const segment: Crumb[] = city.href === cityPath(city.slug) ? [{ name: 'City', href: null }] : [];
  return [HOME, ...segment, { name: city.name, href: city.href }];
}

export function cityTrail(city: Pick<City, 'slug' | 'name' | 'href'>): Crumb[] {
  return cityCrumbs(city);
}

export function cityKindTrail(
  city: Pick<City, 'slug' | 'name' | 'href'>,
  kind: CityKind,
  variant: ListingVariant,
): Crumb[] {
  const base = cityKindPath(city.slug, kind);
  return withVariant([...cityCrumbs(city), { name: CITY_KIND_LABELS[kind], href: base }], base, variant);
}

export function localityTrail({ id, name }: { id: string; name: string }, variant: ListingVariant): Crumb[] {
  const base = localityPath(id);
  return withVariant([HOME, { name: 'Locality', href: null }, { name, href: base }], base, variant);
}

export function categoryTrail(category: ProjectCategory, variant: ListingVariant): Crumb[] {
  const base = categoryPath(category);
  return withVariant([HOME, { name: CATEGORY_LABELS[category], href: base }], base, variant);
}

export function allProjectsTrail(variant: ListingVariant): Crumb[] {
  return withVariant([HOME, { name: 'All Projects', href: ROUTES.projects }], ROUTES.projects, variant);
}

/** A developer's listing, over all cities or in one. */
export function developerListingTrail(
  developer: { slug: string; name: string },
  city: { slug: string; name: string } | null,
  variant: ListingVariant,
): Crumb[] {
  const trail: Crumb[] = [
    HOME,
    { name: 'Developer Projects', href: null },
    { name: developer.name, href: listingPath(developer.slug) },
    ...(city ? [{ name: city.name, href: listingPath(developer.slug, city.slug) }] : []),
  ];
  return withVariant(trail, listingPath(developer.slug, city?.slug), variant);
}

/** Appends a listing's type and page to its trail: 'Commercial', 'Page 2'. */
export function withVariant(trail: Crumb[], base: string, { isCommercial, page }: ListingVariant): Crumb[] {
  const words = variantWords({ isCommercial, page });
  const crumbs = words.map((name, at) => ({
    name,
    href: listingVariantPath(base, isCommercial, at === words.length - 1 ? page : 1),
  }));
  return [...trail, ...crumbs];
}
