import type { ImageAsset } from '../picture/image';

/** What the button of a promotion does: it leads to the project, or opens the enquiry for a visit. */
export const PROMO_ACTIONS = ['link', 'visit'] as const;

type PromoAction = (typeof PROMO_ACTIONS)[number];

/** The promotional popup (routes-and-content, Widgets and motion). */
export interface Promo {
  title: string;
  text: string;
  image: ImageAsset;
  /** Text of the button. */
  cta: string;
  action: PromoAction;
  projectId: string;
  projectName: string;
  projectHref: string;
}

/** The promotional popup never starts on addresses with one of these (spec 2, Floating and global widgets). */
const PATHS_WITHOUT_PROMO = [
  '/trending-projects',
  '/about',
  '/career',
  '/contact-us',
  '/project-details',
  '/developer-projects',
];

/** Whether the promotional popup may open on this path (spec 2). */
export function isPromoPath(path: string): boolean {
  return !PATHS_WITHOUT_PROMO.some((part) => path.includes(part));
}

/** Id of the assistant's greeting. */
export const GREETING_ID = 'greeting';

/** Remembered for the session when the promotion is dismissed. */
export const PROMO_GONE = 'promo-gone';

/** Scroll distance on a phone that counts as passing over the greeting (visual-language 7). */
export const GREETING_FOLD_PX = 200;

/** Number of pages of a session that show the greeting. */
const GREETING_PAGES = 2;

/** Whether a page begins with the greeting folded: from the third page on, and below 1024 px on listings. */
export function isGreetingFolded(page: { pageOfSession: number; isListing: boolean; isNarrow: boolean }): boolean {
  return page.pageOfSession > GREETING_PAGES || (page.isListing && page.isNarrow);
}

export interface Moment {
  /** Letters are more than half as large again as usual, so that a band would lie on what the page begins with. */
  areLettersLarge: boolean;
  /** A dialog, drawer, sheet or panel is open. */
  isOverlayOpen: boolean;
  /** A field of a form has the focus. */
  isFilling: boolean;
  /** The timer has fired, and the promotion was not dismissed in this tab. */
  isPromoDue: boolean;
  /** Inquire Now is about to open by itself, or is open; the promotion waits for it. */
  isEnquiryAwaited: boolean;
  /** Neither closed in this tab nor folded on this page. */
  isGreetingOpen: boolean;
}

export type Interruption = 'promotion' | 'greeting' | 'none';

/**
 * The one widget that may ask for attention now: promotion before greeting, neither over a dialog (routes-and-content,
 * Widgets and motion).
 */
export function interruption(moment: Moment): Interruption {
  if (moment.isOverlayOpen || moment.areLettersLarge) return 'none';
  if (moment.isPromoDue && !moment.isEnquiryAwaited) return moment.isFilling ? 'none' : 'promotion';
  return moment.isGreetingOpen ? 'greeting' : 'none';
}
