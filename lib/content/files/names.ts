import 'server-only';
import { plainName, toSlug } from '@/lib/domain/site/slug';
import type { ContentSet } from './loaded-file';
import { memoizeByObject } from './memoize';

/** If two names are equal, the first one wins; the content check refuses the second. */
const developerIndex = memoizeByObject(({ developerNames }: ContentSet) => {
  const nameOf = new Map(developerNames.entries.map(({ key, value }) => [key, value.trim()]));
  const slugOf = new Map(developerNames.entries.toReversed().map(({ key, value }) => [plainName(value), key]));
  return { nameOf, slugOf };
});

/** Display name of a slug (developerNames.json), null if the map has none. */
export function developerNameOf(content: ContentSet, slug: string): string | null {
  return developerIndex(content).nameOf.get(slug) ?? null;
}

/** Slug of a developer's name: from developerNames.json, ignoring case, hyphens and spaces, else derived (spec 9). */
export function developerSlugOf(content: ContentSet, name: string): string {
  return developerIndex(content).slugOf.get(plainName(name)) ?? toSlug(name);
}

interface CityName {
  slug: string;
  name: string;
}

/** The city with a name or slug, ignoring case, hyphens and spaces; null if cities.json has none. */
export function cityNamed(content: ContentSet, name: string): CityName | null {
  return cityIndex(content).get(plainName(name)) ?? null;
}

const cityIndex = memoizeByObject(({ cities }: ContentSet): ReadonlyMap<string, CityName> => {
  const index = new Map<string, CityName>();
  for (const { key, value } of cities.entries) {
    for (const known of [value.name, key].map(plainName)) {
      if (!index.has(known)) index.set(known, { slug: key, name: value.name.trim() });
    }
  }
  return index;
});
