import { kindOfPath } from '@/lib/content/pages/kinds';

/** Upper bounds in KB (1,000 bytes) as sent: brotli, fonts as they are. */
export interface Budget {
  /** HTML of the page. */
  html: number;
  /** Scripts that the page loads without interaction: the loader, preact, its islands and their imports. */
  js: number;
  css: number;
  /** Fonts that the page's styles reference. */
  fonts: number;
}

/**
 * How far the heaviest page of a kind may stay below its bound. After a larger gain, lower the bound. Only HTML varies
 * with the content; scripts and styles do not.
 */
export const MAX_ROOM: Budget = { html: 2, js: 1, css: 0.7, fonts: 1.5 };

const FONTS = 30;
/** Parts of every page: header, footer, forms and search. */
const SHELL = { js: 15.2, css: 11.6, fonts: FONTS };
/** The shell plus filters that work without a reload, chips and pagination. */
const LISTING = { js: 16.7, css: 12.4, fonts: FONTS };

interface BudgetRow {
  name: string;
  /** Page kinds that share the budget, by their names in `lib/content/pages/kinds.ts`. */
  kinds: readonly string[];
  budget: Budget;
}

/** Budget of all other kinds; the heaviest is the shortlist with its comparison. */
const OTHER: BudgetRow = { name: 'other', kinds: [], budget: { ...LISTING, html: 9 } };

/** Budgets by page kind. */
export const BUDGETS: readonly BudgetRow[] = [
  // The banner, the search box, three carousels, the Buy menu and the localities.
  { name: 'home', kinds: ['home'], budget: { ...SHELL, html: 16, js: 19.1 } },
  // Eleven sections, each with its own behaviour and styles.
  { name: 'project', kinds: ['project'], budget: { html: 16.5, js: 19.7, css: 16, fonts: FONTS } },
  { name: 'developer', kinds: ['developer'], budget: { ...LISTING, html: 10.5 } },
  {
    name: 'developers',
    kinds: ['developers', 'developer directory', 'developers of a category'],
    budget: { ...SHELL, html: 8, js: 15.4 },
  },
  { name: 'listing', kinds: ['all projects', 'listing of a developer'], budget: { ...LISTING, html: 10 } },
  { name: 'category', kinds: ['category'], budget: { ...LISTING, html: 10.5 } },
  { name: 'city listing', kinds: ['listing of a city'], budget: { ...LISTING, html: 10 } },
  { name: 'city', kinds: ['city'], budget: { ...SHELL, html: 10 } },
  { name: 'place', kinds: ['location', 'locality'], budget: { ...SHELL, html: 9 } },
  { name: 'floor plans', kinds: ['floor plans'], budget: { ...SHELL, html: 8.5 } },
  { name: 'service', kinds: ['service'], budget: { ...SHELL, html: 7 } },
  OTHER,
];

/** The budget of the page at an address. */
export function budgetOf(path: string): BudgetRow {
  const kind = kindOfPath(path);
  return BUDGETS.find(({ kinds }) => kind && kinds.includes(kind.name)) ?? OTHER;
}
