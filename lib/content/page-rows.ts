import 'server-only';
import { parseListingVariant, splitListing, variantParams, type SplitListing } from '@/lib/domain/listing';
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
import { getCategoryShare, getDeveloperShare } from './cards';
import { getCities } from './cities';
import { getCityListing, getCityListingParams } from './city-listings';
import { getCityPage } from './city-pages';
import { getCompanyListing, getCompanyListingParams } from './company-listings';
import { getDataFileNames } from './data-files';
import { getDevelopers } from './developers';
import { getFloorPlan } from './floor-plans';
import { getListingFiles } from './listing-files';
import { getListing } from './listings';
import { getLocalityPages } from './localities';
import { getLocationKeys } from './locations';
import { hashMade } from './made-hashes';
import {
  brochureData,
  cityData,
  dataOfFile,
  listingData,
  locationData,
  projectData,
  stamp,
  stampProject,
} from './page-data';
import { getProjectParams } from './project-page';
import { getProjects, getProjectsOfCategory, getProjectsOfDeveloper } from './projects';

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
    yield pageRow('project', params, projectPath(developer, id), () => projectData(developer, id));
    yield pageRow('brochure', params, brochurePath(developer, id), () => brochureData(developer, id));
  }
  for (const locationKey of getLocationKeys()) {
    yield pageRow('location', { locationKey }, locationPath(locationKey), () => locationData(locationKey));
  }
  for (const page of getLocalityPages()) {
    const data = () => [{ ...page, projects: page.projects.map(stampProject) }, cityData(page.citySlug)];
    yield pageRow('locality', { localityId: page.id }, localityPath(page.id), data);
  }
  for (const city of getCities()) {
    // Under /city/ or, where the city has a path of its own, passed on from there.
    const data = () => {
      const page = getCityPage(city.slug)!;
      return [{ ...page, projects: page.projects.map(stampProject) }, cityData(city.slug)];
    };
    yield pageRow('city', { city: city.slug }, cityPath(city.slug), data);
  }
  for (const developer of getDevelopers()) {
    const { slug } = developer;
    const projects = getProjectsOfDeveloper(slug);
    const around = () => [developer, getDeveloperShare(developer).image];
    const data = () => [around(), projects.map(stampProject)];
    const plans = () => [around(), projects.map(({ id }) => hashMade('floor plan', id, () => getFloorPlan(id)))];
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

/** Files of data beside the pages: those of listings, and all others. */
function* dataRows(): Generator<PageRow> {
  for (const [key, projects] of getListingFiles()) {
    const file = `${key}.json`;
    yield {
      kind: 'listing data',
      params: { file },
      file: `data/listings/${file}`,
      data: () => projects.map(stampProject),
    };
  }
  for (const file of getDataFileNames()) {
    yield { kind: 'data', params: { file }, file: `data/${file}`, data: () => dataOfFile(file) };
  }
}
