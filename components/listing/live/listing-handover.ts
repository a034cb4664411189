import type { ListingAction } from '@/lib/domain/listing/action';

/** What of the page's listing has to stay as it is when the one that answers takes its place. */
export interface ListingHandover {
  /** Id of the control in use. */
  focusId: string | undefined;
  /** Ids of the groups folded away. */
  folded: string[];
}

/** To be read before the page's listing goes. */
export function readHandover(): ListingHandover {
  return {
    focusId: document.activeElement?.id,
    folded: [...document.querySelectorAll('.filter-group:not([open])')].map(({ id }) => id),
  };
}

/** An action and whether it turned the page: a new object for each. */
export interface LastAction {
  action: ListingAction;
  isPageTurn: boolean;
}
