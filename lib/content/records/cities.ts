import 'server-only';
import { type CityMap, toMapLabel } from '@/lib/domain/place/map';
import type { City } from '@/lib/domain/place/city';
import type { CityLink } from '@/lib/domain/search/record';
import type { PlaceName } from '@/lib/domain/search/names';
import { groupedBy } from '@/lib/domain/site/grouped';
import { isNewProject, type Project } from '@/lib/domain/project/project';
import { cityPath } from '@/lib/domain/site/routes';
import { CITY_KINDS, type CityKind } from '@/lib/domain/site/kinds';
import { type RawCityMap, readFrame, readPoints } from '../schemas/map';
import { memoizeOnContent } from '../set/content';
import { paragraphsOf, textOf } from '../files/texts';
import { toImage } from './image-url';
import { getProjects } from './projects';

const mapsByCity = memoizeOnContent(
  ({ maps }) => new Map(maps.entries.map(({ key, value }) => [key, toCityMap(value)])),
);

/** What is drawn below a city's homes; null if the city has no map. */
export function getCityMap(citySlug: string): CityMap | null {
  return mapsByCity().get(citySlug) ?? null;
}

function toCityMap({ frame, insets = [], areas = [], lines, places = [] }: RawCityMap): CityMap {
  return {
    frame: readFrame(frame),
    insets: insets.map((inset) => ({ ...inset, frame: readFrame(inset.frame) })),
    areas: areas.map(({ kind, points }) => ({ kind, points: readPoints(points) })),
    lines: lines.map(({ kind, name, points }) => ({ kind, name: name ?? null, points: readPoints(points) })),
    places: places.map(({ kind, name, label, at }) => ({
      ...{ kind, name, label: label ?? toMapLabel(name) },
      at: readPoints(at)[0]!,
    })),
  };
}

/** Every city in file order. */
export const getCities: () => City[] = memoizeOnContent(({ cities }) => {
  const isNoneMain = cities.entries.every(({ value }) => value.isMain === false);
  return cities.entries.map(({ key, value: raw }) => ({
    slug: key,
    name: raw.name.trim(),
    href: raw.path ?? cityPath(key),
    isMain: isNoneMain || raw.isMain !== false,
    state: raw.state.trim(),
    intro: paragraphsOf(raw.intro),
    image: toImage(raw.image),
    highlights: raw.highlights ?? [],
    localities: (raw.localities ?? []).map(({ id, name, description }) => ({
      id,
      name: name.trim(),
      description: textOf(description) ?? '',
    })),
    faqs: raw.faqs ?? [],
  }));
});

/** The main cities with their addresses. */
export const getMainCities = (): CityLink[] =>
  getCities().flatMap(({ name, href, isMain }) => (isMain ? [{ name, path: href }] : []));

/** A city or a locality as its record names it. */
interface Spelled {
  name: string;
  otherSpellings?: string[] | undefined;
  areas?: { name: string; at?: string | undefined }[] | undefined;
}

/** States with the cities in them that are not named like it. */
function getStates(): PlaceName[] {
  const byState = groupedBy(getCities(), ({ state }) => state);
  return [...byState].flatMap(([name, own]) => {
    const cities = own.map((city) => city.name);
    return cities.includes(name) ? [] : [{ name, otherSpellings: [], cities }];
  });
}

/** Cities, localities and other places that people spell in other ways, and states and regions with their cities. */
export const getPlaceNames: () => PlaceName[] = memoizeOnContent(({ cities, site }) => [
  ...cities.entries
    .flatMap(({ value }): Spelled[] => [value, ...(value.localities ?? [])])
    .flatMap(({ name, otherSpellings = [], areas: named }) => {
      const areas = named?.map((area) => ({ name: area.name, ...(area.at && { at: readPoints(area.at)[0]! }) }));
      return otherSpellings.length > 0 || areas ? [{ name, otherSpellings, cities: [], ...(areas && { areas }) }] : [];
    }),
  ...(site.entries[0]?.value.places ?? []).map(({ name, otherSpellings = [], cities: slugs = [] }) => ({
    name,
    otherSpellings,
    cities: slugs.flatMap((slug) => getCity(slug)?.name ?? []),
  })),
  ...getStates(),
]);

const citiesBySlug = memoizeOnContent(() => new Map(getCities().map((city) => [city.slug, city])));

export function getCity(slug: string): City | null {
  return citiesBySlug().get(slug) ?? null;
}

const projectsByCity = memoizeOnContent(() => groupedBy(getProjects(), ({ citySlug }) => citySlug));

/** A city's projects in content order, the same list every time. */
export function getProjectsOfCity(slug: string): Project[] {
  return projectsByCity().get(slug) ?? [];
}

/** The kinds of projects a city has, one listing each (routes-and-content, Routes). */
export function getCityKinds(slug: string): CityKind[] {
  return CITY_KINDS.filter((kind) => getProjectsOfCityKind(slug, kind).length > 0);
}

const projectsByCityKind = memoizeOnContent(
  () =>
    new Map(
      getCities().flatMap(({ slug }) =>
        CITY_KINDS.map((kind) => [`${slug}/${kind}`, getProjectsOfCity(slug).filter(hasKind(kind))] as const),
      ),
    ),
);

/**
 * 'new' means launches and projects under construction; the other kinds are categories (routes-and-content, Routes).
 */
function hasKind(kind: CityKind): (project: Project) => boolean {
  return (project) => (kind === 'new' ? isNewProject(project) : project.category === kind);
}

/** A city's projects of one kind in content order, the same list every time. */
export function getProjectsOfCityKind(slug: string, kind: CityKind): Project[] {
  return projectsByCityKind().get(`${slug}/${kind}`) ?? [];
}
