import 'server-only';
import { plainName, toSlug } from '@/lib/domain/slug';
import type { ContentSet } from './load-content';

interface DeveloperIndex {
  nameOf: ReadonlyMap<string, string>;
  slugOf: ReadonlyMap<string, string>;
}

const indexes = new WeakMap<ContentSet, DeveloperIndex>();

function indexOf(content: ContentSet): DeveloperIndex {
  const index = indexes.get(content) ?? indexDevelopers(content);
  indexes.set(content, index);
  return index;
}

/** Of two equal names the first counts: the check refuses them. */
function indexDevelopers({ developerNames }: ContentSet): DeveloperIndex {
  const nameOf = new Map(developerNames.entries.map(({ key, value }) => [key, value.trim()]));
  const slugOf = new Map(developerNames.entries.toReversed().map(({ key, value }) => [plainName(value), key]));
  return { nameOf, slugOf };
}

/** Display name of a slug (developerNames.json), null where the map has none. */
export function developerNameOf(content: ContentSet, slug: string): string | null {
  return indexOf(content).nameOf.get(slug) ?? null;
}

/** Slug of a developer's name: the fixed map's, names matched ignoring case, hyphens and spaces (spec 9). */
export function developerSlugOf(content: ContentSet, name: string): string {
  return indexOf(content).slugOf.get(plainName(name)) ?? toSlug(name);
}
