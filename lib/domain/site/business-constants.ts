/** Business constants and limits, in the order of spec 9. Milliseconds, pixels and rupees as the names say. */

export const HEADER_SCROLL_THRESHOLD_PX = 50;
export const DROPDOWN_CLOSE_DELAY_MS = 200;

export const TRENDING_AUTOSCROLL_MS = 3000;
export const TRENDING_AUTOSCROLL_STEP_PX = 300;
export const TRENDING_MANUAL_PAUSE_MS = 10_000;
export const MANUAL_STEP_NARROW_PX = 200;
export const MANUAL_STEP_WIDE_PX = 300;
export const MANUAL_STEP_BREAKPOINT_PX = 768;
export const DEVELOPERS_AUTOSCROLL_MS = 10_000;
export const DEVELOPERS_AUTOSCROLL_STEP_PX = 300;

export const ENQUIRY_POPUP_DELAY_MS = 10_000;
export const PROMO_POPUP_DELAY_MS = 10_000;

export const MAX_HERO_IMAGES = 10;
export const HERO_INTERVAL_MS = 5000;

export const TESTIMONIAL_AUTOPLAY_MS = 5000;

/** Autoplay of the pictures beside amenities and specifications. */
export const CATALOGUE_AUTOPLAY_MS = 3000;
export const FLOOR_PLAN_AUTOPLAY_MS = 10_000;
export const LOCATION_AUTOPLAY_MS = 5000;
export const SITE_PLAN_AUTOPLAY_MS = 5000;

export const REQUEST_TIMEOUT_MS = 15_000;

export const SEARCH_RESULT_CAP = 20;

export const LISTING_PAGE_SIZE = 6;
export const LOCALITY_CHIPS = 10;
export const LOCALITY_CHIPS_SIDEBAR = 3;

/** Rupees in a crore, shown as Cr, and in a lakh, shown as L or Lakh. */
export const RUPEES_PER_CRORE = 10_000_000;
export const RUPEES_PER_LAKH = 100_000;

export const DESCRIPTION_WORD_LIMIT = 50;

export const TAB_LOCK_MS = 800;
export const HIGHLIGHT_POINT_PX = 300;
export const TAB_ARROW_STEP_PX = 300;

/** Shown where no price is known (spec 3; routes-and-content, Project page). */
export const NO_PRICE = 'Price on request';
