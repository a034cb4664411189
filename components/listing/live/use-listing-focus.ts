import { useEffect, useLayoutEffect } from 'react';
import type { ListingHandover, LastAction } from './listing-handover';

const byId = (id: string) => document.getElementById(id);

/** Groups folded away and the control in use stay so when the page's listing gives way to the one that answers. */
function useHandover(before: ListingHandover): void {
  useLayoutEffect(() => {
    for (const id of before.folded) byId(id)?.removeAttribute('open');
    if (before.focusId) byId(before.focusId)?.focus({ preventScroll: true });
  }, [before]);
}

/** A turned page is read from its first card; a button that goes with its filter leaves the focus at the count. */
export function useListingFocus(last: LastAction | null, before: ListingHandover): void {
  useHandover(before);
  useEffect(() => {
    if (!last) return;
    if (last.isPageTurn) {
      byId('results')?.focus({ preventScroll: true });
      byId('results-count')?.scrollIntoView({ block: 'start' });
    } else if (last.action.kind === 'button' && document.activeElement === document.body) {
      byId('results-count')?.focus({ preventScroll: true });
    }
  }, [last]);
}
