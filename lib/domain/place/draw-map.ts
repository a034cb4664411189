import type { Coordinates } from '../site/links';
import {
  isInFrame,
  PLACES_OF_CITY,
  projectionOf,
  scaleBarOf,
  squareAround,
  toPoint,
  type CityMap,
  type MapCorner,
  type MapFrame,
  type MapSpot,
  type Point,
  type Projection,
} from './map';
import { placeLabels, type MapLabel } from './map-labels';
import { hasDot, insetLabels, namesOf, PIN_RADIUS, type LabelKind, type MapHome } from './map-names';
import { clusterPoints, spreadPoints } from './map-pins';

interface MapPin extends Point {
  href: string;
  label: string;
  isCommercial: boolean;
}

/** A part of the city's drawing, in its units: 'x,y,width,height'. */
type MapCrop = string;

/** A map ready to draw. */
export interface MapView {
  name: string;
  width: number;
  height: number;
  citySlug: string;
  /** Null shows the drawing's own frame. */
  crop: MapCrop | null;
  /** Squares of a fifth of the width. */
  insets: { corner: MapCorner; crop: MapCrop }[];
  /** Places that only this map shows; stations and the places of the city are in its drawing. */
  spots: Point[];
  labels: MapLabel<LabelKind>[];
  pins: MapPin[];
  /** Where there are more homes than links would help: how many stand at each point. */
  numbers: (Point & { count: number })[];
  bar: { x: number; km: number; units: number };
  /** Its frame, then those of its insets. */
  sheets: Projection[];
  unplaced: { href: string; label: string }[];
}

/** More links than that are no help to anybody; numbers stand in their place. */
export const MAX_PINS = 120;
/** Units between two pins, so that each can be hit. */
export const PIN_DISTANCE = 16;
/** Units within which points become one number. */
const CLUSTER_DISTANCE = 24;
const INSET_WIDTH = 120;
const EDGE = 10;
/** Px of the middle of a project's map that phones of 360, 390 and 430 px show, with a rim, on a sheet of 560 px (project.css). */
const PHONE_VIEWS = [
  { width: 322, height: 294 },
  { width: 348, height: 298 },
  { width: 390, height: 302 },
];
const PHONE_SHEET_PX = 560;

/** The map of these homes on a frame of their city's map. `named` are further places to show, as a project's list has them. */
export function drawMap(
  city: { slug: string; name: string },
  map: CityMap,
  homes: readonly MapHome[],
  frame: MapFrame = map.frame,
  named: readonly string[] = [],
): MapView {
  const main = projectionOf(frame);
  const isNeeded = (inset: MapFrame) => homes.some(({ coordinates: at }) => at && isInFrame(inset, at));
  const own = frame === map.frame ? map.insets.filter((inset) => isNeeded(inset.frame)) : [];
  const insets = own.map((inset) => insetOf(main, inset));
  const place = (at: Coordinates | null): Point | null => {
    if (!at) return null;
    if (isInFrame(frame, at)) return toPoint(main, at);
    const inset = insets.find((each) => isInFrame(each.frame, at));
    return inset ? toPoint(inset.projection, at) : null;
  };
  const points = homes.map(({ coordinates }) => place(coordinates));
  const placed = homes.flatMap((home, at) => (points[at] ? [{ home, point: points[at] }] : []));
  const isCrowded = placed.length > MAX_PINS;
  const spread = isCrowded
    ? []
    : spreadPoints(
        placed.map(({ point }) => point),
        PIN_DISTANCE,
        main,
      );
  const pins = spread.map((point, at): MapPin => {
    const { href, label, isCommercial } = placed[at]!.home;
    return { ...point, href, label, isCommercial };
  });
  const numbers = isCrowded ? numbersOf(placed.map(({ point }) => point)) : [];
  const isHidden = ({ x, y }: Point) => insets.some(({ projection: own }) => isIn(own, x, y));
  const spots = spotsOf(map, named).filter(({ at }) => isInFrame(frame, at) && !isHidden(toPoint(main, at)));
  const bar = {
    x: insets.some(({ corner }) => corner === 'south-west') ? INSET_WIDTH + 3 * EDGE : 12,
    ...scaleBarOf(main),
  };
  return {
    ...{ name: city.name, width: main.width, height: main.height, pins, numbers },
    citySlug: city.slug,
    crop: frame === map.frame ? null : cropOf(map, frame),
    insets: insets.map(({ corner, frame: own }) => ({ corner, crop: cropOf(map, own) })),
    spots: spots.filter(({ kind }) => !PLACES_OF_CITY.includes(kind)).map(({ at }) => rounded(toPoint(main, at))),
    labels: placeLabels(
      [...insetLabels(insets), ...namesOf(city.name, map, main, spots, placed)],
      obstaclesOf(
        main,
        bar.x,
        [...pins, ...numbers],
        spots.filter(hasDot).map(({ at }) => toPoint(main, at)),
      ),
      main,
      insets.map(({ projection }) => projection),
      homes.length === 1 ? phoneViewsOf(main) : [],
    ),
    bar,
    sheets: [main, ...insets.map(({ projection }) => projection)],
    unplaced: homes.flatMap(({ href, label }, at) => (points[at] ? [] : [{ href, label }])),
  };
}

