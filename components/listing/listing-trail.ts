import type { Crumb } from '@/components/layout/Breadcrumbs';
import type { ListingVariant } from '@/lib/domain/listing';
import { listingVariantPath } from '@/lib/domain/routes';

/** The trail down to one variant of a listing: 'Commercial' and 'Page 2' after the listing's own name. */
export function listingTrail(trail: Crumb[], base: string, { isCommercial, page }: ListingVariant): Crumb[] {
  return [
    ...trail,
    ...(isCommercial ? [{ name: 'Commercial', href: listingVariantPath(base, true, 1) }] : []),
    ...(page > 1 ? [{ name: `Page ${page}`, href: listingVariantPath(base, isCommercial, page) }] : []),
  ];
}
