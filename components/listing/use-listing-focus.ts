import { useEffect, useLayoutEffect, useState } from 'react';
import type { LastAction } from './use-listing';

const byId = (id: string) => document.getElementById(id);

/** Groups folded away and the control in use stay so when the page's listing gives way to the one that answers. */
function useHandover(): void {
  const [before] = useState(() => ({
    focusId: document.activeElement?.id,
    folded: [...document.querySelectorAll('.filter-group:not([open])')].map(({ id }) => id),
  }));
  useLayoutEffect(() => {
    for (const id of before.folded) byId(id)?.removeAttribute('open');
    if (before.focusId) byId(before.focusId)?.focus({ preventScroll: true });
  }, [before]);
}

/** A turned page is read from its first card; a button that goes with its filter leaves the focus at the count. */
export function useListingFocus(last: LastAction | null): void {
  useHandover();
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
