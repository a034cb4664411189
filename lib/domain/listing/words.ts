import { CITY_KIND_LABELS, PROJECT_CATEGORIES, type ProjectCategory } from '../site/kinds';
import { withPrepositions } from '../site/at-place';
import { cityKindPath } from '../site/routes';
import { capitalised, formatNames } from '../site/display-text';
import { formatPriceRange } from '../project/price';
import { MESSAGES } from '../site/messages';
import {
  activeFilters,
  type FacetGroup,
  FILTER_ORDER,
  isFactGroup,
  isRangeKey,
  isRangeTouched,
  type ListingRules,
  type ListingState,
  type RangeKey,
  type RangeRule,
} from './state';
import { formatListingAddress } from './address';
import type { ListingRecord } from './record';
import { isOutsideSlider } from './slider';
import type { ListingVariant } from './listing';

/** Introduction of a category page; `short` is shown on the photograph (routes-and-content, Routes). */
export const CATEGORY_INTRODUCTIONS: Record<ProjectCategory, { short: string; text: string }> = {
  residential: {
    short: 'Apartments, floors, villas and studios',
    text: 'Apartments in towers, independent floors, villas and studios, from launches to homes with the keys ready. Each comes with its price as the developer gives it, its area, and the papers we keep on file.',
  },
  commercial: {
    short: 'Offices, shops and showrooms',
    text: 'Offices, shops and showrooms to work in or to let. We set rent, holding cost and lease terms side by side before you visit, and read the lease with you afterwards.',
  },
  plots: {
    short: 'Licensed plots to build on',
    text: 'Plots in licensed layouts, with road, drain and power where the developer has laid them. The layout number and the title come first; what you build follows the sanctioned norms.',
  },
  sco: {
    short: 'Shop-cum-office plots and buildings',
    text: 'Shop-cum-office plots and buildings: a shop below, offices above, one owner for the whole plot. Frontage, parking and permitted floors decide their worth; ask us for all three before you compare prices.',
  },
};

/** Text of a listing while its data loads; a developer's listing contains the name (spec 8, Loading texts). */
export function loadingText(developerName: string | null): string {
  return developerName ? `Loading company data... ${developerName}` : 'Loading projects...';
}

/**
 * '3 BHK, Ready To move, ₹ 1 – 1.5 Cr in Sector 65 · Vatika Projects': what a listing shows, in words for the office.
 * `leftOut` are words of the wish that no filter shows.
 */
export function wishText(state: ListingState, rules: ListingRules, title: string, leftOut = ''): string {
  const filters = describeActiveFilters(state, rules);
  const places = filters.filter(({ key }) => key === 'locality').map(({ label }) => label);
  const others = filters.filter(({ key }) => key !== 'locality').map(({ label }) => label);
  const what = [others.join(', '), withPrepositions(places)].filter(Boolean).join(' ');
  return [what, leftOut && `“${leftOut}”`, title].filter(Boolean).join(' · ');
}

/** A city that has a map; `href` is its page. */
export interface MapCity {
  slug: string;
  name: string;
  href: string;
}

export interface MapLink {
  label: string;
  href: string;
}

/**
 * Where the projects of a listing of several cities are on a map: their cities; after a choice the listings of the cities
 * that hold what was found, with the choice and how many there are.
 */
export function toMapLinks(
  cities: readonly MapCity[],
  found: readonly Pick<ListingRecord, 'localities' | 'category'>[],
  state: ListingState,
  rules: ListingRules,
): MapLink[] {
  if (activeFilters(state, rules).length === 0) {
    return cities.map(({ name, href }) => ({ label: name, href: `${href}#map` }));
  }
  return cities.flatMap(({ slug, name }) =>
    PROJECT_CATEGORIES.flatMap((category) => {
      const own = found.filter((each) => each.category === category && each.localities.at(-1) === name);
      if (own.length === 0) return [];
      const base = cityKindPath(slug, category);
      const href = formatListingAddress({ base, linkBase: base }, rules, { ...state, isCommercial: false, page: 1 });
      return { label: `${CITY_KIND_LABELS[category]}, ${name}: ${own.length}`, href: `${href}#map` };
    }),
  );
}

/** 'Properties in {localities}', else the page's own heading (routes-and-content, Listing). */
export function listingTitle(localities: readonly string[], pageTitle: string): string {
  return localities.length > 0 ? `Properties in ${formatNames([...localities])}` : pageTitle;
}

/** ['Commercial', 'Page 2']: the words for one page of a listing, in titles and trail. */
export function variantWords({ isCommercial, page }: ListingVariant): string[] {
  return [...(isCommercial ? ['Commercial'] : []), ...(page > 1 ? [`Page ${page}`] : [])];
}

/** 'Vatika Projects, Commercial, Page 2': the title of one page of a listing, without the name of the site. */
export function variantTitle(title: string, variant: ListingVariant): string {
  return [title, ...variantWords(variant)].join(', ');
}

