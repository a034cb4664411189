import type { Coordinates } from '../site/links';

/** Kinds of lines and areas that a map may draw. A border is none of them. */
export const MAP_LINES = ['highway', 'road', 'metro', 'railway', 'water'] as const;
export const MAP_AREAS = ['water', 'green', 'airport', 'office'] as const;
/** Those of `PLACES_OF_CITY` stand on each map of the city, the rest on the maps of projects that name them. */
export const MAP_PLACES = [
  'water',
  'green',
  'metro',
  'airport',
  'office',
  'landmark',
  'railway',
  'shopping',
  'hospital',
  'school',
  'road',
] as const;
export const PLACES_OF_CITY: readonly MapPlace[] = ['airport', 'office', 'landmark', 'water', 'green', 'metro'];
export const MAP_CORNERS = ['north-west', 'north-east', 'south-west', 'south-east'] as const;

export type MapLine = (typeof MAP_LINES)[number];
export type MapArea = (typeof MAP_AREAS)[number];
type MapPlace = (typeof MAP_PLACES)[number];
export type MapCorner = (typeof MAP_CORNERS)[number];

/** Degrees. */
export interface MapFrame {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A place with a name; `label` is what the map says. */
export interface MapSpot {
  kind: MapPlace;
  name: string;
  label: string;
  at: Coordinates;
}

/** What is drawn below the homes of a city: its record of maps.json. */
export interface CityMap {
  frame: MapFrame;
  /** Parts that lie too far off for the frame, each in a corner of it. */
  insets: { name: string; frame: MapFrame; corner: MapCorner }[];
  areas: { kind: MapArea; points: Coordinates[] }[];
  lines: { kind: MapLine; name: string | null; points: Coordinates[] }[];
  places: MapSpot[];
}

export interface Point {
  x: number;
  y: number;
}

/** A part of the earth on a rectangle of the drawing. One unit is about one pixel. */
export interface Projection {
  frame: MapFrame;
  /** Corner of the rectangle. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width of every map in units. */
export const MAP_WIDTH = 600;
const KM_PER_DEGREE = 111.32;

function cosineOf({ south, north }: MapFrame): number {
  return Math.cos((((south + north) / 2) * Math.PI) / 180);
}

/** The frame on a rectangle of this width: north is up, and a kilometre is as long in both directions. */
export function projectionOf(frame: MapFrame, width = MAP_WIDTH): Projection {
  const ratio = (frame.north - frame.south) / ((frame.east - frame.west) * cosineOf(frame));
  return { frame, x: 0, y: 0, width, height: Math.round(width * ratio) };
}

/** Position in units, not rounded. */
export function toPoint({ frame, x, y, width, height }: Projection, { lat, lng }: Coordinates): Point {
  return {
    x: x + ((lng - frame.west) / (frame.east - frame.west)) * width,
    y: y + ((frame.north - lat) / (frame.north - frame.south)) * height,
  };
}

export function isInFrame({ south, west, north, east }: MapFrame, { lat, lng }: Coordinates): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** Whether a frame is nearly as wide or high as another. */
export function isWider(frame: MapFrame, other: MapFrame): boolean {
  const most = 0.8;
  const isHigh = frame.north - frame.south > (other.north - other.south) * most;
  return isHigh || frame.east - frame.west > (other.east - other.west) * most;
}

/** To ten metres: frames travel with the page. */
const short = (degrees: number) => Number(degrees.toFixed(4));

/** The square with the middle of a frame and its longer side. */
export function squareAround(frame: MapFrame): MapFrame {
  const cosine = cosineOf(frame);
  const middle = { lat: (frame.south + frame.north) / 2, lng: (frame.west + frame.east) / 2 };
  const half = Math.max(frame.north - frame.south, (frame.east - frame.west) * cosine) / 2;
  return {
    ...{ south: short(middle.lat - half), north: short(middle.lat + half) },
    ...{ west: short(middle.lng - half / cosine), east: short(middle.lng + half / cosine) },
  };
}

/** Units of one kilometre. */
export function unitsPerKm({ frame, height }: Projection): number {
  return height / ((frame.north - frame.south) * KM_PER_DEGREE);
}

/** Round lengths in km that a scale bar may have. */
const BARS = [20, 10, 5, 2, 1, 0.5];

/** The longest round length that takes at most a sixth of the map. */
export function scaleBarOf(projection: Projection): { km: number; units: number } {
  const perKm = unitsPerKm(projection);
  const km = BARS.find((each) => each * perKm <= projection.width / 6) ?? 0.5;
  return { km, units: Math.round(km * perKm) };
}

/** Points on even units, so that the middle of two of them is whole; a point on the one before is left out. */
function toEven(projection: Projection, points: readonly Coordinates[]): Point[] {
  const all = points.map((each) => {
    const { x, y } = toPoint(projection, each);
    return { x: 2 * Math.round(x / 2), y: 2 * Math.round(y / 2) };
  });
  return all.filter(({ x, y }, at) => x !== all[at - 1]?.x || y !== all[at - 1]?.y);
}

const pair = (to: Point, from: Point) => `${to.x - from.x} ${to.y - from.y}`.replace(' -', '-');
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/**
 * Path of a line through the middles of its parts, rounded at each point. The control point of `t` is the mirror of the
 * one before, which is the next point of the line: few characters and no corners.
 */
export function toSmoothPath(projection: Projection, line: readonly Coordinates[]): string {
  const points = toEven(projection, line);
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return '';
  const controls = points.slice(1, -1);
  const ends = controls.map((point, at) => (at + 1 < controls.length ? middle(point, controls[at + 1]!) : last));
  const [end] = ends;
  if (!end) return `M${first.x} ${first.y}l${pair(last, first)}`;
  const rest = ends.slice(1).map((each, at) => `t${pair(each, ends[at]!)}`);
  return `M${first.x} ${first.y}q${pair(second, first)} ${pair(end, first)}${rest.join('')}`.replace(/ -/g, '-');
}

/** The part of half a frame that its points may be off its middle. */
const OFF_MIDDLE = 0.4;

/**
 * The frame around points with a rim: at least `leastKm` wide, four parts of width to three of height, and inside `limits`
 * where these hold the points and it need not go far off them: phones show the middle of a map.
 */
export function frameAround(points: readonly Coordinates[], leastKm: number, limits: MapFrame): MapFrame {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lngs), Math.max(...lngs)];
  const cosine = cosineOf({ south, north, west, east });
  const rim = 1.3;
  const widthKm = Math.max(
    leastKm,
    (east - west) * KM_PER_DEGREE * cosine * rim,
    (north - south) * KM_PER_DEGREE * rim * (4 / 3),
  );
  const [halfLat, halfLng] = [(widthKm * 0.375) / KM_PER_DEGREE, (widthKm * 0.5) / KM_PER_DEGREE / cosine];
  const isInside = points.every((point) => isInFrame(limits, point));
  const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  const keep = (value: number, low: number, high: number, half: number) =>
    isInside && low <= high
      ? clamp(clamp(value, low, high), value - half * OFF_MIDDLE, value + half * OFF_MIDDLE)
      : value;
  const middle = {
    lat: keep((south + north) / 2, limits.south + halfLat, limits.north - halfLat, halfLat),
    lng: keep((west + east) / 2, limits.west + halfLng, limits.east - halfLng, halfLng),
  };
  return {
    south: short(middle.lat - halfLat),
    west: short(middle.lng - halfLng),
    north: short(middle.lat + halfLat),
    east: short(middle.lng + halfLng),
  };
}

/** Path of a closed outline; what nature made is rounded as lines are, what people built has corners. */
export function toOutline(projection: Projection, kind: MapArea, outline: readonly Coordinates[]): string {
  const points = toEven(projection, outline);
  const [first] = points;
  if (!first) return '';
  if (kind === 'airport' || kind === 'office') {
    const rest = points.slice(1).map((point, at) => pair(point, points[at]!));
    return `M${first.x} ${first.y}l${rest.join(' ')}z`.replace(/ -/g, '-');
  }
  const ends = points.map((point, at) => middle(point, points[(at + 1) % points.length]!));
  const start = ends.at(-1)!;
  const rest = ends.slice(1).map((each, at) => `t${pair(each, ends[at]!)}`);
  return `M${start.x} ${start.y}q${pair(first, start)} ${pair(ends[0]!, start)}${rest.join('')}z`.replace(/ -/g, '-');
}

/** A name as a map says it: 'Sector 55–56' for 'Sector 55–56 Rapid Metro station'. */
export function toMapLabel(name: string): string {
  const [own = name] = name.split(/, | \(/);
  return own.replace(/ (rapid )?metro (station|interchange)$| railway (station|junction)$/i, '');
}
