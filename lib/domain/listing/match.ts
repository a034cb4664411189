import { NO_PRICE } from '../site/business-constants';
import { remembered } from '../site/remembered';
import { hasBedrooms } from '../project/bedrooms';
import type { Configuration } from '../project/configuration';
import { type Use, USE_LABELS, namedUses } from '../project/uses';
import type { ListingRecord } from './record';
import { chosenRange, type OpenRange, overlaps } from './filter-rules';
import { isRangeTouched, type ListingRules, type ListingSort, type ListingState } from './state';

/** How well a record that passes answers a wish, in the order of the results. */
const MATCH_KINDS = ['fits', 'close', 'on-request'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

/** Heading of a group of results, and what its projects have in common (routes-and-content, Listing). */
export const MATCH_WORDS: Record<MatchKind, { title: string; note: string | null }> = {
  fits: { title: 'Fits your wish', note: null },
  close: { title: 'Close to your wish', note: 'No single configuration has all of it.' },
  'on-request': { title: NO_PRICE, note: 'Ask us, and we ask the developer.' },
};

/** The part of a wish that one configuration can fulfil; a null range and an empty list ask for nothing. */
interface ConfigurationWish {
  bedrooms: readonly string[];
  /** Rupees. */
  budget: OpenRange | null;
  /** Square feet. */
  area: OpenRange | null;
  /** What the unit is for; one is enough. */
  uses: readonly Use[];
  /** Where the unit is to face; one is enough. */
  sides: readonly string[];
  /** The one size around which the area is, in square feet; null without one. */
  aboutSqft: number | null;
}

export interface Match {
  kind: MatchKind;
  /** The configuration to show: the cheapest that fits, of one size the nearest, else the nearest with the bedrooms; null if none is the one. */
  configuration: Configuration | null;
}

/** What a record says of its units. */
export interface Units {
  configurations: readonly Configuration[];
  hasPrice: boolean;
  /** Rupees that some unit costs, whichever it is: the ends of the record's price. */
  ends: readonly number[];
}

/** The units of a record. */
export function unitsOf({ configurations, price }: Pick<ListingRecord, 'configurations' | 'price'>): Units {
  const ends = price ? [price.minRupees, price.maxRupees ?? price.minRupees] : [];
  return { configurations, hasPrice: price !== null, ends };
}

/** Whether a configuration is for one of some uses; one whose label says none, and without uses each, is. */
export function isOfUse({ label }: Configuration, uses: readonly Use[]): boolean {
  const own = uses.length > 0 ? namedUses(label) : [];
  return own.length === 0 || own.some((use) => uses.includes(use));
}

/** The units that are for one of some uses; where none is, all. Of a few, the ends of the record's price say nothing. */
export function forUses(all: Units, uses: readonly Use[]): Units {
  const configurations = all.configurations.filter((each) => isOfUse(each, uses));
  const isSome = configurations.length > 0 && configurations.length < all.configurations.length;
  return isSome ? { ...all, configurations, ends: [] } : all;
}

/** What a state asks of a configuration; null if it asks for no bedrooms, budget or area. */
export function wishOf(state: ListingState, rules: ListingRules): ConfigurationWish | null {
  const rangeOf = (key: 'budget' | 'area') =>
    isRangeTouched(state.ranges[key], rules.ranges[key]) ? chosenRange(key, state, rules) : null;
  const area = rangeOf('area');
  const aboutSqft = area && state.ranges.area.min === state.ranges.area.max ? (area.min + area.max) / 2 : null;
  const { bedrooms, facing: sides } = state.chosen;
  const uses = (Object.keys(USE_LABELS) as Use[]).filter((use) => state.chosen.use.includes(USE_LABELS[use]));
  const wish = { bedrooms, budget: rangeOf('budget'), area, uses, sides, aboutSqft };
  return wish.bedrooms.length > 0 || wish.budget || wish.area ? wish : null;
}

/**
 * How a size that lies between two units of one name, such as the smallest and the largest plot, answers a wish: its price
 * grows with it from that of the one to that of the other; null where it lies between none, or costs another sum.
 */
function matchBetween(
  [smaller, larger]: [Configuration | undefined, Configuration],
  { area, budget }: ConfigurationWish,
): Exclude<MatchKind, 'close'> | null {
  if (!area || smaller?.label !== larger.label || smaller.areaSqft === null || larger.areaSqft === null) return null;
  if (smaller.areaSqft > area.min || larger.areaSqft < area.max) return null;
  if (!budget) return 'fits';
  const [from, to, least] = [smaller.priceRupees, larger.priceRupees, smaller.areaSqft];
  if (from === null || to === null) return (from ?? 0) <= budget.max ? 'on-request' : null;
  const priceOf = (sqft: number) => from + ((sqft - least) / (larger.areaSqft! - least)) * (to - from);
  return overlaps({ min: priceOf(area.min), max: priceOf(area.max) }, budget) ? 'fits' : null;
}

/**
 * How well the configurations of a record that passes answer a wish. *Fits*: one has the bedrooms, the area inside the
 * range, the price inside the budget and, where units of the record are told to face there, the side; or two units of one
 * name are around the wished area, and the budget around what it costs between theirs; or nothing but a budget is asked, and an end of the record's
 * price is inside it.
 * *On request*: none fits, but the price of one with bedrooms and area, or of the whole record, is not told. *Close*: the
 * rest.
 */
export function createMatcher(wish: ConfigurationWish): (units: Units) => Match {
  const { bedrooms, budget, area, uses, sides, aboutSqft } = wish;
  const isWished = remembered((label) => bedrooms.some((wanted) => hasBedrooms(label, wanted)));
  const isRoomy = (label: string) => bedrooms.length === 0 || isWished(label);
  const isOfSide = ({ facts = [] }: Configuration) => sides.some((side) => facts.includes(side));
  const rankOf = (each: Configuration) =>
    aboutSqft === null ? (each.priceRupees ?? Infinity) : gapOf(each, aboutSqft);
  const isBetter = (each: Configuration, than: Configuration) => rankOf(each) < rankOf(than);
  return (units) => {
    const { configurations, hasPrice, ends } = forUses(units, uses);
    let fitting: Configuration | null = null;
    let unpriced: Configuration | null = null;
    let nearest: Configuration | null = null;
    let least = Infinity;
    let isUntold = false;
    let isTold = bedrooms.length === 0 && !area && budget !== null && ends.some((end) => isInside(end, budget));
    const isSided = sides.length > 0 && configurations.some(isOfSide);
    for (const [at, each] of configurations.entries()) {
      if (!isRoomy(each.label)) continue;
      const distance = distanceOf(each, wish);
      if (!nearest || distance < least) [nearest, least] = [each, distance];
      if (isSided && !isOfSide(each)) continue;
      const between = matchBetween([configurations[at - 1], each], wish);
      isTold ||= between === 'fits';
      isUntold ||= between === 'on-request';
      if (area && !isInside(each.areaSqft, area)) continue;
      if (each.priceRupees === null) unpriced ??= each;
      if (budget && !isInside(each.priceRupees, budget)) continue;
      if (!fitting || isBetter(each, fitting)) fitting = each;
    }
    if (fitting || isTold) return { kind: 'fits', configuration: fitting };
    if (isUntold && !unpriced) return { kind: 'on-request', configuration: null };
    if (budget && (unpriced || !hasPrice)) return { kind: 'on-request', configuration: unpriced ?? nearest };
    return { kind: 'close', configuration: nearest };
  };
}

function isInside(value: number | null, range: OpenRange): boolean {
  return value !== null && value >= range.min && value <= range.max;
}

/** A price that is not told counts as missing the budget by this share. */
const UNKNOWN_PRICE = 0.25;

/**
 * How far a configuration is from a wish. With an area: the shares by which it misses area and budget. Without: rupees
 * between the price and the budget, or the price; an unknown price is the farthest.
 */
function distanceOf({ areaSqft, priceRupees }: Configuration, { area, budget }: ConfigurationWish): number {
  if (!area) return priceRupees === null ? Infinity : budget ? missOf(priceRupees, budget) : priceRupees;
  if (areaSqft === null) return Infinity;
  const shareOf = (value: number, range: OpenRange) =>
    missOf(value, range) / (value < range.min ? range.min : range.max);
  const beside = priceRupees === null ? UNKNOWN_PRICE : budget ? shareOf(priceRupees, budget) : 0;
  return shareOf(areaSqft, area) + beside;
}

/** How far a size is from the one that is asked for, in square feet; nothing where a range is. */
const gapOf = (configuration: Configuration | null, aboutSqft: number | null) =>
  configuration?.areaSqft ? Math.abs(configuration.areaSqft - (aboutSqft ?? configuration.areaSqft)) : Number.MAX_VALUE;

/** Low ranks first; two that are infinite are equal. */
const byRank =
  <T>(rank: (item: T) => number) =>
  (a: T, b: T) =>
    rank(a) === rank(b) ? 0 : rank(a) - rank(b);

const missOf = (value: number, { min, max }: OpenRange) => Math.max(min - value, value - max, 0);

/** The items of one group, in their order, each with the configuration to show. */
export interface MatchGroup<T> {
  kind: MatchKind;
  members: { item: T; configuration: Configuration | null }[];
}

/** As given, or by price in rupees; unknown prices come last, equal ones as given (routes-and-content, Listing). */
export function sortByPrice<T>(items: readonly T[], sort: ListingSort, priceOf: (item: T) => number | null): T[] {
  if (sort === 'given') return [...items];
  const direction = sort === 'price-low' ? 1 : -1;
  const rank = (item: T) => {
    const price = priceOf(item);
    return price === null ? Infinity : direction * price;
  };
  return [...items].sort(byRank(rank));
}

/** Divides items that pass into the groups that have any; those that are close are nearest first, those that fit by the price of what fits where prices sort; else the order stays. */
export function groupByMatch<T>(
  items: Iterable<T>,
  wish: ConfigurationWish,
  read: (item: T) => Units,
  sort: ListingSort = 'given',
): MatchGroup<T>[] {
  const match = createMatcher(wish);
  const groups = MATCH_KINDS.map((kind): MatchGroup<T> => ({ kind, members: [] }));
  for (const item of items) {
    const { kind, configuration } = match(read(item));
    groups[MATCH_KINDS.indexOf(kind)]!.members.push({ item, configuration });
  }
  const [fitting, close] = groups;
  close!.members.sort(
    byRank(({ configuration }) => (configuration ? distanceOf(configuration, wish) : Number.MAX_VALUE)),
  );
  // One of the size stands before two around it, and the nearest before others.
  if (wish.area) fitting!.members.sort(byRank(({ configuration }) => gapOf(configuration, wish.aboutSqft)));
  fitting!.members = sortByPrice(fitting!.members, sort, ({ configuration }) => configuration?.priceRupees ?? null);
  return groups.filter(({ members }) => members.length > 0);
}

/** A record that passes, with how it answers; null if nothing is asked of a configuration. */
export interface FoundHome {
  record: ListingRecord;
  match: Match | null;
}

/** Every record with how it answers the wish of a state. */
export function matchRecords(records: readonly ListingRecord[], state: ListingState, rules: ListingRules): FoundHome[] {
  const wish = wishOf(state, rules);
  const match = wish && createMatcher(wish);
  return records.map((record) => ({
    record,
    match: match && match(unitsOf(record)),
  }));
}

/** Number of projects in each group. */
export type MatchCounts = Record<MatchKind, number>;

/** The size of each group. */
export function countMatches(groups: readonly MatchGroup<unknown>[]): MatchCounts {
  const counts: MatchCounts = { fits: 0, close: 0, 'on-request': 0 };
  for (const { kind, members } of groups) counts[kind] = members.length;
  return counts;
}

/** '2 projects, 4 close, 3 with price on request': the counts of the three groups, without empty ones. */
export function formatMatchCounts({ fits, close, 'on-request': onRequest }: MatchCounts): string {
  const number = (count: number) => count.toLocaleString('en-IN');
  const noun = (count: number) => `${number(count)} project${count === 1 ? '' : 's'}`;
  return [
    fits > 0 || close + onRequest === 0 ? noun(fits) : '',
    close > 0 ? `${number(close)} close` : '',
    onRequest > 0 ? `${number(onRequest)} with price on request` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
