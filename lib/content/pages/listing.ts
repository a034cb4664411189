import 'server-only';
import { setNoun } from '@/lib/domain/site/kinds';
import { createFacetIndex } from '@/lib/domain/listing/facets';
import {
  projectsOfPage,
  projectsOfVariant,
  splitListing,
  type ListingVariant,
  type SplitListing,
} from '@/lib/domain/listing/listing';
import { toListingRecord } from '@/lib/domain/listing/record';
import { localityGuide, type LocalityGuide } from '@/lib/domain/page/locality-guide';
import { initialListingState, LISTING_RULES } from '@/lib/domain/listing/state';
import { viewListing, type ListingView } from '@/lib/domain/listing/view';
import { distinctPictures } from '@/lib/domain/picture/image';
import { toProjectSummary, type Project, type ProjectSummary } from '@/lib/domain/project/project';
import { memoizeByObject } from '../files/memoize';
import { getCity, getCityMap } from '../records/cities';
import { getLocation } from '../records/locations';
import { getFloorPlan } from '../records/floor-plans';
import { getUnitFacts } from '../records/units';
import { getFilterLabels } from './data/search';
import { mapOfListing, placeOf } from './map';

/** A project's listing record, memoised: all pages share one object. */
export const listingRecordOf = memoizeByObject((project: Project) => ({
  ...toListingRecord(project, getFloorPlan(project.id)?.floors, getFilterLabels(project), getUnitFacts(project.id)),
  coordinates: placeOf(project),
}));

/** A project's card data, memoised: all pages share one object. */
export const summaryOf = memoizeByObject((project: Project) => toProjectSummary(project));

/** Card data for cards in one row: no picture twice. */
export function rowOf(projects: readonly Project[]): ProjectSummary[] {
  const images = distinctPictures(projects.map(({ image, images: others }) => [image, ...others]));
  return projects.map((project, at) => {
    const image = images[at] ?? project.image;
    return image === project.image ? summaryOf(project) : { ...summaryOf(project), image };
  });
}

/** A listing with its type toggle, memoised by list of projects. */
export const getListing: (projects: Project[]) => SplitListing<Project> = memoizeByObject((projects) =>
  splitListing(projects, true),
);

/** A listing without filters, memoised: all its pages have the same counts. */
const unfiltered = memoizeByObject((projects: readonly Project[]): ListingView => {
  const index = createFacetIndex(projects.map(listingRecordOf), LISTING_RULES);
  return viewListing(index, initialListingState(LISTING_RULES));
});

const nounOf = memoizeByObject((projects: readonly Project[]) => setNoun(projects.map(({ category }) => category)));
/** The cities of a listing that have a map; none if it is in one city, whose map is its own. */
const mapCitiesOf = memoizeByObject((projects: readonly Project[]) => {
  const slugs = [...new Set(projects.map(({ citySlug }) => citySlug))];
  if (slugs.length < 2) return [];
  return slugs.flatMap((slug) => {
    const city = getCityMap(slug) && getCity(slug);
    return city ? [{ slug, name: city.name, href: city.href }] : [];
  });
});

/** One page of a listing with no filter set: its cards and the counts of the filters. */
export function listingPage(listing: SplitListing<Project>, variant: ListingVariant, rules = LISTING_RULES) {
  return {
    variant,
    hasToggle: listing.commercial.length > 0,
    nouns: { main: nounOf(listing.main), commercial: nounOf(listing.commercial) },
    view: {
      ...unfiltered(projectsOfVariant(listing, variant)),
      state: { ...initialListingState(rules), ...variant },
      records: projectsOfPage(listing, variant).map(listingRecordOf),
    } satisfies ListingView,
  };
}

/** What the projects of a place say of it, for the plain address of its listing. */
export function guideOf(projects: readonly Project[], { isCommercial, page }: ListingVariant): LocalityGuide | null {
  if (isCommercial || page > 1 || projects.length === 0) return null;
  return localityGuide(
    projects.map((project) => {
      const { status, possession } = project;
      const { configurations } = listingRecordOf(project);
      return { configurations, status, possession, nearby: getLocation(project.id)?.nearby ?? [] };
    }),
  );
}

/** The same with its map. */
export function listedProjects(listing: SplitListing<Project>, variant: ListingVariant) {
  const projects = projectsOfVariant(listing, variant);
  return { ...listingPage(listing, variant), map: mapOfListing(projects), mapCities: mapCitiesOf(projects) };
}
