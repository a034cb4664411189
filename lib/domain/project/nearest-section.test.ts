import fc from 'fast-check';
import { nearestSection, type SectionSpan } from './nearest-section';

/** Three sections of 400, 900 and 500 px, one below the other, the first beginning at `topPx`. */
function stack(topPx: number): SectionSpan[] {
  return [
    { topPx, bottomPx: topPx + 400 },
    { topPx: topPx + 400, bottomPx: topPx + 1300 },
    { topPx: topPx + 1300, bottomPx: topPx + 1800 },
  ];
}

test.each([
  ['the page stands at its top, all sections are below the point', stack(900), 0],
  ['the first section fills the point', stack(0), 0],
  ['a section ends at the point: the next one it is', stack(-100), 1],
  ['the middle of a long section is nearer than the top of the next', stack(-900), 1],
])('%s', (_case, spans, expected) => {
  expect(nearestSection(spans, 300)).toBe(expected);
});

test('no section: the first', () => {
  expect(nearestSection([], 300)).toBe(0);
});

test('scrolling down never highlights an earlier section', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 11 }),
      fc.integer({ min: -9000, max: 3000 }),
      fc.nat({ max: 3000 }),
      (heightsPx, topPx, scrolledPx) => {
        const spansAt = (startPx: number) => {
          let endPx = startPx;
          return heightsPx.map((heightPx) => ({ topPx: endPx, bottomPx: (endPx += heightPx) }));
        };
        expect(nearestSection(spansAt(topPx - scrolledPx), 300)).toBeGreaterThanOrEqual(
          nearestSection(spansAt(topPx), 300),
        );
      },
    ),
  );
});
