import type { UnitType } from '../project/project';
import type { NearbyKind } from '../place/nearby';
import type { FilterFact, FilterFactOf } from './filter-facts';

/** Facts that say what is looked for, and those that say more of it, in the order of a sentence. */
const WHAT = ['bedrooms', 'type', 'kind'] as const;
const WHERE = ['area', 'budget', 'place', 'developer'] as const;
/** Facts that are said behind a comma: 'largest first', 'not in Noida'. */
const APART: readonly WishedFact['row'][] = ['order', 'not', 'sort'];

/** Of an either the row of its first. */
const rowOf = (fact: WishedFact): WishedFact['row'] => (fact.row === 'either' ? fact.any[0]!.row : fact.row);

/**
 * '3 BHK, Ready To move under ₹ 2 Cr in Sector 82 by Vatika': a wish in words. `noun` says what is shown if the wish
 * names nothing, and stands for the kinds.
 */
export function describeWish(wish: Pick<SearchWish, 'facts'>, noun: string): string {
  const labels = (rows: readonly WishedFact['row'][]) =>
    rows.flatMap((row) =>
      wish.facts.flatMap((fact) => (rowOf(fact) === row ? [row === 'kind' ? noun : fact.label] : [])),
    );
  const rest = wish.facts
    .filter((fact) => ![...WHAT, 'status', ...WHERE, ...APART].includes(rowOf(fact)))
    .map(({ label }) => label);
  const last = rest.pop();
  const more = last ? `with ${rest.length > 0 ? `${rest.join(', ')} and ` : ''}${last}` : '';
  const apart = wish.facts.filter(({ row }) => row === 'order' || row === 'not');
  const what = [labels(WHAT).join(', ') || noun, ...labels(['status'])].filter(Boolean).join(', ');
  return [what, ...labels(WHERE), more]
    .filter(Boolean)
    .join(' ')
    .concat(...[...apart.map(({ label }) => label), ...labels(['sort'])].map((label) => `, ${label}`));
}

/** The kinds of a wish in words: 'SCO', 'offices or shops'; '' if it names none. */
export const describeKinds = (wish: Pick<SearchWish, 'facts'>) => factOf(wish, 'kind')?.label ?? '';

/** A fact that a wish asks for; `label` is how it is said back: 'metro within 15 min'. */
export type WishedFact =
  | FilterFact
  | { row: 'stated'; label: string }
  /** Travel time to a place nearby, by kind, else by names as the records of these cities have them. */
  | {
      row: 'nearby';
      label: string;
      kind: NearbyKind | null;
      /** Names of the records that are meant, without a kind, and the words that name them. */
      names: string[];
      place?: string;
      cities: string[];
      minutes: number;
    }
  /** Months from the year 0; null is open. */
  | { row: 'possession'; label: string; from: number | null; to: number | null }
  | { row: 'frontage'; label: string; feet: number }
  /** Rupees for a square foot; null is open. */
  | { row: 'rate'; label: string; min: number | null; max: number | null }
  /** What comes first; the record need only say. */
  | { row: 'order'; label: string; by: 'large' | 'small' | 'soon' | 'rate' }
  /** A record has one of them: 'pool or gym'. */
  | { row: 'either'; label: string; any: readonly WishedFact[] }
  /** What a wish is not; a record is refused that has all of it. */
  | { row: 'not'; label: string; refused: readonly WishedFact[] };

/** A developer or city that is not ours, or a sum in a currency that is not, as it is written, or a fact that no record has. */
export interface NotOurs {
  name: string;
  of: 'developers' | 'cities' | 'currencies' | 'records';
}

/** What a query such as '3 bhk under 2 cr sector 82 with pool' asks for. */
export interface SearchWish {
  /** In the order of the table of askable facts, those of the listing's filters first. */
  facts: WishedFact[];
  notOurs: NotOurs[];
  /** What is said as left out: rooms that no record names, words that decide nothing. */
  besides: string[];
  /** Words that no fact knows, as they were read. */
  unknown: string[];
  /** Whether it says homes, so that no office answers it. */
  isOfHomes: boolean;
}

/** A wish that asks for nothing. */
export const NO_WISH: SearchWish = { facts: [], notOurs: [], besides: [], unknown: [], isOfHomes: false };

type Facts = Pick<SearchWish, 'facts'>;

/** The fact of a wish that a filter shows; undefined if it does not ask for it. */
export const factOf = <Row extends FilterFact['row']>({ facts }: Facts, row: Row) =>
  facts.find((fact) => fact.row === row) as FilterFactOf<Row> | undefined;

/** The values that a wish names of a filter. */
export const valuesOf = <Row extends 'place' | 'bedrooms' | 'type' | 'kind' | 'status'>(wish: Facts, row: Row) =>
  (factOf(wish, row)?.values ?? []) as FilterFactOf<Row>['values'];

/** The facts of a wish that no filter of a plain listing shows. */
export const besideFilters = ({ facts }: Facts) => facts.filter((fact) => !isFilter(fact));

/** Whether the listing's own filters show a fact. */
export const isFilter = (fact: WishedFact): fact is FilterFact => 'name' in fact;

/** Whether a wish asks for one of the facts. */
export const asksFor = ({ facts }: Facts, ...rows: WishedFact['row'][]) => facts.some(({ row }) => rows.includes(row));

/** What offices and shops are wished for. */
export const usesIn = (wish: SearchWish) =>
  valuesOf(wish, 'kind').filter((kind) => kind === 'office' || kind === 'shop');

/** A wish without some facts. */
export const withoutFacts = <Wish extends Facts>(wish: Wish, ...rows: WishedFact['row'][]): Wish => ({
  ...wish,
  facts: wish.facts.filter(({ row }) => !rows.includes(row)),
});

/** Whether a wish asks for more than a place or a developer by name. */
export const hasFilters = (wish: Facts) => withoutFacts(wish, 'place', 'developer').facts.length > 0;

/** Whether a wish asks for a kind of property and for nothing else. */
export const isOfKindAlone = ({ facts: [only, ...others], besides }: SearchWish) =>
  (only?.row === 'type' || only?.row === 'kind') && others.length + besides.length === 0;

/** What is refused with a status: a new launch is under construction, too. */
export const withLaunches = (fact: WishedFact): WishedFact =>
  fact.row === 'status' && fact.values.includes('Under Construction')
    ? { ...fact, values: [...fact.values, 'New Launch'] }
    : fact;

/** Whether a refusal is of flats alone beside floors, which are as good as flats to others: 'floors, not apartments' asks for floors. */
export const isSaidByFloors = (refused: readonly WishedFact[], wished: readonly UnitType[] = []): boolean =>
  wished.includes('Luxury Independent Floors') &&
  refused.every((fact) => fact.row === 'type' && !fact.values.some((type) => wished.includes(type)));
