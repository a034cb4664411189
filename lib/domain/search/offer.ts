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
import { factGroupOf, passesGroup, textsOf, valuesOf as valuesIn } from '../listing/filter-rules';
import { formatListingAddress } from '../listing/address';
import { withLeftOut } from '../listing/left-out';
import {
  FACET_GROUPS,
  FACT_GROUPS,
  forEachGroup,
  initialListingState,
  LISTING_RULES,
  type ListingState,
} from '../listing/state';
import { answerFact } from './askable';
import { isFiltered } from './filtered';
import { groupAnswered, passesFacts, type AnsweredGroup } from './answered';
import type { Catalogue } from './catalogue';
import { describeWish } from './describe';
import { rowOf } from './filter-facts';
import type { SearchFacts } from './facts';
import { scopesOf, type SearchScope } from './scope';
import { asksFor, besideFilters, isFilter, valuesOf, type SearchWish, type WishedFact } from './wish';

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
  /** Those that fit first, else in the listing's order. */
  projects: SearchFacts[];
  /** The configuration that fits. */
  fitting: ReadonlyMap<SearchFacts, Configuration>;
  /** The projects by their answers to the facts of the wish; null without facts, which no listing can show. */
  answered: AnsweredGroup[] | null;
}

/** An offer with a listing to open. */
export type SearchListing = SearchOffer & { href: string };

export function isListing(offer: SearchOffer | null): offer is SearchListing {
  return offer !== null && offer.href !== null;
}

/** The listing's state for a wish. */
function toState({ facts }: Pick<SearchWish, 'facts'>): ListingState {
  const labels = besideFilters({ facts }).map(({ label }) => label);
  const chosen = forEachGroup((group) => labels.filter((label) => factGroupOf(label) === group));
  return facts
    .filter(isFilter)
    .map((fact) => rowOf(fact).choose?.(fact) ?? {})
    .reduce<ListingState>(
      (state, choice) => ({
        ...state,
        ...choice,
        chosen: { ...state.chosen, ...choice.chosen },
        ranges: { ...state.ranges, ...choice.ranges },
      }),
      { ...initialListingState(LISTING_RULES), chosen },
    );
}

/** The projects of a wish; null if there are none, or if the listing would not know a value. */
export function toSearchOffer(wish: SearchWish, { projects, citySlugs }: Catalogue): SearchOffer | null {
  const state = toState({ facts: wish.facts.filter(isFilter) });
  let first: SearchOffer | null = null;
  for (const scope of scopesOf(wish, projects, citySlugs)) {
    const own = projects.filter(scope.has);
    const passing = own.filter((each) => passesFacts(each, wish));
    if (passing.length === 0 || !areKnown(state, own)) continue;
    const offer = toOffer(wish, scope, passing, listedFacts(wish, own).length === besideFilters(wish).length);
    // No home says of a tenant, but offices do; where some homes say it, homes are meant.
    const isNeverSaid = (fact: WishedFact) => own.every((each) => answerFact(each, fact, []).kind === 'unknown');
    if (offer.answered?.[0]?.kind !== 'unknown' || !wish.facts.some(isNeverSaid)) return offer;
    first ??= offer;
  }
  return first;
}

/** The facts of a wish that filters show. */
const listedFacts = (wish: SearchWish, projects: readonly SearchFacts[]) =>
  besideFilters(wish).filter((fact) => isFiltered(fact) && projects.some(({ facts }) => facts.includes(fact.label)));

/**
 * The listing of a wish without the facts that no listing shows, or without any if nothing has them all; offices and shops
 * alone have none, but they share one.
 */
export function findListing(
  wish: SearchWish,
  catalogue: Catalogue,
  meant = toSearchOffer(wish, catalogue),
): SearchListing | null {
  if (isListing(meant)) return meant;
  const beside = besideFilters(wish);
  if (beside.length > 0) {
    const listed = listedFacts(wish, catalogue.projects);
    const kept = listed.length < beside.length ? listed : [];
    const others = beside.filter((fact) => !kept.includes(fact)).map(({ label }) => label);
    const facts = [...wish.facts.filter(isFilter), ...kept];
    return findListing({ ...wish, facts, besides: [...wish.besides, ...others] }, catalogue);
  }
  const kinds = valuesOf(wish, 'kind');
  if (kinds.length === 0 || kinds.includes('sco') || asksFor(wish, 'developer')) return null;
  const isAny = (fact: WishedFact): WishedFact => (fact.row === 'kind' ? { ...fact, values: ['commercial'] } : fact);
  const broader = toSearchOffer({ ...wish, facts: wish.facts.map(isAny) }, catalogue);
  return isListing(broader) ? broader : null;
}

function toOffer(
  wish: SearchWish,
  scope: SearchScope,
  passing: readonly SearchFacts[],
  hasFilters: boolean,
): SearchOffer {
  const beside = besideFilters(wish);
  const state = toState(wish);
  const places = valuesOf(wish, 'place');
  const lowest = ({ price }: SearchFacts) => price?.minRupees ?? Number.MAX_VALUE;
  const highest = ({ price }: SearchFacts) => price?.minRupees ?? 0;
  // 'Dwarka' also finds the Dwarka Expressway, after Dwarka itself.
  const isThere = ({ localities }: SearchFacts) => localities.some((name) => places.includes(name));
  const ordered = asksFor(wish, 'sort')
    ? [...passing].sort((a, b) => (state.sort === 'price-low' ? lowest(a) - lowest(b) : highest(b) - highest(a)))
    : [...passing.filter(isThere), ...passing.filter((each) => !isThere(each))];
  const asked = wishOf(state, LISTING_RULES);
  const groups = asked && groupByMatch(ordered, asked, readMatched);
  // A listing shows those that have all of the facts.
  const hasAll = (each: SearchFacts) => FACT_GROUPS.every((group) => passesGroup(each, group, state.chosen[group]));
  const listed = beside.length > 0 ? ordered.filter(hasAll) : ordered;
  const listedGroups = listed === ordered ? groups : asked && groupByMatch(listed, asked, readMatched);
  const { base, isCommercial } = scope;
  const subject = describeWish(wish, scope.noun);
  return {
    href:
      base !== null && listed.length > 0 && hasFilters
        ? withLeftOut(
            formatListingAddress({ base, linkBase: base }, LISTING_RULES, { ...state, isCommercial }),
            wish.besides.join(', '),
          )
        : null,
    label: `Show ${subject}${wish.besides.map((room) => `, “${room}” left out`).join('')}`,
    count: listed.length,
    counts: listedGroups && countMatches(listedGroups),
    projects: groups?.flatMap(({ members }) => members.map(({ item }) => item)) ?? ordered,
    fitting: new Map(groups?.flatMap(fittingOf)),
    answered: beside.length > 0 ? groupAnswered(wish, ordered, groups, subject) : null,
  };
}

function readMatched({ configurations, price }: SearchFacts) {
  return { configurations, hasPrice: price !== null };
}

function fittingOf({ kind, members }: MatchGroup<SearchFacts>): [SearchFacts, Configuration][] {
  if (kind !== 'fits') return [];
  return members.flatMap(({ item, configuration }) =>
    configuration ? [[item, configuration] as [SearchFacts, Configuration]] : [],
  );
}

/** A listing ignores values that none of its projects has. */
function areKnown(state: ListingState, own: readonly SearchFacts[]): boolean {
  return FACET_GROUPS.every((group) =>
    state.chosen[group].every((value) => own.some((each) => valuesIn(group, textsOf(each, group)).includes(value))),
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
