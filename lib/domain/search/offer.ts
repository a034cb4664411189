import { matchesText, passesRange, textsOf, type FilteredFacts } from '../listing/filter-rules';
import { formatListingAddress } from '../listing/address';
import {
  FACET_GROUPS,
  fitRange,
  initialListingState,
  isRangeTouched,
  LISTING_RULES,
  type FacetGroup,
  type ListingState,
  type RangeChoice,
} from '../listing/state';
import { formatProjectCount } from '../site/display-text';
import { formatRupees } from '../project/price';
import { listingPath, ROUTES } from '../site/routes';
import type { SearchWish } from './wish';

/** Fields that decide whether a project passes. */
export type SearchFacts = FilteredFacts & { developerSlug: string };

/** The listing with the filters in a query (routes-and-content, Search). */
export interface SearchOffer {
  href: string;
  /** 'Show 3 BHK under ₹ 2 Cr in Sector 82'. */
  label: string;
  /** Number of projects that the listing will show. */
  count: number;
  /** Indexes of its projects in the facts, in content order. */
  indexes: number[];
}

const BUDGET = LISTING_RULES.ranges.budget;

/** In lakh as far as the slider reaches, so that prices below a crore count; above that in crore. */
function toBudgetChoice({ min, max }: NonNullable<SearchWish['budget']>): RangeChoice | null {
  for (const { key, size } of [...BUDGET.units].reverse()) {
    const low = (min ?? 0) / size;
    const high = max === null ? BUDGET.max : max / size;
    const isOpenUp = max === null && key !== BUDGET.units[0]?.key;
    if (isOpenUp || high > BUDGET.max || high < BUDGET.min) continue;
    return fitRange({ min: Math.max(low, BUDGET.min), max: high, unit: key }, BUDGET, 'min');
  }
  return null;
}

function toState(wish: SearchWish): ListingState | null {
  const state = initialListingState(LISTING_RULES);
  const budget = wish.budget ? toBudgetChoice(wish.budget) : state.ranges.budget;
  if (!budget || (wish.budget && !isRangeTouched(budget, BUDGET))) return null;
  return {
    ...state,
    chosen: {
      ...state.chosen,
      type: wish.types,
      bedrooms: wish.bedrooms,
      locality: wish.localities,
      status: wish.statuses,
    },
    ranges: { ...state.ranges, budget },
  };
}

/** A test of all filters. It caches its result by text, because many projects share texts. */
function createFilter(state: ListingState): (facts: SearchFacts) => boolean {
  const groups = FACET_GROUPS.filter((group) => state.chosen[group].length > 0);
  const known = new Map(groups.map((group) => [group, new Map<string, boolean>()]));
  const isWanted = (facts: SearchFacts, group: FacetGroup) => {
    const answers = known.get(group);
    return textsOf(facts, group).some((text) => {
      const answer = answers?.get(text) ?? state.chosen[group].some((value) => matchesText(text, group, value));
      answers?.set(text, answer);
      return answer;
    });
  };
  return (facts) =>
    groups.every((group) => isWanted(facts, group)) && passesRange(facts, 'budget', state, LISTING_RULES);
}

function describe(wish: SearchWish): string {
  const { bedrooms, types, statuses, localities, budget, developer } = wish;
  const what = [bedrooms.join(' or '), types.join(' or '), wish.isCommercial ? 'commercial' : ''].filter(Boolean);
  const isAll = what.length === 0;
  const under = budget?.min === null && budget.max !== null ? `under ${formatRupees(budget.max)}` : '';
  const over = budget?.max === null && budget.min !== null ? `above ${formatRupees(budget.min)}` : '';
  const between = budget?.min && budget.max ? `from ${formatRupees(budget.min)} to ${formatRupees(budget.max)}` : '';
  return [
    'Show',
    isAll && statuses.length === 0 ? 'all' : [...what, ...statuses].join(', '),
    under || over || between,
    localities.length > 0 ? `in ${localities.join(' or ')}` : '',
    developer ? `by ${developer.name}` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Null if the listing would show nothing, or would not know a value. */
export function toSearchOffer(wish: SearchWish, facts: readonly SearchFacts[]): SearchOffer | null {
  const state = toState(wish);
  if (!state) return null;
  const ofListing = (index: number) => !wish.developer || facts[index]?.developerSlug === wish.developer.slug;
  const residential: number[] = [];
  const commercial: number[] = [];
  facts.forEach(({ kind }, index) => {
    if (ofListing(index)) (kind === 'commercial' ? commercial : residential).push(index);
  });
  const isPassed = createFilter(state);
  const kinds = wish.isCommercial ? [commercial] : [residential, commercial];
  for (const ofKind of kinds) {
    const indexes = ofKind.filter((index) => isPassed(facts[index] as SearchFacts));
    if (indexes.length === 0 || !areKnown(state, ofKind, facts)) continue;
    const isCommercial = ofKind === commercial && residential.length > 0;
    const base = wish.developer ? listingPath(wish.developer.slug) : ROUTES.projects;
    const href = formatListingAddress({ base, linkBase: base }, LISTING_RULES, { ...state, isCommercial });
    return { href, label: describe(wish), count: indexes.length, indexes };
  }
  return null;
}

/** A listing ignores values that none of its projects has. */
function areKnown(state: ListingState, indexes: readonly number[], facts: readonly SearchFacts[]): boolean {
  return FACET_GROUPS.every((group) =>
    state.chosen[group].every((value) =>
      indexes.some((index) => textsOf(facts[index] as SearchFacts, group).includes(value)),
    ),
  );
}

/** 'Show 3 BHK in Sector 82 – 5 projects'. */
export function formatOffer({ label, count }: SearchOffer): string {
  return `${label} – ${formatProjectCount(count)}`;
}
