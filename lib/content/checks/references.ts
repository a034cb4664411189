import 'server-only';
import { isSameName, plainName } from '@/lib/domain/site/slug';
import { cityNamed } from '../files/names';
import { DEFAULT_KEY } from '../files/table';
import type { FaultList } from '../files/faults';
import type { ContentSet } from '../files/loaded-file';
import { suggestion } from '../files/nearest-word';
import { localitiesOf } from '../files/texts';
import { expectKnown, knownKeys, knownProjectIds, projectEntries, type CheckContext } from './context';
import type { JsonPath, RecordPosition } from '../files/walk';

/** Every reference to a record of another file must resolve. */
export function checkReferences({ content, faults }: CheckContext): void {
  checkProjectReferences(content, faults);
  checkDeveloperReferences(content, faults);
  checkCityReferences(content, faults);
  checkAdviserLocalities(content, faults);
}

function checkProjectReferences(content: ContentSet, faults: FaultList): void {
  const ids = knownProjectIds(content);
  const { floorPlans, paymentPlans, amenities, specifications, sitePlans, units } = content;
  const { locations, amenityImages, specificationImages } = content;
  for (const file of [floorPlans, paymentPlans, amenities, specifications, sitePlans, units]) {
    for (const { position, key } of file.entries) expectKnown(ids, key, 'no project has the id', position, [], faults);
  }
  for (const file of [locations, amenityImages, specificationImages]) {
    for (const { position, key } of file.entries) {
      if (key !== DEFAULT_KEY) expectKnown(ids, key, 'no project has the id', position, [], faults);
    }
  }
  for (const { position, id, value } of content.trendingProjects.entries) {
    const field = value.id === undefined ? 'custom_id' : 'id';
    if (id === '') faults.error(position, ['id'], 'missing, expected the id or custom_id of a project');
    else expectKnown(ids, id, 'no project has the id', position, [field], faults);
  }
  for (const { position, value } of content.promo.entries) {
    expectKnown(ids, value.projectId, 'no project has the id', position, ['projectId'], faults);
  }
}

function checkDeveloperReferences(content: ContentSet, faults: FaultList): void {
  const slugs = knownKeys(content.developerNames);
  const what = 'no developer of developerNames.json has the slug';
  for (const { position, key } of content.companies.entries) expectKnown(slugs, key, what, position, [], faults);
  for (const { position, value } of content.site.entries) {
    const { defaultDeveloper } = value;
    if (defaultDeveloper) expectKnown(slugs, defaultDeveloper, what, position, ['defaultDeveloper'], faults);
  }
  const names = content.developerNames.entries.map(({ value }) => value);
  const knownNames = new Set(names.map(plainName));
  for (const { position, value } of content.developers.entries) {
    if (!slugs || knownNames.has(plainName(value.name))) continue;
    faults.error(
      position,
      ['name'],
      `no developer of developerNames.json is named "${value.name}"${suggestion(value.name, names)}`,
    );
  }
  checkDeveloperKeys(content, slugs, faults);
  const nameOf = new Map(content.developerNames.entries.map(({ key, value }) => [key, value]));
  for (const { position, key, value } of projectEntries(content)) {
    const name = nameOf.get(key);
    if (name === undefined || value.developer === undefined || isSameName(name, value.developer)) continue;
    faults.warn(
      'name',
      position,
      ['developer'],
      `"${value.developer}" stands among the projects of ${name} and is shown as that`,
    );
  }
}

/** Each key of the project files must be a developer with a record, and so with a page. */
function checkDeveloperKeys(content: ContentSet, slugs: Set<string> | null, faults: FaultList): void {
  const { residentialProjects, commercialProjects, developers, developerNames } = content;
  const files = { 'residentialProjects.json': residentialProjects, 'commercialProjects.json': commercialProjects };
  const withRecord = new Set(developers.entries.map(({ value }) => plainName(value.name)));
  for (const [file, { topKeys }] of Object.entries(files)) {
    for (const key of topKeys) {
      const position: RecordPosition = { file, path: [key], id: null };
      expectKnown(slugs, key, 'no developer of developerNames.json has the slug', position, [], faults);
      const name = developerNames.entries.find((entry) => entry.key === key)?.value;
      if (name === undefined || developers.isUnreadable) continue;
      if (developers.recordPaths.length > developers.entries.length) continue;
      if (withRecord.has(plainName(name))) continue;
      faults.error(position, [], `${name} has no record in leadingRealEstateDevelopers.json, so its page is missing`);
    }
  }
}

/** A locality that no project of the adviser's city names would never be asked for. */
function checkAdviserLocalities(content: ContentSet, faults: FaultList): void {
  if (knownProjectIds(content) === null) return;
  for (const { position, value } of content.advisers.entries) {
    const inCity = projectEntries(content).filter((project) => isSameName(project.value.city, value.city));
    const names = inCity.flatMap((project) => localitiesOf(project.value));
    const known = new Set(names.map(plainName));
    for (const [at, locality] of (value.localities ?? []).entries()) {
      if (known.has(plainName(locality))) continue;
      const what = `no project in ${value.city} is in "${locality}"${suggestion(locality, names)}`;
      faults.error(position, ['localities', at], what);
    }
  }
}

function checkCityReferences(content: ContentSet, faults: FaultList): void {
  const { cities, topLocalities } = content;
  if (cities.isUnreadable) return;
  const names = cities.entries.map(({ value }) => value.name);
  const hasRefusedCity = cities.recordPaths.length > cities.entries.length;
  const expectCity = (name: string, position: RecordPosition, field: JsonPath) => {
    if (hasRefusedCity || cityNamed(content, name)) return;
    faults.error(position, field, `no city of cities.json is named "${name}"${suggestion(name, names)}`);
  };
  for (const { position, value } of projectEntries(content)) expectCity(value.city, position, ['city']);
  for (const { position, value } of content.advisers.entries) expectCity(value.city, position, ['city']);
  for (const { position, value } of content.site.entries)
    for (const [at, place] of (value.places ?? []).entries())
      for (const [nth, slug] of (place.cities ?? []).entries())
        expectKnown(
          knownKeys(cities),
          slug,
          'no city of cities.json has the slug',
          position,
          ['places', at, 'cities', nth],
          faults,
        );
  const homes = new Map([
    ...cities.entries.flatMap(({ key, value }) => (value.localities ?? []).map(({ id }) => [id, key] as const)),
    ...cities.entries.map(({ key }) => [key, key] as const),
  ]);
  for (const { position, id, value } of topLocalities.entries) {
    const city = value.city ?? value.location;
    const field = value.city === undefined && value.location !== undefined ? 'location' : 'city';
    if (city !== undefined) expectCity(city, position, [field]);
    const home = homes.get(id);
    if (home === undefined && !hasRefusedCity) {
      faults.error(
        position,
        ['id'],
        `no city of cities.json and none of its localities has the id "${id}"${suggestion(id, homes.keys())}`,
      );
    }
    const named = city === undefined ? null : cityNamed(content, city);
    if (home !== undefined && named && named.slug !== home) {
      faults.error(position, [field], `"${id}" is in cities.json under ${home}, not under ${named.slug}`);
    }
  }
}
