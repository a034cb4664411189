import { overlaps, passesGroup, rangeOf } from '../listing/filter-rules';
import { LISTING_RULES } from '../listing/state';
import { formatRupees } from '../project/price';
import type { UnitType } from '../project/project';
import { atPlaces } from '../site/at-place';
import { describeArea, type WishedArea } from './area';
import type { SearchFacts } from './facts';
import type { WishedBudget } from './money';
import { isOnPage, type PlacePage } from './place-page';

/** Kinds of commercial property that a query may name; 'commercial' is offices and shops. */
export type CommercialKind = 'sco' | 'office' | 'shop' | 'commercial';

/** A fact that the listing's own filters show; `name` is what a way on leaves out: 'the budget', 'Sector 65'. */
export type FilterFact = { label: string; name: string } & (
  | {
      row: 'place';
      /** Localities, without those that only say where another one is. */
      values: string[];
      /** The page of the only locality, if no project has its name. */
      page: PlacePage | null;
      /** The city that says which locality is meant: 'Faridabad' of 'sector 81 faridabad'; else null. */
      city: string | null;
    }
  | ({ row: 'budget' } & WishedBudget)
  | ({ row: 'area' } & WishedArea)
  | { row: 'bedrooms' | 'status'; values: string[] }
  | { row: 'type'; values: UnitType[] }
  | { row: 'kind'; values: CommercialKind[] }
  | { row: 'developer'; slug: string }
  /** Whether the cheapest or the dearest come first. */
  | { row: 'sort'; sort: 'price-low' | 'price-high' }
);

/** A row's facts in an intersection that `Extract` can tell apart. */
export type FilterFactOf<Row extends FilterFact['row']> = FilterFact & { row: Row };

const KIND_NAMES: Record<CommercialKind, string> = {
  sco: 'SCO',
  office: 'offices',
  shop: 'shops',
  commercial: 'offices and shops',
};

/** What a query says of the filters; empty and null ask for nothing. */
interface ReadFilters {
  place: Pick<FilterFactOf<'place'>, 'values' | 'page' | 'city'>;
  budget: WishedBudget | null;
  area: WishedArea | null;
  bedrooms: string[];
  types: UnitType[];
  kinds: CommercialKind[];
  statuses: string[];
  developer: { name: string; slug: string } | null;
  sort: FilterFactOf<'sort'>['sort'] | null;
}

const or = (names: readonly string[]) => names.join(' or ');
const said = (label: string, name = label) => ({ label, name });

/** The fact of a place; none without a name. */
export function toPlace(place: ReadFilters['place']): FilterFact[] {
  const { values, city } = place;
  if (values.length === 0) return [];
  return [{ row: 'place', ...place, ...said(atPlaces(values) + (city ? `, ${city}` : ''), or(values)) }];
}

/** The facts of what was read, in the order in which ways on leave them out. */
export function toFilterFacts(read: ReadFilters): FilterFact[] {
  const { place, budget, area, bedrooms, types, kinds, statuses, developer, sort } = read;
  const facts: (FilterFact | null)[] = [
    budget && { row: 'budget', ...budget, ...said(describeBudget(budget), 'the budget') },
    area && { row: 'area', ...area, ...said(describeArea(area), 'the area') },
    bedrooms.length > 0 ? { row: 'bedrooms', values: bedrooms, ...said(or(bedrooms)) } : null,
    types.length > 0 ? { row: 'type', values: types, ...said(or(types)) } : null,
    kinds.length > 0 ? { row: 'kind', values: kinds, ...said(or(kinds.map((kind) => KIND_NAMES[kind]))) } : null,
    statuses.length > 0 ? { row: 'status', values: statuses, ...said(statuses.join(', '), or(statuses)) } : null,
    developer && { row: 'developer', slug: developer.slug, ...said(`by ${developer.name}`, developer.name) },
    sort && { row: 'sort', sort, ...said(`${sort === 'price-low' ? 'lowest' : 'highest'} price first`) },
  ];
  return [...toPlace(place), ...facts.filter((fact) => fact !== null)];
}

/** 'under ₹ 2 Cr', 'from ₹ 1 Cr to ₹ 2 Cr'. */
function describeBudget({ min, max }: WishedBudget): string {
  if (min !== null && max !== null) return `from ${formatRupees(min)} to ${formatRupees(max)}`;
  return max !== null ? `under ${formatRupees(max)}` : `above ${formatRupees(min!)}`;
}

/** Whether a project passes (spec 5); one that does not say its price or area does. How well it passes say its configurations. */
export function passesFilter(project: SearchFacts, fact: FilterFact): boolean {
  switch (fact.row) {
    case 'place':
      return fact.page ? isOnPage(project, fact.page) : passesGroup(project, 'locality', fact.values);
    case 'budget':
    case 'area': {
      const own = rangeOf(project, fact.row, LISTING_RULES);
      return own === null || overlaps(own, { min: fact.min ?? 0, max: fact.max ?? Infinity });
    }
    case 'kind':
      return isOfKind(project, fact.values);
    case 'developer':
      return project.developerSlug === fact.slug;
    case 'sort':
      return true;
    default:
      return passesGroup(project, fact.row, fact.values);
  }
}

/** Whether a project is one of the kinds; offices and shops together are all that is commercial but SCO. */
function isOfKind({ category, uses }: SearchFacts, kinds: readonly CommercialKind[]): boolean {
  if (category !== 'commercial') return category === 'sco' && kinds.includes('sco');
  const isBoth = kinds.includes('office') && kinds.includes('shop');
  return isBoth || kinds.includes('commercial') || uses.some((use) => kinds.includes(use));
}
