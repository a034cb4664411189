import 'server-only';
import { LISTING_PAGE_SIZE } from '@/lib/domain/site/business-constants';
import { setNoun } from '@/lib/domain/site/kinds';
import { createFacetIndex } from '@/lib/domain/listing/facets';
import { listingSlice, splitListing, type ListingVariant, type SplitListing } from '@/lib/domain/listing/listing';
import { toListingRecord } from '@/lib/domain/listing/record';
import { initialListingState, LISTING_RULES, type ListingRules } from '@/lib/domain/listing/state';
import { viewListing, type ListingView } from '@/lib/domain/listing/view';
import { distinctPictures } from '@/lib/domain/picture/distinct';
import { toProjectSummary, type Project, type ProjectSummary } from '@/lib/domain/project/project';
import { memoizeByObject } from '../files/memoize';
import { getCity } from '../records/cities';
import { getFloorPlan } from '../records/floor-plans';
import { getCityMap } from '../records/maps';
import { Hashed, hashData, OfProject, OfProjects, shared } from './hash';
import { ListedMap, placeOf } from './map';

/** A project's listing record, memoised: all pages share one object. */
export const listingRecordOf = memoizeByObject((project: Project) =>
  shared({ ...toListingRecord(project, getFloorPlan(project.id)?.floors), coordinates: placeOf(project) }),
);

/** The same, hashed once for all builds. */
export const listedProject = memoizeByObject(
  (project: Project) => new OfProject('listing record', project.id, () => listingRecordOf(project)),
);

/** A project's card data, memoised: all pages share one object. */
export const summaryOf = memoizeByObject((project: Project) => shared(toProjectSummary(project)));

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

/** A listing without filters, memoised: with ten thousand projects it has more than a thousand pages. */
const unfiltered = memoizeByObject((projects: readonly Project[]): ListingView => {
  const index = createFacetIndex(projects.map(listingRecordOf), LISTING_RULES);
  const view = viewListing(index, initialListingState(LISTING_RULES));
  return { ...view, facets: shared(view.facets) };
});

/** The view of one page of a listing with no filter set: six cards and the counts of the filters. */
class UnfilteredView extends Hashed<ListingView> {
  constructor(
    private readonly listing: SplitListing<Project>,
    private readonly variant: ListingVariant,
    private readonly rules: ListingRules,
  ) {
    super();
  }

  private get projects(): readonly Project[] {
    return this.variant.isCommercial ? this.listing.commercial : this.listing.main;
  }

  private get shown(): readonly Project[] {
    return listingSlice(this.listing, this.variant).projects;
  }

  get value(): ListingView {
    const state = { ...initialListingState(this.rules), ...this.variant };
    return { ...unfiltered(this.projects), state, records: this.shown.map(listingRecordOf) };
  }

  /** The counts derive from the records: a page that holds all of them needs no counts in its hash. */
  toJSON(): string {
    const { projects } = this;
    const facets = new OfProjects('facets', projects, () => unfiltered(projects).facets);
    return hashData([this.shown.map(listedProject), projects.length <= LISTING_PAGE_SIZE ? null : facets]);
  }
}

const nounOf = memoizeByObject((projects: readonly Project[]) => setNoun(projects.map(({ category }) => category)));
/** The maps of the cities of a listing; none if it is in one city, whose map is its own. */
const mapLinksOf = memoizeByObject((projects: readonly Project[]) => {
  const slugs = [...new Set(projects.map(({ citySlug }) => citySlug))];
  if (slugs.length < 2) return [];
  return slugs.flatMap((slug) => {
    const city = getCityMap(slug) && getCity(slug);
    return city ? [{ name: city.name, href: `${city.href}#map` }] : [];
  });
});

/** Data of one page of a listing. */
export function listedProjects(listing: SplitListing<Project>, variant: ListingVariant, rules = LISTING_RULES) {
  const hasToggle = listing.commercial.length > 0;
  const nouns = { main: nounOf(listing.main), commercial: nounOf(listing.commercial) };
  const projects = variant.isCommercial ? listing.commercial : listing.main;
  const view = new UnfilteredView(listing, variant, rules);
  return { variant, hasToggle, nouns, view, map: new ListedMap(projects), mapLinks: mapLinksOf(projects) };
}
