/** Whether a click would follow the link in this tab: no modifier key, main button, not yet handled. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * Calls `open` for plain clicks on links matching the selector, once for a double click. If `open` rejects, for example
 * on a failed fetch, the browser follows the link. The signal removes the listener.
 */
export function openOnClick(
  selector: string,
  open: (link: HTMLAnchorElement) => Promise<void>,
  signal: AbortSignal,
): void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(selector);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    if (event.detail < 2) open(link).catch(() => location.assign(link.href));
  };
  document.addEventListener('click', onClick, { signal });
}
