import type { ListingRecord } from './listing-record';
import {
  activeFilters,
  FACET_GROUPS,
  isRangeTouched,
  withoutFilter,
  type FacetGroup,
  type ListingRules,
  type ListingState,
  type RangeKey,
} from './listing-state';
import { UNIT_TYPES } from './project';

/** Values of a group where the data gives none (spec 9). */
export const FACET_DEFAULTS: Record<FacetGroup, readonly string[]> = {
  type: UNIT_TYPES,
  bedrooms: ['1 BHK', '2 BHK', '3 BHK', '4 BHK', '4 BHK+', 'Duplex'],
  locality: [
    'Sector 82',
    'Sector 83',
    'Sector 84',
    'Sector 85',
    'Sector 88A',
    'Sector 88B',
    'Gurgaon',
    'NH 8',
    'Sector 54',
    'Sector 49',
    'Dwarka Expressway',
  ],
  status: ['New Launch', 'Under Construction', 'Ready To move'],
  furnishing: ['Furnished', 'Semi-Furnished', 'Unfurnished'],
};

/** What filters ask of a record. */
export type FilteredFacts = Omit<ListingRecord, 'summary'> & {
  summary: Pick<ListingRecord['summary'], 'bedrooms' | 'status'>;
};

/** What a record has of a group. */
export function textsOf({ summary, unitType, localities, furnishing }: FilteredFacts, group: FacetGroup): string[] {
  if (group === 'type') return [unitType];
  if (group === 'bedrooms') return summary.bedrooms;
  if (group === 'locality') return localities;
  const text = group === 'status' ? summary.status : furnishing;
  return text ? [text] : [];
}

/** Furnishing matches exactly, the other groups by substring, all ignoring case (spec 5). */
export function matchesText(text: string, group: FacetGroup, value: string): boolean {
  const wanted = value.toLowerCase();
  return group === 'furnishing' ? text.toLowerCase() === wanted : text.toLowerCase().includes(wanted);
}

/** Whether any of a record's texts in the group matches. */
export function matchesValue(record: FilteredFacts, group: FacetGroup, value: string): boolean {
  return textsOf(record, group).some((text) => matchesText(text, group, value));
}

/**
 * What a group offers: each value the records have, once whatever its case; localities by how many have them, the rest
 * in the order of spec 9 with others after. The defaults of spec 9 where the records have none.
 */
export function facetValues(records: readonly ListingRecord[], group: FacetGroup): readonly string[] {
  const defaults = FACET_DEFAULTS[group];
  const found = new Map<string, { text: string; count: number }>();
  for (const record of records) {
    for (const text of textsOf(record, group)) {
      const key = text.toLowerCase();
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { text: defaults.find((each) => each.toLowerCase() === key) ?? text, count: 1 });
    }
  }
  if (found.size === 0) return defaults;
  const rank = (text: string) => (defaults.includes(text) ? defaults.indexOf(text) : defaults.length);
  return [...found.values()]
    .sort((a, b) => (group === 'locality' ? b.count - a.count : rank(a.text) - rank(b.text)))
    .map(({ text }) => text);
}

/** A range from `min` to `max`; null is open upwards. */
export interface OpenRange {
  min: number;
  max: number | null;
}

/** Ranges overlap where neither ends before the other begins; ends count (spec 5). */
export function overlaps(a: OpenRange, b: OpenRange): boolean {
  return (b.max === null || a.min <= b.max) && (a.max === null || b.min <= a.max);
}

const RUPEES_PER_CRORE = 10_000_000;

/** Rupees or square feet; null where the record says nothing (spec 5; decisions, Listing). */
export function rangeOf(record: FilteredFacts, key: RangeKey, rules: ListingRules): OpenRange | null {
  const { area, price, budgetCrore } = record;
  if (key === 'area') return area && { min: area.minSqft, max: area.maxSqft };
  if (rules.prefersBudgetPair && budgetCrore) {
    return {
      min: Math.round(budgetCrore.min * RUPEES_PER_CRORE),
      max: Math.round(budgetCrore.max * RUPEES_PER_CRORE),
    };
  }
  return price && { min: price.minRupees, max: price.maxRupees };
}

