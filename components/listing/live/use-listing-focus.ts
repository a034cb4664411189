import { useEffect, useLayoutEffect } from 'react';
import type { ListingHandover, LastAction } from './listing-handover';

const byId = (id: string) => document.getElementById(id);

/** Restores the folded groups and the focus when the live listing replaces the HTML listing. */
function useHandover(before: ListingHandover): void {
  useLayoutEffect(() => {
    for (const id of before.folded) byId(id)?.removeAttribute('open');
    if (before.focusId) byId(before.focusId)?.focus({ preventScroll: true });
  }, [before]);
}

/** After a page change the focus goes to the results. After the removal of a filter's button it goes to the count. */
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
