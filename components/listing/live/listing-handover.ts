import { findDrawer, LISTING_ID } from '@/components/listing/listing-id';
import type { ListingAction } from '@/lib/domain/listing/action';

/** State of the HTML listing that the live listing must restore. */
export interface ListingHandover {
  /** Id of the focused element. */
  focusId: string | undefined;
  /** Ids of the folded groups. */
  folded: string[];
  /** Whether the drawer is open, and not closed again while the data loaded. */
  isDrawerOpen: boolean;
}

/** Where the listing stands; styles show and hide by it. */
export function setStage(box: HTMLElement, stage: 'loading' | 'failed' | 'live'): void {
  box.dataset['stage'] = stage;
  box.ariaBusy = String(stage === 'loading');
  // It would hide the message.
  if (stage === 'failed') findDrawer()?.close();
}

/** Must be read before the HTML listing is removed. */
export function readHandover(): ListingHandover {
  return {
    focusId: document.activeElement?.id,
    folded: [...document.querySelectorAll(`#${LISTING_ID.place} details:not([open])`)].map(({ id }) => id),
    isDrawerOpen: findDrawer()?.open ?? false,
  };
}

/** An action and whether it changed the page. Each action needs a new object, because effects compare by identity. */
export interface LastAction {
  action: ListingAction;
  isPageTurn: boolean;
}
