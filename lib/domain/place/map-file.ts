import { groupedBy } from '../site/grouped';
import type { Palette } from '../site/theme';
import {
  PLACES_OF_CITY,
  projectionOf,
  toOutline,
  toPoint,
  toSmoothPath,
  type CityMap,
  type MapArea,
  type MapLine,
} from './map';
import { hasDot } from './map-names';

/** Colours of areas; a second pair of a line's lies on the first. What the firm's own colours draw says their role. */
const AREAS: Record<MapArea, string> = { office: '#ebe6d8', airport: '#e6e3dc', green: '#dfe8d3', water: '#cbdfe2' };
const linesIn = (
  palette: Palette,
): Record<MapLine | 'place' | 'station', readonly (readonly [colour: string, widthPx: number])[]> => ({
  water: [['#cbdfe2', 10]],
  railway: [
    ['#a3aca8', 2.5],
    ['#f4f3ec', 1],
  ],
  road: [
    ['#dcd8ca', 5.5],
    ['#fff', 4],
  ],
  highway: [
    ['#cfae69', 7],
    ['#ecd6a4', 5],
  ],
  metro: [[palette['accent-mid'], 2]],
  place: [[palette['ink-2'], 4]],
  station: [
    [palette.accent, 7],
    ['#fff', 4],
  ],
});

/**
 * The drawing below a city's homes: water, green, roads, metro, and dots of stations and places. One file serves all maps
 * of the city, which show parts of it; lines and dots keep their size in any part. It has no ground, no names and no
 * styles, and draws beyond its frame.
 */
export function toMapFile(map: CityMap, palette: Palette): string {
  const drawn = linesIn(palette);
  const projection = projectionOf(map.frame);
  const areas = [...groupedBy(map.areas, ({ kind }) => kind)].map(
    ([kind, own]) =>
      `<path fill="${AREAS[kind]}" d="${own.map(({ points }) => toOutline(projection, kind, points)).join('')}"/>`,
  );
  const byKind = groupedBy(map.lines, ({ kind }) => kind);
  const dots = map.places.filter((spot) => PLACES_OF_CITY.includes(spot.kind) && hasDot(spot));
  const dotsOf = (isMetro: boolean) =>
    dots.flatMap(({ kind, at }) => {
      const { x, y } = toPoint(projection, at);
      return (kind === 'metro') === isMetro ? `M${Math.round(x)} ${Math.round(y)}h0` : [];
    });
  const pathsOf = (kind: keyof typeof drawn) => {
    if (kind === 'place' || kind === 'station') return dotsOf(kind === 'station');
    return byKind.get(kind)?.map(({ points }) => toSmoothPath(projection, points)) ?? [];
  };
  const lines = (Object.keys(drawn) as (keyof typeof drawn)[]).flatMap((kind) => {
    const paths = pathsOf(kind);
    if (paths.length === 0) return [];
    const uses = drawn[kind].map(
      ([colour, width]) => `<use href="#${kind}" stroke="${colour}" stroke-width="${width}"/>`,
    );
    return [`<path id="${kind}" vector-effect="non-scaling-stroke" d="${paths.join('')}"/>`, ...uses];
  });
  const { width, height } = projection;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g>${areas.join('')}</g><g fill="none" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`;
}
