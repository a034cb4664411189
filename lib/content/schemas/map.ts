import 'server-only';
import type { z } from 'zod';
import { MAP_AREAS, MAP_CORNERS, MAP_LINES, MAP_PLACES, type MapFrame } from '@/lib/domain/place/map';
import type { Coordinates } from '@/lib/domain/site/links';
import * as v from './values';

/** '28.45,77.07 28.47,77.08': the points of a line of maps.json. */
export function readPoints(text: string): Coordinates[] {
  return text.split(' ').map((point) => {
    const [lat = NaN, lng = NaN] = point.split(',').map(Number);
    return { lat, lng };
  });
}

/** The frame between two corners. */
export function readFrame(text: string): MapFrame {
  const corners = readPoints(text);
  const lats = corners.map(({ lat }) => lat);
  const lngs = corners.map(({ lng }) => lng);
  return { south: Math.min(...lats), west: Math.min(...lngs), north: Math.max(...lats), east: Math.max(...lngs) };
}

const POINT = String.raw`-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?`;

/** Points as a map application copies them, divided by blanks. */
export const points = (least: number) =>
  v
    .text()
    .regex(new RegExp(`^${POINT}( ${POINT}){${least - 1},}$`), {
      error: `expected at least ${least} points as "28.4595,77.0727 28.4722,77.0724"`,
    })
    .describe('Latitude and longitude of each point, points divided by a blank');
const frame = () => points(2).describe('South-west and north-east corner: "28.345,76.89 28.565,77.14"');

/** A city's record of maps.json. There is no kind for a border: maps show none. */
export const cityMapSchema = v.record({
  frame: frame(),
  insets: v
    .list(v.record({ name: v.requiredText(), frame: frame(), corner: v.oneOf(MAP_CORNERS) }), 'insets')
    .optional()
    .describe('Parts too far off for the frame, each drawn in a corner of it'),
  areas: v.list(v.record({ kind: v.oneOf(MAP_AREAS), points: points(3) }), 'areas').optional(),
  lines: v.list(v.record({ kind: v.oneOf(MAP_LINES), name: v.requiredText().optional(), points: points(2) }), 'lines'),
  places: v
    .list(
      v.record({
        kind: v.oneOf(MAP_PLACES),
        name: v.requiredText(),
        label: v.requiredText().optional().describe('Shorter name on the map'),
        at: points(1),
      }),
      'places',
    )
    .optional()
    .describe('A name as under “Near by” of a project is shown on the maps of those projects'),
});

export type RawCityMap = z.infer<typeof cityMapSchema>;
