import 'server-only';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import { PROJECT_DEFAULTS, type Project } from '@/lib/domain/project/project';
import { ROUTES } from '@/lib/domain/site/routes';
import { isExternalUrl } from '@/lib/domain/site/links';
import {
  NAMED_SUMMARY_LENGTH,
  countSearchParts,
  ofSearchPart,
  searchPartFile,
  toSearchSummary,
  type FirstSearchPart,
} from '@/lib/domain/search/file';
import { getCities } from '../../records/cities';
import { getContent } from '../../set/content';
import { getDevelopers } from '../../records/developers';
import { getLocalityPages } from '../../records/localities';
import { getLocation } from '../../records/locations';
import { getProjects } from '../../records/projects';
import { getServices } from '../../records/services';
import { getTrendingProjects } from '../../records/trending-projects';

function restOfSearch(): Omit<FirstSearchPart, 'parts' | 'projects'> {
  const cities = getCities().map(({ slug, name, href, state, intro }) => {
    const description = toSearchSummary(intro[0] ?? '', NAMED_SUMMARY_LENGTH);
    return { id: slug, name, path: href, location: state, description };
  });
  const localities = getLocalityPages().map(({ id, name, cityName, description }) => {
    return { id, name, location: cityName, description: toSearchSummary(description, NAMED_SUMMARY_LENGTH) };
  });
  return {
    companies: getDevelopers().map(({ slug, name, location, summary, projectCount }) => {
      const description = `Developer · ${formatProjectCount(projectCount)} · ${toSearchSummary(summary, NAMED_SUMMARY_LENGTH)}`;
      return { id: slug, name, location: location ?? '', description };
    }),
    trending: getTrendingProjects().map(
      ({ id, name, projectHref, priceText, description, developerName, placeText }) => ({
        id,
        name,
        path: projectHref,
        ...(priceText === PROJECT_DEFAULTS.price ? {} : { price: priceText }),
        description: toSearchSummary(description),
        company: developerName,
        location: placeText,
      }),
    ),
    localities: [...cities, ...localities],
    services: getServices().map(({ id, name, href, description }) => {
      // A service without a page on this site leads to the contact page (spec 4, Service tile).
      const path = href && !isExternalUrl(href) ? href : ROUTES.contact;
      return { id, name, path, description: toSearchSummary(description) };
    }),
  };
}

/** Names of the search data files. */
export function getSearchFileNames(): string[] {
  const { residentialProjects, commercialProjects } = getContent();
  const count = countSearchParts(residentialProjects.entries.length + commercialProjects.entries.length);
  return Array.from({ length: count }, (_, at) => searchPartFile(at + 1));
}

/** Names of the points of interest around a project, null if it has no location record. */
export function getNearbyNames(projectId: string): string[] | null {
  return getLocation(projectId)?.nearby.map(({ name }) => name) ?? null;
}

/** Data of one search file: its projects, and in the first file everything else. */
export function getSearchPart(file: string): { rest: ReturnType<typeof restOfSearch> | null; projects: Project[] } {
  const part = getSearchFileNames().indexOf(file) + 1;
  return { rest: part === 1 ? restOfSearch() : null, projects: ofSearchPart(getProjects(), part) };
}
