import 'server-only';
import { toMapLabel, type CityMap } from '@/lib/domain/place/map';
import { readFrame, readPoints } from '../files/map-points';
import type { RawCityMap } from '../schemas/map';
import { memoizeOnContent } from '../set/content';

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
