import 'server-only';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import { PROJECT_DEFAULTS, type Project } from '@/lib/domain/project/project';
import { ROUTES } from '@/lib/domain/site/routes';
import { isExternalUrl } from '@/lib/domain/site/links';
import { filteredFacts, filterLabelsOf } from '@/lib/domain/search/catalogue';
import { NAMED_SUMMARY_LENGTH, toSearchProject, toSearchSummary, type SearchFile } from '@/lib/domain/search/file';
import { memoizeByObject } from '../../files/memoize';
import { getAmenitiesSection, getListedNames, getSpecificationsSection } from '../../records/catalogue';
import { getCities, getMainCities, getPlaceNames } from '../../records/cities';
import { getDevelopers } from '../../records/developers';
import { getFloorPlan } from '../../records/floor-plans';
import { getLocalityPages } from '../../records/localities';
import { getLocation } from '../../records/locations';
import { getProjects } from '../../records/projects';
import { getPaymentPlansSection } from '../../records/sections';
import { valueOf } from '@/lib/domain/project/page';
import { getServices } from '../../records/pages';
import { getTrendingProjects } from '../../records/trending-projects';
import { getUnitFacts } from '../../records/units';
import { getEmptyPages } from '../shell';

/** A project as the search reads it, memoised. */
const toSearched = memoizeByObject((project: Project) =>
  toSearchProject(
    project,
    getLocation(project.id)?.nearby ?? null,
    getFloorPlan(project.id)?.floors,
    getListedLabels(project.id),
    valueOf(getPaymentPlansSection(project.id))?.map(({ name, installments: [first] }) =>
      first?.percentage ? `${name}, ${first.percentage} % at booking` : name,
    ),
    Boolean(valueOf(getAmenitiesSection(project.id))?.length),
    getUnitFacts(project.id),
  ),
);

const offeredBy = memoizeByObject((projects: readonly Project[]) => filteredFacts(projects.map(toSearched)));

/** Labels of the facts by which the listings filter a project. */
export const getFilterLabels = (project: Project) => filterLabelsOf(toSearched(project), offeredBy(getProjects()));

/** All that the search finds besides the pages. */
export function getSearchFile(): SearchFile {
  const cities = getCities().map(({ slug, name, href, state, intro }) => {
    const description = toSearchSummary(intro[0] ?? '', NAMED_SUMMARY_LENGTH);
    return { id: slug, name, path: href, location: state, description };
  });
  const localities = getLocalityPages().map(({ id, name, cityName, description }) => {
    return { id, name, location: cityName, description: toSearchSummary(description, NAMED_SUMMARY_LENGTH) };
  });
  return {
    projects: getProjects().map(toSearched),
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
    mainCities: getMainCities(),
    emptyPages: getEmptyPages(),
    places: getPlaceNames(),
    listed: getListedNames(),
    cities,
    localities,
    services: getServices().map(({ id, name, href, description }) => {
      // A service without a page on this site leads to the contact page (spec 4, Service tile).
      const path = href && !isExternalUrl(href) ? href : ROUTES.contact;
      return { id, name, path, description: toSearchSummary(description) };
    }),
  };
}

/** Labels of a project's amenities and specifications. */
function getListedLabels(projectId: string): string[] {
  const sections = [getAmenitiesSection(projectId), getSpecificationsSection(projectId)];
  return sections.flatMap((section) => valueOf(section)?.map(({ label }) => label) ?? []);
}
