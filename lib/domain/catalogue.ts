import type { ImageAsset } from './image';

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
