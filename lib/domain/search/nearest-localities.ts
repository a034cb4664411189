import { isOnPage } from '../place/city';
import type { Coordinates } from '../site/links';
import type { SearchFacts } from './file';
import type { Catalogue } from './catalogue';
import { rowOf, toFilterFact } from './filter-facts';
import { factOf, type SearchWish, withoutFacts } from './wish';
import { isInPlace } from './wished-place';

/** A locality with projects. */
interface NearLocality {
  locality: string;
  cityName: string;
  /** How far away it is in a straight line; absent where only the number of a sector says that it is near. */
  km?: number;
}

const KM_PER_DEGREE = 111;
const FARTHEST_KM = 25;
const FARTHEST_NUMBER = 6;
/** Projects of a wide locality from which distances are taken. */
const MAX_PLACES = 20;
const SECTOR = /^sector (\d+)/i;

/**
 * Localities near those of a wish, nearest first: by the coordinates of their projects, at most 25 km away. A sector
 * without projects has no coordinates; the sectors with the next numbers stand in for it.
 */
export function nearestLocalities(wish: SearchWish, facts: readonly SearchFacts[]): NearLocality[] {
  const { values, page = null, city = null } = factOf(wish, 'place') ?? {};
  const asked = new Set(values);
  const isAsked = (each: SearchFacts) =>
    page ? isOnPage(each, page) : each.localities.some((name) => asked.has(name)) && (!city || each.cityName === city);
  const inside = facts.filter(isAsked);
  const from = placesOf(inside);
  const numbers = wish.unknown.flatMap((word) => SECTOR.exec(word)?.[1] ?? []).map(Number);
  if (numbers.length > 0)
    return closest(inside.length > 0 ? inside : facts, (each) => numberGap(each, numbers), FARTHEST_NUMBER);
  const inCity = facts.filter(({ cityName }) => cityName === page?.cityName);
  if (page && from.length === 0) return closest(inCity, () => 0, 0);
  if (from.length === 0 || facts.some(({ cityName }) => asked.has(cityName))) return [];
  const others = facts.filter((each) => !isAsked(each));
  return closest(others, toFarness(from), FARTHEST_KM).map(({ distance, ...each }) => ({ ...each, km: distance }));
}

/** A place as a fact; `city` where its name alone is that of two. */
export const asPlace = (values: readonly string[], city: string | null = null) =>
  toFilterFact('place', { values: [...values], range: null, page: null, city });

/** A wish for localities as one for their city; null where it names none. */
export function inCityAround(wish: SearchWish, { projects }: Catalogue): SearchWish | null {
  const place = factOf(wish, 'place');
  if (!place) return null;
  const passed = projects.filter(rowOf(place).passes(place));
  const inside = passed.filter((each) => isInPlace(place, each));
  const own = inside.length > 0 ? inside : passed;
  const named = [place.city, place.page?.cityName].flatMap((name) => name ?? []);
  const cities = new Set(place.city ? named : [...named, ...own.map(({ cityName }) => cityName)]);
  if (cities.size === 0 || place.values.some((name) => cities.has(name))) return null;
  const others = withoutFacts(wish, 'place');
  return { ...others, facts: [...others.facts, asPlace([...cities])] };
}

const placesOf = (facts: readonly SearchFacts[]) =>
  facts.flatMap(({ coordinates }) => coordinates ?? []).slice(0, MAX_PLACES);

const toFarness =
  (from: readonly Coordinates[]) =>
  ({ coordinates }: SearchFacts) =>
    coordinates ? distanceKm(from, coordinates) : Infinity;

/** Projects by their distance from those of a wish's place, which has some but none that fit, or from the part of a city that it means; as given without one. */
export function nearestFirst(projects: readonly SearchFacts[], wish: SearchWish, all: readonly SearchFacts[]) {
  const place = factOf(wish, 'place');
  const isAsked = (name: string) => place?.values.includes(name);
  const inPlace = () => placesOf(all.filter((each) => [...each.localities, each.cityName].some(isAsked)));
  const from = place?.near?.at ? [place.near.at] : inPlace();
  const farness = toFarness(from);
  return from.length === 0 ? [...projects] : [...projects].sort((a, b) => farness(a) - farness(b));
}

/** Whole kilometres, at least one. */
export const roundKm = (km: number) => Math.max(1, Math.round(km));

/** 'About 4 km from Wakad', in a straight line; '' where a wish means no part of a city, or nobody knows where it lies. */
export function formatDistance(wish: SearchWish, project: SearchFacts): string {
  const { at, name } = factOf(wish, 'place')?.near ?? {};
  const km = at ? toFarness([at])(project) : Infinity;
  return km < Infinity ? `About ${roundKm(km)} km from ${name}` : '';
}

/** First localities of the facts by distance, each once. */
function closest(
  facts: readonly SearchFacts[],
  distanceOf: (facts: SearchFacts) => number,
  farthest: number,
): (NearLocality & { distance: number })[] {
  const found = new Map<string, NearLocality & { distance: number }>();
  for (const each of facts) {
    const [locality] = each.localities;
    const distance = distanceOf(each);
    if (!locality || locality === each.cityName || distance > farthest) continue;
    const key = `${locality}, ${each.cityName}`;
    if (distance < (found.get(key)?.distance ?? Infinity))
      found.set(key, { locality, cityName: each.cityName, distance });
  }
  return [...found.values()].sort((a, b) => a.distance - b.distance);
}

function numberGap({ localities }: SearchFacts, numbers: readonly number[]): number {
  const own = SECTOR.exec(localities[0] ?? '')?.[1];
  return own ? Math.min(...numbers.map((number) => Math.abs(number - Number(own)))) : Infinity;
}

/** Straight distance from the nearest of some places; near enough over the width of a city. */
function distanceKm(places: readonly Coordinates[], to: Coordinates): number {
  let nearest = Infinity;
  for (const { lat, lng } of places) {
    const north = to.lat - lat;
    if (Math.abs(north) >= nearest) continue;
    const east = (to.lng - lng) * Math.cos((lat * Math.PI) / 180);
    nearest = Math.min(nearest, Math.sqrt(north * north + east * east));
  }
  return nearest * KM_PER_DEGREE;
}
