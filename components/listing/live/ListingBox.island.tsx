'use client';
/** Why an island: filters, order, type and pages change in place; what does that is fetched on first use. */
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { fetchListing } from '@/lib/browser/fetch-listing';
import type { ListingAction } from '@/lib/domain/listing/action';
import type { PackedListing } from '@/lib/domain/listing/file';
import { hasListingQuery } from '@/lib/domain/listing/query';
import type { ListingConfig } from '@/components/listing/listing-config';
import { readEarlyChoices, readListingEvent } from './listing-event';
import { readHandover, type ListingHandover } from './listing-handover';
import type { ListingLive } from './ListingLive';

interface ListingBoxProps {
  config: ListingConfig;
  /** The listing as it is in the page; stays until its data has come. */
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

/** Listens for all controls of a listing, and keeps what was asked until its engine can answer. */
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
        // A thumb is not taken from under the finger.
        if (!isDragging) show();
      } catch {
        isLoading = false;
        setStage({ kind: 'failed' });
        setStatus('');
      }
    };
    const queue: ListingAction[] = [];
    const answerQueue = () => queue.splice(0).forEach((action) => live.current?.(action));
    const onEvent = (event: Event) => {
      const action = readListingEvent(event);
      if (!action) return;
      if (live.current) {
        queue.push(action);
        // The browser shows a tick by itself: at once, and what it changes in the frame after.
        if (action.kind === 'field' && !action.isDrag) afterPaint(answerQueue);
        else answerQueue();
        return;
      }
      actions.push(action);
      isDragging = action.kind === 'field' && action.isDrag;
      if (show && !isDragging) show();
      else void load();
    };
    for (const type of ['click', 'input', 'change']) element.addEventListener(type, onEvent, { signal });
    if (actions.length > 0 || hasListingQuery(location.search)) void load();
    return () => stop.abort();
  }, [dataKey]);

  // The same element as long as the stage is the same: what is announced does not draw the listing again.
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
