import { areaOf } from './picture-calls';

test.each([
  ['all of it', 1000, 500, 0, 0.5, [0, 0, 1000, 500]],
  ['the middle of a wide one', 1000, 500, 1, 0.5, [250, 0, 500, 500]],
  ['the top of a high one', 500, 1000, 1, 0, [0, 0, 500, 500]],
  ['the bottom of a high one', 500, 1000, 1, 1, [0, 500, 500, 500]],
])('areaOf: %s', (_, width, height, ratio, place, [left, top, areaWidth, areaHeight]) => {
  expect(areaOf({ width, height }, { ratio, place })).toEqual({ left, top, width: areaWidth, height: areaHeight });
});
