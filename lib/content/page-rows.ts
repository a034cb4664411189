import 'server-only';
import { hash } from 'node:crypto';
import {
  listingSlice,
  parseListingVariant,
  splitListing,
  variantParams,
  type SplitListing,
} from '@/lib/domain/listing';
import { PROJECT_CATEGORIES, type Project } from '@/lib/domain/project';
import {
  brochurePath,
  categoryPath,
  cityKindPath,
  cityPath,
  developerPath,
  floorPlansPath,
  listingPath,
  localityPath,
  locationPath,
  projectPath,
  ROUTES,
} from '@/lib/domain/routes';
import type { PageKind } from './build-plan';
import { getCategoryShare, getCityShare, getDeveloperShare, getProjectShare } from './cards';
import { getCities, getCity } from './cities';
import { getCityListing, getCityListingParams } from './city-listings';
import { getCompanyListing, getCompanyListingParams } from './company-listings';
import { getDevelopers } from './developers';
import { getFloorPlan } from './floor-plans';
import { getListing } from './listings';
import { DATA_FILES, readDataFile } from './data-files';
import { getListingFiles } from './listing-files';
import { getLocalityPages } from './localities';
import { getLocation } from './locations';
import { getLocationPage, getLocationPageKeys } from './location-pages';
import { getProjectPage, getProjectParams } from './project-page';
import { getProjectWays } from './project-ways';
import { getProjectById, getProjects, getProjectsOfCategory, getProjectsOfDeveloper } from './projects';
import { getCityPage } from './city-pages';

/** A file of a kind that grows with the content. */
export interface PageRow {
  kind: PageKind;
  /** As `generateStaticParams` gives them. */
  params: object;
  /** Path of the file below the export. */
  file: string;
  /** Everything the page shows besides the shell: the same data is the same page. */
  data: () => unknown;
}

/** SHA-1 of data, as JSON tells it. */
export function hashData(data: unknown): string {
  return hash('sha1', typeof data === 'string' ? data : (JSON.stringify(data) ?? ''), 'base64url');
}

const stamps = new WeakMap<object, string>();

/** Stands for a record that several pages show: its hash, made once. */
function stamp(record: object | null): string | null {
  if (!record) return null;
  const known = stamps.get(record) ?? hashData(record);
  stamps.set(record, known);
  return known;
}

const pageRow = (kind: PageKind, params: object, address: string, data: () => unknown): PageRow => ({
  kind,
  params,
  file: `${address.slice(1)}.html`,
  data,
});

/** Every such page. What a kind of page reads anew has to stand here, too: `npm run test:incremental` tells. */
export function* getPageRows(): Generator<PageRow> {
  for (const params of getProjectParams()) {
    const { developer, id } = params;
    let known: string | null = null;
    const data = () => (known ??= hashData(projectData(developer, id)));
    yield pageRow('project', params, projectPath(developer, id), data);
    yield pageRow('brochure', params, brochurePath(developer, id), data);
  }
  for (const locationKey of getLocationPageKeys()) {
    yield pageRow('location', { locationKey }, locationPath(locationKey), () => locationData(locationKey));
  }
  for (const page of getLocalityPages()) {
    const data = () => [{ ...page, projects: page.projects.map(stamp) }, cityData(page.citySlug)];
    yield pageRow('locality', { localityId: page.id }, localityPath(page.id), data);
  }
  for (const city of getCities()) {
    // Under /city/ or, where the city has a path of its own, passed on from there.
    const data = () => {
      const page = getCityPage(city.slug)!;
      return [{ ...page, projects: page.projects.map(stamp) }, cityData(city.slug)];
    };
    yield pageRow('city', { city: city.slug }, cityPath(city.slug), data);
  }
  for (const developer of getDevelopers()) {
    const { slug } = developer;
    const projects = getProjectsOfDeveloper(slug);
    const around = () => [developer, getDeveloperShare(developer).image];
    const data = () => [around(), projects.map(stamp)];
    const plans = () => [around(), projects.map(({ id }) => getFloorPlan(id))];
    yield pageRow('developer', { developer: slug }, developerPath(slug), data);
    yield pageRow('floor plans', { company: slug }, floorPlansPath(slug), plans);
  }
  yield* listingRows();
  yield* dataRows();
}

