import { useEffect, useRef } from 'react';

/** Browsers throttle `replaceState` at about six calls a second. */
const DRAG_STEP_MS = 200;

const here = () => location.pathname + location.search;

/** Pushes each choice, so that Back undoes it. A whole drag counts as one choice (routes-and-content, Listing). */
export function useListingHistory(onMove: () => void) {
  const latest = useRef(onMove);
  const dragFrom = useRef<string>(null);
  const draggedAt = useRef(0);

  useEffect(() => {
    latest.current = onMove;
  });
  useEffect(() => {
    const onPopState = () => latest.current();
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  const record = (address: string, isDrag: boolean) => {
    if (isDrag) {
      dragFrom.current ??= here();
      if (performance.now() - draggedAt.current < DRAG_STEP_MS) return;
      draggedAt.current = performance.now();
      history.replaceState(null, '', address);
      return;
    }
    if (dragFrom.current !== null) history.replaceState(null, '', dragFrom.current);
    dragFrom.current = null;
    if (address !== here()) history.pushState(null, '', address);
  };
  return { record };
}
