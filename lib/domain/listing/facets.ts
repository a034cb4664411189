import { isAllOf, matchesText, rangeTest, stepOf, textsOf, valuesOf } from './filter-rules';
import type { ListingRecord } from './record';
import {
  activeFilters,
  FACET_GROUPS,
  forEachGroup,
  initialListingState,
  isFactGroup,
  isRangeKey,
  withoutFilter,
  type FacetGroup,
  type ListingRules,
  type ListingState,
  type RangeKey,
} from './state';
import { compareBedrooms } from '../project/bedrooms';
import { UNIT_TYPES } from '../project/project';

type ByGroup<T> = Record<FacetGroup, T>;

/** Values of a group if the data has none (spec 9); localities are those of the projects alone. */
const FACET_DEFAULTS: ByGroup<readonly string[]> = {
  type: UNIT_TYPES,
  use: [],
  bedrooms: ['1 BHK', '2 BHK', '3 BHK', '4 BHK', '4 BHK+', 'Duplex'],
  locality: [],
  status: ['New Launch', 'Under Construction', 'Ready To move'],
  furnishing: ['Furnished', 'Semi-Furnished', 'Unfurnished'],
  possession: [],
  metro: [],
  amenity: [],
  facing: [],
};

/** The records of a listing, and the values that its filters offer. */
export interface FacetIndex {
  records: readonly ListingRecord[];
  rules: ListingRules;
  values: ByGroup<readonly string[]>;
  /** For each record, the values that it matches. */
  matched: ReadonlyMap<ListingRecord, ByGroup<ReadonlySet<string>>>;
  /** The groups worth showing: a group whose every value has no project, or all of them, is no choice. */
  offered: readonly FacetGroup[];
}

export interface Facet {
  value: string;
  isOn: boolean;
  /** Number of projects with the value among those that pass the other groups and ranges (routes-and-content, Listing). */
  count: number;
}

interface FilteredListing {
  /** Records that pass, in the order given. */
  matches: ListingRecord[];
  facets: ByGroup<Facet[]>;
}

/** Finds the values that filters offer, and which record matches which. */
export function createFacetIndex(records: readonly ListingRecord[], rules: ListingRules): FacetIndex {
  const values = forEachGroup((group) => facetValues(records, group));
  const known = forEachGroup(() => new Map<string, readonly string[]>());
  const valuesMatching = (text: string, group: FacetGroup) => {
    const found = known[group].get(text) ?? values[group].filter((value) => matchesText(text, group, value));
    known[group].set(text, found);
    return found;
  };
  const matched = new Map(
    records.map((record) => [
      record,
      forEachGroup((group) => new Set(textsOf(record, group).flatMap((text) => valuesMatching(text, group)))),
    ]),
  );
  const index = { records, rules, values, matched, offered: [] };
  const { facets } = filterListing(index, initialListingState(rules));
  const hasChoice = (group: FacetGroup) => facets[group].some(({ count }) => count > 0 && count < records.length);
  return { ...index, offered: FACET_GROUPS.filter(hasChoice) };
}

/**
 * Values that a group offers: each value of the records once, ignoring case. Localities are sorted by number of
 * records, bedrooms by their number, the rest in the order of spec 9 with others after. If the records have none, the
 * defaults of spec 9.
 */
function facetValues(records: readonly ListingRecord[], group: FacetGroup): readonly string[] {
  const defaults = FACET_DEFAULTS[group];
  const found = new Map<string, { text: string; count: number }>();
  for (const text of records.flatMap((record) => valuesOf(group, textsOf(record, group)))) {
    const key = text.toLowerCase();
    const known = found.get(key);
    if (known) known.count += 1;
    else found.set(key, { text: defaults.find((each) => each.toLowerCase() === key) ?? text, count: 1 });
  }
  if (found.size === 0) return defaults;
  const rank = (text: string) => (defaults.includes(text) ? defaults.indexOf(text) : defaults.length);
  return [...found.values()]
    .sort((a, b) => {
      if (group === 'bedrooms') return compareBedrooms(a.text, b.text);
      if (group === 'possession' || group === 'metro') return stepOf(a.text) - stepOf(b.text);
      return group === 'locality' || isFactGroup(group) ? b.count - a.count : rank(a.text) - rank(b.text);
    })
    .map(({ text }) => text);
}

/** Whether a record passes one filter of a state. */
function filterTest({ rules, matched }: FacetIndex, key: FacetGroup | RangeKey, state: ListingState) {
  if (isRangeKey(key)) return rangeTest(key, state, rules);
  const has = (record: ListingRecord) => (value: string) => matched.get(record)?.[key].has(value);
  return (record: ListingRecord) =>
    isAllOf(key) ? state.chosen[key].every(has(record)) : state.chosen[key].some(has(record));
}

/** The records that pass, and what a click on each value would show. */
export function filterListing(index: FacetIndex, state: ListingState): FilteredListing {
  const active = activeFilters(state, index.rules);
  const tests = active.map((key) => ({ key, passes: filterTest(index, key, state) }));
  const refused = index.records.map((record) => ({
    record,
    by: tests.flatMap(({ key, passes }) => (passes(record) ? [] : [key])),
  }));
  const passing = (except?: FacetGroup) =>
    refused.flatMap(({ record, by }) => (by.every((key) => key === except) ? [record] : []));
  const matches = passing();
  const facets = forEachGroup((group) => {
    const counts = new Map<string, number>();
    for (const record of active.includes(group) && !isAllOf(group) ? passing(group) : matches) {
      for (const value of index.matched.get(record)![group]) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return index.values[group].map((value) => ({
      value,
      isOn: state.chosen[group].includes(value),
      count: counts.get(value) ?? 0,
    }));
  });
  return { matches, facets };
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
