import type { WishedFact } from './askable';
import type { WishedArea } from './area';
import type { WishedBudget } from './money';
import type { PlacePage } from './place-page';
import type { UnitType } from '../project/project';

/** Kinds of commercial property that a query may name; 'commercial' is offices and shops. */
export type CommercialKind = 'sco' | 'office' | 'shop' | 'commercial';

/** The filters in a query such as '3 bhk under 2 cr sector 82'. */
export interface SearchWish {
  bedrooms: string[];
  types: UnitType[];
  statuses: string[];
  /** Localities, without those that only say where another one is. */
  localities: string[];
  /** The page of the wish's only locality, if no project has its name. */
  page: PlacePage | null;
  /** The city that says which locality is meant: 'Faridabad' of 'sector 81 faridabad'; else null. */
  city: string | null;
  budget: WishedBudget | null;
  area: WishedArea | null;
  developer: { name: string; slug: string } | null;
  kinds: CommercialKind[];
  /** Whether the cheapest or the dearest come first. */
  order: 'price-low' | 'price-high' | null;
  /** Developers that are not ours. */
  strangers: string[];
  /** Facts that no filter of a listing shows. */
  facts: WishedFact[];
  /** Rooms beside the bedrooms that no record names. */
  besides: string[];
  /** Words that no filter knows, as they were read. */
  unknown: string[];
}

/** A wish that asks for nothing. */
export const NO_WISH: SearchWish = {
  bedrooms: [],
  types: [],
  statuses: [],
  localities: [],
  page: null,
  city: null,
  budget: null,
  area: null,
  developer: null,
  kinds: [],
  order: null,
  strangers: [],
  facts: [],
  besides: [],
  unknown: [],
};

/** Whether a wish asks for more than a place or a developer by name. */
export function hasFilters({ bedrooms, types, statuses, budget, area, kinds, order, facts }: SearchWish): boolean {
  return Boolean(budget ?? area ?? order) || [bedrooms, types, statuses, kinds, facts].some((list) => list.length > 0);
}
