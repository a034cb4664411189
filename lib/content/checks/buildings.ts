import 'server-only';
import { toImageKey } from '@/lib/domain/picture/image';
import { isInLocality } from '@/lib/domain/place/city';
import { cityNamed, developerSlugOf } from '../files/names';
import type { FaultList } from '../files/faults';
import type { ContentSet, Entry } from '../files/loaded-file';
import type { RecordPosition } from '../files/walk';
import { DEFAULT_KEY } from '../files/table';
import { localitiesOf } from '../files/texts';
import type { RawShownPicture } from '../schemas/pictures';
import type { RawProject } from '../schemas/project';
import { projectEntries } from './context';

/** The entries of pictures.json by file. */
export type Shown = ReadonlyMap<string, RawShownPicture>;

/** The building on a project's cover, else on its first picture that shows one. */
export function buildingOf({ image, images = [] }: RawProject, shown: Shown): string | undefined {
  return [image ?? '', ...images].map((name) => shown.get(toImageKey(name))?.building).find((building) => building);
}

/**
 * One building, one project. A city or locality that shows a project's building is where that project is, a banner of a
 * developer shows a building of the developer's, and a picture of amenities or specifications no other project's.
 */
export function checkBuildings(content: ContentSet, shown: Shown, faults: FaultList): void {
  const owners = new Map<string, Entry<RawProject>>();
  for (const entry of projectEntries(content)) {
    const building = buildingOf(entry.value, shown);
    const owner = building && owners.get(building);
    if (owner) {
      faults.error(entry.position, ['image'], `shows "${building}", the building of "${owner.id}" (pictures.json)`);
    } else if (building) owners.set(building, entry);
  }
  const expectThere = (
    image: string | undefined,
    position: RecordPosition,
    isThere: (project: RawProject) => boolean,
  ) => {
    const building = shown.get(toImageKey(image ?? ''))?.building;
    const owner = building && owners.get(building);
    if (!owner || isThere(owner.value)) return;
    faults.error(position, ['image'], `shows "${building}", and "${owner.id}" is elsewhere (pictures.json)`);
  };
  for (const { position, value } of content.developers.entries) {
    const building = shown.get(toImageKey(value.bgImage ?? ''))?.building;
    const owner = building && owners.get(building);
    if (!owner || owner.position.path[0] === developerSlugOf(content, value.name)) continue;
    faults.error(position, ['bgImage'], `shows "${building}", the building of "${owner.id}" (pictures.json)`);
  }
  const projectIds = new Set(projectEntries(content).map(({ id }) => id));
  for (const { entries } of [content.amenityImages, content.specificationImages]) {
    for (const { position, key, value } of entries.filter(({ key }) => key === DEFAULT_KEY || projectIds.has(key))) {
      for (const [index, { image }] of value.entries()) {
        const building = shown.get(toImageKey(image))?.building;
        if (!building || owners.get(building)?.id === key) continue;
        faults.error(position, [index, 'image'], `shows "${building}", no building of "${key}" (pictures.json)`);
      }
    }
  }
  for (const { position, key, value } of content.cities.entries) {
    expectThere(value.image, position, (project) => cityNamed(content, project.city)?.slug === key);
  }
  const localities = new Map(
    content.cities.entries.flatMap(({ value }) => (value.localities ?? []).map((each) => [each.id, each] as const)),
  );
  for (const { position, id, value } of content.topLocalities.entries) {
    const { name, description = '' } = localities.get(id ?? '') ?? value;
    const isThere = (project: RawProject) =>
      cityNamed(content, project.city)?.slug === id ||
      isInLocality({ localities: localitiesOf(project) }, { name, description });
    expectThere(value.image, position, isThere);
  }
}
