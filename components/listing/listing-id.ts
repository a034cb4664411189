/** Ids: the box that says in which stage a listing is, what is drawn again in it, and what says it aloud. */
export const LISTING_ID = { box: 'listing', place: 'listing-place', status: 'listing-status' } as const;

/** Id of the checkbox that shows the map. */
export const SHOW_MAP = 'show-map';

/** The filter drawer of the page; null if it has no listing. */
export function findDrawer(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('#filter-drawer');
}
