import { CITY_KIND_LABELS, PROJECT_CATEGORIES } from '../site/kinds';
import { cityKindPath } from '../site/routes';
import { formatListingAddress } from './address';
import type { ListingRecord } from './record';
import { activeFilters, type ListingRules, type ListingState } from './state';

/** A city that has a map; `href` is its page. */
export interface MapCity {
  slug: string;
  name: string;
  href: string;
}

export interface MapLink {
  label: string;
  href: string;
}

/**
 * Where the projects of a listing of several cities are on a map: their cities; after a choice the listings of the cities
 * that hold what was found, with the choice and how many there are.
 */
export function toMapLinks(
  cities: readonly MapCity[],
  found: readonly Pick<ListingRecord, 'localities' | 'category'>[],
  state: ListingState,
  rules: ListingRules,
): MapLink[] {
  if (activeFilters(state, rules).length === 0) {
    return cities.map(({ name, href }) => ({ label: name, href: `${href}#map` }));
  }
  return cities.flatMap(({ slug, name }) =>
    PROJECT_CATEGORIES.flatMap((category) => {
      const own = found.filter((each) => each.category === category && each.localities.at(-1) === name);
      if (own.length === 0) return [];
      const base = cityKindPath(slug, category);
      const href = formatListingAddress({ base, linkBase: base }, rules, { ...state, isCommercial: false, page: 1 });
      return { label: `${CITY_KIND_LABELS[category]}, ${name}: ${own.length}`, href: `${href}#map` };
    }),
  );
}
