import { isTap, swipeDirection, type ZoomAction, type ZoomPoint } from '@/lib/domain/picture/zoom';

const DOUBLE_TAP_MS = 320;

interface PointerTarget {
  act: (action: ZoomAction) => void;
  pointAt: (event: PointerEvent | MouseEvent) => ZoomPoint;
  /** Draws the picture shifted sideways, in px, without changing its state. */
  draw: (offsetPx: number) => void;
  onTurn: (direction: 1 | -1) => void;
  canTurn: boolean;
  isZoomed: () => boolean;
}

/** Drag, pinch, double-tap, swipe and double-click on a stage (spec 2, Site Plan; spec 2, Zoom modals). */
export function watchPointers(stage: HTMLElement, signal: AbortSignal, target: PointerTarget): void {
  const fingers = new Map<number, ZoomPoint>();
  let travelled: ZoomPoint = { x: 0, y: 0 };
  let isPinch = false;
  let lastTap: (ZoomPoint & { timeMs: number }) | null = null;
  let isMouse = true;

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    isMouse = event.pointerType === 'mouse';
    if (fingers.size === 0) {
      travelled = { x: 0, y: 0 };
      isPinch = false;
    }
    stage.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, target.pointAt(event));
    stage.dataset['held'] = '';
  };

  const onMove = (event: PointerEvent) => {
    const from = fingers.get(event.pointerId);
    if (!from) return;
    const to = target.pointAt(event);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    fingers.set(event.pointerId, to);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      isPinch = true;
      target.act({ kind: 'pan', dx: dx / 2, dy: dy / 2 });
      target.act({ kind: 'pinch', factor: distance(to, other) / (distance(from, other) || 1), at: between(to, other) });
      return;
    }
    travelled = { x: travelled.x + dx, y: travelled.y + dy };
    if (target.isZoomed()) target.act({ kind: 'pan', dx, dy });
    else if (canSwipe()) target.draw(travelled.x);
  };

  const onUp = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    delete stage.dataset['held'];
    if (isPinch) return target.act({ kind: 'settle' });
    if (event.type === 'pointercancel' || isMouse) return;
    if (isTap(travelled.x, travelled.y)) return onTap(event);
    const direction = canSwipe() && swipeDirection(travelled.x, travelled.y);
    if (direction) target.onTurn(direction);
    else target.act({ kind: 'pan', dx: 0, dy: 0 });
  };

  const onTap = (event: PointerEvent) => {
    const at = target.pointAt(event);
    const isSecond =
      lastTap && event.timeStamp - lastTap.timeMs < DOUBLE_TAP_MS && distance(at, lastTap) < DOUBLE_TAP_REACH_PX;
    lastTap = isSecond ? null : { ...at, timeMs: event.timeStamp };
    if (isSecond) target.act({ kind: 'toggle', at });
  };

  const canSwipe = () => target.canTurn && !isMouse && !target.isZoomed();

  stage.addEventListener('pointerdown', onDown, { signal });
  stage.addEventListener('pointermove', onMove, { signal });
  stage.addEventListener('pointerup', onUp, { signal });
  stage.addEventListener('pointercancel', onUp, { signal });
  // Double-taps are handled above; some browsers also send this event for them.
  stage.addEventListener('dblclick', (event) => isMouse && target.act({ kind: 'toggle', at: target.pointAt(event) }), {
    signal,
  });
}

const DOUBLE_TAP_REACH_PX = 40;

function distance(a: ZoomPoint, b: ZoomPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function between(a: ZoomPoint, b: ZoomPoint): ZoomPoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
