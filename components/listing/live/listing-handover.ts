import type { ListingAction } from '@/lib/domain/listing/action';

/** State of the HTML listing that the live listing must restore. */
export interface ListingHandover {
  /** Id of the focused element. */
  focusId: string | undefined;
  /** Ids of the folded groups. */
  folded: string[];
}

/** Must be read before the HTML listing is removed. */
export function readHandover(): ListingHandover {
  return {
    focusId: document.activeElement?.id,
    folded: [...document.querySelectorAll('.filter-group:not([open])')].map(({ id }) => id),
  };
}

/** An action and whether it changed the page. Each action needs a new object, because effects compare by identity. */
export interface LastAction {
  action: ListingAction;
  isPageTurn: boolean;
}
