import { wheelStep, zoomReducer, ZOOM, ZOOM_START, type ZoomAction } from '@/lib/domain/picture/zoom';
import type { Point } from '@/lib/domain/place/map';
import { element } from './map-card';

/**
 * Zooms a map in its frame, which scrolls, by the steps of the plan viewer: buttons, double-click, and the wheel with
 * Ctrl. A map is never smaller than its frame.
 */
export function createMapZoom(map: HTMLElement, signal: AbortSignal, onScale: () => void) {
  const frame = map.querySelector<HTMLElement>('[data-map=frame]')!;
  const sheet = map.querySelector<HTMLElement>('[data-map=sheet]')!;
  let state = ZOOM_START;
  let pendingPx = 0;

  const act = (action: ZoomAction) => {
    const [width, height] = [sheet.offsetWidth / state.scale, sheet.offsetHeight / state.scale];
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = frame;
    const reach = (size: number, own: number) => (size * state.scale - own) / 2;
    const now = {
      scale: state.scale,
      x: reach(width, clientWidth) - scrollLeft,
      y: reach(height, clientHeight) - scrollTop,
    };
    const next = zoomReducer(now, action, { width: clientWidth, height: clientHeight }, { width, height });
    state = next.scale < 1 ? ZOOM_START : next;
    sheet.style.width = state.scale === 1 ? '' : `${width * state.scale}px`;
    frame.scrollTo({
      left: reach(width, clientWidth) - state.x,
      top: reach(height, clientHeight) - state.y,
      behavior: 'instant',
    });
    zoomIn.setAttribute('aria-disabled', String(state.scale >= ZOOM.max));
    zoomOut.setAttribute('aria-disabled', String(state.scale <= 1));
    onScale();
  };
  const pointAt = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = frame.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const buttonOf = (kind: 'in' | 'out', sign: string) => {
    const button = element('button', { type: 'button', onclick: () => act({ kind }) }, sign);
    button.setAttribute('aria-label', `Zoom ${kind}`);
    return button;
  };
  const zoomIn = buttonOf('in', '+');
  const zoomOut = buttonOf('out', '−');
  zoomOut.setAttribute('aria-disabled', 'true');
  frame.after(element('div', { className: 'map-zoom' }, zoomIn, zoomOut));
  // On a phone the map is wider than its frame; a project's pin is in its middle.
  frame.scrollLeft ||= (sheet.offsetWidth - frame.clientWidth) / 2;

  frame.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { pendingPx: left, direction } = wheelStep(pendingPx, event.deltaY);
      pendingPx = left;
      if (direction !== 0) act({ kind: 'wheel', direction, at: pointAt(event) });
    },
    { signal, passive: false },
  );
  frame.addEventListener(
    'dblclick',
    (event) => {
      if (!(event.target as Element).closest('[data-at]')) act({ kind: 'toggle', at: pointAt(event) });
    },
    { signal },
  );

  return {
    scale: () => state.scale,
    most: ZOOM.max,
    /** Doubles the scale with this point of the drawing in the middle. */
    moveTo: ({ x, y }: Point) => {
      act({ kind: 'pinch', factor: 2, at: { x: 0, y: 0 } });
      const perUnit = sheet.offsetWidth / (sheet.querySelector('svg')?.viewBox.baseVal.width ?? 1);
      frame.scrollTo({ left: x * perUnit - frame.clientWidth / 2, top: y * perUnit - frame.clientHeight / 2 });
    },
  };
}
