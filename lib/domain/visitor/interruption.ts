/** The promotional popup is not armed on addresses containing one of these (spec 2, Floating and global widgets). */
const PATHS_WITHOUT_PROMO = [
  '/trending-projects',
  '/about',
  '/career',
  '/contact-us',
  '/project-details',
  '/developer-projects',
];

/** Whether the promotional popup may come on this path (spec 2). */
export function isPromoPath(path: string): boolean {
  return !PATHS_WITHOUT_PROMO.some((part) => path.includes(part));
}

/** Scrolled this far on a phone, the greeting has been passed over (visual-language 7). */
export const GREETING_FOLD_PX = 200;

export interface Moment {
  /** A dialog, drawer, sheet or panel is open. */
  isOverlayOpen: boolean;
  /** A field of a form has the focus. */
  isFilling: boolean;
  /** The timer ran out, and the promotion was not dismissed since the tab was opened. */
  isPromoDue: boolean;
  /** Inquire Now is about to open by itself, or is open: the promotion comes after it. */
  isEnquiryAwaited: boolean;
  /** Neither closed since the tab was opened nor folded on this page. */
  isGreetingOpen: boolean;
}

export type Interruption = 'promotion' | 'greeting' | 'none';

/**
 * What may ask for attention now, one thing at a time: promotion before greeting, neither over a dialog
 * (routes-and-content, Widgets and motion).
 */
export function interruption(moment: Moment): Interruption {
  if (moment.isOverlayOpen) return 'none';
  if (moment.isPromoDue && !moment.isEnquiryAwaited) return moment.isFilling ? 'none' : 'promotion';
  return moment.isGreetingOpen ? 'greeting' : 'none';
}
