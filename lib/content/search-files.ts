import 'server-only';
import { PROJECT_DEFAULTS } from '@/lib/domain/project';
import { localityPath, ROUTES } from '@/lib/domain/routes';
import { isExternalUrl } from '@/lib/domain/links';
import {
  packSearchProject,
  searchPartFile,
  toSearchParts,
  toSearchSummary,
  type FirstSearchPart,
} from '@/lib/domain/search-file';
import { getCities } from './cities';
import { fromContent } from './content';
import { getDevelopers } from './developers';
import { getLocalityPages } from './localities';
import { getLocationPageKeys } from './location-pages';
import { getLocation } from './locations';
import { getProjects } from './projects';
import { getServices } from './services';
import { getTrendingProjects } from './trending-projects';

function restOfSearch(): Omit<FirstSearchPart, 'parts' | 'projects'> {
  const priceOf = (text: string) => (text === PROJECT_DEFAULTS.price ? '' : text);
  return {
    companies: getDevelopers().map(({ slug, name, location, summary, projectCount }) => [
      slug,
      name,
      location ?? '',
      toSearchSummary(summary),
      projectCount,
    ]),
    trending: getTrendingProjects().map(({ id, name, projectHref, priceText, description, developerName, place }) => [
      id,
      name,
      projectHref,
      priceOf(priceText),
      toSearchSummary(description),
      developerName,
      place,
    ]),
    localities: [
      ...getCities().map(({ slug, name, href, state, intro }): FirstSearchPart['localities'][number] => [
        slug,
        name,
        href,
        state,
        toSearchSummary(intro[0] ?? ''),
      ]),
      ...getLocalityPages().map(({ id, name, cityName, description }): FirstSearchPart['localities'][number] => [
        id,
        name,
        localityPath(id),
        cityName,
        toSearchSummary(description),
      ]),
    ],
    services: getServices().map(({ id, name, href, description }) => [
      id,
      name,
      // Without a page of its own the way to it is to ask (spec 4, Service tile).
      href && !isExternalUrl(href) ? href : ROUTES.contact,
      toSearchSummary(description),
    ]),
  };
}

/** The files of the search data by name, made of the content (decisions, Search). */
export const getSearchFiles: () => ReadonlyMap<string, string> = fromContent(() => {
  const pages = new Set(getLocationPageKeys());
  const nearbyOf = (id: string) => (pages.has(id) ? (getLocation(id)?.nearby ?? []).map(({ name }) => name) : null);
  const projects = getProjects().map((project) => packSearchProject(project, nearbyOf(project.id)));
  const parts = toSearchParts(restOfSearch(), projects);
  return new Map(parts.map((part, at) => [searchPartFile(at + 1), JSON.stringify(part)]));
});
