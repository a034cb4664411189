import type { ImageAsset } from '../picture/image';

/** The promotional popup (routes-and-content, Widgets and motion). */
export interface Promo {
  title: string;
  text: string;
  image: ImageAsset;
  /** Text of the button. */
  cta: string;
  projectName: string;
  projectHref: string;
}
