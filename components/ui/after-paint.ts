/** At the latest after this many ms: a page that is not shown paints nothing. */
const PATIENCE_MS = 200;

/** Calls back once the browser has painted what is on the page now. */
export function afterPaint(callback: () => void): void {
  let isDone = false;
  const run = () => {
    if (!isDone) callback();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, PATIENCE_MS);
}
