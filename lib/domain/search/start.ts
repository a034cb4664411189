import { topLocalities, type Catalogue } from './catalogue';
import { findQueryListing } from './engine';

export interface SearchStartLink {
  label: string;
  href: string;
}

/** Links of the search before anything is typed. */
export interface SearchStartLinks {
  localities: SearchStartLink[];
  budgets: SearchStartLink[];
  cities: SearchStartLink[];
}

const LOCALITIES = 6;
/** Each is asked like a query, so that a budget nobody sells in is left out. */
const BUDGETS = [
  ['Under ₹ 50 L', 'under 50 lakh'],
  ['₹ 50 L – 1 Cr', '50 lakh to 1 crore'],
  ['₹ 1 – 2 Cr', '1 to 2 crore'],
  ['Above ₹ 2 Cr', 'above 2 crore'],
] as const;

/** Links of the empty search; the cities are there without data. */
export function toSearchStart(catalogue: Catalogue): SearchStartLinks {
  return {
    localities: topLocalities(catalogue, LOCALITIES).map(({ name, path }) => ({ label: name, href: path })),
    budgets: BUDGETS.flatMap(([label, query]) => {
      const offer = findQueryListing(query, catalogue);
      return offer ? [{ label, href: offer.href }] : [];
    }),
    cities: catalogue.mainCities.map(({ name, path }) => ({ label: name, href: path })),
  };
}
