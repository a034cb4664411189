// Points that are too near each other: moved apart where they stay, or one number. For content sets of thousands, too.
import type { Point } from './map';

const ROUNDS = 60;

/**
 * Moves points apart until each has `distance` units to the next, as little as possible and inside the room. Points at
 * one place leave it in different directions. Same order, whole units.
 */
export function spreadPoints(
  points: readonly Point[],
  distance: number,
  room: { width: number; height: number },
): Point[] {
  const moved = points.map(({ x, y }, at) => ({ x: x + 0.01 * Math.cos(at * 2.4), y: y + 0.01 * Math.sin(at * 2.4) }));
  const inside = (value: number, size: number) => Math.min(size - distance / 2, Math.max(distance / 2, value));
  for (let round = 0; round < ROUNDS; round++) {
    let isMoving = false;
    for (const [at, a] of moved.entries()) {
      for (const b of moved.slice(at + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const apart = Math.hypot(dx, dy);
        if (apart >= distance) continue;
        isMoving = true;
        // A little more than needed, so that rounding keeps the distance.
        const push = (distance + 1.5 - apart) / 2 / apart;
        a.x = inside(a.x - dx * push, room.width);
        a.y = inside(a.y - dy * push, room.height);
        b.x = inside(b.x + dx * push, room.width);
        b.y = inside(b.y + dy * push, room.height);
      }
    }
    if (!isMoving) break;
  }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

/** Points that are shown as one, at the first of them: their positions in the list, ascending. */
interface Cluster extends Point {
  members: number[];
}

/**
 * Groups points that are nearer than `distance` to the first of their group. A group is found by its cell, so that ten
 * thousand points take milliseconds. In the order of their first points, which are at least `distance` apart: no two
 * numbers cover each other.
 */
export function clusterPoints(xs: ArrayLike<number>, ys: ArrayLike<number>, distance: number): Cluster[] {
  const clusters: Cluster[] = [];
  const cells = new Map<number, number[]>();
  const cellOf = (value: number) => Math.floor(value / distance) + 32_768;
  for (let at = 0; at < xs.length; at++) {
    const [x, y] = [xs[at]!, ys[at]!];
    if (Number.isNaN(x)) continue;
    const [column, row] = [cellOf(x), cellOf(y)];
    let best: Cluster | null = null;
    let nearest = distance * distance;
    for (let near = 0; near < 9; near++) {
      const key = (column + (near % 3) - 1) * 65_536 + row + Math.floor(near / 3) - 1;
      for (const index of cells.get(key) ?? []) {
        const cluster = clusters[index]!;
        const apart = (cluster.x - x) ** 2 + (cluster.y - y) ** 2;
        if (apart < nearest) {
          nearest = apart;
          best = cluster;
        }
      }
    }
    if (best) {
      best.members.push(at);
      continue;
    }
    const key = column * 65_536 + row;
    const own = cells.get(key);
    if (own) own.push(clusters.length);
    else cells.set(key, [clusters.length]);
    clusters.push({ x, y, members: [at] });
  }
  return clusters;
}
