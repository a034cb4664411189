import { getCities } from '@/lib/content/cities';

/** Upper bounds in KB (1,000 bytes) as sent: brotli, fonts as they are. */
export interface Budget {
  /** HTML of the page. */
  html: number;
  /** Scripts the page loads by itself: the loader, preact, its islands and what they import. */
  js: number;
  css: number;
  /** Fonts the page's styles name. */
  fonts: number;
}

/**
 * How far the heaviest page of a kind may stay below its bound: a gain larger than this is locked in by lowering the
 * bound. Pages differ with the content; scripts and styles do not.
 */
export const MAX_ROOM: Budget = { html: 2, js: 1, css: 0.7, fonts: 1.5 };

const FONTS = 30;
/** Header, footer, forms and search: what every page has. */
const SHELL = { js: 15.2, css: 11.6, fonts: FONTS };
/** With filters that work in place, chips and pages. */
const LISTING = { js: 16.7, css: 12.4, fonts: FONTS };

/** One row per kind of page; the first pattern that fits an address counts, and every page of the kind is held to it. */
export const BUDGETS: readonly { kind: string; pattern: RegExp; budget: Budget }[] = [
  // The banner, the search box, three carousels, the Buy menu and the localities.
  { kind: 'home', pattern: /^\/(home)?$/, budget: { ...SHELL, html: 16, js: 19.1 } },
  // Eleven sections, each with its own behaviour and styles.
  {
    kind: 'project',
    pattern: /^\/project-details\/[^/]+\/[^/]+$/,
    budget: { html: 16.5, js: 19.7, css: 16, fonts: FONTS },
  },
  { kind: 'developer', pattern: /^\/project-details\/[^/]+$/, budget: { ...LISTING, html: 10.5 } },
  {
    kind: 'developers',
    pattern: /^\/(project-details|developers|[a-z]+-projects)$/,
    budget: { ...SHELL, html: 8, js: 15.4 },
  },
  { kind: 'listing', pattern: /^\/(developer-projects\/|projects(\/|$))/, budget: { ...LISTING, html: 10 } },
  { kind: 'category', pattern: /^\/(residential|commercial|plots|sco)(\/|$)/, budget: { ...LISTING, html: 10.5 } },
  { kind: 'city listing', pattern: /^\/city\/[^/]+\/.+/, budget: { ...LISTING, html: 10 } },
  {
    kind: 'city',
    pattern: new RegExp(
      `^(/city/[^/]+|${getCities()
        .map(({ href }) => href)
        .join('|')})$`,
    ),
    budget: { ...SHELL, html: 10 },
  },
  { kind: 'place', pattern: /^\/(location|locality)\//, budget: { ...SHELL, html: 9 } },
  { kind: 'floor plans', pattern: /^\/floor-plans\//, budget: { ...SHELL, html: 8.5 } },
  { kind: 'service', pattern: /^\/service\//, budget: { ...SHELL, html: 7 } },
  // The heaviest is the shortlist with its comparison.
  { kind: 'other', pattern: /^\//, budget: { ...LISTING, html: 9 } },
];
