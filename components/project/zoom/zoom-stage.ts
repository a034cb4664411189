import {
  containedSize,
  wheelStep,
  zoomReducer,
  ZOOM,
  ZOOM_START,
  type ZoomAction,
  type ZoomPoint,
} from '@/lib/domain/picture/zoom';
import { watchPointers } from './zoom-pointers';

export interface ZoomStage {
  act: (action: ZoomAction) => void;
  stop: () => void;
}

interface ZoomStageOptions {
  /** Width / height of the picture; null until its file has loaded. */
  ratio: number | null;
  /** True for several pictures: a swipe at 1x changes the picture. */
  canTurn: boolean;
  onScale: (scale: number) => void;
  onTurn: (direction: 1 | -1) => void;
}

/** Zooms and pans one picture in its stage by pointer, wheel and keyboard; starts at 1x (spec 2, Zoom modals). */
export function createZoomStage(stage: HTMLElement, image: HTMLImageElement, options: ZoomStageOptions): ZoomStage {
  const { canTurn, onScale, onTurn } = options;
  const dialog = stage.closest('dialog') ?? stage;
  const stop = new AbortController();
  const { signal } = stop;
  let state = ZOOM_START;
  let pendingPx = 0;
  let sharpPx = 0;

  const sizes = () => {
    const area = { width: stage.clientWidth, height: stage.clientHeight };
    const ratio = options.ratio ?? (image.naturalWidth / image.naturalHeight || 1);
    return { area, drawing: containedSize(area, ratio) };
  };
  const draw = (offsetPx = 0) => {
    image.style.transform = `translate(${state.x + offsetPx}px, ${state.y}px) scale(${state.scale})`;
  };
  // Larger files are fetched only when the picture grows.
  const sharpen = (widthPx: number) => {
    if (widthPx <= sharpPx) return;
    sharpPx = Math.ceil(widthPx);
    for (const source of image.closest('picture')?.querySelectorAll('source') ?? []) source.sizes = `${sharpPx}px`;
  };
  const act = (action: ZoomAction) => {
    const { area, drawing } = sizes();
    const before = state.scale;
    state = zoomReducer(state, action, area, drawing);
    sharpen(drawing.width * state.scale);
    draw();
    stage.toggleAttribute('data-zoomed', state.scale > 1);
    if (state.scale !== before) onScale(state.scale);
  };
  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): ZoomPoint => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const onWheel = (event: WheelEvent) => {
    event.preventDefault();
    if (!event.ctrlKey) return act({ kind: 'pan', dx: -event.deltaX, dy: -event.deltaY });
    const isInLines = event.deltaMode !== WheelEvent.DOM_DELTA_PIXEL;
    const step = wheelStep(pendingPx, isInLines ? event.deltaY * 100 : event.deltaY);
    pendingPx = step.pendingPx;
    if (step.direction !== 0) act({ kind: 'wheel', direction: step.direction, at: pointAt(event) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const turn = TURN_KEYS[event.key] ?? (state.scale > 1 ? undefined : SIDE_KEYS[event.key]);
    const action = KEYS[event.key];
    if (turn && canTurn) onTurn(turn);
    else if (action) act(action);
    else return;
    event.preventDefault();
  };

  dialog.addEventListener('wheel', onWheel, { signal, passive: false });
  dialog.addEventListener('keydown', onKeyDown, { signal });
  watchPointers(stage, signal, { act, pointAt, draw, onTurn, canTurn, isZoomed: () => state.scale > 1 });
  const resized = new ResizeObserver(() => act({ kind: 'pan', dx: 0, dy: 0 }));
  resized.observe(stage);
  signal.addEventListener('abort', () => resized.disconnect());
  return { act, stop: () => stop.abort() };
}

const PAN = ZOOM.panStepPx;

/** An arrow moves the view in its direction, so the picture moves the other way. */
const KEYS: Record<string, ZoomAction> = {
  '+': { kind: 'in' },
  '=': { kind: 'in' },
  '-': { kind: 'out' },
  _: { kind: 'out' },
  '0': { kind: 'reset' },
  ArrowLeft: { kind: 'pan', dx: PAN, dy: 0 },
  ArrowRight: { kind: 'pan', dx: -PAN, dy: 0 },
  ArrowUp: { kind: 'pan', dx: 0, dy: PAN },
  ArrowDown: { kind: 'pan', dx: 0, dy: -PAN },
};
const TURN_KEYS: Record<string, 1 | -1> = { PageDown: 1, PageUp: -1, ']': 1, '[': -1 };
/** At 1x, where panning is impossible, the arrows change the picture. */
const SIDE_KEYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };
