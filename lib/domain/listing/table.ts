// A listing's records as columns. For content sets of thousands; with a hundred the plain way would do.
import { budgetRange, textsOf } from './filter-rules';
import type { ListingRecord } from './record';
import type { Configuration } from '../project/configuration';
import { FACET_GROUPS, type FacetGroup } from './state';
import type { ProjectKind } from '../site/kinds';

/** The texts of one group: each combination once, and the combination of each record. */
export interface TextSets {
  sets: readonly (readonly string[])[];
  /** Index in `sets` by record. */
  setOf: ArrayLike<number>;
}

/** One range per record. NaN is unknown; a maximum of Infinity is open upwards. */
export interface RangeColumn {
  min: Float64Array;
  max: Float64Array;
}

/** The records in columns: filters read numbers, and a record is built only when it is shown. */
export interface ListingTable {
  kinds: readonly ProjectKind[];
  texts: Record<FacetGroup, TextSets>;
  /** Rupees. */
  price: RangeColumn;
  /** Rupees; on a developer's page this pair comes before the price. */
  budget: RangeColumn;
  /** Square feet. */
  area: RangeColumn;
  /** Degrees; NaN is unknown. */
  places: { lat: Float64Array; lng: Float64Array };
  configurationsAt: (at: number) => readonly Configuration[];
  recordAt: (at: number) => ListingRecord;
}

/** Numbers each distinct list, in the order of first use. */
export function toTextSets(lists: readonly (readonly string[])[]): { sets: (readonly string[])[]; setOf: number[] } {
  const known = new Map<string, number>();
  const sets: (readonly string[])[] = [];
  const setOf = lists.map((list) => {
    const key = list.join('\u0000');
    const at = known.get(key) ?? sets.push(list) - 1;
    known.set(key, at);
    return at;
  });
  return { sets, setOf };
}

export function forEachGroup<T>(make: (group: FacetGroup) => T): Record<FacetGroup, T> {
  return Object.fromEntries(FACET_GROUPS.map((group) => [group, make(group)])) as Record<FacetGroup, T>;
}

/** `ends` gives a record's range; null is unknown, a null maximum is open upwards. */
export function toRangeColumn(
  size: number,
  ends: (at: number) => { min: number; max: number | null } | null,
): RangeColumn {
  const column = { min: new Float64Array(size), max: new Float64Array(size) };
  for (let at = 0; at < size; at++) {
    const range = ends(at);
    column.min[at] = range ? range.min : NaN;
    column.max[at] = range ? (range.max ?? Infinity) : NaN;
  }
  return column;
}

export function toListingTable(records: readonly ListingRecord[]): ListingTable {
  const column = (ends: (record: ListingRecord) => { min: number; max: number | null } | null) =>
    toRangeColumn(records.length, (at) => ends(records[at]!));
  return {
    kinds: records.map(({ kind }) => kind),
    texts: forEachGroup((group) => toTextSets(records.map((record) => textsOf(record, group)))),
    price: column(({ price }) => price && { min: price.minRupees, max: price.maxRupees }),
    budget: column(({ budgetCrore }) => budgetRange(budgetCrore)),
    area: column(({ area }) => area && { min: area.minSqft, max: area.maxSqft }),
    places: {
      lat: Float64Array.from(records, ({ coordinates }) => coordinates?.lat ?? NaN),
      lng: Float64Array.from(records, ({ coordinates }) => coordinates?.lng ?? NaN),
    },
    configurationsAt: (at) => records[at]!.configurations,
    recordAt: (at) => records[at]!,
  };
}
