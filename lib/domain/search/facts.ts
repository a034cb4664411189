import { overlaps, textsOf, type FilteredFacts, type OpenRange } from '../listing/filter-rules';
import { FACET_GROUPS, type FacetGroup, type RangeKey } from '../listing/state';
import type { ProjectCategory } from '../site/kinds';

/** Fields that decide whether a project passes. */
export type SearchFacts = FilteredFacts & {
  developerSlug: string;
  cityName: string;
  category: ProjectCategory;
  /** Whether it has offices or shops; only for category commercial. */
  uses: readonly ('office' | 'shop')[];
  /** Latitude and longitude in degrees; null is unknown. */
  at: readonly [number, number] | null;
};

interface TextColumn {
  /** Each combination of texts once, and its number by its texts. */
  sets: (readonly string[])[];
  numbers: Map<string, number>;
  /** Number of the combination, by project. */
  setOf: number[];
}

/** The facts of all projects, and what filters read of them in columns: a query of ten thousand takes one walk. */
export interface FactTable {
  facts: SearchFacts[];
  texts: Record<FacetGroup, TextColumn>;
  /** Rupees and square feet; NaN is unknown, Infinity is open upwards. */
  ranges: Record<RangeKey, { lowest: number[]; highest: number[] }>;
}

export function createFactTable(): FactTable {
  const column = (): TextColumn => ({ sets: [], numbers: new Map(), setOf: [] });
  const texts = Object.fromEntries(FACET_GROUPS.map((group) => [group, column()])) as FactTable['texts'];
  const range = () => ({ lowest: [], highest: [] });
  return { facts: [], texts, ranges: { budget: range(), area: range() } };
}

export function addFacts({ facts, texts, ranges }: FactTable, added: SearchFacts): void {
  const { price, area } = added;
  facts.push(added);
  ranges.budget.lowest.push(price?.minRupees ?? NaN);
  ranges.budget.highest.push(price ? (price.maxRupees ?? Infinity) : NaN);
  ranges.area.lowest.push(area?.minSqft ?? NaN);
  ranges.area.highest.push(area?.maxSqft ?? NaN);
  for (const group of FACET_GROUPS) {
    const { sets, numbers, setOf } = texts[group];
    const own = textsOf(added, group);
    const key = own.join('\n');
    const number = numbers.get(key) ?? sets.push(own) - 1;
    numbers.set(key, number);
    setOf.push(number);
  }
}

/** Tests by row: which combinations of a group's texts are wanted. */
export function textTest(
  { texts }: FactTable,
  group: FacetGroup,
  isWanted: (text: string) => boolean,
): (row: number) => boolean {
  const { sets, setOf } = texts[group];
  const answers = new Map<string, boolean>();
  const isTextWanted = (text: string) => {
    const answer = answers.get(text) ?? isWanted(text);
    answers.set(text, answer);
    return answer;
  };
  const isSetWanted = sets.map((own) => own.some(isTextWanted));
  return (row) => isSetWanted[setOf[row]!]!;
}

/** Tests by row: an overlap passes, and so does an unknown value (spec 5). */
export function rangeTest({ ranges }: FactTable, key: RangeKey, range: OpenRange): (row: number) => boolean {
  const { lowest, highest } = ranges[key];
  return (row) => Number.isNaN(lowest[row]) || overlaps({ min: lowest[row]!, max: highest[row]! }, range);
}
