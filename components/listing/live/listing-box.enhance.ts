/** Why an enhancer: filters, order, type and pages change in place; the code that draws them is fetched on first use. */
import { loadDrawView } from '@/components/islands/draw';
import { afterPaint } from '@/components/ui/after-paint';
import { LISTING_ID } from '@/components/listing/listing-id';
import type { ListingConfig } from '@/components/listing/listing-config';
import { fetchListing } from '@/lib/browser/fetch-listing';
import { hasListingQuery } from '@/lib/domain/listing/query';
import { listenToListing, readEarlyChoices } from './listing-event';
import { readHandover, setStage } from './listing-handover';

/** Notes what the visitor does with the listing as built, until the live one has loaded and takes its place. */
export function listingBox(_root: HTMLElement, signal: AbortSignal, { config }: { config: ListingConfig }): void {
  const [box, place] = [document.getElementById(LISTING_ID.box)!, document.getElementById(LISTING_ID.place)!];
  const actions = readEarlyChoices(box);
  const waiting = new AbortController();
  signal.addEventListener('abort', () => waiting.abort());
  let isDragging = false;
  let show: (() => void) | null = null;

  const load = async () => {
    setStage(box, 'loading');
    const parts = Promise.all([loadDrawView(), import('./ListingLive'), fetchListing(config.dataKey)]);
    const [drawView, { ListingLive }, listed] = await parts;
    show = () => {
      waiting.abort();
      setStage(box, 'live');
      drawView(place, ListingLive, { config, listed, actions, before: readHandover() });
    };
    // Replacing the slider during a drag would interrupt it.
    if (!isDragging) show();
  };
  const onUse = () => {
    if (show && !isDragging) show();
    else if (box.dataset['stage'] !== 'loading') load().catch(() => setStage(box, 'failed'));
  };
  listenToListing(box, waiting.signal, (action) => {
    actions.push(action);
    isDragging = action.kind === 'field' && action.isDrag;
    // The control answers first: what follows changes the style of all cards.
    afterPaint(() => waiting.signal.aborted || onUse());
  });
  if (actions[0] || box.querySelector('dialog[open],[open]>[data-used]') || hasListingQuery(location.search)) onUse();
}
