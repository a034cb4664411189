import {
  countMatches,
  createMatcher,
  forUses,
  formatMatchCounts,
  groupByMatch,
  type Match,
  type MatchCounts,
  sortByPrice,
  type Units,
  unitsOf,
  wishOf,
} from '../listing/match';
import { type Configuration, formatConfigurationArea, formatConfigurationPrice } from '../project/configuration';
import { formatProjectCount } from '../site/display-text';
import { factGroupOf, groupTest, isAllOf, textsOf, valuesOf as valuesIn } from '../listing/filter-rules';
import { formatListingAddress, withLeftOut } from '../listing/address';
import {
  FACET_GROUPS,
  FACT_GROUPS,
  forEachGroup,
  initialListingState,
  LISTING_RULES,
  type ListingState,
} from '../listing/state';
import { bestKind, groupAnswered, HEADINGS, isNowhere, type AnsweredGroup } from './answered-groups';
import { answerOf, isMet } from './askable';
import type { SearchFacts } from './file';
import {
  asksFor,
  besideFilters,
  describeWish,
  factOf,
  isFilter,
  type SearchWish,
  usesIn,
  valuesOf,
  type WishedFact,
  withoutFacts,
} from './wish';
import { isInPlace, likePlace } from './wished-place';
import { type Catalogue, isFiltered } from './catalogue';
import { rowOf, toFilterFact } from './filter-facts';
import { isOfFirst } from './home-types';
import { formatDistance, nearestFirst } from './nearest-localities';
import type { SearchRecord } from './record';
import { scopesOf, type SearchScope } from './scope';

const passed = new WeakMap<readonly SearchFacts[], WeakMap<WishedFact, SearchFacts[]>>();

/** The projects that have none of the facts of a wish against them; a query asks for the same facts several times. */
export function passing(
  { facts }: Pick<SearchWish, 'facts'>,
  projects: readonly SearchFacts[],
): readonly SearchFacts[] {
  return facts.reduce((among, fact) => {
    const byFact = passed.get(among) ?? new WeakMap<WishedFact, SearchFacts[]>();
    passed.set(among, byFact);
    const answer = answerOf(fact);
    const own = byFact.get(fact) ?? among.filter((each) => answer(each).kind !== 'no');
    byFact.set(fact, own);
    return own;
  }, projects);
}