function* listingRows(): Generator<PageRow> {
  for (const params of getCompanyListingParams()) {
    const { company, rest } = params;
    const data = () => {
      const { listing, variant, city, developer, ...page } = getCompanyListing(company, rest)!;
      return [page, stamp(city), stamp(developer), listingData(listing, variant), getDeveloperShare(developer).image];
    };
    yield pageRow('developer listing', params, [listingPath(company), ...rest].join('/'), data);
  }
  for (const params of getCityListingParams()) {
    const { city, kind, variant } = params;
    const data = () => {
      const page = getCityListing(city, kind, variant)!;
      return [cityData(city), page.kind, listingData(page.listing, page.variant)];
    };
    yield pageRow('city listing', params, [cityKindPath(city, kind as never), ...variant].join('/'), data);
  }
  yield* variantRows('all projects', ROUTES.projects, getListing(getProjects()), []);
  for (const category of PROJECT_CATEGORIES) {
    const developers = getDevelopers().filter(({ categories }) => categories.includes(category));
    const listing = splitListing(getProjectsOfCategory(category), false);
    yield* variantRows(category, categoryPath(category), listing, [developers, getCategoryShare(category).image]);
  }
}

function* variantRows(
  kind: PageKind,
  base: string,
  listing: SplitListing<Project>,
  around: object,
): Generator<PageRow> {
  for (const { variant } of variantParams(listing)) {
    const data = () => [stamp(around), listingData(listing, parseListingVariant(variant)!)];
    yield pageRow(kind, { variant }, [base, ...variant].join('/'), data);
  }
}

/** Files of data beside the pages: those of listings, and the published sources. */
function* dataRows(): Generator<PageRow> {
  for (const [key, projects] of getListingFiles()) {
    const file = `${key}.json`;
    yield { kind: 'listing data', params: { file }, file: `data/listings/${file}`, data: () => projects.map(stamp) };
  }
  for (const file of DATA_FILES) {
    yield { kind: 'data', params: { file }, file: `data/${file}`, data: () => readDataFile(file) };
  }
}

function projectData(developerSlug: string, id: string): unknown {
  const page = getProjectPage(developerSlug, id);
  if (!page) return null;
  const { project, developer, similar, amenitySlides, specificationSlides, ...sections } = page;
  return [
    [project, developer].map(stamp),
    similar.map((other) => stamp(getProjectById(other.id))),
    [...amenitySlides, ...specificationSlides].map(stamp),
    sections,
    getProjectWays(project),
    getProjectShare(project).image,
    cityData(project.citySlug),
    getLocation(id),
  ];
}

function locationData(key: string): unknown {
  const { project, around, ...page } = getLocationPage(key)!;
  return [page, [project, ...around].map(stamp), getProjectShare(project).image];
}

function cityData(slug: string): unknown {
  const city = getCity(slug);
  return city && [stamp(city), getCityShare(city).image];
}

const traits = new WeakMap<readonly Project[], string>();

/** What filters, counts and descriptions tell of all projects of a listing, as a hash. */
function traitsOf(projects: readonly Project[]): string {
  const known = traits.get(projects) ?? hashTraits(projects);
  traits.set(projects, known);
  return known;
}

function hashTraits(projects: readonly Project[]): string {
  const told = projects.map((project) => {
    const { kind, unitType, bedrooms, localities, status, furnishing, developerName, cityName } = project;
    return [kind, unitType, bedrooms, localities, status, furnishing, developerName, cityName];
  });
  return hashData(told);
}

/** One page of a listing: its own projects whole, of the others only their traits. */
function listingData(listing: SplitListing<Project>, variant: Parameters<typeof listingSlice>[1]): unknown {
  const { projects, ...counts } = listingSlice(listing, variant);
  return [variant, counts, projects.map(stamp), traitsOf(listing.main), traitsOf(listing.commercial)];
}
