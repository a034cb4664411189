import 'server-only';
import { FALLBACK_IMAGE_SRC, type ImageAsset } from '@/lib/domain/picture/image';
import {
  type CatalogueGroup,
  type CatalogueItem,
  type CatalogueSlide,
  hasDefaultSlides,
} from '@/lib/domain/project/catalogue';
import type { Section } from '@/lib/domain/project/page';
import { getContent, memoizeOnContent } from '../set/content';
import { CONTENT_FILES, DEFAULT_KEY } from '../files/table';
import type { ContentSource } from '../files/source';
import { FaultList } from '../files/faults';
import { memoizeByObject } from '../files/memoize';
import { readJson } from '../files/read';
import type { ContentSet, LoadedFile } from '../files/loaded-file';
import type { RawSlide } from '../schemas/sections';
import { toImage } from './image-url';
import { getProjectById } from './projects';
import { sectionReader } from './sections';

const described = memoizeOnContent(
  ({ pictures }) => new Map(pictures.entries.map(({ value }) => [toImage(value.file).src, value])),
);

/** Whether one of the pictures is drawn by computer and so needs its note (pictures.json). */
export function hasRendering(images: readonly ImageAsset[]): boolean {
  return images.some(({ src }) => described().get(src)?.isRendered);
}

/** What is seen on each picture, in one sentence; null where nobody wrote it (pictures.json). */
export function sightsOn(images: readonly ImageAsset[]): (string | null)[] {
  return images.map(({ src }) => described().get(src)?.shows ?? null);
}

const catalogue = memoizeOnContent((content) => {
  const items = content.catalogue.entries.map(({ position, key, value: { label, icon } }): [string, CatalogueItem] => [
    `${position.path[0]}.${key}`,
    { key, label, icon },
  ]);
  return new Map(items);
});

/** Labels of amenities and specifications with other words for them, for the search; those without any are left out. */
export const getListedNames = memoizeOnContent(({ catalogue: { entries } }) =>
  entries.flatMap(({ value: { label, aliases } }) => (aliases ? [{ label, aliases }] : [])),
);

/** Catalogue entries of a project's keys, in their order, each once; keys without an entry are skipped. */
function catalogueItems(group: CatalogueGroup, keys: readonly string[]): CatalogueItem[] {
  return [...new Set(keys)].flatMap((key) => catalogue().get(`${group}.${key}`) ?? []);
}

/** Keys are useless without the catalogue: if it is unreadable, they count as unreadable too. */
function readableWithCatalogue(content: ContentSet, keys: LoadedFile<string[]>): LoadedFile<string[]> {
  return content.catalogue.isUnreadable ? { ...keys, entries: [], isUnreadable: true } : keys;
}

/** Every icon name in the catalogue, for the icon sprite. The content check reports icons that do not exist. */
export function readCatalogueIcons(source: ContentSource): string[] {
  const { entries } = readJson(source, CONTENT_FILES.catalogue, new FaultList());
  return [...new Set(entries.map(({ value }) => value.icon))];
}

const valuesByKey: <T>(file: LoadedFile<T>) => Map<string, T> = memoizeByObject(
  <T>({ entries }: LoadedFile<T>) => new Map(entries.map(({ key, value }) => [key, value])),
);

function toSlide({ image, title, description }: RawSlide): CatalogueSlide {
  const asset = toImage(image);
  return { image: asset, title, description: description ?? '', isRendered: hasRendering([asset]) };
}

/**
 * A project's own pictures, also where its list is empty. Without a record, a home shows those of `default` whose key
 * its own list has (routes-and-content, Project page). What its gallery shows does not come again.
 */
function catalogueSlides(slides: LoadedFile<RawSlide[]>, keys: LoadedFile<string[]>, projectId: string) {
  const project = getProjectById(projectId);
  const inGallery = new Set(project?.images.map(({ src }) => src));
  inGallery.delete(FALLBACK_IMAGE_SRC);
  return (valuesByKey(slides).get(projectId) ?? defaultSlides())
    .map(toSlide)
    .filter(({ image }) => !inGallery.has(image.src));

  function defaultSlides(): RawSlide[] {
    if (!project || !hasDefaultSlides(project.category)) return [];
    const listed = valuesByKey(keys).get(projectId) ?? [];
    return (valuesByKey(slides).get(DEFAULT_KEY) ?? []).filter(({ key }) => key && listed.includes(key));
  }
}

/** A project's amenities, faulty where a lenient build could not read them. */
export const getAmenitiesSection: (projectId: string) => Section<CatalogueItem[]> = sectionReader(
  (content) => readableWithCatalogue(content, content.amenities),
  (keys) => catalogueItems('amenities', keys),
);

/** Pictures beside a project's amenities. */
export function getAmenityImages(projectId: string): CatalogueSlide[] {
  const { amenityImages, amenities } = getContent();
  return catalogueSlides(amenityImages, amenities, projectId);
}

/** A project's specifications, faulty where a lenient build could not read them. */
export const getSpecificationsSection: (projectId: string) => Section<CatalogueItem[]> = sectionReader(
  (content) => readableWithCatalogue(content, content.specifications),
  (keys) => catalogueItems('specifications', keys),
);

/** Pictures beside a project's specifications. */
export function getSpecificationImages(projectId: string): CatalogueSlide[] {
  const { specificationImages, specifications } = getContent();
  return catalogueSlides(specificationImages, specifications, projectId);
}
