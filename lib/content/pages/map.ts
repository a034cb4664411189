import 'server-only';
import { drawMap, type MapView } from '@/lib/domain/place/draw-map';
import { isDefaultCoordinates } from '@/lib/domain/place/nearby';
import { frameAround, isWider } from '@/lib/domain/place/map';
import type { MapHome } from '@/lib/domain/place/map-names';
import type { Project } from '@/lib/domain/project/project';
import { projectPath } from '@/lib/domain/site/routes';
import { memoizeByObject } from '../files/memoize';
import { getLocation } from '../records/locations';
import { getCityMap } from '../records/cities';

/** Kilometres from side to side that a map of a few homes shows at least. */
const LEAST_KM = 12;

/** The place of a project: its surroundings' coordinates, else its own; never the default's. */
export function placeOf(project: Project) {
  const coordinates = getLocation(project.id)?.coordinates ?? project.coordinates;
  return coordinates && !isDefaultCoordinates(coordinates) ? coordinates : null;
}

const mapHomeOf = memoizeByObject((project: Project): MapHome => {
  const { name, price, priceText, developerSlug, id, kind, localities, cityName } = project;
  return {
    href: projectPath(developerSlug, id),
    label: `${name}: ${price ? priceText : 'price on request'}`,
    isCommercial: kind === 'commercial',
    locality: localities.find((each) => each.toLowerCase() !== cityName.toLowerCase()) ?? null,
    coordinates: placeOf(project),
  };
});

/**
 * The map of these homes: the part of their city's map around them, or all of it where they are spread over it. Null if
 * they are in several cities, their city has no map, or none of them has a place. `named` are further places to show.
 */
export function mapOf(projects: readonly Project[], named: readonly string[] = []): MapView | null {
  const [first] = projects;
  const map = first ? getCityMap(first.citySlug) : null;
  const places = projects.flatMap((project) => placeOf(project) ?? []);
  if (!first || !map || places.length === 0) return null;
  if (projects.some(({ citySlug }) => citySlug !== first.citySlug)) return null;
  const around = frameAround(places, LEAST_KM, map.frame);
  const frame = isWider(around, map.frame) ? map.frame : around;
  return drawMap({ slug: first.citySlug, name: first.cityName }, map, projects.map(mapHomeOf), frame, named);
}

/** The map of a listing, memoised: all its pages share it. */
export const mapOfListing = memoizeByObject((projects: readonly Project[]) => mapOf(projects));
