/** Why an enhancer: filters, order, type and pages change in place; the code for that is fetched on first use. */
import { loadDrawView } from '@/components/islands/draw';
import { afterPaint } from '@/components/ui/after-paint';
import { fetchListing } from '@/lib/browser/fetch-listing';
import type { ListingAction } from '@/lib/domain/listing/action';
import { hasListingQuery } from '@/lib/domain/listing/query';
import { findDrawer } from '@/components/listing/filters/find-drawer';
import type { ListingConfig } from '@/components/listing/listing-config';
import { readEarlyChoices, readListingEvent } from './listing-event';
import { readHandover } from './listing-handover';

type Stage = 'ready' | 'loading' | 'failed' | 'live';

/**
 * Listens to all controls of the listing around the root, and queues actions until the live listing can answer. That is
 * drawn into the root, in place of the listing in the HTML, which stays until the data has loaded.
 */
export function listingBox(root: HTMLElement, signal: AbortSignal, { config }: { config: ListingConfig }): void {
  const built = root.previousElementSibling;
  const box = root.parentElement;
  const status = box?.querySelector('[role=status]');
  if (!box || !built || !status) return;
  const actions = readEarlyChoices(box);
  const queue: ListingAction[] = [];
  let dispatch: ((action: ListingAction) => void) | null = null;
  let isLoading = false;
  let isDragging = false;
  let show: (() => void) | null = null;

  const setStatus = (text: string) => {
    status.textContent = text;
  };
  const setStage = (stage: Stage) => {
    box.dataset['stage'] = stage;
    box.ariaBusy = String(stage === 'loading');
  };

  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    setStage('loading');
    setStatus(box.querySelector('#results-count [data-when=loading]')?.textContent ?? '');
    try {
      const [drawView, { ListingLive }, listed] = await Promise.all([
        loadDrawView(),
        import('./ListingLive'),
        fetchListing(config.dataKey),
      ]);
      show = () => {
        show = null;
        const before = readHandover();
        const html = built.innerHTML;
        built.replaceChildren();
        setStage('live');
        const onReady = (ready: typeof dispatch) => (dispatch = ready);
        drawView(root, ListingLive, { config, listed, actions, before, onReady, onStatus: setStatus }, html);
      };
      // Replacing the slider during a drag would interrupt it.
      if (!isDragging) show();
    } catch {
      isLoading = false;
      // The drawer would hide the message.
      findDrawer()?.close();
      setStage('failed');
      setStatus('');
    }
  };
  const answerQueue = () => queue.splice(0).forEach((action) => dispatch?.(action));
  const onEvent = (event: Event) => {
    const action = readListingEvent(event);
    if (!action) return;
    // Browsers without `command` on buttons open the drawer here.
    const isDrawer = action.kind === 'button' && action.name === 'drawer';
    if (isDrawer && !('command' in HTMLButtonElement.prototype)) findDrawer()?.showModal();
    if (dispatch) {
      queue.push(action);
      // Let the browser paint the tick or the drawer first; the rest follows in the next frame.
      if (action.kind === 'field' ? !action.isDrag : isDrawer) afterPaint(answerQueue);
      else answerQueue();
      return;
    }
    actions.push(action);
    isDragging = action.kind === 'field' && action.isDrag;
    if (show && !isDragging) show();
    else void load();
  };
  for (const type of ['click', 'keydown', 'input', 'change']) box.addEventListener(type, onEvent, { signal });
  if (actions.length > 0 || findDrawer()?.open || hasListingQuery(location.search)) void load();
}
