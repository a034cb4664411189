import fc from 'fast-check';
import { LONGEST_PAUSE_MS, pauseAfter } from './worker';

test.each([
  [1, 5],
  [2, 20],
  [3, 80],
  [4, 320],
  [5, 1280],
  [6, 5120],
  [7, 20_480],
  [8, 81_920],
  [9, 86_400],
  [1000, 86_400],
])('after failed try %s the pause is %s s', (tries, seconds) => {
  expect(pauseAfter(tries)).toBe(seconds * 1000);
});

test.each([
  ['longer than ours: it counts', 1, 60_000, 60_000],
  ['shorter than ours: ours counts', 4, 60_000, 320_000],
  ['longer than a day: a day', 1, 10 * LONGEST_PAUSE_MS, LONGEST_PAUSE_MS],
])('a pause that is asked for, %s', (_, tries, askedMs, pauseMs) => {
  expect(pauseAfter(tries, askedMs)).toBe(pauseMs);
});

test('pauses never shrink and never exceed a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 1e12 }), (tries, askedMs) => {
      const pauseMs = pauseAfter(tries, askedMs);
      expect(pauseMs).toBeLessThanOrEqual(LONGEST_PAUSE_MS);
      expect(pauseAfter(tries + 1, askedMs)).toBeGreaterThanOrEqual(pauseMs);
    }),
  );
});
