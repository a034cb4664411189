import type { Facet } from './facets';
import type { ListingRecord } from './record';

/** The localities of one city. */
interface LocalityGroup<T> {
  city: string;
  facets: T[];
}

const collator = new Intl.Collator('en-IN', { numeric: true });

/** Compares names as people count: 'Sector 2' before 'Sector 10'. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}

/**
 * The city of each locality by its name in lower case. In a record's localities the last is its city; a name that
 * several cities have, for example 'Sector 62', belongs to all of them: 'Gurgaon, Noida'.
 */
export function citiesOfLocalities(records: readonly Pick<ListingRecord, 'localities'>[]): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const { localities } of records) {
    const city = localities.at(-1);
    if (!city) continue;
    for (const name of localities) {
      const cities = found.get(name.toLowerCase()) ?? new Set<string>();
      found.set(name.toLowerCase(), cities.add(city));
    }
  }
  return new Map([...found].map(([name, cities]) => [name, [...cities].sort(compareNames).join(', ')]));
}

/**
 * Localities by city, the city with most projects first and names shared by several cities last; in a city its own name
 * first, then the others as people count. `typed` keeps the names that contain it, ignoring case.
 */
export function groupLocalities<T extends Pick<Facet, 'value' | 'count'>>(
  facets: readonly T[],
  cityOf: ReadonlyMap<string, string>,
  typed = '',
): LocalityGroup<T>[] {
  const wanted = typed.trim().toLowerCase();
  const groups = new Map<string, T[]>();
  for (const facet of facets) {
    const city = cityOf.get(facet.value.toLowerCase()) ?? '';
    const group = groups.get(city) ?? [];
    groups.set(city, group);
    if (`${facet.value} ${city}`.toLowerCase().includes(wanted)) group.push(facet);
  }
  const rankOf = (city: string) => {
    const own = facets.find(({ value }) => value === city);
    return own ? own.count : -1;
  };
  const isCity = (facet: T, city: string) => Number(facet.value === city);
  return [...groups]
    .filter(([, own]) => own.length > 0)
    .map(([city, own]) => ({
      city,
      facets: own.sort((a, b) => isCity(b, city) - isCity(a, city) || compareNames(a.value, b.value)),
    }))
    .sort((a, b) => rankOf(b.city) - rankOf(a.city) || compareNames(a.city, b.city));
}
