import { LISTING_PAGE_SIZE } from '../site/business-constants';
import { rowsInOrder, type FacetIndex } from './facet-index';
import { bestRelaxation, filterListing, type Facet } from './facets';
import type { ListingRecord } from './record';
import { activeFilters, type FacetGroup, type ListingSort, type ListingState, type RangeKey } from './state';
import { pageCountOf } from '../site/pagination';

/** Everything a listing shows for one state. */
export interface ListingView {
  /** With a `page` that exists. */
  state: ListingState;
  /** Records of the page. */
  records: ListingRecord[];
  total: number;
  pageCount: number;
  facets: Record<FacetGroup, Facet[]>;
  activeCount: number;
  /** If nothing matches: the filter to remove, and how many projects that shows. */
  relaxation: { key: FacetGroup | RangeKey; count: number } | null;
}

/** Matching rows in the chosen order. */
function sortMatches(index: FacetIndex, matches: readonly number[], sort: ListingSort): readonly number[] {
  if (sort === 'given') return matches;
  const isMatch = new Set(matches);
  return Array.from(rowsInOrder(index, sort)).filter((row) => isMatch.has(row));
}

/** One page of six matches, with counts for every value (spec 9). */
export function viewListing(index: FacetIndex, state: ListingState): ListingView {
  const { matches, facets } = filterListing(index, state);
  const pageCount = pageCountOf(matches.length, LISTING_PAGE_SIZE);
  const page = Math.min(state.page, pageCount);
  const start = (page - 1) * LISTING_PAGE_SIZE;
  return {
    state: { ...state, page },
    records: sortMatches(index, matches, state.sort)
      .slice(start, start + LISTING_PAGE_SIZE)
      .map(index.table.recordAt),
    total: matches.length,
    pageCount,
    facets,
    activeCount: activeFilters(state, index.rules).length,
    relaxation: matches.length === 0 ? bestRelaxation(index, state) : null,
  };
}
