import 'server-only';
import type { CatalogueItem, CatalogueSlide } from '@/lib/domain/catalogue';
import type { Section } from '@/lib/domain/section';
import { catalogueItems, catalogueSlides, readableWithCatalogue } from './catalogue';
import { getContent } from './content';
import { sectionReader, valueOf } from './sections';

/** A project's amenities, faulty where a lenient build could not read them. */
export const getAmenitiesSection: (projectId: string) => Section<CatalogueItem[]> = sectionReader(
  (content) => readableWithCatalogue(content, content.amenities),
  (keys) => catalogueItems('amenities', keys),
);

/** A project's amenities, empty where it has no sound record. */
export function getAmenities(projectId: string): CatalogueItem[] {
  return valueOf(getAmenitiesSection(projectId)) ?? [];
}

/** Pictures beside a project's amenities, its own or the default ones. */
export function getAmenityImages(projectId: string): CatalogueSlide[] {
  return catalogueSlides(getContent().amenityImages, projectId);
}
