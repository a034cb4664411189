/** Whether a click follows a link here: with a key or another button it opens elsewhere, and one may be answered already. */
export function isPlainClick(event: MouseEvent): boolean {
  return !(event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

/**
 * Answers plain clicks on the links of a selector in place, a double click once. Where `open` rejects, because what it
 * fetches does not come, the link leads where it leads. Returns how to end it.
 */
export function openOnClick(selector: string, open: (link: HTMLAnchorElement) => Promise<void>): () => void {
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(selector);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    if (event.detail < 2) open(link).catch(() => location.assign(link.href));
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
