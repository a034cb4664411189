import 'server-only';
import { plainName } from '@/lib/domain/slug';
import type { ContentSet } from './load-content';

interface CityName {
  slug: string;
  name: string;
}

const indexes = new WeakMap<ContentSet, Map<string, CityName>>();

/** The city of a name or slug, ignoring case, hyphens and spaces; null where cities.json has none. */
export function cityNamed(content: ContentSet, name: string): CityName | null {
  const index = indexes.get(content) ?? indexCities(content);
  indexes.set(content, index);
  return index.get(plainName(name)) ?? null;
}

function indexCities({ cities }: ContentSet): Map<string, CityName> {
  const index = new Map<string, CityName>();
  for (const { key, value } of cities.entries) {
    for (const known of [value.name, key].map(plainName)) {
      if (!index.has(known)) index.set(known, { slug: key, name: value.name.trim() });
    }
  }
  return index;
}
