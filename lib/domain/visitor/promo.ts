import type { ImageAsset } from '../picture/image';

/** What the button of a promotion does: it leads to the project, or opens the enquiry for a visit. */
export const PROMO_ACTIONS = ['link', 'visit'] as const;

export type PromoAction = (typeof PROMO_ACTIONS)[number];

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
