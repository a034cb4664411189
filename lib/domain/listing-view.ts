import { LISTING_PAGE_SIZE } from './business-constants';
import { bestRelaxation, filterListing, type Facet, type FacetIndex } from './facets';
import type { ListingRecord } from './listing-record';
import { activeFilters, type FacetGroup, type ListingSort, type ListingState, type RangeKey } from './listing-state';
import { pageCountOf } from './pagination';

/** Everything a listing shows of one choice. */
export interface ListingView {
  /** With the page that there is. */
  state: ListingState;
  /** Of the page. */
  records: ListingRecord[];
  total: number;
  pageCount: number;
  facets: Record<FacetGroup, Facet[]>;
  activeCount: number;
  /** Where nothing matches: the filter to take off, and how many that shows. */
  relaxation: { key: FacetGroup | RangeKey; count: number } | null;
}

/** As given, or by lowest price; unknown prices stay last, equal ones as given (decisions, Listing). */
export function sortRecords(records: readonly ListingRecord[], sort: ListingSort): ListingRecord[] {
  if (sort === 'given') return [...records];
  const direction = sort === 'price-low' ? 1 : -1;
  const rank = ({ price }: ListingRecord) => (price ? direction * price.minRupees : Infinity);
  return records
    .map((record) => ({ record, at: rank(record) }))
    .sort((a, b) => (a.at === b.at ? 0 : a.at - b.at))
    .map(({ record }) => record);
}

/** One page, six at a time, of what passes, with counts on every value (spec 9). */
export function viewListing(index: FacetIndex, state: ListingState): ListingView {
  const { matches, facets } = filterListing(index, state);
  const pageCount = pageCountOf(matches.length, LISTING_PAGE_SIZE);
  const page = Math.min(state.page, pageCount);
  const start = (page - 1) * LISTING_PAGE_SIZE;
  return {
    state: { ...state, page },
    records: sortRecords(matches, state.sort).slice(start, start + LISTING_PAGE_SIZE),
    total: matches.length,
    pageCount,
    facets,
    activeCount: activeFilters(state, index.rules).length,
    relaxation: matches.length === 0 ? bestRelaxation(index, state) : null,
  };
}
