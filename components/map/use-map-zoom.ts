import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { wheelStep, zoomReducer, ZOOM, type ZoomAction } from '@/lib/domain/picture/zoom';
import { MAP_WIDTH, type Point } from '@/lib/domain/place/map';

/** All homes that were found are shown no larger than that, and this many px from the edges of the frame. */
const MAX_SCALE_OF_ALL = 2;
const RIM_PX = 44;

export type MapZoom = ReturnType<typeof useMapZoom>;

/**
 * Zooms a map in its frame, which scrolls, by the steps of the plan viewer: buttons, double-click, and the wheel with
 * Ctrl. A map is never smaller than its frame.
 */
export function useMapZoom(
  frameOf: RefObject<HTMLElement | null>,
  sheetOf: RefObject<HTMLElement | null>,
  isAwake: boolean,
) {
  const [{ scale, isLeast }, setShown] = useState({ scale: 1, isLeast: true });
  const latest = useRef(1);

  /** Sizes at scale 1, and the scale at which the map is as wide as its frame. */
  const measure = () => {
    const [frame, sheet] = [frameOf.current!, sheetOf.current!];
    const [width, height] = [sheet.offsetWidth / latest.current, sheet.offsetHeight / latest.current];
    return { frame, sheet, width, height, least: Math.min(1, frame.clientWidth / width), perUnit: width / MAP_WIDTH };
  };
  /** Shows the map at a scale with this point in the middle, in px at scale 1. */
  const show = (next: number, { x, y }: Point) => {
    const { frame, sheet, width, least } = measure();
    latest.current = next;
    sheet.style.width = sheet.style.minWidth = next === 1 ? '' : `${width * next}px`;
    sheet.style.setProperty('--k', String(1 / next));
    const [left, top] = [x * next - frame.clientWidth / 2, y * next - frame.clientHeight / 2];
    frame.scrollTo({ left, top, behavior: 'instant' });
    setShown({ scale: next, isLeast: next <= least });
  };
  const act = (action: ZoomAction) => {
    const { frame, width, height, least } = measure();
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = frame;
    const now = {
      scale: latest.current,
      x: (width * latest.current - clientWidth) / 2 - scrollLeft,
      y: (height * latest.current - clientHeight) / 2 - scrollTop,
    };
    const asked = zoomReducer(now, action, { width: clientWidth, height: clientHeight }, { width, height });
    const next = Math.max(asked.scale, least);
    show(next, { x: width / 2 - asked.x / next, y: height / 2 - asked.y / next });
  };
  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = frameOf.current!.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const onWheelAct = useEffectEvent(act);
  useEffect(() => {
    const frame = frameOf.current;
    if (!isAwake || !frame) return;
    let pendingPx = 0;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const step = wheelStep(pendingPx, event.deltaY);
      pendingPx = step.pendingPx;
      if (step.direction !== 0) onWheelAct({ kind: 'wheel', direction: step.direction, at: pointAt(event) });
    };
    frame.addEventListener('wheel', onWheel, { passive: false });
    return () => frame.removeEventListener('wheel', onWheel);
    // The frame is the same as long as the map is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isAwake]);

  return {
    scale,
    isMost: scale >= ZOOM.max,
    isLeast,
    onIn: () => act({ kind: 'in' }),
    onOut: () => act({ kind: 'out' }),
    onDoubleClick: (event: MouseEvent) => {
      if (!(event.target as Element).closest('[data-at]')) act({ kind: 'toggle', at: pointAt(event) });
    },
    /** Doubles the scale with this point in the middle; the new scale. */
    showCloser: ({ x, y }: Point): number => {
      const { perUnit } = measure();
      const next = Math.min(ZOOM.max, latest.current * 2);
      show(next, { x: x * perUnit, y: y * perUnit });
      return next;
    },
    /** Shows these points as large as they fit into the frame. */
    showAll: (points: readonly Point[]) => {
      if (points.length === 0) return;
      show(1, { x: 0, y: 0 });
      const { frame, least, perUnit } = measure();
      const [xs, ys] = [points.map(({ x }) => x * perUnit), points.map(({ y }) => y * perUnit)];
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const fitting = Math.min(
        (frame.clientWidth - 2 * RIM_PX) / (right - left),
        (frame.clientHeight - 2 * RIM_PX) / (bottom - top),
      );
      const next = Math.max(least, Math.min(fitting, MAX_SCALE_OF_ALL));
      show(next, { x: (left + right) / 2, y: (top + bottom) / 2 });
    },
  };
}
