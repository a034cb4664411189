/** How near to the screen something is fetched. */
const NEAR = '600px';

/** Calls `run` once, as soon as the element is nearly on screen; never after `signal` has ended. */
export function whenNear(element: Element, run: () => void, signal: AbortSignal): void {
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      run();
    },
    { rootMargin: NEAR },
  );
  near.observe(element);
  signal.addEventListener('abort', () => near.disconnect());
}
