/** Calls back once the page has loaded and the browser is idle, unless it is told to leave it. */
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
