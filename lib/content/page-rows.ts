import 'server-only';
import { createHash } from 'node:crypto';
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
import { getCity } from './cities';
import { getCityListing, getCityListingParams } from './city-listings';
import { getCompanyListing, getCompanyListingParams } from './company-listings';
import { getDevelopers } from './developers';
import { getFloorPlan } from './floor-plans';
import { getListing } from './listings';
import { getLocalityPages } from './localities';
import { getLocation } from './locations';
import { getLocationPage, getLocationPageKeys } from './location-pages';
import { getProjectPage, getProjectParams } from './project-page';
import { getProjectWays } from './project-ways';
import { getProjects, getProjectsOfCategory, getProjectsOfDeveloper } from './projects';

/** A page of a kind that grows with the content. */
export interface PageRow {
  kind: PageKind;
  /** As `generateStaticParams` gives them. */
  params: object;
  address: string;
  /** Everything the page shows besides the shell: the same data is the same page. */
  data: () => unknown;
}

/** Every such page. What a kind of page reads anew has to stand here, too: `npm run test:incremental` tells. */
export function* getPageRows(): Generator<PageRow> {
  for (const params of getProjectParams()) {
    const { developer, id } = params;
    let known: unknown;
    const data = () => (known ??= projectData(developer, id));
    yield { kind: 'project', params, address: projectPath(developer, id), data };
    yield { kind: 'brochure', params, address: brochurePath(developer, id), data };
  }
  for (const locationKey of getLocationPageKeys()) {
    const data = () => {
      const page = getLocationPage(locationKey)!;
      return [page, getProjectShare(page.project)];
    };
    yield { kind: 'location', params: { locationKey }, address: locationPath(locationKey), data };
  }
  for (const page of getLocalityPages()) {
    const data = () => [page, cityData(page.citySlug)];
    yield { kind: 'locality', params: { localityId: page.id }, address: localityPath(page.id), data };
  }
  for (const developer of getDevelopers()) {
    const { slug } = developer;
    const projects = getProjectsOfDeveloper(slug);
    const plans = () => [projects.map(({ id }) => getFloorPlan(id)), getDeveloperShare(developer), developer];
    yield {
      kind: 'developer',
      params: { developer: slug },
      address: developerPath(slug),
      data: () => [developer, projects, getDeveloperShare(developer)],
    };
    yield { kind: 'floor plans', params: { company: slug }, address: floorPlansPath(slug), data: plans };
  }
  yield* listingRows();
}

function* listingRows(): Generator<PageRow> {
  for (const params of getCompanyListingParams()) {
    const { company, rest } = params;
    const data = () => {
      const { listing, variant, ...page } = getCompanyListing(company, rest)!;
      return [page, listingData(listing, variant), getDeveloperShare(page.developer)];
    };
    yield { kind: 'developer listing', params, address: [listingPath(company), ...rest].join('/'), data };
  }
  for (const params of getCityListingParams()) {
    const { city, kind, variant } = params;
    const data = () => {
      const page = getCityListing(city, kind, variant)!;
      return [cityData(city), page.kind, listingData(page.listing, page.variant)];
    };
    yield { kind: 'city listing', params, address: [cityKindPath(city, kind as never), ...variant].join('/'), data };
  }
  yield* variantRows('all projects', ROUTES.projects, getListing(getProjects()), []);
  for (const category of PROJECT_CATEGORIES) {
    const developers = getDevelopers().filter(({ categories }) => categories.includes(category));
    const listing = splitListing(getProjectsOfCategory(category), false);
    yield* variantRows(category, categoryPath(category), listing, [developers, getCategoryShare(category)]);
  }
}

function* variantRows(
  kind: PageKind,
  base: string,
  listing: SplitListing<Project>,
  around: unknown,
): Generator<PageRow> {
  for (const { variant } of variantParams(listing)) {
    const data = () => [around, listingData(listing, parseListingVariant(variant)!)];
    yield { kind, params: { variant }, address: [base, ...variant].join('/'), data };
  }
}

function projectData(developer: string, id: string): unknown {
  const page = getProjectPage(developer, id);
  if (!page) return null;
  const { project } = page;
  return [page, getProjectWays(project), getProjectShare(project), cityData(project.citySlug), getLocation(id)];
}

function cityData(slug: string): unknown {
  const city = getCity(slug);
  return city && [city, getCityShare(city)];
}

const traits = new WeakMap<readonly Project[], string>();

/** What filters, counts and descriptions tell of all projects of a listing, as a hash. */
function traitsOf(projects: readonly Project[]): string {
  const known = traits.get(projects) ?? hashTraits(projects);
  traits.set(projects, known);
  return known;
}

function hashTraits(projects: readonly Project[]): string {
  const hash = createHash('sha1');
  for (const { kind, unitType, bedrooms, localities, status, furnishing, developerName, cityName } of projects) {
    hash.update(JSON.stringify([kind, unitType, bedrooms, localities, status, furnishing, developerName, cityName]));
  }
  return hash.digest('base64url');
}

/** One page of a listing: its own projects whole, of the others only their traits. */
function listingData(listing: SplitListing<Project>, variant: Parameters<typeof listingSlice>[1]): unknown {
  return [variant, listingSlice(listing, variant), traitsOf(listing.main), traitsOf(listing.commercial)];
}