/** Overlap passes, and so does a record that says nothing; an untouched range lets all pass (spec 5). */
export function passesRange(record: FilteredFacts, key: RangeKey, state: ListingState, rules: ListingRules): boolean {
  const choice = state.ranges[key];
  const rule = rules.ranges[key];
  if (!isRangeTouched(choice, rule)) return true;
  const own = rangeOf(record, key, rules);
  const size = rule.units.find((unit) => unit.key === choice.unit)?.size ?? 1;
  return own === null || overlaps(own, { min: Math.round(choice.min * size), max: Math.round(choice.max * size) });
}

/** The records of one type with what each value of each group matches, worked out once. */
export interface FacetIndex {
  records: readonly ListingRecord[];
  rules: ListingRules;
  values: Record<FacetGroup, readonly string[]>;
  /** For each record the positions in `values` that it matches. */
  hits: Record<FacetGroup, readonly (readonly number[])[]>;
}

export function createFacetIndex(records: readonly ListingRecord[], rules: ListingRules): FacetIndex {
  const byGroup = <T>(make: (group: FacetGroup) => T) =>
    Object.fromEntries(FACET_GROUPS.map((group) => [group, make(group)])) as Record<FacetGroup, T>;
  const values = byGroup((group) => facetValues(records, group));
  const hits = byGroup((group) =>
    records.map((record) => values[group].flatMap((value, at) => (matchesValue(record, group, value) ? [at] : []))),
  );
  return { records, rules, values, hits };
}

export interface Facet {
  value: string;
  isOn: boolean;
  /** Projects the listing holds once the value is taken on; where it is on, those shown that have it. */
  count: number;
}

export interface FilteredListing {
  /** In the order of the records. */
  matches: ListingRecord[];
  facets: Record<FacetGroup, Facet[]>;
}

/** Which records pass, and what a click on each value would show. */
export function filterListing(index: FacetIndex, state: ListingState): FilteredListing {
  const { records, rules, values, hits } = index;
  const filters = activeFilters(state, rules);
  const isOn = (group: FacetGroup, at: number) => state.chosen[group].includes(values[group][at] ?? '');
  const chosenAt = FACET_GROUPS.map(
    (group) => new Set(values[group].flatMap((_, at) => (isOn(group, at) ? [at] : []))),
  );
  const faults = records.map((record, at) =>
    filters.reduce((sum, key) => {
      const passes =
        key === 'budget' || key === 'area'
          ? passesRange(record, key, state, rules)
          : hits[key][at]?.some((hit) => chosenAt[FACET_GROUPS.indexOf(key)]?.has(hit));
      return passes ? sum : sum | bitOf(key);
    }, 0),
  );
  const matches = records.filter((_, at) => faults[at] === 0);

  const facets = Object.fromEntries(
    FACET_GROUPS.map((group, groupAt) => {
      const chosen = chosenAt[groupAt] ?? new Set<number>();
      const counts = values[group].map((_, at) => (chosen.size > 0 && !chosen.has(at) ? matches.length : 0));
      records.forEach((_, at) => {
        const fault = faults[at] ?? 0;
        if ((fault & ~bitOf(group)) !== 0) return;
        const isShown = fault === 0 && chosen.size > 0;
        for (const hit of hits[group][at] ?? []) {
          if (!isShown || chosen.has(hit)) counts[hit] = (counts[hit] ?? 0) + 1;
        }
      });
      return [group, values[group].map((value, at) => ({ value, isOn: chosen.has(at), count: counts[at] ?? 0 }))];
    }),
  ) as Record<FacetGroup, Facet[]>;
  return { matches, facets };
}

function bitOf(key: FacetGroup | RangeKey): number {
  return (
    1 << (key === 'budget' ? FACET_GROUPS.length : key === 'area' ? FACET_GROUPS.length + 1 : FACET_GROUPS.indexOf(key))
  );
}

/** The one filter whose removal shows most, and how many; null where none shows any (decisions, Listing). */
export function bestRelaxation(
  index: FacetIndex,
  state: ListingState,
): { key: FacetGroup | RangeKey; count: number } | null {
  const [best] = activeFilters(state, index.rules)
    .map((key) => ({ key, count: filterListing(index, withoutFilter(state, key, index.rules)).matches.length }))
    .sort((a, b) => b.count - a.count);
  return best && best.count > 0 ? best : null;
}
