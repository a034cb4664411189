import { kindOfPath } from '@/lib/content/pages/kinds';

/** Upper bounds in KB (1,000 bytes) as sent: brotli, fonts as they are. */
export interface Budget {
  /** HTML of the page. */
  html: number;
  /** Scripts at the start: loader, enhancers and, on the shortlist alone, preact and its island. `e2e/audits/weight` adds those that follow. */
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

/** What every page has more of where `site.json` names a tag manager, which the sample does not: the question before it. */
export const TAGS_JS = 0.6;

const FONTS = 30;
/** Parts of every page: header, footer, forms and search. */
const SHELL = { js: 5.6, css: 8.4, fonts: FONTS };
/** The shell plus filters that work without a reload, chips, pagination, the drawer that opens before its code, the map. */
const LISTING = { js: 7.3, css: 11, fonts: FONTS };

interface BudgetRow {
  name: string;
  /** Page kinds that share the budget, by their names in `lib/content/pages/kinds.ts`. */
  kinds: readonly string[];
  budget: Budget;
}

/** Budget of all other kinds; the heaviest is the shortlist with its comparison. */
const OTHER: BudgetRow = { name: 'other', kinds: [], budget: { ...LISTING, js: 14.9, css: 9.3, html: 7.7 } };

/** Budgets by page kind. */
export const BUDGETS: readonly BudgetRow[] = [
  // The banner's ten pictures, the search box, two strips and a carousel, the Buy menu and the localities.
  { name: 'home', kinds: ['home'], budget: { ...SHELL, html: 15, js: 7.6, css: 10.6 } },
  // Eleven sections, each with its own enhancer and styles, configurations, the map around it, the cost in all.
  { name: 'project', kinds: ['project'], budget: { html: 18.3, js: 7.3, css: 14.1, fonts: FONTS } },
  { name: 'developer', kinds: ['developer'], budget: { ...LISTING, html: 10.1, css: 11.5 } },
  {
    name: 'developers',
    kinds: ['developers', 'developer directory', 'developers of a category'],
    budget: { ...SHELL, html: 7.4, js: 5.8, css: 8.8 },
  },
  // Brotli of one and the same page varies by 80 B with the names of its files.
  { name: 'listing', kinds: ['all projects', 'listing of a developer'], budget: { ...LISTING, html: 10.3 } },
  { name: 'category', kinds: ['category'], budget: { ...LISTING, html: 10.5, css: 11.4 } },
  // A link for each home on the map, 46 in the heaviest, and the place in figures.
  { name: 'city listing', kinds: ['listing of a city', 'locality'], budget: { ...LISTING, html: 12.2 } },
  { name: 'city', kinds: ['city'], budget: { ...SHELL, html: 12.2, js: 5.8, css: 10.5 } },
  { name: 'place', kinds: ['location'], budget: { ...SHELL, html: 7.3, css: 9.4 } },
  // Rows by bedrooms that can be filtered without script.
  { name: 'floor plans', kinds: ['floor plans'], budget: { ...SHELL, html: 9.4, css: 8.7 } },
  // Fetched aside and kept, with preact, so that it can be drawn without a connection.
  { name: 'offline', kinds: ['offline'], budget: { ...SHELL, html: 6, js: 17.6 } },
  // 300 words on what a buyer has to know.
  { name: 'service', kinds: ['service'], budget: { ...SHELL, html: 6.8 } },
  {
    name: 'cost of buying',
    kinds: ['cost of buying', 'cost of buying in a state', 'affordability'],
    // A form that is answered in place, and the tables of costs.
    budget: { ...SHELL, html: 7.9, js: 5.9, css: 9 },
  },
  // Its own styles for screen and print, all drawings with their facts, the QR code.
  { name: 'brochure', kinds: ['brochure'], budget: { ...SHELL, html: 9.5, js: 5.7, css: 9.9 } },
  // In another site's frame: no script, no typeface, one small sheet.
  { name: 'embed', kinds: ['embed'], budget: { html: 1.2, js: 0, css: 0.5, fonts: 0 } },
  OTHER,
];

/** The budget of the page at an address. */
export function budgetOf(path: string): BudgetRow {
  const kind = kindOfPath(path);
  return BUDGETS.find(({ kinds }) => kind && kinds.includes(kind.name)) ?? OTHER;
}
