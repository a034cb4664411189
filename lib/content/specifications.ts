import 'server-only';
import type { CatalogueItem, CatalogueSlide } from '@/lib/domain/catalogue';
import type { Section } from '@/lib/domain/section';
import { catalogueItems, catalogueSlides, readableWithCatalogue } from './catalogue';
import { getContent } from './content';
import { sectionReader } from './sections';

/** A project's specifications, faulty where a lenient build could not read them. */
export const getSpecificationsSection: (projectId: string) => Section<CatalogueItem[]> = sectionReader(
  (content) => readableWithCatalogue(content, content.specifications),
  (keys) => catalogueItems('specifications', keys),
);

/** Pictures beside a project's specifications, its own or the default ones. */
export function getSpecificationImages(projectId: string): CatalogueSlide[] {
  return catalogueSlides(getContent().specificationImages, projectId);
}
