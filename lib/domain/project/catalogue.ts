import type { ImageAsset } from '../picture/image';

/** The two halves of catalogue.json. */
export type CatalogueGroup = 'amenities' | 'specifications';

/** An amenity or a specification: label and icon of its catalogue entry (spec 3). */
export interface CatalogueItem {
  key: string;
  label: string;
  /** Lucide name. */
  icon: string;
}

/** A picture of the amenities or specifications carousel (spec 3). */
export interface CatalogueSlide {
  image: ImageAsset;
  title: string;
  description: string;
}

/** Number of drawings of each group under content/images/fallback. */
const SAMPLES = 3;

/** The sample slide that replaces a failed picture of amenities or specifications; `index` counts from 0 (spec 8). */
export function sampleSrc(group: CatalogueGroup, index: number): string {
  const name = group === 'amenities' ? 'amenity' : 'specification';
  return `/images/fallback/${name}-sample-0${(index % SAMPLES) + 1}.svg`;
}
