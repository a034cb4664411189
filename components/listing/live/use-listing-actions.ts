import { LISTING_ID } from '@/components/listing/listing-id';
import { useEffect, useRef } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import type { ListingAction } from '@/lib/domain/listing/action';
import { isDrawerButton, listenToListing } from './listing-event';

/** Answers actions in the listing. The browser paints a tick or the drawer first; the rest follows in the next frame. */
export function useListingActions(onAction: (action: ListingAction) => void): void {
  const latest = useRef(onAction);
  useEffect(() => {
    latest.current = onAction;
  });
  useEffect(() => {
    const stop = new AbortController();
    const queue: ListingAction[] = [];
    const answer = () => queue.splice(0).forEach((action) => latest.current(action));
    listenToListing(document.getElementById(LISTING_ID.box)!, stop.signal, (action) => {
      queue.push(action);
      if (action.kind === 'field' ? !action.isDrag : isDrawerButton(action)) afterPaint(answer);
      else answer();
    });
    return () => stop.abort();
  }, []);
}
