/** Calls back once the page has loaded and the browser is idle. Returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  let isLeft = false;
  const run = () => isLeft || callback();
  const start = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200));
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => {
    isLeft = true;
  };
}

/** Events that show a visitor is using the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Calls back when the browser is idle after the visitor's first event. Returns a function that cancels. */
export function whenVisited(callback: () => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onSign = () => {
    stop.abort();
    leave = whenIdle(callback);
  };
  let leave = () => stop.abort();
  for (const type of SIGNS) addEventListener(type, onSign, { signal, passive: true });
  return () => leave();
}
