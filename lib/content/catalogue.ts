import 'server-only';
import type { CatalogueGroup, CatalogueItem, CatalogueSlide } from '@/lib/domain/catalogue';
import { fromContent } from './content';
import { CONTENT_FILES, DEFAULT_KEY } from './content-files';
import type { ContentSource } from './content-source';
import { FaultList } from './faults';
import type { ContentSet } from './load-content';
import { toImage } from './image-url';
import { onceFor } from './once-for';
import { readJson, type LoadedFile } from './read-json';

const catalogue = fromContent((content) => {
  const items = content.catalogue.entries.map(({ place, key, value }): [string, CatalogueItem] => [
    `${place.path[0]}.${key}`,
    { key, ...value },
  ]);
  return new Map(items);
});

/** The entries of a project's keys in their order, each once; keys whose entry was left out are skipped. */
export function catalogueItems(group: CatalogueGroup, keys: readonly string[]): CatalogueItem[] {
  return [...new Set(keys)].flatMap((key) => catalogue().get(`${group}.${key}`) ?? []);
}

/** Keys mean nothing without the catalogue: where that is unreadable, they count as unreadable too. */
export function readableWithCatalogue(content: ContentSet, keys: LoadedFile<string[]>): LoadedFile<string[]> {
  return content.catalogue.isUnreadable ? { ...keys, entries: [], isUnreadable: true } : keys;
}

/** Every icon the catalogue names, whether there is one or not: what its sprite is made of. The content check tells faults. */
export function readCatalogueIcons(source: ContentSource): string[] {
  const { entries } = readJson(source, CONTENT_FILES.catalogue, new FaultList());
  return [...new Set(entries.map(({ value }) => value.icon))];
}

interface RawSlide {
  image: string;
  title: string;
  description?: string | undefined;
}

const slidesByKey = onceFor(
  ({ entries }: LoadedFile<RawSlide[]>) => new Map(entries.map(({ key, value }) => [key, value.map(toSlide)])),
);

function toSlide({ image, title, description }: RawSlide): CatalogueSlide {
  return { image: toImage(image), title, description: description ?? '' };
}

/** A project's pictures, else those of `default` (decisions, Project page). */
export function catalogueSlides(file: LoadedFile<RawSlide[]>, projectId: string): CatalogueSlide[] {
  const slidesOf = (wanted: string) => slidesByKey(file).get(wanted) ?? [];
  const own = slidesOf(projectId);
  return own.length > 0 ? own : slidesOf(DEFAULT_KEY);
}
