// Index of a listing's filter values. For content sets of thousands; with a hundred the plain way would do.
import { isWholeWords, matchesText, valuesOf } from './filter-rules';
import { forEachGroup, type ListingTable, type TextSets } from './table';
import type { FacetGroup, ListingRules, ListingSort } from './state';
import { compareBedrooms } from '../project/bedrooms';
import { UNIT_TYPES } from '../project/project';

/** Values of a group if the data has none (spec 9). */
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

/** The records of one type, and the values that each of them matches, computed once. */
export interface FacetIndex {
  table: ListingTable;
  /** Positions in the table, ascending. */
  rows: Uint32Array;
  rules: ListingRules;
  values: Record<FacetGroup, readonly string[]>;
  /** For each text set of the table, the indexes in `values` that it matches, ascending. */
  hits: Record<FacetGroup, readonly (readonly number[])[]>;
  /** `rows` in other orders, computed on first use. */
  orders: Map<ListingSort, Uint32Array>;
}

/** Creates an index over rows of the table, by default over all of them. */
export function createFacetIndex(
  table: ListingTable,
  rules: ListingRules,
  rows: ArrayLike<number> = table.kinds.map((_, at) => at),
): FacetIndex {
  const own = Uint32Array.from(rows);
  const values = forEachGroup((group) => facetValues(table.texts[group], own, FACET_DEFAULTS[group], group));
  const hits = forEachGroup((group) => matchSets(table.texts[group].sets, values[group], group));
  return { table, rows: own, rules, values, hits, orders: new Map() };
}

/**
 * Values that a group offers: each value of the records once, ignoring case. Localities are sorted by number of
 * records, bedrooms by their number, the rest in the order of spec 9 with others after. If the records have none, the defaults of spec 9.
 */
function facetValues(
  { sets, setOf }: TextSets,
  rows: Uint32Array,
  defaults: readonly string[],
  group: FacetGroup,
): readonly string[] {
  const tally = new Map<number, number>();
  for (const row of rows) tally.set(setOf[row]!, (tally.get(setOf[row]!) ?? 0) + 1);
  const found = new Map<string, { text: string; count: number }>();
  for (const [set, count] of tally) {
    for (const text of valuesOf(group, sets[set]!)) {
      const key = text.toLowerCase();
      const known = found.get(key);
      if (known) known.count += count;
      else found.set(key, { text: defaults.find((each) => each.toLowerCase() === key) ?? text, count });
    }
  }
  if (found.size === 0) return defaults;
  const rank = (text: string) => (defaults.includes(text) ? defaults.indexOf(text) : defaults.length);
  return [...found.values()]
    .sort((a, b) => {
      if (group === 'bedrooms') return compareBedrooms(a.text, b.text);
      return group === 'locality' ? b.count - a.count : rank(a.text) - rank(b.text);
    })
    .map(({ text }) => text);
}

/** Separator that no text contains (content with hidden characters is refused), so that no match spans two texts. */
const GAP = '\u0000';

/**
 * The same matches as `matchesText`. All texts are joined into one string: a thousand values in a thousand texts take a
 * thousand searches.
 */
function matchSets(sets: TextSets['sets'], values: readonly string[], group: FacetGroup): number[][] {
  if (group === 'bedrooms') {
    const isHit = (set: readonly string[], value: string) => set.some((text) => matchesText(text, group, value));
    return sets.map((set) => values.flatMap((value, position) => (isHit(set, value) ? [position] : [])));
  }
  const isExact = group === 'furnishing';
  const ids = new Map<string, number>();
  const setIds = sets.map((set) =>
    set.map((text) => {
      const key = text.toLowerCase();
      const id = ids.get(key) ?? ids.size;
      ids.set(key, id);
      return id;
    }),
  );
  const all = `${GAP}${[...ids.keys()].join(GAP)}${GAP}`;
  const textAt = new Uint32Array(all.length);
  for (let at = 1, id = -1; at < all.length; at++) textAt[at] = all[at - 1] === GAP ? ++id : id;

  const hitsOfText: number[][] = [...ids.keys()].map(() => []);
  values.forEach((value, position) => {
    const wanted = isExact ? `${GAP}${value.toLowerCase()}${GAP}` : value.toLowerCase();
    const start = isExact ? 1 : 0;
    for (let at = all.indexOf(wanted); at >= 0; at = all.indexOf(wanted, at + 1)) {
      if (group === 'locality' && !isWholeWords(all, at, at + wanted.length)) continue;
      const hits = hitsOfText[textAt[at + start]!]!;
      if (hits.at(-1) !== position) hits.push(position);
    }
  });
  return setIds.map((own) => [...new Set(own.flatMap((id) => hitsOfText[id]!))].sort((a, b) => a - b));
}

/**
 * Rows as given or sorted by lowest price. Unknown prices come last, equal ones as given (routes-and-content, Listing).
 */
export function rowsInOrder(index: FacetIndex, sort: ListingSort): Uint32Array {
  if (sort === 'given') return index.rows;
  const known = index.orders.get(sort);
  if (known) return known;
  const direction = sort === 'price-low' ? 1 : -1;
  const { min } = index.table.price;
  const rank = (row: number) => (Number.isNaN(min[row]) ? Infinity : direction * min[row]!);
  const order = Uint32Array.from(index.rows).sort((a, b) => {
    const [first, second] = [rank(a), rank(b)];
    return first === second ? a - b : first - second;
  });
  index.orders.set(sort, order);
  return order;
}
