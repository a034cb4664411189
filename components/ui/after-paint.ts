/** Calls back after the browser has painted the current page; on a hidden one, once it is shown. */
export const afterPaint = (callback: () => void) => requestAnimationFrame(() => setTimeout(callback));
