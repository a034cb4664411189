import type { ImageAsset } from '../picture/image';
import type { ProjectCategory } from '../site/kinds';

/** The two halves of catalogue.json. */
export type CatalogueGroup = 'amenities' | 'specifications';

export const CATALOGUE_GROUPS: readonly CatalogueGroup[] = ['amenities', 'specifications'];

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
  /** Whether the picture is drawn by computer. */
  isRendered: boolean;
}

/** Default pictures show rooms and facilities of homes (routes-and-content, Project page). */
export function hasDefaultSlides(category: ProjectCategory): boolean {
  return category === 'residential';
}

/** Number of drawings of each group under content/images/fallback. */
const SAMPLES = 3;

/** The sample slide that replaces a failed picture of amenities or specifications; `index` counts from 0 (spec 8). */
export function sampleSrc(group: CatalogueGroup, index: number): string {
  const name = group === 'amenities' ? 'amenity' : 'specification';
  return `/images/fallback/${name}-sample-0${(index % SAMPLES) + 1}.svg`;
}
