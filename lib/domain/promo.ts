import type { ImageAsset } from './image';

/** The promotional popup (decisions, Widgets and motion). */
export interface Promo {
  title: string;
  text: string;
  image: ImageAsset;
  /** Words of the button. */
  cta: string;
  projectName: string;
  projectHref: string;
}
