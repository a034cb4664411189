'use client';
/** Why an island: filters, order, type and pages change in place; the code for that is fetched on first use. */
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { fetchListing } from '@/lib/browser/fetch-listing';
import type { ListingAction } from '@/lib/domain/listing/action';
import type { PackedListing } from '@/lib/domain/listing/file';
import { hasListingQuery } from '@/lib/domain/listing/query';
import { findDrawer } from '@/components/listing/filters/find-drawer';
import type { ListingConfig } from '@/components/listing/listing-config';
import { readEarlyChoices, readListingEvent } from './listing-event';
import { readHandover, type ListingHandover } from './listing-handover';
import type { ListingLive } from './ListingLive';

interface ListingBoxProps {
  config: ListingConfig;
  /** The listing in the HTML; stays until the data has loaded. */
  children: ReactNode;
}

type Stage =
  | { kind: 'ready' | 'loading' | 'failed' }
  | {
      kind: 'live';
      Live: typeof ListingLive;
      packed: PackedListing;
      actions: ListingAction[];
      before: ListingHandover;
    };

/** Listens to all controls of a listing, and queues actions until the live listing can answer. */
export function ListingBox({ config, children }: ListingBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const live = useRef<((action: ListingAction) => void) | null>(null);
  const [stage, setStage] = useState<Stage>({ kind: 'ready' });
  const [status, setStatus] = useState('');
  const { dataKey } = config;

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const actions = readEarlyChoices(element);
    let isLoading = false;
    let isDragging = false;
    let show: (() => void) | null = null;
    const load = async () => {
      if (isLoading) return;
      isLoading = true;
      setStage({ kind: 'loading' });
      setStatus(element.querySelector('#results-count .when-loading')?.textContent ?? '');
      try {
        const [{ ListingLive }, packed] = await Promise.all([import('./ListingLive'), fetchListing(dataKey)]);
        show = () => setStage({ kind: 'live', Live: ListingLive, packed, actions, before: readHandover() });
        // Replacing the slider during a drag would interrupt it.
        if (!isDragging) show();
      } catch {
        isLoading = false;
        // The drawer would hide the message.
        findDrawer()?.close();
        setStage({ kind: 'failed' });
        setStatus('');
      }
    };
    const queue: ListingAction[] = [];
    const answerQueue = () => queue.splice(0).forEach((action) => live.current?.(action));
    const onEvent = (event: Event) => {
      const action = readListingEvent(event);
      if (!action) return;
      // Browsers without `command` on buttons open the drawer here.
      const isDrawer = action.kind === 'button' && action.name === 'drawer';
      if (isDrawer && !('command' in HTMLButtonElement.prototype)) findDrawer()?.showModal();
      if (live.current) {
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
    for (const type of ['click', 'keydown', 'input', 'change']) element.addEventListener(type, onEvent, { signal });
    if (actions.length > 0 || findDrawer()?.open || hasListingQuery(location.search)) void load();
    return () => stop.abort();
  }, [dataKey]);

  // Memoised, so that a status message does not render the listing again.
  const answer = useMemo(
    () =>
      stage.kind === 'live' ? (
        <stage.Live
          config={config}
          packed={stage.packed}
          actions={stage.actions}
          before={stage.before}
          onReady={(dispatch) => (live.current = dispatch)}
          onStatus={setStatus}
        />
      ) : null,
    [stage, config],
  );

  return (
    <div ref={box} className="listing-box" data-stage={stage.kind} aria-busy={stage.kind === 'loading'}>
      <p role="status" className="sr-only">
        {status}
      </p>
      {answer ?? children}
    </div>
  );
}
