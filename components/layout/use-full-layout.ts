import { useEffect } from 'react';
import { whenIdle, whenVisited } from '@/components/ui/when-idle';

/** Cards of a strip that weigh as much as a section. */
const CARDS_AT_ONCE = 6;

/** Lays out a section, or some cards of a strip, whenever nothing else is to be done, until all are. */
function layOutRest(): void {
  const section = document.querySelector('.below-fold');
  const parts = section ? [section] : [...document.querySelectorAll('.off-stage')].slice(0, CARDS_AT_ONCE);
  if (parts.length === 0) return;
  for (const part of parts) part.classList.remove('below-fold', 'off-stage');
  whenIdle(layOutRest);
}

/**
 * What stands outside the first screen is laid out by the browser as it comes near (`below-fold`, `off-stage`). For whoever
 * reads on, all of it is, so that ways down the page lead to true places; nobody's phone works for what nobody looks at.
 */
export function useFullLayout(): void {
  useEffect(() => whenVisited(layOutRest), []);
}
