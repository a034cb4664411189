import type { SearchEngine } from './engine';
import { SEARCH_PAGES } from './pages';

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
const CITIES: readonly SearchStartLink[] = SEARCH_PAGES.filter(({ path }) => path.startsWith('/city/')).map(
  ({ name, path }) => ({ label: name, href: path }),
);

/** Links of the empty search, out of the data that has arrived; the cities are there without any. */
export function toSearchStart(engine: Pick<SearchEngine, 'topLocalities' | 'offer'>): SearchStartLinks {
  return {
    localities: engine.topLocalities(LOCALITIES).map(({ name, path }) => ({ label: name, href: path })),
    budgets: BUDGETS.flatMap(([label, query]) => {
      const offer = engine.offer(query);
      return offer ? [{ label, href: offer.href }] : [];
    }),
    cities: [...CITIES],
  };
}
