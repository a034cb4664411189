import { listingVariantPath } from '../site/routes';
import { valuesOf } from './filter-rules';
import { parseListingVariant } from './listing';
import {
  FACET_GROUPS,
  type FacetGroup,
  fitRange,
  forEachGroup,
  initialListingState,
  isRangeTouched,
  LISTING_SORTS,
  type ListingRules,
  type ListingState,
  RANGE_KEYS,
  type RangeChoice,
  type RangeRule,
} from './state';

/** A listing's address that says which words of a wish it leaves out; it says so until the next choice. */
export const withLeftOut = (href: string, words: string) =>
  words === '' ? href : `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ without: words })}`;

const MAX_CHARACTERS = 80;
/** The words that an address leaves out; '' without any. */
export const leftOutOf = (query: string) => (new URLSearchParams(query).get('without') ?? '').slice(0, MAX_CHARACTERS);

/** Addresses of a listing: its own, and the one under which its pages and its other type are pre-rendered. */
export interface ListingAddress {
  base: string;
  /** Equal to `base`, except on a developer's page, whose pages are those of the developer's listing. */
  linkBase: string;
}

/** Numbers below this one and above the safe ones are written with an exponent, which no address has. */
const MIN_AMOUNT = 1e-6;
const AMOUNTS = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)([a-z]+)?$/;

function parseRange(text: string | null, rule: RangeRule, whole: RangeChoice): RangeChoice {
  const [, min, max, unit] = AMOUNTS.exec(text ?? '') ?? [];
  if (!min || !max) return whole;
  const [low, high] = [Number(min), Number(max)];
  // Ends the wrong way round are exchanged; a lower end without a limit may stand above a small upper one.
  const ends = low > high && low !== rule.min && high !== rule.max ? { min: high, max: low } : { min: low, max: high };
  if ([low, high].some((end) => end < MIN_AMOUNT || end > Number.MAX_SAFE_INTEGER)) return whole;
  return fitRange({ ...ends, unit: unit ?? whole.unit }, rule, 'min');
}

function parsePage(text: string | null): number | null {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : null;
}

/** Path and query → state; parameters that are no choice are ignored (routes-and-content, Listing). */
export function parseListingAddress(
  address: ListingAddress,
  rules: ListingRules,
  asked: { path: string; query: string },
): ListingState {
  const query = new URLSearchParams(asked.query);
  const home = [address.base, address.linkBase].find((base) => `${asked.path}/`.startsWith(`${base}/`));
  const segments = home ? asked.path.slice(home.length).split('/').filter(Boolean) : [];
  const variant = parseListingVariant(segments) ?? { isCommercial: false, page: 1 };
  const initial = initialListingState(rules);
  const kind = query.get('kind');
  return {
    isCommercial: kind ? kind === 'commercial' : variant.isCommercial,
    chosen: forEachGroup((group) => [...new Set(query.getAll(group).filter(Boolean))]),
    ranges: {
      budget: parseRange(query.get('budget'), rules.ranges.budget, initial.ranges.budget),
      area: parseRange(query.get('area'), rules.ranges.area, initial.ranges.area),
    },
    sort: LISTING_SORTS.find((sort) => sort === query.get('sort')) ?? 'given',
    page: parsePage(query.get('page')) ?? variant.page,
  };
}

/** Drops values that a group does not offer, ignoring case. */
export function keepKnownValues(state: ListingState, values: Record<FacetGroup, readonly string[]>): ListingState {
  const known = (group: FacetGroup) => {
    const chosen = valuesOf(group, state.chosen[group]).map((value) => value.toLowerCase());
    return values[group].filter((value) => chosen.includes(value.toLowerCase()));
  };
  return {
    ...state,
    chosen: forEachGroup(known),
  };
}

/** Every choice that differs from the plain listing, as query parameters; without type and page. */
function choicesQuery(state: ListingState, rules: ListingRules): URLSearchParams {
  const query = new URLSearchParams();
  for (const group of FACET_GROUPS) for (const value of state.chosen[group]) query.append(group, value);
  for (const key of RANGE_KEYS) {
    const { min, max, unit } = state.ranges[key];
    const rule = rules.ranges[key];
    if (isRangeTouched(state.ranges[key], rule) || unit !== rule.units[0]?.key) query.set(key, `${min}-${max}${unit}`);
  }
  if (state.sort !== 'given') query.set('sort', state.sort);
  return query;
}

/**
 * The address of a state: the pre-rendered one if only type and page are chosen, else the listing's own with everything
 * in the query (routes-and-content, Listing).
 */
export function formatListingAddress(address: ListingAddress, rules: ListingRules, state: ListingState): string {
  const query = choicesQuery(state, rules);
  if (query.size === 0 && address.base === address.linkBase) {
    return listingVariantPath(address.base, state.isCommercial, state.page);
  }
  if (state.isCommercial) query.set('kind', 'commercial');
  if (state.page > 1) query.set('page', String(state.page));
  return query.size > 0 ? `${address.base}?${query}` : address.base;
}
