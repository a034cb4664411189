import 'server-only';
import type { CatalogueItem, CatalogueSlide } from '@/lib/domain/catalogue';
import type { Section } from '@/lib/domain/section';
import { catalogueItems, catalogueSlides, readableWithCatalogue } from './catalogue';
import { getContent } from './content';
import { sectionReader } from './sections';

/** A project's amenities, faulty where a lenient build could not read them. */
export const getAmenitiesSection: (projectId: string) => Section<CatalogueItem[]> = sectionReader(
  (content) => readableWithCatalogue(content, content.amenities),
  (keys) => catalogueItems('amenities', keys),
);

/** Pictures beside a project's amenities, its own or the default ones. */
export function getAmenityImages(projectId: string): CatalogueSlide[] {
  return catalogueSlides(getContent().amenityImages, projectId);
}
