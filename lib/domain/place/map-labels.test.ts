import fc from 'fast-check';
import { placeLabels, type Labelled, type MapLabel } from './map-labels';

const ROOM = { width: 600, height: 600 };
const at = (text: string, x: number, y: number): Labelled => ({
  ...{ kind: 'spot', text, size: 11, points: [{ x, y }], gap: 7 },
});

/** Ends and middle of a label, as points that no other label may be near. */
function pointsOf({ text, x, y, angle }: MapLabel): { x: number; y: number }[] {
  const half = text.length * 11 * 0.56 * 0.4;
  const radians = (angle * Math.PI) / 180;
  const middle = { x: x + Math.sin(radians) * 4, y: y - Math.cos(radians) * 4 };
  return [-1, 0, 1].map((part) => ({
    x: middle.x + Math.cos(radians) * half * part,
    y: middle.y + Math.sin(radians) * half * part,
  }));
}

test('a label stands right of its point, level with it', () => {
  const label = { kind: 'spot', text: 'Sector 83', x: 135, y: 104, angle: 0 };
  expect(placeLabels([at('Sector 83', 100, 100)], [], ROOM)).toEqual([label]);
});

test('at the edge it stands left, and keeps off points and labels', () => {
  const [edge] = placeLabels([at('Sector 83', 590, 100)], [], ROOM);
  expect(edge!.x).toBeLessThan(560);
  const [right, left] = placeLabels([at('Sector 83', 100, 100), at('Sector 84', 100, 100)], [], ROOM);
  expect(right!.x).toBeGreaterThan(100);
  expect(left!.x).toBeLessThan(100);
});

test('where the edge of a view would cut it, it turns inwards; one that finds no such place says that it is cut', () => {
  const view = { x: 100, y: 0, width: 400, height: 600 };
  const [inside] = placeLabels([at('Sector 83', 480, 100)], [], ROOM, [], [view]);
  expect(inside!.x).toBeLessThan(480);
  const [outside] = placeLabels([at('Sector 83', 80, 100)], [], ROOM, [], [view]);
  expect(outside!.x).toBeLessThan(80);
  const wall = [{ x: 440, y: 100, radius: 30 }];
  expect(inside!.isCut).toBeUndefined();
  expect(placeLabels([at('Sector 83', 480, 100)], wall, ROOM, [], [view])).toMatchObject([{ isCut: true }]);
});

test('the most important comes first; what finds no room is left out', () => {
  const wall = Array.from({ length: 60 }, (_, x) =>
    Array.from({ length: 60 }, (__, y) => ({ x: x * 10, y: y * 10, radius: 5 })),
  );
  expect(placeLabels([at('Sector 83', 300, 300)], wall.flat(), ROOM)).toEqual([]);
  const crowd = Array.from({ length: 40 }, (_, index) => at(`Sector ${index}`, 300, 300));
  const placed = placeLabels(crowd, [], ROOM);
  expect(placed[0]!.text).toBe('Sector 0');
  expect(placed.length).toBeLessThan(40);
});

test('what is told once is not told again, though its first place may have no room', () => {
  const station = { ...at('BKC', 100, 100), kind: 'line' };
  expect(placeLabels([at('BKC', 300, 300), station], [], ROOM)).toHaveLength(1);
  const wall = [{ x: 300, y: 300, radius: 60 }];
  expect(placeLabels([at('BKC', 300, 300), station], wall, ROOM)).toEqual([expect.objectContaining({ kind: 'line' })]);
});

test.each([
  ['rising to the right', { x: 100, y: 400 }, { x: 400, y: 100 }, -45],
  ['drawn from right to left', { x: 400, y: 100 }, { x: 100, y: 400 }, -45],
  ['straight up', { x: 300, y: 500 }, { x: 300, y: 50 }, 90],
])('a road %s has its name along it, never upside down', (_, from, to, angle) => {
  const [label] = placeLabels([{ kind: 'road', text: 'MG Road', size: 10, points: [from, to], gap: 0 }], [], ROOM);
  expect(label!.angle).toBe(angle);
});

test('a road has its name where it is straight, none where it is not', () => {
  const bends = Array.from({ length: 20 }, (_, index) => ({ x: 100 + index * 8, y: index % 2 ? 100 : 130 }));
  expect(placeLabels([{ kind: 'road', text: 'Ring Road', size: 10, points: bends, gap: 0 }], [], ROOM)).toEqual([]);
});

test('what stands under an inset is hidden, what belongs there stands in it', () => {
  const inset = { x: 450, y: 450, width: 140, height: 140 };
  expect(placeLabels([at('Aravallis', 500, 440)], [], ROOM, [inset])[0]!.y).toBeLessThan(450);
  expect(placeLabels([at('Sohna', 500, 500)], [], ROOM, [inset])).toHaveLength(1);
  // Right of its point it would reach over the edge; left of it does not.
  const [label] = placeLabels([at('Sector 22D', 540, 500)], [], ROOM, [inset]);
  expect(label).toEqual(expect.objectContaining({ x: 502, y: 504 }));
});

test('no two labels meet, none leaves the map', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 600 }) });
  const wanted = fc.array(
    fc.record({ points: fc.array(point, { minLength: 1, maxLength: 4 }), length: fc.integer({ min: 2, max: 24 }) }),
    { minLength: 2, maxLength: 40 },
  );
  fc.assert(
    fc.property(wanted, (texts) => {
      const labels = placeLabels(
        texts.map(({ points, length }, index) => ({
          ...{ kind: 'spot', text: `${index}`.padEnd(length, 'a'), size: 11, points, gap: 7 },
        })),
        [],
        ROOM,
      );
      const all = labels.map(pointsOf);
      const outside = all.flat().filter(({ x, y }) => !(x > 0 && y > 0 && x < 600 && y < 600));
      const met = all.filter((own, index) =>
        all.slice(index + 1).some((other) => own.some((a) => other.some((b) => Math.hypot(a.x - b.x, a.y - b.y) <= 5))),
      );
      expect([outside, met]).toEqual([[], []]);
    }),
    { numRuns: 60 },
  );
});