function phoneViewsOf({ width, height }: Projection) {
  const perPx = width / PHONE_SHEET_PX;
  return PHONE_VIEWS.map((px) => {
    const view = { width: px.width * perPx, height: px.height * perPx };
    return { ...view, x: (width - view.width) / 2, y: (height - view.height) / 2 };
  });
}

const isIn = ({ x, y, width, height }: Projection, px: number, py: number) =>
  px >= x && py >= y && px <= x + width && py <= y + height;

const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });

/** Places of the whole city, and those named, each once; named ones first. */
function spotsOf(map: CityMap, named: readonly string[]): MapSpot[] {
  const own = map.places.filter(({ name }) => named.includes(name));
  const others = PLACES_OF_CITY.flatMap((kind) =>
    map.places.filter((spot) => spot.kind === kind && !own.includes(spot)),
  );
  const all = [...own, ...others];
  const isSame = (a: MapSpot, b: MapSpot) => a.at.lat === b.at.lat && a.at.lng === b.at.lng;
  return all.filter((spot, at) => all.findIndex((other) => isSame(spot, other)) === at);
}

function numbersOf(points: readonly Point[]): (Point & { count: number })[] {
  const clusters = clusterPoints(
    points.map(({ x }) => x),
    points.map(({ y }) => y),
    CLUSTER_DISTANCE * 1.5,
  );
  return clusters.map(({ members, ...middle }) => ({ ...rounded(middle), count: members.length }));
}

/** The part of the city's drawing that a frame shows. */
function cropOf(map: CityMap, frame: MapFrame): MapCrop {
  const whole = projectionOf(map.frame);
  const [from, to] = [
    toPoint(whole, { lat: frame.north, lng: frame.west }),
    toPoint(whole, { lat: frame.south, lng: frame.east }),
  ];
  return [from.x, from.y, to.x - from.x, to.y - from.y].map(Math.round).join();
}

/** An inset as a square in its corner of the map. */
function insetOf(main: Projection, { name, frame: around, corner }: CityMap['insets'][number]) {
  const frame = squareAround(around);
  const x = corner.endsWith('west') ? EDGE : main.width - INSET_WIDTH - EDGE;
  const y = corner.startsWith('north') ? EDGE : main.height - INSET_WIDTH - EDGE;
  return { name, frame, corner, projection: { frame, x, y, width: INSET_WIDTH, height: INSET_WIDTH } };
}

/** What labels keep off: pins, spots, the scale bar, the place of the zoom buttons. */
function obstaclesOf({ width, height }: Projection, barX: number, pins: readonly Point[], spots: readonly Point[]) {
  const bar = Array.from({ length: 6 }, (_, at) => ({ x: barX + 4 + at * 20, y: height - 16, radius: 12 }));
  const zoom = [30, 74].map((y) => ({ x: width - 30, y, radius: 26 }));
  const all = [
    ...zoom,
    ...pins.map(({ x, y }) => ({ x, y, radius: PIN_RADIUS })),
    ...spots.map(({ x, y }) => ({ x, y, radius: 4 })),
    ...bar,
  ];
  return all.filter(({ x, y }) => x >= 0 && y >= 0 && x <= width && y <= height);
}
