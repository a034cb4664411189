import type { Point } from './map';

/** A text on a map; `x` and `y` are the middle of its baseline. */
export interface MapLabel<Kind extends string = string> {
  kind: Kind;
  text: string;
  x: number;
  y: number;
  /** Degrees, clockwise; 0 is level. */
  angle: number;
  /** Set where the edge of a view cuts it. */
  isCut?: true;
}

/** What wants a label: a point beside which it stands, or a line along which it runs. */
export interface Labelled<Kind extends string = string> {
  kind: Kind;
  text: string;
  /** Height of its letters in units. */
  size: number;
  /** One point, or those of a line. */
  points: readonly Point[];
  /** Units from the point to the text; 0 puts the text on the point. */
  gap: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A part of a map that shows something else: what belongs there stands in it from end to end, and nothing else. */
interface Area extends Point {
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
}

/** Width of a letter as a part of its height: Figtree at 600, measured, with a little room. */
const LETTER = 0.56;
const MARGIN = 3;
/** Units between two places that are tried along a line, and how far a line may leave the straight below its name. */
const STEP = 16;
const BEND = 4;

function isApart(a: Box, b: Box): boolean {
  return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
}

function isWithin(box: Box, room: Box): boolean {
  return box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;
}

const pointBox = ({ x, y }: Point): Box => ({ left: x, right: x, top: y, bottom: y });

/** Squares that cover a text from end to end, level or not. */
function boxesOf({ x, y, angle }: Point & { angle: number }, length: number, size: number): Box[] {
  const radians = (angle * Math.PI) / 180;
  const along = { x: Math.cos(radians), y: Math.sin(radians) };
  // The middle of the letters is above their baseline.
  const middle = { x: x + Math.sin(radians) * size * 0.35, y: y - Math.cos(radians) * size * 0.35 };
  const count = Math.max(2, Math.ceil(length / size) + 1);
  return Array.from({ length: count }, (_, at) => {
    const offset = (at / (count - 1) - 0.5) * (length - size * 0.8);
    const [cx, cy] = [middle.x + along.x * offset, middle.y + along.y * offset];
    const half = size * 0.55;
    return { left: cx - half, top: cy - half, right: cx + half, bottom: cy + half };
  });
}

/** Right of a point, left, below, above; on it if it has no gap. */
function placesAround({ points, size, gap }: Labelled, length: number): (Point & { angle: number })[] {
  const [point] = points;
  if (!point) return [];
  const level = (dx: number, dy: number) => ({ x: point.x + dx, y: point.y + size * 0.35 + dy, angle: 0 });
  const near = [0, size * 0.9, -size * 0.9].map((dy) => level(0, dy));
  if (gap === 0)
    return [...near, ...[1, -1].flatMap((side) => near.map((each) => ({ ...each, x: each.x + side * 24 })))];
  const side = gap + length / 2;
  const up = gap + size * 0.6;
  const diagonal = gap * 0.7;
  return [
    ...[level(side, 0), level(-side, 0), level(0, up), level(0, -up)],
    ...[level(side, diagonal), level(side, -diagonal), level(-side, diagonal), level(-side, -diagonal)],
  ];
}

/** Finds the point at a distance along a line; null beyond its end. */
function alongLine(points: readonly Point[]): (distance: number) => Point | null {
  const parts = points.slice(1).map((to, at) => {
    const from = points[at]!;
    return { from, to, length: Math.hypot(to.x - from.x, to.y - from.y) };
  });
  return (distance) => {
    let left = distance;
    for (const { from, to, length } of parts) {
      if (left <= length)
        return { x: from.x + ((to.x - from.x) * left) / length, y: from.y + ((to.y - from.y) * left) / length };
      left -= length;
    }
    return null;
  };
}

/** Along a line where it is nearly straight for as long as the text, never upside down; only inside the map. */
function placesAlong({ points, size }: Labelled, length: number, room: Room): (Point & { angle: number })[] {
  const places: (Point & { angle: number; bend: number })[] = [];
  const pointAt = alongLine(points);
  for (let at = STEP / 2; ; at += STEP) {
    const middle = pointAt(at + 0.5 * length);
    if (!middle) break;
    if (middle.x < 0 || middle.y < 0 || middle.x > room.width || middle.y > room.height) continue;
    const [from, quarter, threeQuarters, to] = [0, 0.25, 0.75, 1].map((part) => pointAt(at + part * length));
    if (!from || !quarter || !threeQuarters || !to) break;
    const chord = Math.atan2(to.y - from.y, to.x - from.x);
    const off = ({ x, y }: Point) => Math.abs((y - from.y) * Math.cos(chord) - (x - from.x) * Math.sin(chord));
    const bend = Math.max(...[quarter, middle, threeQuarters].map(off));
    const degrees = Math.round((chord * 180) / Math.PI);
    const angle = degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
    const radians = (angle * Math.PI) / 180;
    const down = size * 0.35;
    if (bend > BEND) continue;
    places.push({ x: middle.x - Math.sin(radians) * down, y: middle.y + Math.cos(radians) * down, angle, bend });
  }
  return places.sort((a, b) => a.bend - b.bend);
}

/**
 * Labels in order of importance, each at its first place where it covers no point, no other label and stays inside, if there
 * is one where no edge of the views cuts it; one without a place is left out, and so is a text that stands already.
 */
export function placeLabels<Kind extends string>(
  wanted: readonly Labelled<Kind>[],
  obstacles: readonly (Point & { radius: number })[],
  room: Room,
  covered: readonly Area[] = [],
  views: readonly Area[] = [],
): MapLabel<Kind>[] {
  const taken: Box[] = obstacles.map(({ x, y, radius }) => ({
    left: x - radius,
    top: y - radius,
    right: x + radius,
    bottom: y + radius,
  }));
  const areaBox = ({ x, y, width, height }: Area) => ({ left: x, top: y, right: x + width, bottom: y + height });
  const [hidden, edges] = [covered.map(areaBox), views.map(areaBox)];
  const isWhole = (boxes: readonly Box[]) =>
    edges.every((view) => boxes.every((box) => isWithin(box, view)) || boxes.every((box) => isApart(box, view)));
  const inner = { left: MARGIN, top: MARGIN, right: room.width - MARGIN, bottom: room.height - MARGIN };
  const told = new Set<string>();
  return wanted.flatMap((each) => {
    if (told.has(each.text)) return [];
    const length = each.text.length * each.size * LETTER;
    const places = each.points.length > 1 ? placesAlong(each, length, room) : placesAround(each, length);
    const isIn = (area: Box) => each.points.every((point) => !isApart(pointBox(point), area));
    const [own, others] = [hidden.filter(isIn), hidden.filter((area) => !isIn(area))];
    const isFree = (box: Box) =>
      isWithin(box, inner) &&
      own.every((area) => isWithin(box, area)) &&
      [taken, others].every((boxes) => boxes.every((other) => isApart(box, other)));
    let best: { place: Point & { angle: number }; boxes: Box[]; isCut: boolean } | null = null;
    for (const place of places) {
      const boxes = boxesOf(place, length, each.size);
      if (!boxes.every(isFree)) continue;
      const isCut = !isWhole(boxes);
      if (!best || !isCut) best = { place, boxes, isCut };
      if (!isCut) break;
    }
    if (!best) return [];
    taken.push(...best.boxes);
    told.add(each.text);
    const { x, y, angle } = best.place;
    const label = { kind: each.kind, text: each.text, x: Math.round(x), y: Math.round(y), angle };
    return [best.isCut ? { ...label, isCut: true } : label];
  });
}
