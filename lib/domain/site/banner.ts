import type { ImageAsset } from '../picture/image';

/** A banner picture of the home page, and the project it shows, if it shows one. */
export interface Banner {
  image: ImageAsset;
  project: { name: string; place: string; href: string } | null;
}
