/** The filter drawer of the page; null if it has no listing. */
export function findDrawer(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('#filter-drawer');
}
