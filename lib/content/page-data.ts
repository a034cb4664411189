import 'server-only';
import { listingSlice, type SplitListing } from '@/lib/domain/listing';
import type { City } from '@/lib/domain/city';
import type { Project } from '@/lib/domain/project';
import { getCityShare, getProjectShare } from './cards';
import { getCity } from './cities';
import { DATA_FILES, getMadeFile, readDataFile } from './data-files';
import { getDeveloper } from './developers';
import { getLocation } from './locations';
import { getLocationPage, projectsAround } from './location-pages';
import { hashData, hashMade } from './made-hashes';
import { onceFor } from './once-for';
import { getOwnSections, getSimilarProjects } from './project-page';
import { getProjectWays } from './project-ways';
import { getProject, getProjectById } from './projects';
import { getNearbyNames, getSearchFileNames, getSearchPart } from './search-files';

const hashOnce = onceFor(hashData);

/** Stands for a record that several pages show: its hash, made once. */
export function stamp(record: object | null): string | null {
  return record && hashOnce(record);
}

/** The same of a project: of the thousands, few have changed since the last build. */
export const stampProject = onceFor((project: Project) => hashMade('summary', project.id, () => project));

/** What the brochure of a project shows: its own, whatever others say. */
export function brochureData(developerSlug: string, id: string): unknown {
  const project = getProject(developerSlug, id);
  if (!project) return null;
  const own = hashMade('page', id, () => ownData(project));
  return [stampProject(project), stamp(getDeveloper(developerSlug)), own];
}

/** What the page of a project shows. */
export function projectData(developerSlug: string, id: string): unknown {
  const project = getProject(developerSlug, id);
  if (!project) return null;
  const similar = getSimilarProjects(id).map(stampProject);
  return [brochureData(developerSlug, id), similar, getProjectWays(project), cityData(project.citySlug)];
}

function ownData(project: Project): unknown {
  const { amenitySlides, specificationSlides, ...sections } = getOwnSections(project);
  return [
    [...amenitySlides, ...specificationSlides].map(stamp),
    sections,
    getProjectShare(project).image,
    getLocation(project.id),
  ];
}

/** What the page of a project’s surroundings shows. */
export function locationData(key: string): unknown {
  const project = getProjectById(key)!;
  const own = () => {
    const { location, coordinates, city } = getLocationPage(key)!;
    return [location, coordinates, city, getProjectShare(project).image];
  };
  return [hashMade('location', key, own), [project, ...projectsAround(project)].map(stampProject)];
}

const dataOfCity = onceFor((city: City): unknown => [stamp(city), getCityShare(city).image]);

/** What stands on pages that name a city. */
export function cityData(slug: string): unknown {
  const city = getCity(slug);
  return city && dataOfCity(city);
}

/** What a file below /data is made of. */
export function dataOfFile(file: string): unknown {
  if (DATA_FILES.includes(file)) return readDataFile(file);
  const made = getMadeFile(file);
  if (made) return made.data;
  const { rest, projects } = getSearchPart(file);
  const nearby = projects.map(({ id }) => hashMade('nearby', id, () => getNearbyNames(id)));
  return [getSearchFileNames().length, rest, projects.map(stampProject), nearby];
}

/** What filters, counts and descriptions tell of all projects of a listing, as a hash. */
const traitsOf = onceFor((projects: readonly Project[]) => {
  const told = projects.map((project) => {
    const { kind, unitType, bedrooms, localities, status, furnishing, developerName, cityName } = project;
    return [kind, unitType, bedrooms, localities, status, furnishing, developerName, cityName];
  });
  return hashData(told);
});

/** One page of a listing: its own projects whole, of the others only their traits. */
export function listingData(listing: SplitListing<Project>, variant: Parameters<typeof listingSlice>[1]): unknown {
  const { projects, ...counts } = listingSlice(listing, variant);
  return [variant, counts, projects.map(stampProject), traitsOf(listing.main), traitsOf(listing.commercial)];
}
