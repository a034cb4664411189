import { formatNames } from '../site/display-text';
import {
  FACET_GROUPS,
  FILTER_LABELS,
  isRangeTouched,
  RANGE_KEYS,
  type FacetGroup,
  type ListingRules,
  type ListingState,
  type RangeKey,
} from './state';
import type { ListingVariant } from './listing';
import { MESSAGES } from '../site/messages';

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

const indian = (amount: number) => amount.toLocaleString('en-IN');

/** '₹ 1 – 6 Cr', '500 – 2,000 sqft': a chosen range. */
export function formatRangeChoice(key: RangeKey, state: ListingState, rules: ListingRules): string {
  const { min, max, unit } = state.ranges[key];
  const label = rules.ranges[key].units.find((each) => each.key === unit)?.label ?? unit;
  return `${key === 'budget' ? '₹ ' : ''}${indian(min)} – ${indian(max)} ${label}`;
}

/** An active filter, as a chip that removes it. */
export interface ActiveFilter {
  key: FacetGroup | RangeKey;
  /** Null for a range. */
  value: string | null;
  label: string;
}

export function describeActiveFilters(state: ListingState, rules: ListingRules): ActiveFilter[] {
  return [
    ...FACET_GROUPS.flatMap((key) => state.chosen[key].map((value) => ({ key, value, label: value }))),
    ...RANGE_KEYS.filter((key) => isRangeTouched(state.ranges[key], rules.ranges[key])).map((key) => ({
      key,
      value: null,
      label: formatRangeChoice(key, state, rules),
    })),
  ];
}

/** Label of a filter on its removal button: 'No of Bedrooms: 3 BHK'. */
export function describeFilter(key: FacetGroup | RangeKey, state: ListingState, rules: ListingRules): string {
  const values = key === 'budget' || key === 'area' ? [formatRangeChoice(key, state, rules)] : [...state.chosen[key]];
  return `${FILTER_LABELS[key]}: ${values.join(', ')}`;
}