/**
 * 'No properties found matching your filters', with the locality or company variant (spec 8; routes-and-content,
 * Listing).
 */
export function noMatchTitle(localities: readonly string[], developerName: string | null): string {
  if (localities.length > 0) return `${MESSAGES.noMatch} in ${formatNames([...localities])}`;
  return developerName ? `${MESSAGES.noMatch} by ${developerName}` : MESSAGES.noMatch;
}

/** A value as its group shows it: 'Within 10 min' below 'Metro', 'By Dec 2027' below 'Possession'. */
export function formatFacetValue(group: FacetGroup, value: string): string {
  if (!isFactGroup(group)) return value;
  const own = value.replace(/^(?:possession|metro) /, '').replace(/ units$/, '');
  return capitalised(own);
}

/** What the projects of a listing are called beside their count: the chosen use, else what the set has. */
export function countedNoun(
  { chosen, isCommercial }: ListingState,
  nouns: { main: string; commercial: string },
): string {
  return formatNames(chosen.use.map((use) => use.toLowerCase())) || nouns[isCommercial ? 'commercial' : 'main'];
}

/** A filter that is off. */
const ANY_VALUE: Record<FacetGroup | RangeKey, string> = {
  type: 'Any property type',
  use: 'Offices and shops',
  bedrooms: 'Any number of bedrooms',
  locality: 'Any locality',
  status: 'Any construction status',
  furnishing: 'Any furnishing',
  possession: 'Any possession',
  metro: 'Any distance to a metro',
  amenity: 'Any amenities',
  facing: 'Any side',
  budget: 'Any budget',
  area: 'Any area',
};

const indian = (amount: number) => amount.toLocaleString('en-IN');

/** '₹ 1.2 – 6 Cr', '500 – 2,000 sqft': a range with both limits. */
function formatLimits(key: RangeKey, min: number, max: number, unit: RangeRule['units'][number]): string {
  if (key === 'area') return `${min === max ? indian(min) : `${indian(min)} – ${indian(max)}`} ${unit.label}`;
  return formatPriceRange({ minRupees: Math.round(min * unit.size), maxRupees: Math.round(max * unit.size) });
}

/** 'Up to ₹ 1.2 Cr', '₹ 5 Cr and more', '500 – 2,000 sqft', 'Any budget': a chosen range. */
export function formatRangeChoice(key: RangeKey, state: ListingState, rules: ListingRules): string {
  const { min, max, unit: unitKey } = state.ranges[key];
  const rule = rules.ranges[key];
  const unit = rule.units.find(({ key: each }) => each === unitKey) ?? { key: unitKey, label: unitKey, size: 1 };
  if (!isRangeTouched(state.ranges[key], rule)) return ANY_VALUE[key];
  if (min === rule.min) return `Up to ${formatLimits(key, max, max, unit)}`;
  return max === rule.max ? `${formatLimits(key, min, min, unit)} and more` : formatLimits(key, min, max, unit);
}

/** 'Outside the slider, which goes from 1 to 500 Cr. It counts as typed.'; null if both ends are on the slider. */
export function outsideSliderNote(key: RangeKey, state: ListingState, rules: ListingRules): string | null {
  const { min, max, unit } = state.ranges[key];
  const rule = rules.ranges[key];
  if (!isOutsideSlider(min, rule) && !isOutsideSlider(max, rule)) return null;
  const label = rule.units.find((each) => each.key === unit)?.label ?? '';
  const outside = [min, max].filter((value) => isOutsideSlider(value, rule)).map(indian);
  const [subject, count] = outside.length > 1 ? ['are', 'They count'] : ['is', 'It counts'];
  return `${outside.join(' and ')} ${subject} outside the slider (${indian(rule.min)} – ${indian(rule.max)} ${label}). ${count} as typed.`;
}

/** An active filter, as a chip that removes it. */
export interface ActiveFilter {
  key: FacetGroup | RangeKey;
  /** Null for a range. */
  value: string | null;
  label: string;
}

/** Every chosen value and range, in the order of the groups on the page. */
export function describeActiveFilters(state: ListingState, rules: ListingRules): ActiveFilter[] {
  return FILTER_ORDER.flatMap((key): ActiveFilter[] => {
    if (!isRangeKey(key)) return state.chosen[key].map((value) => ({ key, value, label: value }));
    const isOn = isRangeTouched(state.ranges[key], rules.ranges[key]);
    return isOn ? [{ key, value: null, label: formatRangeChoice(key, state, rules) }] : [];
  });
}

/** The choice without a filter, as a button offers it: 'Look beyond Sector 65', 'Any budget'. */
export function describeWithout(key: FacetGroup | RangeKey, { chosen }: ListingState): string {
  return key === 'locality' ? `Look beyond ${formatNames([...chosen.locality])}` : ANY_VALUE[key];
}
