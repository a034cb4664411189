import type { ImageAsset } from '../picture/image';

/** A card of the trending strip and grid (spec 3). Without `href` it opens the contact popup. */
export interface TrendingProject {
  id: string;
  name: string;
  /** Address from the record's slug; null if it has none. */
  href: string | null;
  /** The project's own page; the trending page's grid links to it if there is no slug (spec 2). */
  projectHref: string;
  image: ImageAsset;
  /** Ready to show. */
  priceText: string;
  description: string;
  developerName: string;
  /** 'Sector 83, Gurgaon', taken from the project of that id. */
  placeText: string;
}
