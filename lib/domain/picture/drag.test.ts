import fc from 'fast-check';
import { dragPicture } from './drag';

const MIDDLE = { x: 50, y: 50 };
const WIDE = { width: 1600, height: 400 };
const BANNER = { width: 800, height: 400 };

test.each([
  ['to the right shows more of its left', { x: 400, y: 0 }, { x: 0, y: 50 }],
  ['to the left shows more of its right', { x: -200, y: 0 }, { x: 75, y: 50 }],
  ['past its end stops there', { x: -9999, y: 0 }, { x: 100, y: 50 }],
  ['down a side that fits moves nothing', { x: 0, y: 300 }, MIDDLE],
])('a picture wider than its banner, drawn %s', (_case, moved, place) => {
  expect(dragPicture(MIDDLE, moved, BANNER, WIDE)).toEqual(place);
});

test.each([
  ['down shows more of its top', { x: 0, y: 100 }, { x: 50, y: 25 }],
  ['up shows more of its foot', { x: 0, y: -100 }, { x: 50, y: 75 }],
  ['past its top stops there', { x: 0, y: 9999 }, { x: 50, y: 0 }],
  ['along a side that fits moves nothing', { x: 300, y: 0 }, MIDDLE],
])('a picture higher than its banner, drawn %s', (_case, moved, place) => {
  expect(dragPicture(MIDDLE, moved, BANNER, { width: 400, height: 400 })).toEqual(place);
});

test.each([
  ['one px', 801, MIDDLE],
  ['two px', 802, { x: 0, y: 50 }],
])('a picture %s wider than its banner', (_case, width, place) => {
  expect(dragPicture(MIDDLE, { x: 1, y: 1 }, BANNER, { width, height: 400 })).toEqual(place);
});

test('a picture follows the pointer px by px until an end is reached, and never leaves a gap', () => {
  const side = fc.integer({ min: 100, max: 3000 });
  const size = fc.record({ width: side, height: side });
  const moved = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });
  fc.assert(
    fc.property(size, size, moved, (box, picture, movedPx) => {
      const { x, y } = dragPicture(MIDDLE, movedPx, box, picture);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(100);
      const scale = Math.max(box.width / picture.width, box.height / picture.height);
      const spare = picture.width * scale - box.width;
      if (spare > 1 && x > 0 && x < 100) expect(((50 - x) / 100) * spare).toBeCloseTo(movedPx.x, 5);
    }),
  );
});