/** The projects that a wish means, and the listing that shows them (routes-and-content, Search). */
export interface SearchOffer {
  /** Null if no listing can show exactly these projects. */
  href: string | null;
  /** The wish in words: '3 BHK under ₹ 2 Cr in Sector 82'. */
  subject: string;
  /** 'Show 3 BHK under ₹ 2 Cr in Sector 82, “vastu” left out'. */
  label: string;
  /** Number of projects that the listing will show. */
  count: number;
  /** How many of them fit, are close, have no price; null if the query asks for nothing of a configuration. */
  counts: MatchCounts | null;
  /** Those that fit first, else in the listing's order. */
  projects: SearchFacts[];
  /** How the configurations of a project match; null if the query asks for nothing of them. */
  matchOf: (project: SearchFacts) => Match | null;
  /** Whether it is in the place itself: 'Dwarka' also finds the Dwarka Expressway. */
  isThere: (project: SearchFacts) => boolean;
  /** How far it is from the part of a city that is meant: 'About 4 km from Wakad', or the place of a like name that it is in; else ''. */
  distanceOf: (project: SearchFacts) => string;
  /** Whether a size is asked for. */
  isOfArea: boolean;
  /** How many have the very size that only an open one covers: '2 with 5 BHK' of '4 BHK+'; '' where none was asked. */
  exactly: string;
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

/** The projects of a wish, those that pass; null if there are none, or if the listing would not know a value. */
export function toSearchOffer(
  wish: SearchWish,
  { projects, citySlugs }: Catalogue,
  found: readonly SearchFacts[] = passing(wish, projects),
): SearchOffer | null {
  const state = toState({ facts: wish.facts.filter(isFilter) });
  let first: SearchOffer | null = null;
  for (const scope of found.length > 0 ? scopesOf(wish, projects, citySlugs) : []) {
    const meant = found.filter(scope.has);
    if (meant.length === 0) continue;
    const isSome: IsSome = (test) => meant.some(test) || projects.some((each) => scope.has(each) && test(each));
    if (!areKnown(state, isSome)) continue;
    const offer = toOffer(wish, scope, meant, listedFacts(wish, isSome).length === besideFilters(wish).length);
    // No home has a tenant or a kiosk, but shops do; where some homes have it, homes are meant.
    const isOfOthers = (fact: WishedFact) => {
      const answer = answerOf(fact);
      return ['stated', 'either'].includes(fact.row) && !isSome((each) => isMet(answer(each)));
    };
    if (!isNowhere(bestKind(offer)) || !wish.facts.some(isOfOthers)) return offer;
    first ??= offer;
  }
  return first;
}

/** Whether some project of a listing passes a test. */
type IsSome = (test: (each: SearchFacts) => boolean) => boolean;

/** The facts of a wish that filters show; of those of which one is enough in a listing, the first. */
const listedFacts = (wish: SearchWish, isSome: IsSome) =>
  besideFilters(wish)
    .filter((fact) => isFiltered(fact) && isSome(({ facts }) => facts.includes(fact.label)))
    .filter(({ label }, at, all) => {
      const group = factGroupOf(label);
      return isAllOf(group) || all.findIndex((each) => factGroupOf(each.label) === group) === at;
    });

/** A wish for SCO in the place of one that is commercial and no more, whose listing has offices and shops; null of others. */
export const asSco = (wish: SearchWish): SearchWish | null =>
  valuesOf(wish, 'kind').join() === 'commercial'
    ? { ...wish, facts: [toFilterFact('kind', { values: ['sco'] }), ...withoutFacts(wish, 'kind').facts] }
    : null;

/**
 * The listing of a wish without the facts that no listing shows, or without any if nothing has them all.
 */
export function findListing(
  wish: SearchWish,
  catalogue: Catalogue,
  meant = toSearchOffer(wish, catalogue),
): SearchListing | null {
  if (isListing(meant)) return meant;
  const beside = besideFilters(wish);
  // Only offices and shops have a tenant: the listing without the fact is that of homes.
  const isNamed = asksFor(wish, 'kind', 'type', 'bedrooms');
  if (!isNamed && meant?.projects.every(({ kind }) => kind === 'commercial')) return null;
  if (beside.length > 0) {
    const listed = listedFacts(wish, (test) => catalogue.projects.some(test));
    const kept = listed.length < beside.length ? listed : [];
    const others = beside.filter((fact) => !kept.includes(fact)).map(({ label }) => label);
    const facts = [...wish.facts.filter(isFilter), ...kept];
    return findListing({ ...wish, facts, besides: [...wish.besides, ...others] }, catalogue);
  }
  return null;
}

function toOffer(wish: SearchWish, scope: SearchScope, meant: SearchFacts[], hasFilters: boolean): SearchOffer {
  const beside = besideFilters(wish);
  const state = toState(wish);
  const place = factOf(wish, 'place');
  // 'Dwarka' also finds the Dwarka Expressway, after Dwarka itself.
  const isThere = (each: SearchFacts) => !place || isInPlace(place, each);
  const types = valuesOf(wish, 'type');
  const rankOf = (each: SearchFacts) => 2 * Number(!isThere(each)) + Number(!isOfFirst(types, each.unitType));
  const isSorted = asksFor(wish, 'sort');
  const sign = state.sort === 'price-low' ? 1 : -1;
  const priceRank = ({ price }: SearchFacts) => (price ? sign * price.minRupees : Number.MAX_VALUE);
  const ordered = isSorted
    ? [...meant].sort((a, b) => priceRank(a) - priceRank(b))
    : factOf(wish, 'place')?.near?.at
      ? nearestFirst(meant, wish, meant)
      : [...meant].sort((a, b) => rankOf(a) - rankOf(b));
  const asked = wishOf(state, LISTING_RULES);
  const match = asked && createMatcher(asked);
  const { exact = null } = factOf(wish, 'bedrooms') ?? {};
  const matchExact = asked && exact ? createMatcher({ ...asked, bedrooms: exact }) : null;
  const uses = usesIn(wish);
  /** The unit with the very bedrooms: '5 bhk' is asked of '4 BHK+'. */
  const exactOf = (units: Units) => {
    const own = matchExact?.(units);
    return own?.kind === 'fits' ? own : null;
  };
  const matchOf = (project: SearchFacts): Match | null => {
    const units = unitsOf(project);
    // 'showroom noida' shows the price of the shops of a building with offices.
    if (!match && uses.length > 0 && project.uses.length > 1)
      return { kind: 'fits', configuration: cheapestOf(forUses(units, uses).configurations) };
    return exactOf(units) ?? match?.(units) ?? null;
  };
  const groups = asked && groupByMatch(ordered, asked, unitsOf, state.sort);
  const grouped = groups?.flatMap(({ members }) => members.map(({ item }) => item)) ?? ordered;
  const isExact = (each: SearchFacts) => exactOf(unitsOf(each)) !== null;
  const exactFirst =
    matchExact && !isSorted ? [...grouped.filter(isExact), ...grouped.filter((each) => !isExact(each))] : grouped;
  const ranked = [...exactFirst.filter(isThere), ...exactFirst.filter((each) => !isThere(each))];
  // A listing shows those that have all of the facts.
  const tests = FACT_GROUPS.map((group) => groupTest(group, state.chosen[group]));
  const hasAll = (each: SearchFacts) => tests.every((test) => test(each));
  const listed = beside.length > 0 && hasFilters ? ordered.filter(hasAll) : ordered;
  const listedGroups = listed === ordered ? groups : asked && groupByMatch(listed, asked, unitsOf);
  // What is only of a like name is close.
  const isElsewhere = (each: SearchFacts) => !isThere(each) && (matchOf(each)?.kind ?? 'fits') === 'fits';
  const elsewhere = listed.filter(isElsewhere).length;
  const every = listedGroups ? countMatches(listedGroups) : { fits: listed.length, close: 0, 'on-request': 0 };
  const isCounted = listedGroups !== null || elsewhere > 0;
  const counts = isCounted ? { ...every, fits: every.fits - elsewhere, close: every.close + elsewhere } : null;
  const { base, isCommercial } = scope;
  const subject = describeWish(wish, scope.noun);
  return {
    href:
      base !== null && listed.length > 0 && hasFilters
        ? withLeftOut(
            formatListingAddress({ base, linkBase: base }, LISTING_RULES, { ...state, isCommercial }),
            [...new Set([...wish.besides, ...wish.notOurs.map(({ name }) => name)])].join(', '),
          )
        : null,
    subject,
    label: `Show ${subject}${wish.besides.map((room) => `, “${room}”`).join('')}${wish.besides.length > 0 ? ' left out' : ''}`,
    count: listed.length,
    counts,
    projects: ranked,
    matchOf,
    isThere,
    distanceOf: (project) => formatDistance(wish, project) || (place ? likePlace(place, project) : ''),
    isOfArea: asksFor(wish, 'area'),
    exactly: exact ? `${listed.filter(isExact).length || 'none'} with ${exact.join(' or ')}` : '',
    answered: beside.length > 0 ? groupAnswered(wish, ranked, match, subject, isThere) : null,
  };
}

function cheapestOf(configurations: readonly Configuration[]): Configuration | null {
  const [cheapest] = sortByPrice(configurations, 'price-low', ({ priceRupees }) => priceRupees);
  return cheapest && cheapest.priceRupees !== null ? cheapest : null;
}

/** A listing ignores values that none of its projects has; of 'sector 83 or 84' one is enough. */
function areKnown(state: ListingState, isSome: IsSome): boolean {
  return FACET_GROUPS.filter((group) => state.chosen[group].length > 0).every((group) =>
    state.chosen[group].some((value) => isSome((each) => valuesIn(group, textsOf(each, group)).includes(value))),
  );
}

/**
 * A project of an offer, with the price of the configuration that fits, or of the one that has what is asked, whose name the
 * note beside it may say; those that do not have a heading that says so.
 */
export function recordOf(
  project: SearchFacts,
  { matchOf, isThere, distanceOf, isOfArea }: SearchOffer,
  unit?: Configuration,
  note = '',
): SearchRecord {
  const match = matchOf(project);
  // Of two units around the wished size neither is the one.
  const isBetween = isOfArea && !unit && match && match.kind !== 'close' && !match.configuration && project.area;
  const sizes = isBetween ? `Has ${project.areaText}; ask for the price of this size` : '';
  // What its other units cost is said beside the one without a price.
  const others =
    !unit && match?.kind === 'on-request' && match.configuration && project.price
      ? `Others ${project.record.price}`
      : '';
  const facts = [note, distanceOf(project), sizes, others].filter(Boolean).join(' · ');
  const record = { ...project.record, ...(facts && { facts }) };
  const kind = match && match.kind !== 'fits' ? match.kind : isThere(project) ? null : 'close';
  const category = kind ? HEADINGS[kind] : record.category;
  // Of what has a price, the unit that has none.
  const shown = unit ?? (match?.kind === 'on-request' && !project.price ? null : match?.configuration);
  if (!shown) return { ...record, category };
  // It says how large it is where that was asked, and no line ends before the unit.
  const area = isOfArea && match?.kind !== 'on-request' && formatConfigurationArea(shown)?.replace(' ', '\u00a0');
  const price = [area, formatConfigurationPrice(shown)].filter(Boolean).join(' ');
  return { ...record, category, price: note.includes(shown.label) ? price : `${shown.label} ${price}` };
}

/** '5 projects', or '2 projects, 3 close' where configurations decide; '3 projects, 2 with 5 BHK'. */
export function formatOfferCount({
  count,
  counts,
  exactly,
}: Pick<SearchOffer, 'count' | 'counts' | 'exactly'>): string {
  return [counts ? formatMatchCounts(counts) : formatProjectCount(count), exactly].filter(Boolean).join(', ');
}

/** 'Show 3 BHK in Sector 82 – 2 projects, 7 close'; that no price fits is said. */
export function formatOffer(offer: Pick<SearchOffer, 'label' | 'count' | 'counts' | 'exactly'>): string {
  const { fits = 1, close = 0 } = offer.counts ?? {};
  return `${offer.label} – ${fits + close === 0 ? 'no price fits, ' : ''}${formatOfferCount(offer)}`;
}
