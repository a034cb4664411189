import type { ImageAsset } from '../picture/image';

/** A card of the trending strip and grid (spec 3). Without `href` it opens the contact popup. */
export interface TrendingProject {
  id: string;
  name: string;
  /** The slug page; null where the record has none. */
  href: string | null;
  /** The project's own page: where the trending page's grid leads when there is no slug (spec 2). */
  projectHref: string;
  image: ImageAsset;
  /** Ready to show. */
  priceText: string;
  description: string;
  developerName: string;
  /** 'Sector 83, Gurgaon', taken from the project of that id. */
  placeText: string;
}
