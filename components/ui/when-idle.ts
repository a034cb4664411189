/** Calls back once the page has loaded and the browser is idle. */
export function whenIdle(callback: () => void): void {
  const start = () => ('requestIdleCallback' in window ? requestIdleCallback(callback) : setTimeout(callback, 200));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

/** Events that show a visitor is using the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Calls back when the browser is idle after the visitor's first event. */
export function whenVisited(callback: () => void): void {
  const seen = new AbortController();
  const onSign = () => {
    seen.abort();
    whenIdle(callback);
  };
  for (const type of SIGNS) addEventListener(type, onSign, seen);
}
