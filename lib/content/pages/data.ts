import 'server-only';
import { listingKey, packListing, type PackedListing } from '@/lib/domain/listing/file';
import type { Project } from '@/lib/domain/project/project';
import { categoryPath, cityKindPath, listingPath, ROUTES } from '@/lib/domain/site/routes';
import { toSearchProject } from '@/lib/domain/search/file';
import { getAssistantData } from './data/assistant';
import { getCities, getCityKinds, getProjectsOfCityKind } from '../records/cities';
import { memoizeOnContent } from '../set/content';
import { DATA_FILES, readPublishedContent } from './data/published-files';
import { getDevelopers } from '../records/developers';
import { getProjectAddresses } from '../records/project-addresses';
import { getProjects, getProjectsOfCategory, getProjectsOfDeveloper } from '../records/projects';
import { getPromo } from '../records/promo';
import { getNearbyNames, getSearchFileNames, getSearchPart } from './data/search';
import { FileBytes, OfProject } from './hash';
import { listingRecordOf } from './listing';
import { pageKind } from './page-kind';
import { PROJECT_CATEGORIES } from '@/lib/domain/site/kinds';

/**
 * Files derived from several records: project addresses (for `?custom_id=`), the assistant's data, the promotional
 * popup.
 */
const DERIVED_FILES: Readonly<Record<string, () => unknown>> = {
  'project-addresses.json': getProjectAddresses,
  'assistant.json': getAssistantData,
  'promotion.json': getPromo,
};

/** The source files, unchanged (spec 7, Static reads), and the files derived from them. */
export const dataFiles = pageKind('/data/[file]', {
  name: 'data',
  params: () => [...DATA_FILES, ...Object.keys(DERIVED_FILES), ...getSearchFileNames()].map((file) => ({ file })),
  data: ({ file }) => {
    const derive = Object.hasOwn(DERIVED_FILES, file) ? DERIVED_FILES[file] : undefined;
    if (derive) return { body: derive(), projects: null };
    if (!getSearchFileNames().includes(file))
      return { body: new FileBytes(readPublishedContent(file)), projects: null };
    const { rest, projects } = getSearchPart(file);
    return {
      body: rest ? { parts: getSearchFileNames().length, ...rest } : {},
      projects: projects.map(
        (project) => new OfProject('search', project.id, () => toSearchProject(project, getNearbyNames(project.id))),
      ),
    };
  },
  toPage: ({ body, projects }) => ({ body: projects ? { ...body, projects } : body }),
});

/** Content of /data/{file}: bytes of a source file, else a value to serialise as JSON; throws for an unknown name. */
export function getDataFile(file: string): unknown {
  const page = dataFiles.read({ file });
  return page && 'body' in page ? page.body : null;
}

type Listing = [base: string, projects: Project[]];

function developerListings(slug: string): Listing[] {
  const projects = getProjectsOfDeveloper(slug);
  const cities = [...new Set(projects.map(({ citySlug }) => citySlug))];
  return [
    [listingPath(slug), projects],
    ...cities.map((city): Listing => [listingPath(slug, city), projects.filter(({ citySlug }) => citySlug === city)]),
  ];
}

/** Every listing that has projects, by the key of its data file (routes-and-content, Pages). */
const projectsByListing = memoizeOnContent(() => {
  const listings: Listing[] = [
    [ROUTES.projects, getProjects()],
    ...PROJECT_CATEGORIES.map((category): Listing => [categoryPath(category), getProjectsOfCategory(category)]),
    ...getDevelopers().flatMap(({ slug }) => developerListings(slug)),
    ...getCities().flatMap(({ slug }) =>
      getCityKinds(slug).map((kind): Listing => [cityKindPath(slug, kind), getProjectsOfCityKind(slug, kind)]),
    ),
  ];
  return new Map(
    listings
      .filter(([, projects]) => projects.length > 0)
      .map(([base, projects]) => [`${listingKey(base)}.json`, projects]),
  );
});

/** All projects of one listing, for filters in the browser (routes-and-content, Pages). */
export const listingFiles = pageKind('/data/listings/[file]', {
  name: 'listing data',
  params: () => [...projectsByListing().keys()].map((file) => ({ file })),
  data: ({ file }) => {
    const projects = projectsByListing().get(file);
    return projects ? { records: projects.map(listingRecordOf) } : null;
  },
});

/** Content of /data/listings/{file}; null for an unknown name. */
export function getListingFile(file: string): PackedListing | null {
  const page = listingFiles.read({ file });
  return page && 'records' in page ? packListing(page.records) : null;
}
