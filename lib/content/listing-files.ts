import 'server-only';
import { listingKey, packListing, type PackedListing } from '@/lib/domain/listing-file';
import { toListingRecord } from '@/lib/domain/listing-record';
import { PROJECT_CATEGORIES, type Project } from '@/lib/domain/project';
import { categoryPath, cityKindPath, listingPath, ROUTES } from '@/lib/domain/routes';
import { getCities, getCityKinds, getProjectsOfCityKind } from './cities';
import { fromContent } from './content';
import { getDevelopers } from './developers';
import { getProjects, getProjectsOfCategory, getProjectsOfDeveloper } from './projects';

type Listing = [base: string, projects: Project[]];

function developerListings(slug: string): Listing[] {
  const projects = getProjectsOfDeveloper(slug);
  const cities = [...new Set(projects.map(({ citySlug }) => citySlug))];
  return [
    [listingPath(slug), projects],
    ...cities.map((city): Listing => [listingPath(slug, city), projects.filter(({ citySlug }) => citySlug === city)]),
  ];
}

/** Every listing that has projects, by the key of its data file (decisions, Pages). */
export const getListingFiles: () => Map<string, Project[]> = fromContent(() => {
  const listings: Listing[] = [
    [ROUTES.projects, getProjects()],
    ...PROJECT_CATEGORIES.map((category): Listing => [categoryPath(category), getProjectsOfCategory(category)]),
    ...getDevelopers().flatMap(({ slug }) => developerListings(slug)),
    ...getCities().flatMap(({ slug }) =>
      getCityKinds(slug).map((kind): Listing => [cityKindPath(slug, kind), getProjectsOfCityKind(slug, kind)]),
    ),
  ];
  return new Map(
    listings.filter(([, projects]) => projects.length > 0).map(([base, projects]) => [listingKey(base), projects]),
  );
});

/** One listing's data file; null for an unknown key. */
export function getListingFile(key: string): PackedListing | null {
  const projects = getListingFiles().get(key);
  return projects ? packListing(projects.map(toListingRecord)) : null;
}
