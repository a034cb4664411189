import type { ListingVariant } from './listing';
import { variantWords } from './listing-words';
import { listingVariantPath } from './routes';
import type { Crumb } from './trail';

/** Further pages and the other type of a listing after the listing's own name: 'Commercial', 'Page 2'. */
export function withVariant(trail: Crumb[], base: string, { isCommercial, page }: ListingVariant): Crumb[] {
  const words = variantWords({ isCommercial, page });
  const crumbs = words.map((name, at) => ({
    name,
    href: listingVariantPath(base, isCommercial, at === words.length - 1 ? page : 1),
  }));
  return [...trail, ...crumbs];
}
