import 'server-only';
import { plainName } from '@/lib/domain/site/slug';
import type { ContentSet } from './content-set';
import { memoizeByObject } from './memoize';

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
