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

const EVERY_PAGE: Budget = { html: 16, js: 18.5, css: 12.1, fonts: 30 };
/** The banner, the search box, three carousels, the Buy menu and the localities. */
const HOME_PAGE: Budget = { ...EVERY_PAGE, js: 22, css: 12 };
/** Eleven sections, each with its own behaviour and styles. */
const PROJECT_PAGE: Budget = { html: 16.5, js: 22.5, css: 16, fonts: 30 };

/** One row per kind of page; the first pattern that fits an address counts, and every page of the kind is held to it. */
export const BUDGETS: readonly { kind: string; pattern: RegExp; budget: Budget }[] = [
  { kind: 'home', pattern: /^\/(home)?$/, budget: HOME_PAGE },
  { kind: 'project', pattern: /^\/project-details\/[^/]+\/[^/]+$/, budget: PROJECT_PAGE },
  { kind: 'developer', pattern: /^\/project-details\/[^/]+$/, budget: EVERY_PAGE },
  { kind: 'developers', pattern: /^\/(project-details|developers|[a-z]+-projects)$/, budget: EVERY_PAGE },
  { kind: 'listing', pattern: /^\/(developer-projects\/|projects(\/|$))/, budget: EVERY_PAGE },
  { kind: 'category', pattern: /^\/(residential|commercial|plots|sco)(\/|$)/, budget: EVERY_PAGE },
  { kind: 'city listing', pattern: /^\/city\/[^/]+\/.+/, budget: EVERY_PAGE },
  { kind: 'city', pattern: /^\/(city\/[^/]+|goa|faridabad|lucknow|pune|bangalore)$/, budget: EVERY_PAGE },
  { kind: 'place', pattern: /^\/(location|locality)\//, budget: EVERY_PAGE },
  { kind: 'floor plans', pattern: /^\/floor-plans\//, budget: EVERY_PAGE },
  { kind: 'service', pattern: /^\/service\//, budget: EVERY_PAGE },
  { kind: 'other', pattern: /^\//, budget: EVERY_PAGE },
];
