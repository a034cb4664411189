import { LISTING_PAGE_SIZE } from '../site/business-constants';
import { bestRelaxation, filterListing, type Facet, type FacetIndex } from './facets';
import { countMatches, groupByMatch, sortByPrice, unitsOf, wishOf, type MatchCounts, type MatchGroup } from './match';
import type { ListingRecord } from './record';
import { activeFilters, type FacetGroup, type ListingState, type RangeKey } from './state';
import { pageCountOf } from '../site/pagination';

/** Everything a listing shows for one state. */
export interface ListingView {
  /** With a `page` that exists. */
  state: ListingState;
  /** Records of the page. */
  records: ListingRecord[];
  /** The same records in their groups; null if nothing is asked of a configuration. */
  matches: ListedMatches | null;
  total: number;
  pageCount: number;
  facets: Record<FacetGroup, Facet[]>;
  /** The groups that offer a choice on this listing. */
  offered: readonly FacetGroup[];
  activeCount: number;
  /** If nothing matches: the filter to remove, and how many projects that shows. */
  relaxation: { key: FacetGroup | RangeKey; count: number } | null;
}

/** How many projects of the whole result are in each group, and the records of the page by group. */
export interface ListedMatches {
  counts: MatchCounts;
  groups: MatchGroup<ListingRecord>[];
}

/** The records in their groups (routes-and-content, Listing); null if nothing is asked of a configuration. */
function groupRecords({ rules }: FacetIndex, state: ListingState, records: readonly ListingRecord[]) {
  const wish = wishOf(state, rules);
  if (!wish || records.length === 0) return null;
  return groupByMatch(records, wish, unitsOf, state.sort);
}

/** The groups as far as they are on the page that begins at `start`. */
function listMatches(groups: readonly MatchGroup<ListingRecord>[], start: number): ListedMatches {
  let from = -start;
  const shown = groups.map(({ kind, members }) => {
    const own = members.slice(Math.max(0, from * -1), Math.max(0, LISTING_PAGE_SIZE - from));
    from += members.length;
    return { kind, members: own };
  });
  return { counts: countMatches(groups), groups: shown.filter(({ members }) => members.length > 0) };
}

/** One page of six matches, with counts for every value (spec 9). */
export function viewListing(
  index: FacetIndex,
  state: ListingState,
  { matches, facets } = filterListing(index, state),
): ListingView {
  const pageCount = pageCountOf(matches.length, LISTING_PAGE_SIZE);
  const page = Math.min(state.page, pageCount);
  const start = (page - 1) * LISTING_PAGE_SIZE;
  const sorted = sortByPrice(matches, state.sort, ({ price }) => price && price.minRupees);
  const groups = groupRecords(index, state, sorted);
  const listed = groups?.flatMap(({ members }) => members.map(({ item }) => item)) ?? sorted;
  return {
    state: { ...state, page },
    records: listed.slice(start, start + LISTING_PAGE_SIZE),
    matches: groups && listMatches(groups, start),
    total: matches.length,
    pageCount,
    facets,
    offered: index.offered,
    activeCount: activeFilters(state, index.rules).length,
    relaxation: matches.length === 0 ? bestRelaxation(index, state) : null,
  };
}
