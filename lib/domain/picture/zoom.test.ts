import fc from 'fast-check';
import {
  containedSize,
  formatZoom,
  isTap,
  swipeDirection,
  wheelStep,
  zoomReducer,
  ZOOM_START,
  type ZoomAction,
  type ZoomState,
} from './zoom';

const stage = { width: 400, height: 300 };
const drawing = { width: 400, height: 250 };
const middle = { x: 0, y: 0 };

const run = (actions: ZoomAction[], start: ZoomState = ZOOM_START) =>
  actions.reduce((state, action) => zoomReducer(state, action, stage, drawing), start);

const times = (count: number, action: ZoomAction) => Array.from({ length: count }, () => action);

test.each<[string, ZoomAction[], number]>([
  ['one step in', [{ kind: 'in' }], 1.25],
  ['one step out', [{ kind: 'out' }], 0.75],
  ['in as far as it goes', times(20, { kind: 'in' }), 3],
  ['ctrl and wheel', [{ kind: 'wheel', direction: 1, at: middle }], 1.1],
  ['a second double click', times(2, { kind: 'toggle', at: middle }), 1],
  ['a pinch let go almost at 1x', [{ kind: 'pinch', factor: 1.04, at: middle }, { kind: 'settle' }], 1],
  ['a pinch let go just beside 1x', [{ kind: 'pinch', factor: 1.05, at: middle }, { kind: 'settle' }], 1.05],
  ['reset', [{ kind: 'in' }, { kind: 'reset' }], 1],
])('%s', (_, actions, scale) => {
  expect(run(actions).scale).toBeCloseTo(scale, 10);
});

test('what is under the pointer stays under it', () => {
  const at = { x: 100, y: 50 };
  const zoomed = zoomReducer(ZOOM_START, { kind: 'toggle', at }, stage, drawing);
  expect(zoomed).toEqual({ scale: 2, x: -100, y: -50 });
});

test.each([
  ['further in', 3, { x: -200, y: -100 }],
  ['back out', 1.5, { x: -50, y: -25 }],
])('what is under the pointer stays under it, from a place that was moved, %s', (_, scale, { x, y }) => {
  const large = { width: 4000, height: 3000 };
  const moved = { scale: 2, x: -100, y: -50 };
  const at = { x: 100, y: 50 };
  expect(zoomReducer(moved, { kind: 'pinch', factor: scale / 2, at }, stage, large)).toEqual({
    scale,
    x: 100 - (100 - -100) * (scale / 2),
    y: 50 - (50 - -50) * (scale / 2),
  });
  expect({ x: 100 - 200 * (scale / 2), y: 50 - 100 * (scale / 2) }).toEqual({ x, y });
});

test('a drawing that fits cannot be dragged away, a larger one is dragged to its edge and no further', () => {
  const pan: ZoomAction = { kind: 'pan', dx: 5000, dy: -5000 };
  expect(run([pan])).toEqual(ZOOM_START);
  expect(run([{ kind: 'toggle', at: middle }, pan])).toEqual({ scale: 2, x: 200, y: -100 });
});

test('no sequence leaves the limits', () => {
  const point = fc.record({ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -150, max: 150 }) });
  const action = fc.oneof(
    fc.constantFrom<ZoomAction>({ kind: 'in' }, { kind: 'out' }, { kind: 'reset' }, { kind: 'settle' }),
    point.map((at): ZoomAction => ({ kind: 'toggle', at })),
    fc
      .tuple(point, fc.constantFrom(1 as const, -1 as const))
      .map(([at, direction]): ZoomAction => ({ kind: 'wheel', direction, at })),
    fc
      .tuple(point, fc.double({ min: 0.1, max: 10, noNaN: true }))
      .map(([at, factor]): ZoomAction => ({ kind: 'pinch', factor, at })),
    point.map(({ x, y }): ZoomAction => ({ kind: 'pan', dx: x * 10, dy: y * 10 })),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
      const { scale, x, y } = run(actions);
      expect(scale).toBeGreaterThanOrEqual(0.5);
      expect(scale).toBeLessThanOrEqual(3);
      expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(0, (drawing.width * scale - stage.width) / 2) + 1e-6);
      expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(0, (drawing.height * scale - stage.height) / 2) + 1e-6);
    }),
  );
});

test.each([
  [1, '1×'],
  [1.25, '1.25×'],
  [0.5, '0.5×'],
  [1.1000000001, '1.1×'],
])('%d reads %s', (scale, text) => {
  expect(formatZoom(scale)).toBe(text);
});

test.each([
  ['a wide picture', 2, { width: 400, height: 200 }],
  ['a tall picture', 0.5, { width: 150, height: 300 }],
  ['one of the shape of the stage', 4 / 3, { width: 400, height: 300 }],
])('%s is contained', (_, ratio, size) => {
  expect(containedSize(stage, ratio)).toEqual(size);
});

test.each([
  ['a notch of the wheel, away', 0, -100, { direction: 1, pendingPx: 0 }],
  ['a notch of the wheel, back', 0, 120, { direction: -1, pendingPx: 0 }],
  ['a little of a trackpad pinch', 0, -3, { direction: 0, pendingPx: -3 }],
  ['just enough of it', -6, -2, { direction: 1, pendingPx: 0 }],
])('%s', (_, pending, delta, step) => {
  expect(wheelStep(pending, delta)).toEqual(step);
});

test.each([
  ['left', -80, 10, 1],
  ['right', 80, -10, -1],
  ['just long enough', -48, 0, 1],
  ['just flat enough', -80, 40, 1],
  ['too short', -40, 0, 0],
  ['too steep', -80, 60, 0],
])('a swipe %s', (_, dx, dy, direction) => {
  expect(swipeDirection(dx, dy)).toBe(direction);
});

test.each([
  [0, 0, true],
  [8, 8, true],
  [12, 0, false],
  [0, -60, false],
])('a finger that went %d, %d px: tap %s', (dx, dy, isOne) => {
  expect(isTap(dx, dy)).toBe(isOne);
});
