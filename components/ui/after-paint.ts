/** Latest call in ms, because a hidden page never paints. */
const PATIENCE_MS = 200;

/** Calls back after the browser has painted the current page. */
export function afterPaint(callback: () => void): void {
  let isDone = false;
  const run = () => {
    if (!isDone) callback();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, PATIENCE_MS);
}
