// Filters and their counts as bit masks over rows. For content sets of thousands; with a hundred the plain way would
// do.
import type { FacetIndex } from './facet-index';
import { chosenRange, overlaps } from './filter-rules';
import { activeFilters, FACET_GROUPS, withoutFilter, type FacetGroup, type ListingState, type RangeKey } from './state';
import { forEachGroup } from './table';

export interface Facet {
  value: string;
  isOn: boolean;
  /** Number of projects with the value among those that pass the other groups and ranges (routes-and-content, Listing). */
  count: number;
}

export interface FilteredListing {
  /** Rows of the table that pass, in table order. */
  matches: number[];
  facets: Record<FacetGroup, Facet[]>;
}

/** The records that pass, and what a click on each value would show. */
export function filterListing(index: FacetIndex, state: ListingState): FilteredListing {
  const faults = findRefusals(index, state);
  const matches = Array.from(index.rows).filter((_, at) => faults[at] === 0);
  return { matches, facets: forEachGroup((group) => countFacets(index, state, group, faults)) };
}

/** For each row, a bit for every filter that refuses it. */
function findRefusals(index: FacetIndex, state: ListingState): Uint8Array {
  const { rows, table, hits } = index;
  const faults = new Uint8Array(rows.length);
  for (const key of activeFilters(state, index.rules)) {
    const bit = bitOf(key);
    if (key === 'budget' || key === 'area') {
      const passes = rangeTest(index, state, key);
      for (let at = 0; at < rows.length; at++) if (!passes(rows[at]!)) faults[at]! |= bit;
    } else {
      const isChosen = chosenValues(index, state, key);
      const { setOf } = table.texts[key];
      const isSetRefused = hits[key].map((values) => !values.some((value) => isChosen[value]));
      for (let at = 0; at < rows.length; at++) if (isSetRefused[setOf[rows[at]!]!]) faults[at]! |= bit;
    }
  }
  return faults;
}

function chosenValues({ values }: FacetIndex, { chosen }: ListingState, group: FacetGroup): boolean[] {
  return values[group].map((value) => chosen[group].includes(value));
}

/**
 * An overlap passes, and so does a record without the value (spec 5). With `prefersBudgetPair` a budget pair comes
 * first.
 */
function rangeTest({ table, rules }: FacetIndex, state: ListingState, key: RangeKey): (row: number) => boolean {
  const wanted = chosenRange(key, state, rules);
  const { price, budget, area } = table;
  const own = key === 'area' ? area : price;
  const first = key === 'budget' && rules.prefersBudgetPair ? budget : own;
  return (row) => {
    const column = Number.isNaN(first.min[row]) ? own : first;
    const from = column.min[row]!;
    return Number.isNaN(from) || overlaps({ min: from, max: column.max[row]! }, wanted);
  };
}

/** Counts rows by text set, then adds up the sets that each value matches. */
function countFacets(index: FacetIndex, state: ListingState, group: FacetGroup, faults: Uint8Array): Facet[] {
  const { rows, table, hits, values } = index;
  const { sets, setOf } = table.texts[group];
  const others = ~bitOf(group);
  const passing = new Uint32Array(sets.length);
  for (let at = 0; at < rows.length; at++) if ((faults[at]! & others) === 0) passing[setOf[rows[at]!]!]! += 1;
  const counts = new Uint32Array(values[group].length);
  hits[group].forEach((matched, set) => {
    if (passing[set] === 0) return;
    for (const at of matched) counts[at]! += passing[set]!;
  });
  const isChosen = chosenValues(index, state, group);
  return values[group].map((value, at) => ({ value, isOn: isChosen[at]!, count: counts[at]! }));
}

function bitOf(key: FacetGroup | RangeKey): number {
  return (
    1 << (key === 'budget' ? FACET_GROUPS.length : key === 'area' ? FACET_GROUPS.length + 1 : FACET_GROUPS.indexOf(key))
  );
}

/** The filter whose removal shows most projects, and how many; null if none shows any (routes-and-content, Listing). */
export function bestRelaxation(
  index: FacetIndex,
  state: ListingState,
): { key: FacetGroup | RangeKey; count: number } | null {
  const [best] = activeFilters(state, index.rules)
    .map((key) => ({ key, count: filterListing(index, withoutFilter(state, key, index.rules)).matches.length }))
    .sort((a, b) => b.count - a.count);
  return best && best.count > 0 ? best : null;
}
