import type { Catalogue } from './catalogue';
import { toFilterFact } from './filter-facts';
import { asSco, findListing, type SearchListing } from './offer';
import { asksFor, type SearchWish } from './wish';

/** A wish for commercial property in the place of one that says no kind, whose listing has homes and plots; null of others. */
const asCommercial = (wish: SearchWish): SearchWish | null =>
  !wish.isOfHomes && asksFor(wish, 'status', 'developer', 'budget') && !asksFor(wish, 'kind', 'type', 'bedrooms')
    ? { ...wish, facts: [...wish.facts, toFilterFact('kind', { values: ['commercial', 'sco'] })] }
    : null;

/** The listing of what a wish may mean beside its own: the SCO beside offices and shops, and these beside homes and plots. */
export function furtherListings(
  wish: SearchWish | null,
  offer: SearchListing | null,
  isAnswered: boolean,
  catalogue: Catalogue,
): SearchListing[] {
  const other = wish && (asSco(wish) ?? (isAnswered ? null : asCommercial(wish)));
  const listing = other && findListing(other, catalogue);
  return listing && listing.href !== offer?.href && listing.counts?.fits !== 0 ? [listing] : [];
}
