import { useEffect, useState, type ComponentType } from 'react';
import type { ShortlistFullProps } from './ShortlistFull';

/** Handles clicks on hearts with code fetched right after hydration. Returns the note to show if the list is full. */
export function useShortlistHearts() {
  const [Refusal, setRefusal] = useState<ComponentType<ShortlistFullProps> | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const mark = (heart?: Element) =>
      import('@/lib/browser/visitor/heart-marks').then(({ markHearts }) => markHearts(heart));
    const press = async (heart: Element) => {
      const isDone = await mark(heart);
      const note = isDone ? null : (await import('./ShortlistFull')).ShortlistFull;
      setRefusal(() => note);
    };
    const onClick = ({ target }: Event) => {
      const heart = (target as Element).closest('.heart');
      if (heart) press(heart).catch(() => undefined);
    };
    document.addEventListener('click', onClick, { signal: stop.signal });
    mark().catch(() => undefined);
    return () => stop.abort();
  }, []);

  return Refusal && { Refusal, dismiss: () => setRefusal(null) };
}
