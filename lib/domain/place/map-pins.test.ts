import fc from 'fast-check';
import { clusterPoints, spreadPoints } from './map-pins';

const ROOM = { width: 600, height: 600 };
const apart = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe('pins', () => {
  test('that are far enough apart stay where they are', () => {
    expect(
      spreadPoints(
        [
          { x: 100, y: 100 },
          { x: 120, y: 100 },
        ],
        16,
        ROOM,
      ),
    ).toEqual([
      { x: 100, y: 100 },
      { x: 120, y: 100 },
    ]);
  });

  test('at one place leave it, and stay on the map', () => {
    const moved = spreadPoints(
      Array.from({ length: 12 }, () => ({ x: 2, y: 300 })),
      16,
      ROOM,
    );
    for (const [at, pin] of moved.entries()) {
      expect(pin.x).toBeGreaterThanOrEqual(8);
      for (const other of moved.slice(at + 1)) expect(apart(pin, other)).toBeGreaterThanOrEqual(15);
    }
  });
});

describe('points become one number', () => {
  test.each([
    ['nearer than the distance', [0, 20], [0, 0], [[0, 1]]],
    ['not at the distance', [0, 24], [0, 0], [[0], [1]]],
    ['across the edge of a cell', [23, 25], [23, 25], [[0, 1]]],
    ['by the nearest first point', [0, 30, 16], [0, 0, 0], [[0], [1, 2]]],
    ['those without a place are left out', [0, NaN, 2], [0, NaN, 2], [[0, 2]]],
  ])('%s', (_, xs, ys, members) => {
    expect(clusterPoints(xs, ys, 24).map((each) => each.members)).toEqual(members);
  });

  test('at the first of them', () => {
    expect(clusterPoints([0, 10], [0, 20], 24)).toEqual([{ x: 0, y: 0, members: [0, 1] }]);
  });

  test('each point is in one group, near the first of it', () => {
    const point = fc.tuple(fc.integer({ min: -50, max: 650 }), fc.integer({ min: -50, max: 650 }));
    fc.assert(
      fc.property(
        fc.array(point, { size: 'max', maxLength: 40 }),
        fc.integer({ min: 5, max: 80 }),
        (points, distance) => {
          const clusters = clusterPoints(
            points.map(([x]) => x),
            points.map(([, y]) => y),
            distance,
          );
          expect(clusters.flatMap(({ members }) => members).sort((a, b) => a - b)).toEqual(points.map((_, at) => at));
          const isNear = (a: number, b: number) =>
            Math.hypot(points[a]![0] - points[b]![0], points[a]![1] - points[b]![1]) < distance;
          const far = clusters.filter(({ members: [seed, ...others] }) => others.some((at) => !isNear(seed!, at)));
          const seeds = clusters.map(({ members }) => members[0]!);
          const close = seeds.filter((seed) => seeds.some((other) => other !== seed && isNear(seed, other)));
          expect([far, close]).toEqual([[], []]);
        },
      ),
    );
  });
});
