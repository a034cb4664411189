import 'server-only';
import type { CatalogueGroup, CatalogueItem, CatalogueSlide } from '@/lib/domain/project/catalogue';
import { memoizeOnContent, getContent } from '../set/content';
import { CONTENT_FILES, DEFAULT_KEY } from '../files/table';
import type { ContentSource } from '../files/source';
import { FaultList } from '../files/faults';
import type { ContentSet } from '../files/content-set';
import { toImage } from './image-url';
import { memoizeByObject } from '../files/memoize';
import { readJson } from '../files/read';
import type { LoadedFile } from '../files/loaded-file';
import type { Section } from '@/lib/domain/project/section';
import { sectionReader } from './sections';

const catalogue = memoizeOnContent((content) => {
  const items = content.catalogue.entries.map(({ position, key, value }): [string, CatalogueItem] => [
    `${position.path[0]}.${key}`,
    { key, ...value },
  ]);
  return new Map(items);
});

/** Catalogue entries of a project's keys, in their order, each once; keys without an entry are skipped. */
export function catalogueItems(group: CatalogueGroup, keys: readonly string[]): CatalogueItem[] {
  return [...new Set(keys)].flatMap((key) => catalogue().get(`${group}.${key}`) ?? []);
}

/** Keys are useless without the catalogue: if it is unreadable, they count as unreadable too. */
export function readableWithCatalogue(content: ContentSet, keys: LoadedFile<string[]>): LoadedFile<string[]> {
  return content.catalogue.isUnreadable ? { ...keys, entries: [], isUnreadable: true } : keys;
}

/** Every icon name in the catalogue, for the icon sprite. The content check reports icons that do not exist. */
export function readCatalogueIcons(source: ContentSource): string[] {
  const { entries } = readJson(source, CONTENT_FILES.catalogue, new FaultList());
  return [...new Set(entries.map(({ value }) => value.icon))];
}

interface RawSlide {
  image: string;
  title: string;
  description?: string | undefined;
}

const slidesByKey = memoizeByObject(
  ({ entries }: LoadedFile<RawSlide[]>) => new Map(entries.map(({ key, value }) => [key, value.map(toSlide)])),
);

function toSlide({ image, title, description }: RawSlide): CatalogueSlide {
  return { image: toImage(image), title, description: description ?? '' };
}

/** A project's pictures, else those of `default` (routes-and-content, Project page). */
export function catalogueSlides(file: LoadedFile<RawSlide[]>, projectId: string): CatalogueSlide[] {
  const slidesOf = (wanted: string) => slidesByKey(file).get(wanted) ?? [];
  const own = slidesOf(projectId);
  return own.length > 0 ? own : slidesOf(DEFAULT_KEY);
}

/** A project's amenities, faulty where a lenient build could not read them. */
export const getAmenitiesSection: (projectId: string) => Section<CatalogueItem[]> = sectionReader(
  (content) => readableWithCatalogue(content, content.amenities),
  (keys) => catalogueItems('amenities', keys),
);

/** Pictures beside a project's amenities, its own or the default ones. */
export function getAmenityImages(projectId: string): CatalogueSlide[] {
  return catalogueSlides(getContent().amenityImages, projectId);
}

/** A project's specifications, faulty where a lenient build could not read them. */
export const getSpecificationsSection: (projectId: string) => Section<CatalogueItem[]> = sectionReader(
  (content) => readableWithCatalogue(content, content.specifications),
  (keys) => catalogueItems('specifications', keys),
);

/** Pictures beside a project's specifications, its own or the default ones. */
export function getSpecificationImages(projectId: string): CatalogueSlide[] {
  return catalogueSlides(getContent().specificationImages, projectId);
}
