import { atPlaces } from '../site/at-place';
import type { ListingRules, ListingState } from './state';
import { describeActiveFilters } from './words';

/**
 * '3 BHK, Ready To move, ₹ 1 – 1.5 Cr in Sector 65 · Vatika Projects': what a listing shows, in words for the office.
 * `leftOut` are words of the wish that no filter shows.
 */
export function wishText(state: ListingState, rules: ListingRules, title: string, leftOut = ''): string {
  const filters = describeActiveFilters(state, rules);
  const places = filters.filter(({ key }) => key === 'locality').map(({ label }) => label);
  const others = filters.filter(({ key }) => key !== 'locality').map(({ label }) => label);
  const what = [others.join(', '), atPlaces(places)].filter(Boolean).join(' ');
  return [what, leftOut && `“${leftOut}”`, title].filter(Boolean).join(' · ');
}
