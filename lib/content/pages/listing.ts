import 'server-only';
import { createFacetIndex } from '@/lib/domain/listing/facet-index';
import { listingSlice, splitListing, type ListingVariant, type SplitListing } from '@/lib/domain/listing/listing';
import type { ListedProjects } from '@/lib/domain/page/listing-page';
import { toListingRecord } from '@/lib/domain/listing/record';
import { initialListingState, LISTING_RULES } from '@/lib/domain/listing/state';
import { toListingTable } from '@/lib/domain/listing/table';
import { viewListing, type ListingView } from '@/lib/domain/listing/view';
import { toProjectSummary, type Project } from '@/lib/domain/project/project';
import { memoizeByObject } from '../files/memoize';
import { shared } from './hash';

/** A project's listing record, memoised: all pages share one object. */
export const listingRecordOf = memoizeByObject((project: Project) => shared(toListingRecord(project)));

/** A project's card data, memoised: all pages share one object. */
export const summaryOf = memoizeByObject((project: Project) => shared(toProjectSummary(project)));

/** A listing with its type toggle, memoised by list of projects. */
export const getListing: (projects: Project[]) => SplitListing<Project> = memoizeByObject((projects) =>
  splitListing(projects, true),
);

/** A listing without filters, memoised: with ten thousand projects it has more than a thousand pages. */
const unfiltered = memoizeByObject((projects: readonly Project[]): ListingView => {
  const index = createFacetIndex(toListingTable(projects.map(listingRecordOf)), LISTING_RULES);
  const view = viewListing(index, initialListingState(LISTING_RULES));
  return { ...view, facets: shared(view.facets) };
});

/** Data of one page of a listing: six cards and the counts of the filters. */
export function listedProjects(
  listing: SplitListing<Project>,
  variant: ListingVariant,
  rules = LISTING_RULES,
): ListedProjects {
  return {
    variant,
    hasToggle: listing.commercial.length > 0,
    view: {
      ...unfiltered(variant.isCommercial ? listing.commercial : listing.main),
      state: { ...initialListingState(rules), ...variant },
      records: listingSlice(listing, variant).projects.map(listingRecordOf),
    },
  };
}
