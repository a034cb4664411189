import { SQFT_PER_UNIT } from '../project/area-text';
import { RUPEES_PER_CRORE, RUPEES_PER_LAKH } from '../site/business-constants';

/** Groups whose values are facts of the search, folded behind 'More filters'. */
export const FACT_GROUPS = ['possession', 'metro', 'amenity', 'facing'] as const;
/** Filter groups whose values are picked one by one, in the order of spec 3. */
export const FACET_GROUPS = ['type', 'use', 'bedrooms', 'locality', 'status', 'furnishing', ...FACT_GROUPS] as const;
export type FacetGroup = (typeof FACET_GROUPS)[number];

/** A value for each filter group. */
export function forEachGroup<T>(make: (group: FacetGroup) => T): Record<FacetGroup, T> {
  return Object.fromEntries(FACET_GROUPS.map((group) => [group, make(group)])) as Record<FacetGroup, T>;
}

/** Headings of the filter groups (spec 3, Filter groups). */
export const FILTER_LABELS: Record<FacetGroup | RangeKey, string> = {
  type: 'Property Type',
  use: 'Offices or shops',
  bedrooms: 'No of Bedrooms',
  locality: 'Localities',
  status: 'Construction Status',
  furnishing: 'Furnishing Status',
  possession: 'Possession',
  metro: 'Metro',
  amenity: 'Amenities',
  facing: 'Facing and view',
  budget: 'Budget',
  area: 'Area',
};

export const RANGE_KEYS = ['budget', 'area'] as const;
export type RangeKey = (typeof RANGE_KEYS)[number];

/** The two ends of a range. */
export const RANGE_ENDS = ['min', 'max'] as const;
export type RangeEnd = (typeof RANGE_ENDS)[number];

/** Order of the groups on the page and of the chosen filters: what most visitors ask first comes first. */
export const FILTER_ORDER = [
  'budget',
  'bedrooms',
  'use',
  'locality',
  'type',
  'status',
  'furnishing',
  'area',
  ...FACT_GROUPS,
] as const satisfies readonly (FacetGroup | RangeKey)[];

export const isFactGroup = (group: FacetGroup | RangeKey) => FACT_GROUPS.some((each) => each === group);

export function isRangeKey(key: string): key is RangeKey {
  return key === 'budget' || key === 'area';
}

/** Ends and step of a slider in the chosen unit, and the size of each unit in rupees or square feet (spec 5). */
export interface RangeRule {
  min: number;
  max: number;
  step: number;
  /** Key as in addresses, label, size; the first is the default. */
  units: readonly { key: string; label: string; size: number }[];
}

const BUDGET: RangeRule = {
  min: 1,
  max: 500,
  step: 0.1,
  units: [
    { key: 'cr', label: 'Cr', size: RUPEES_PER_CRORE },
    { key: 'l', label: 'L', size: RUPEES_PER_LAKH },
  ],
};
const AREA: RangeRule = {
  min: 100,
  max: 100_000,
  step: 10,
  units: [
    { key: 'sqft', label: 'sqft', size: SQFT_PER_UNIT.sqft },
    { key: 'sqyd', label: 'sqyd', size: SQFT_PER_UNIT.sqyd },
    { key: 'acre', label: 'acre', size: SQFT_PER_UNIT.acre },
  ],
};

/** Price rules: the developer page has its own slider, and there a record's budget pair comes first (spec 5). */
export interface ListingRules {
  ranges: Record<RangeKey, RangeRule>;
  prefersBudgetPair: boolean;
}

export const LISTING_RULES: ListingRules = { ranges: { budget: BUDGET, area: AREA }, prefersBudgetPair: false };
export const DEVELOPER_PAGE_RULES: ListingRules = {
  ranges: { budget: { ...BUDGET, max: 100 }, area: AREA },
  prefersBudgetPair: true,
};

/** Sort orders (routes-and-content, Listing). */
export const LISTING_SORTS = ['given', 'price-low', 'price-high'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

export const SORT_LABELS: Record<ListingSort, string> = {
  given: 'As listed',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
};

/** The choice on a slider, in `unit`. */
export interface RangeChoice {
  min: number;
  max: number;
  unit: string;
}

/** Everything a visitor can choose on a listing, as its address encodes it. */
export interface ListingState {
  isCommercial: boolean;
  chosen: Record<FacetGroup, readonly string[]>;
  ranges: Record<RangeKey, RangeChoice>;
  sort: ListingSort;
  /** From 1. */
  page: number;
}

function wholeRange({ min, max, units }: RangeRule): RangeChoice {
  return { min, max, unit: units[0]?.key ?? '' };
}

/** The state of a listing's plain address. */
export function initialListingState(rules: ListingRules): ListingState {
  return {
    isCommercial: false,
    chosen: forEachGroup(() => []),
    ranges: { budget: wholeRange(rules.ranges.budget), area: wholeRange(rules.ranges.area) },
    sort: 'given',
    page: 1,
  };
}

/** A thumb at its end is no limit, so an untouched range does not filter, in any unit (routes-and-content, Listing). */
export function isRangeTouched({ min, max }: RangeChoice, rule: RangeRule): boolean {
  return min !== rule.min || max !== rule.max;
}

/** The choice in a known unit, with ends that do not cross: the moved one stops at the other. */
export function fitRange(choice: RangeChoice, rule: RangeRule, moved: 'min' | 'max'): RangeChoice {
  const { min, max } = choice;
  const unit = rule.units.some(({ key }) => key === choice.unit) ? choice.unit : (rule.units[0]?.key ?? '');
  const isCrossed = min > max && min !== rule.min && max !== rule.max;
  if (!isCrossed) return { min, max, unit };
  return moved === 'min' ? { min: max, max, unit } : { min, max: min, unit };
}

/** The state with one value ticked or unticked, on page 1 again (spec 4). */
export function withValue(state: ListingState, group: FacetGroup, value: string, isOn: boolean): ListingState {
  const others = state.chosen[group].filter((each) => each !== value);
  return { ...state, page: 1, chosen: { ...state.chosen, [group]: isOn ? [...others, value] : others } };
}

/** The state with one range replaced, on page 1 again (spec 4). */
export function withRange(state: ListingState, key: RangeKey, choice: RangeChoice): ListingState {
  return { ...state, page: 1, ranges: { ...state.ranges, [key]: choice } };
}

/** The state without filters; type and order stay. */
export function withoutFilters(state: ListingState, rules: ListingRules): ListingState {
  const { chosen, ranges } = initialListingState(rules);
  return { ...state, chosen, ranges, page: 1 };
}

/** The state without one filter group or range. */
export function withoutFilter(state: ListingState, key: FacetGroup | RangeKey, rules: ListingRules): ListingState {
  const { chosen, ranges } = initialListingState(rules);
  return isRangeKey(key)
    ? withRange(state, key, ranges[key])
    : { ...state, page: 1, chosen: { ...state.chosen, [key]: chosen[key] } };
}

/** The groups and ranges that filter now. */
export function activeFilters(state: ListingState, rules: ListingRules): (FacetGroup | RangeKey)[] {
  return [
    ...FACET_GROUPS.filter((group) => state.chosen[group].length > 0),
    ...RANGE_KEYS.filter((key) => isRangeTouched(state.ranges[key], rules.ranges[key])),
  ];
}
