import 'server-only';
import { toImageKey } from '@/lib/domain/picture/image';
import type { CatalogueGroup } from '@/lib/domain/project/catalogue';
import { DEFAULT_KEY } from '../files/table';
import { formatPath, type FaultList } from '../files/faults';
import type { ContentSet, Entry, LoadedFile } from '../files/loaded-file';
import type { JsonPath, RecordPosition } from '../files/walk';
import type { RawShownPicture } from '../schemas/pictures';
import type { RawProject } from '../schemas/project';
import type { RawSlide } from '../schemas/sections';
import { catalogueKeys, expectKnown, projectEntries, type CheckContext } from './context';
import { cloudBaseOf } from '../files/source';

/** A missing picture is only a warning: the page shows the fallback. */
export function checkPictures({ content, faults, source }: CheckContext): void {
  if (cloudBaseOf(content.site.entries[0]?.value.imageBase) !== null) return;
  for (const { entries } of Object.values(content)) {
    for (const { position, pictures } of entries) {
      for (const [path, text] of pictures) {
        const picture = toImageKey(text);
        if (/^https?:/i.test(picture) || source.hasImage(picture)) continue;
        faults.warn('picture', position, path, `no picture images/${picture}, the fallback is shown`);
      }
    }
  }
}

/** The entries of pictures.json by file. */
type Shown = ReadonlyMap<string, RawShownPicture>;

/** What pictures.json says of a picture must agree with the record that shows it. Pictures without an entry pass. */
export function checkShownPictures({ content, faults }: CheckContext): void {
  const shown = picturesByFile(content, faults);
  checkBuildings(content, shown, faults);
  for (const entry of projectEntries(content)) checkGallery(entry, shown, faults);
  checkDefaultSlides(content.amenityImages, 'amenities', content, faults);
  checkDefaultSlides(content.specificationImages, 'specifications', content, faults);
  checkNamedPictures(content, shown, faults);
  checkRows(content, faults);
}

function picturesByFile(content: ContentSet, faults: FaultList): Shown {
  const shown = new Map<string, RawShownPicture>();
  for (const { position, value } of content.pictures.entries) {
    const file = toImageKey(value.file);
    if (!shown.has(file)) shown.set(file, value);
    else faults.error(position, ['file'], `duplicate: "${file}" is already described`);
  }
  return shown;
}

/** The building on a project's cover, else on its first picture that shows one. */
function buildingOf({ image, images = [] }: RawProject, shown: Shown): string | undefined {
  return [image ?? '', ...images].map((name) => shown.get(toImageKey(name))?.building).find((building) => building);
}

/** One building, one project. */
function checkBuildings(content: ContentSet, shown: Shown, faults: FaultList): void {
  const owners = new Map<string, string>();
  for (const { id, position, value } of projectEntries(content)) {
    const building = buildingOf(value, shown);
    const owner = building && owners.get(building);
    if (owner) faults.error(position, ['image'], `shows "${building}", the building of "${owner}" (pictures.json)`);
    else if (building) owners.set(building, id);
  }
}

/** A gallery shows one building. */
function checkGallery({ position, value }: Entry<RawProject>, shown: Shown, faults: FaultList): void {
  const cover = buildingOf(value, shown);
  for (const [index, image] of (value.images ?? []).entries()) {
    const building = shown.get(toImageKey(image))?.building;
    if (!cover || !building || building === cover) continue;
    faults.error(position, ['images', index], `shows "${building}", the cover shows "${cover}" (pictures.json)`);
  }
}

/** A default slide needs the catalogue key of what it shows: only projects that list it show the slide. */
function checkDefaultSlides(
  file: LoadedFile<RawSlide[]>,
  group: CatalogueGroup,
  content: ContentSet,
  faults: FaultList,
): void {
  const known = catalogueKeys(content, group);
  const record = file.entries.find(({ key }) => key === DEFAULT_KEY);
  for (const [index, { key }] of (record?.value ?? []).entries()) {
    const field = [index, 'key'];
    if (key === undefined) faults.warn('default picture', record!.position, field, 'missing, no project shows it');
    else expectKnown(known, key, `catalogue.json has no ${group} key`, record!.position, field, faults);
  }
}

/** A promotion and a banner that names a project must not show another building than that project's. */
function checkNamedPictures(content: ContentSet, shown: Shown, faults: FaultList): void {
  const projects = new Map(projectEntries(content).map(({ id, value }) => [id, value]));
  const check = (image: string, id: string, position: RecordPosition, field: JsonPath) => {
    const own = projects.get(id);
    const building = shown.get(toImageKey(image))?.building;
    const expected = own && buildingOf(own, shown);
    if (!building || !expected || building === expected) return;
    faults.error(position, field, `shows "${building}", "${id}" is "${expected}" (pictures.json)`);
  };
  for (const { position, value } of content.promo.entries) {
    check(value.image ?? '', value.projectId, position, ['image']);
  }
  for (const { position, value } of content.site.entries) {
    for (const [image, id] of Object.entries(value.heroProjects ?? {})) {
      check(image, id, position, ['heroProjects', image]);
    }
  }
}

/** Cards that stand side by side should not have the same picture: neighbours in content order, and both strips. */
function checkRows(content: ContentSet, faults: FaultList): void {
  const covers = projectEntries(content).map(({ position, value }) => ({
    position,
    image: value.image || value.images?.[0],
  }));
  for (const [at, { position, image }] of covers.entries()) {
    const before = covers[at - 1];
    if (image && before?.image && toImageKey(image) === toImageKey(before.image))
      warnOfRepeat(position, before.position, faults);
  }
  for (const { entries } of [content.trendingProjects, content.topLocalities]) {
    const first = new Map<string, RecordPosition>();
    for (const { position, value } of entries) {
      const image = value.image && toImageKey(value.image);
      const before = image && first.get(image);
      if (before) warnOfRepeat(position, before, faults);
      else if (image) first.set(image, position);
    }
  }
}

function warnOfRepeat(position: RecordPosition, before: RecordPosition, faults: FaultList): void {
  const name = before.id ?? formatPath(before.path);
  faults.warn('repeat', position, ['image'], `the same picture as ${name} in one row`);
}
