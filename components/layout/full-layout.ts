import { whenIdle, whenVisited } from '@/components/ui/when-idle';

/** Laying out this many cards takes about as long as one section. */
const CARDS_AT_ONCE = 6;

/** Lays out one section, or some cards of a strip, in each idle period until all are done. */
function layOutRest(): void {
  const section = document.querySelector('[data-deferred=section]');
  const parts = section ? [section] : [...document.querySelectorAll('[data-deferred=card]')].slice(0, CARDS_AT_ONCE);
  if (parts.length === 0) return;
  for (const part of parts) part.removeAttribute('data-deferred');
  whenIdle(layOutRest);
}

/**
 * The browser lays out content below the first screen only as it comes near (`data-deferred`). At a visitor's
 * first sign all of it is laid out, so that anchors scroll to the right place. Without one, a phone never lays out what
 * is off screen.
 */
export function layOutAll(signal: AbortSignal): void {
  signal.addEventListener('abort', whenVisited(layOutRest));
}
