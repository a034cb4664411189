import {
  countMatches,
  formatMatchCounts,
  groupByMatch,
  wishOf,
  type MatchCounts,
  type MatchGroup,
} from '../listing/match';
import type { Configuration } from '../project/configuration';
import { formatProjectCount } from '../site/display-text';
import { matchesText, rangeTest, textsOf, valuesOf } from '../listing/filter-rules';
import { formatListingAddress } from '../listing/address';
import { toRangeChoice } from '../listing/slider';
import { FACET_GROUPS, initialListingState, LISTING_RULES, RANGE_KEYS, type ListingState } from '../listing/state';
import { describeWish } from './describe';
import type { SearchFacts } from './facts';
import { scopesOf, type SearchScope } from './scope';
import type { SearchWish } from './wish';

/** The projects that a wish means, and the listing that shows them (routes-and-content, Search). */
export interface SearchOffer {
  /** Null if no listing can show exactly these projects. */
  href: string | null;
  /** 'Show 3 BHK under ₹ 2 Cr in Sector 82'. */
  label: string;
  /** Number of projects that the listing will show. */
  count: number;
  /** How many of them fit, are close, have no price; null if the query asks for nothing of a configuration. */
  counts: MatchCounts | null;
  /** Indexes of its projects in the facts: those that fit first, else in the listing's order. */
  indexes: number[];
  /** The configuration that fits, by index. */
  fitting: ReadonlyMap<number, Configuration>;
}

/** What offers are counted from. */
export interface OfferSource {
  facts: readonly SearchFacts[];
  /** Slugs of cities by name. */
  citySlugs: ReadonlyMap<string, string>;
}

/** An offer with a listing to open. */
export type SearchListing = SearchOffer & { href: string };

export function isListing(offer: SearchOffer | null): offer is SearchListing {
  return offer !== null && offer.href !== null;
}

const { budget: BUDGET, area: AREA } = LISTING_RULES.ranges;

/** The ranges of a wish on the listing's sliders, the area in its own unit where that can say it. */
function toRanges({ budget, area }: SearchWish): Partial<ListingState['ranges']> {
  const own = AREA.units.filter(({ key }) => key === area?.unit);
  const units = [...own, ...AREA.units.filter((unit) => !own.includes(unit))];
  return {
    ...(budget && { budget: toRangeChoice({ from: budget.min, to: budget.max }, BUDGET) }),
    ...(area && { area: toRangeChoice({ from: area.min, to: area.max }, { ...AREA, units }) }),
  };
}

/** The listing's state for a wish. */
function toState(wish: SearchWish): ListingState {
  const state = initialListingState(LISTING_RULES);
  return {
    ...state,
    sort: wish.isCheap ? 'price-low' : 'given',
    chosen: {
      ...state.chosen,
      type: wish.types,
      bedrooms: wish.bedrooms,
      locality: wish.page ? [] : wish.localities,
      status: wish.statuses,
    },
    ranges: { ...state.ranges, ...toRanges(wish) },
  };
}

/** The projects of a wish; null if there are none, or if the listing would not know a value. */
export function toSearchOffer(wish: SearchWish, { facts, citySlugs }: OfferSource): SearchOffer | null {
  const state = toState(wish);
  const tests = filterTests(wish, state);
  for (const scope of scopesOf(wish, facts, citySlugs)) {
    const passing: number[] = [];
    for (const [row, each] of facts.entries()) {
      if (tests.every((test) => test(each)) && scope.has(each)) passing.push(row);
    }
    if (passing.length === 0 || !areKnown(state, scope, facts)) continue;
    return toOffer(wish, state, scope, passing, facts);
  }
  return null;
}

function filterTests(wish: SearchWish, state: ListingState): ((facts: SearchFacts) => boolean)[] {
  const groups = FACET_GROUPS.filter((group) => state.chosen[group].length > 0);
  const tests = groups.map((group) => {
    const known = new Map<string, boolean>();
    const isWanted = (text: string) => {
      const answer = known.get(text) ?? state.chosen[group].some((value) => matchesText(text, group, value));
      known.set(text, answer);
      return answer;
    };
    return (facts: SearchFacts) => textsOf(facts, group).some(isWanted);
  });
  const ranges = RANGE_KEYS.filter((key) => wish[key]);
  return [...tests, ...ranges.map((key) => rangeTest(key, state, LISTING_RULES))];
}

function toOffer(
  wish: SearchWish,
  state: ListingState,
  scope: SearchScope,
  passing: readonly number[],
  facts: readonly SearchFacts[],
): SearchOffer {
  const lowest = (index: number) => facts[index]?.price?.minRupees ?? Infinity;
  // 'Dwarka' also finds the Dwarka Expressway, after Dwarka itself.
  const isThere = (index: number) => facts[index]!.localities.some((name) => wish.localities.includes(name));
  const ordered = wish.isCheap
    ? [...passing].sort((a, b) => lowest(a) - lowest(b) || a - b)
    : [...passing.filter(isThere), ...passing.filter((index) => !isThere(index))];
  const asked = wishOf(state, LISTING_RULES);
  const groups = asked && groupByMatch(ordered, asked, (index) => readMatched(facts[index] as SearchFacts));
  const { base, isCommercial } = scope;
  return {
    href:
      base !== null ? formatListingAddress({ base, linkBase: base }, LISTING_RULES, { ...state, isCommercial }) : null,
    label: `Show ${describeWish(wish, scope.noun)}${wish.besides.map((room) => `, “${room}” left out`).join('')}`,
    count: passing.length,
    counts: groups && countMatches(groups),
    indexes: groups?.flatMap(({ members }) => members.map(({ item }) => item)) ?? [...ordered],
    fitting: new Map(groups?.flatMap(fittingOf)),
  };
}

function readMatched({ configurations, price }: SearchFacts) {
  return { configurations, hasPrice: price !== null };
}

function fittingOf({ kind, members }: MatchGroup<number>): [number, Configuration][] {
  if (kind !== 'fits') return [];
  return members.flatMap(({ item, configuration }) =>
    configuration ? [[item, configuration] as [number, Configuration]] : [],
  );
}

/** A listing ignores values that none of its projects has. */
function areKnown(state: ListingState, scope: SearchScope, facts: readonly SearchFacts[]): boolean {
  return FACET_GROUPS.every((group) =>
    state.chosen[group].every((value) =>
      facts.some((each) => scope.has(each) && valuesOf(group, textsOf(each, group)).includes(value)),
    ),
  );
}

/** '5 projects', or '2 projects, 3 close' where configurations decide. */
export function formatOfferCount({ count, counts }: Pick<SearchOffer, 'count' | 'counts'>): string {
  return counts ? formatMatchCounts(counts) : formatProjectCount(count);
}

/** 'Show 3 BHK in Sector 82 – 2 projects, 7 close'. */
export function formatOffer(offer: Pick<SearchOffer, 'label' | 'count' | 'counts'>): string {
  return `${offer.label} – ${formatOfferCount(offer)}`;
}
