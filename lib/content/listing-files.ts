import 'server-only';
import { listingKey, packRecord, type PackedRecord } from '@/lib/domain/listing-file';
import { toListingRecord } from '@/lib/domain/listing-record';
import { PROJECT_CATEGORIES, type Project } from '@/lib/domain/project';
import { categoryPath, cityKindPath, listingPath, ROUTES } from '@/lib/domain/routes';
import { getCities, getCityKinds, getProjectsOfCityKind } from './cities';
import { getDevelopers } from './developers';
import { getProjects, getProjectsOfDeveloper } from './projects';

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
export function getListingFiles(): Map<string, Project[]> {
  const listings: Listing[] = [
    [ROUTES.projects, getProjects()],
    ...PROJECT_CATEGORIES.map((category): Listing => [
      categoryPath(category),
      getProjects().filter((project) => project.category === category),
    ]),
    ...getDevelopers().flatMap(({ slug }) => developerListings(slug)),
    ...getCities().flatMap(({ slug }) =>
      getCityKinds(slug).map((kind): Listing => [cityKindPath(slug, kind), getProjectsOfCityKind(slug, kind)]),
    ),
  ];
  return new Map(
    listings.filter(([, projects]) => projects.length > 0).map(([base, projects]) => [listingKey(base), projects]),
  );
}

/** The records of one listing's data file; null for an unknown key. */
export function getListingFile(key: string): PackedRecord[] | null {
  return (
    getListingFiles()
      .get(key)
      ?.map((project) => packRecord(toListingRecord(project))) ?? null
  );
}
