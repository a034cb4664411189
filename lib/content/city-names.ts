import 'server-only';
import { isSameName } from '@/lib/domain/slug';
import type { ContentSet } from './load-content';

/** The city of a name or slug, ignoring case, hyphens and spaces; null where cities.json has none. */
export function cityNamed(content: ContentSet, name: string): { slug: string; name: string } | null {
  const entry = content.cities.entries.find(({ key, value }) => isSameName(value.name, name) || isSameName(key, name));
  return entry ? { slug: entry.key, name: entry.value.name.trim() } : null;
}
