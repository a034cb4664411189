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

/** A project as listings show it, the same object on each of their pages. */
export const listingRecordOf = memoizeByObject((project: Project) => shared(toListingRecord(project)));

/** A project as a card shows it, the same object wherever it stands. */
export const summaryOf = memoizeByObject((project: Project) => shared(toProjectSummary(project)));

/** A listing with its type toggle, split once for a list of projects. */
export const getListing: (projects: Project[]) => SplitListing<Project> = memoizeByObject((projects) =>
  splitListing(projects, true),
);

/** A listing with nothing chosen, worked out once: one of ten thousand projects has more than a thousand pages. */
const unfiltered = memoizeByObject((projects: readonly Project[]): ListingView => {
  const index = createFacetIndex(toListingTable(projects.map(listingRecordOf)), LISTING_RULES);
  const view = viewListing(index, initialListingState(LISTING_RULES));
  return { ...view, facets: shared(view.facets) };
});

/** What a listing shows on one of its addresses: six cards, and the counts of its filters. */
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
