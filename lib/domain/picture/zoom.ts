/** Limits of the plan viewer (spec 2, Zoom modals; spec 9). */
export const ZOOM = { min: 0.5, max: 3, step: 0.25, wheelStep: 0.1, toggled: 2, panStepPx: 60 } as const;

/** Scale, and the offset of the drawing's middle from the stage's middle in px. */
export interface ZoomState {
  scale: number;
  x: number;
  y: number;
}

interface ZoomSize {
  width: number;
  height: number;
}

/** Px from the middle of the stage. */
export interface ZoomPoint {
  x: number;
  y: number;
}

export type ZoomAction =
  | { kind: 'in' }
  | { kind: 'out' }
  | { kind: 'reset' }
  | { kind: 'toggle'; at: ZoomPoint }
  | { kind: 'wheel'; direction: 1 | -1; at: ZoomPoint }
  | { kind: 'pinch'; factor: number; at: ZoomPoint }
  | { kind: 'pan'; dx: number; dy: number }
  /** The fingers left the stage: a scale near 1x becomes 1x. */
  | { kind: 'settle' };

export const ZOOM_START: ZoomState = { scale: 1, x: 0, y: 0 };

/** Largest distance from 1x at which a pinch ends at 1x. */
const SETTLE = 0.05;
/** A notch of a mouse wheel scrolls much more than this; one event of a trackpad pinch scrolls less. */
const WHEEL_STEP_PX = 8;
const SWIPE_PX = 48;
const TAP_PX = 12;

const MIDDLE: ZoomPoint = { x: 0, y: 0 };

/** One step of the viewer; `stage` is the visible area, `drawing` the picture's size at 1x (spec 2). */
export function zoomReducer(state: ZoomState, action: ZoomAction, stage: ZoomSize, drawing: ZoomSize): ZoomState {
  switch (action.kind) {
    case 'in':
      return zoomTo(state, state.scale + ZOOM.step, MIDDLE, stage, drawing);
    case 'out':
      return zoomTo(state, state.scale - ZOOM.step, MIDDLE, stage, drawing);
    case 'wheel':
      return zoomTo(state, state.scale + action.direction * ZOOM.wheelStep, action.at, stage, drawing);
    case 'pinch':
      return zoomTo(state, state.scale * action.factor, action.at, stage, drawing);
    case 'toggle':
      return state.scale === 1 ? zoomTo(state, ZOOM.toggled, action.at, stage, drawing) : ZOOM_START;
    case 'pan':
      return keepInside({ ...state, x: state.x + action.dx, y: state.y + action.dy }, stage, drawing);
    case 'settle':
      return Math.abs(state.scale - 1) < SETTLE ? ZOOM_START : state;
    case 'reset':
      return ZOOM_START;
  }
}

/** '1.25×': the level as shown and announced. */
export function formatZoom(scale: number): string {
  return `${Number(scale.toFixed(2))}×`;
}

/** Size at 1x of a picture with this ratio (width / height): as large as fits into the stage. */
export function containedSize(stage: ZoomSize, ratio: number): ZoomSize {
  const width = Math.min(stage.width, stage.height * ratio);
  return { width, height: width / ratio };
}

/**
 * A wheel step after enough scrolling, so that a trackpad's many small events do not zoom too fast; else the pending
 * px.
 */
export function wheelStep(pendingPx: number, deltaPx: number): { direction: 1 | -1 | 0; pendingPx: number } {
  const scrolled = pendingPx + deltaPx;
  if (Math.abs(scrolled) < WHEEL_STEP_PX) return { direction: 0, pendingPx: scrolled };
  return { direction: scrolled < 0 ? 1 : -1, pendingPx: 0 };
}

/**
 * Direction of a swipe by `dx`, `dy` px on a picture at 1x: 1 is the next one, -1 the one before (spec 2, Site Plan).
 */
export function swipeDirection(dx: number, dy: number): 1 | -1 | 0 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Whether a touch that moved by `dx`, `dy` px is a tap. */
export function isTap(dx: number, dy: number): boolean {
  return Math.hypot(dx, dy) < TAP_PX;
}

/** Scales about a point, so that the picture under the pointer does not move. */
function zoomTo(state: ZoomState, scale: number, at: ZoomPoint, stage: ZoomSize, drawing: ZoomSize): ZoomState {
  const next = Number(Math.min(ZOOM.max, Math.max(ZOOM.min, scale)).toFixed(4));
  const ratio = next / state.scale;
  const x = at.x - (at.x - state.x) * ratio;
  const y = at.y - (at.y - state.y) * ratio;
  return keepInside({ scale: next, x, y }, stage, drawing);
}

/** A drawing larger than the stage covers it; a smaller one stays in the middle. */
function keepInside(state: ZoomState, stage: ZoomSize, drawing: ZoomSize): ZoomState {
  const reachX = Math.max(0, (drawing.width * state.scale - stage.width) / 2);
  const reachY = Math.max(0, (drawing.height * state.scale - stage.height) / 2);
  return { scale: state.scale, x: within(state.x, reachX), y: within(state.y, reachY) };
}

function within(value: number, reach: number): number {
  return reach === 0 ? 0 : Math.min(reach, Math.max(-reach, value));
}
