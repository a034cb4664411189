import 'server-only';
import { isSameName, toSlug } from '@/lib/domain/slug';
import type { ContentSet } from './load-content';

/** Display name of a slug (developerNames.json), null where the map has none. */
export function developerNameOf(content: ContentSet, slug: string): string | null {
  return content.developerNames.entries.find(({ key }) => key === slug)?.value.trim() ?? null;
}

/** Slug of a developer's name: the fixed map's, names matched ignoring case, hyphens and spaces (spec 9). */
export function developerSlugOf(content: ContentSet, name: string): string {
  return content.developerNames.entries.find(({ value }) => isSameName(value, name))?.key ?? toSlug(name);
}
