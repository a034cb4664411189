import { cityPath, developerPath, localityPath, projectPath, ROUTES } from '@/lib/domain/site/routes';
import { textIn } from '@/lib/content/editing/record-words';
import type { Thing } from '@/lib/content/editing/things';
import type { WorkingCopy } from '@/lib/content/editing/working-copy';
import { valueAt } from '@/lib/content/files/walk';

const PAGES: Readonly<Record<string, string>> = {
  trending: ROUTES.trending,
  careers: ROUTES.career,
  about: ROUTES.about,
  rate: ROUTES.costOfBuying,
  site: ROUTES.contact,
};

/** The page that shows a thing (spec 2). */
export function addressOf(copy: WorkingCopy, { kind, key, file, path }: Thing): string {
  const isCity = valueAt(copy.json('cities'), [key]) !== undefined;
  if (kind === 'project') return projectPath(String(path[0]), key);
  if (kind === 'developer') return developerPath(key);
  if (kind === 'city' || kind === 'map') return textIn(valueAt(copy.json('cities'), [key]), 'path') || cityPath(key);
  if (kind === 'locality') return isCity ? cityPath(key) : localityPath(key);
  const slug = kind === 'service' ? textIn(valueAt(copy.json(file), path), 'slug') : '';
  if (slug !== '') return slug.startsWith('/') ? slug : `/service/${slug}`;
  return Object.hasOwn(PAGES, kind) ? (PAGES[kind] ?? ROUTES.home) : ROUTES.home;
}
