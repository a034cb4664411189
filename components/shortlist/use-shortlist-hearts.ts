import { useEffect } from 'react';

/** Fetches what hearts do, right after the first load, and hands it what was pressed before. */
export function useShortlistHearts() {
  useEffect(() => {
    const stop = new AbortController();
    const mark = (heart?: Element) => import('@/lib/browser/heart-marks').then(({ markHearts }) => markHearts(heart));
    const onClick = ({ target }: Event) => {
      const heart = (target as Element).closest('.heart');
      if (heart) mark(heart).catch(() => undefined);
    };
    document.addEventListener('click', onClick, { signal: stop.signal });
    mark().catch(() => undefined);
    return () => stop.abort();
  }, []);
}
