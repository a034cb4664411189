// For content sets of thousands; with a hundred the plain way would do.
import { getCities } from '@/lib/content/records/cities';
import { getDevelopers } from '@/lib/content/records/developers';
import { cacheProjectHashes, hashData, shared } from '@/lib/content/pages/hash';
import { DATA_KINDS, PAGE_KINDS } from '@/lib/content/pages/kinds';
import { exportedFile, hasParams, pagePath } from '@/lib/content/pages/page-kind';
import { getShell } from '@/lib/content/pages/shell';
import { getCategoryShare, getCityShare, getDeveloperShare, getSiteShare } from '@/lib/content/records/share-cards';
import { getSite } from '@/lib/content/records/site';
import { PROJECT_CATEGORIES } from '@/lib/domain/site/kinds';

/** Route, params and data hash of each file, by its path in the export. */
export type PageHashes = Map<string, { route: string; params: object; hash: string }>;

/** Hash of the shell (header, menu, footer). */
export function hashShell(): string {
  return hashData(getShell());
}

/** Records and pictures that stand on thousands of pages. */
function* sharedRecords(): Generator<object | null> {
  yield* getSite().heroImages;
  for (const developer of getDevelopers()) yield* [developer, developer.banner, getDeveloperShare(developer)];
  for (const city of getCities()) yield* [city, city.image, getCityShare(city)];
  for (const category of PROJECT_CATEGORIES) yield getCategoryShare(category);
  yield getSiteShare();
}

/** Hashes of all pages and data files of routes with params: a partial build may skip them. */
export function hashPages(): PageHashes {
  for (const record of sharedRecords()) if (record) shared(record);
  const hashes: PageHashes = new Map();
  for (const kind of [...PAGE_KINDS, ...DATA_KINDS].filter(hasParams)) {
    for (const params of kind.params()) {
      const file = exportedFile(pagePath(kind, params));
      hashes.set(file, { route: kind.route, params, hash: hashData(kind.data(params)) });
    }
  }
  cacheProjectHashes();
  return hashes;
}
