import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

type SavingNavigator = Navigator & { connection?: { saveData?: boolean } };

function isCalm(): boolean {
  return matchMedia(REDUCED_MOTION).matches || !!(navigator as SavingNavigator).connection?.saveData;
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the visitor asked for less motion or less data; nothing starts by itself then (visual language 5). */
export function useCalm(): boolean {
  return useSyncExternalStore(watch, isCalm, () => false);
}
