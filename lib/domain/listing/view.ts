import { LISTING_PAGE_SIZE } from '../site/business-constants';
import { rowsInOrder, type FacetIndex } from './facet-index';
import { bestRelaxation, filterListing, type Facet } from './facets';
import { countMatches, groupByMatch, wishOf, type MatchCounts, type MatchGroup } from './match';
import { offeredGroups } from './offered';
import type { ListingRecord } from './record';
import { activeFilters, type FacetGroup, type ListingSort, type ListingState, type RangeKey } from './state';
import { pageCountOf } from '../site/pagination';

/** Everything a listing shows for one state. */
export interface ListingView {
  /** With a `page` that exists. */
  state: ListingState;
  /** Records of the page. */
  records: ListingRecord[];
  /** The same records in their groups; null if nothing is asked of a configuration. */
  matches: ListedMatches | null;
  /** All that match, as rows of the table, in no order that means anything. */
  rows: readonly number[];
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

/** Matching rows in the chosen order. */
function sortMatches(index: FacetIndex, matches: readonly number[], sort: ListingSort): readonly number[] {
  if (sort === 'given') return matches;
  const isMatch = new Set(matches);
  return Array.from(rowsInOrder(index, sort)).filter((row) => isMatch.has(row));
}

/** The rows in their groups (routes-and-content, Listing); null if nothing is asked of a configuration. */
function groupRows({ table, rules }: FacetIndex, state: ListingState, rows: readonly number[]) {
  const wish = wishOf(state, rules);
  if (!wish || rows.length === 0) return null;
  return groupByMatch(rows, wish, (row) => ({
    configurations: table.configurationsAt(row),
    hasPrice: !Number.isNaN(table.price.min[row]),
  }));
}

/** The groups as far as they are on the page that begins at `start`. */
function listMatches({ table }: FacetIndex, groups: readonly MatchGroup<number>[], start: number): ListedMatches {
  let from = -start;
  const shown = groups.map(({ kind, members }) => {
    const own = members.slice(Math.max(0, from * -1), Math.max(0, LISTING_PAGE_SIZE - from));
    from += members.length;
    return { kind, members: own.map(({ item, configuration }) => ({ item: table.recordAt(item), configuration })) };
  });
  return { counts: countMatches(groups), groups: shown.filter(({ members }) => members.length > 0) };
}

/** One page of six matches, with counts for every value (spec 9). */
export function viewListing(index: FacetIndex, state: ListingState): ListingView {
  const { matches, facets } = filterListing(index, state);
  const pageCount = pageCountOf(matches.length, LISTING_PAGE_SIZE);
  const page = Math.min(state.page, pageCount);
  const start = (page - 1) * LISTING_PAGE_SIZE;
  const sorted = sortMatches(index, matches, state.sort);
  const groups = groupRows(index, state, sorted);
  const rows = groups?.flatMap(({ members }) => members.map(({ item }) => item)) ?? sorted;
  return {
    state: { ...state, page },
    records: rows.slice(start, start + LISTING_PAGE_SIZE).map(index.table.recordAt),
    matches: groups && listMatches(index, groups, start),
    rows: matches,
    total: matches.length,
    pageCount,
    facets,
    offered: offeredGroups(index),
    activeCount: activeFilters(state, index.rules).length,
    relaxation: matches.length === 0 ? bestRelaxation(index, state) : null,
  };
}
