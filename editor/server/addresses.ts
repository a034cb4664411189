import { cityPath, developerPath, localityPath, projectPath, ROUTES } from '@/lib/domain/site/routes';
import { textIn } from '../entries/record-words';
import type { Entry } from '../entries/entries';
import type { WorkingCopy } from '../entries/working-copy';
import { valueAt } from '@/lib/content/files/walk';

const PAGES: Readonly<Record<string, string>> = {
  trending: ROUTES.trending,
  careers: ROUTES.career,
  about: ROUTES.about,
  rate: ROUTES.costOfBuying,
  site: ROUTES.contact,
};

/** The page that shows an entry (spec 2). */
export function addressOf(copy: WorkingCopy, { type, key, file, path }: Entry): string {
  const isCity = valueAt(copy.json('cities'), [key]) !== undefined;
  if (type === 'project') return projectPath(String(path[0]), key);
  if (type === 'developer') return developerPath(key);
  if (type === 'city' || type === 'map') return textIn(valueAt(copy.json('cities'), [key]), 'path') || cityPath(key);
  if (type === 'locality') return isCity ? cityPath(key) : localityPath(key);
  const slug = type === 'service' ? textIn(valueAt(copy.json(file), path), 'slug') : '';
  if (slug !== '') return slug.startsWith('/') ? slug : `/service/${slug}`;
  return Object.hasOwn(PAGES, type) ? (PAGES[type] ?? ROUTES.home) : ROUTES.home;
}
