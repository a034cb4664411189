import { useEffect, useLayoutEffect, useState } from 'react';
import { readShortlist, watchShortlist, writeShortlist } from '@/lib/browser/visitor/shortlist';
import type { SavedProject } from '@/lib/domain/visitor/saved-project';
import { ROUTES } from '@/lib/domain/site/routes';
import { mergeKept, nameOfKey, parseSharedShortlist, toFront } from '@/lib/domain/visitor/shortlist';

const readShared = (): SavedProject[] | null =>
  parseSharedShortlist(location.search)?.map((key) => ({ key, name: nameOfKey(key) })) ?? null;

/** The visitor's own list, or a shared one from the address. A shared list is stored only when the visitor saves it. */
export function useShortlist() {
  const [own, setOwn] = useState(readShortlist);
  const [shared, setShared] = useState(readShared);
  const [notKept, setNotKept] = useState(0);
  const [cleared, setCleared] = useState<SavedProject[] | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    watchShortlist(() => setOwn(readShortlist()), stop.signal);
    addEventListener('popstate', () => setShared(readShared()), { signal: stop.signal });
    return () => stop.abort();
  }, []);
  useLayoutEffect(() => {
    dispatchEvent(new Event('cards-drawn'));
  });

  return {
    own,
    shared,
    /** Projects that 'Clear' removed, until the list has entries again. */
    cleared: own.length === 0 ? cleared : null,
    compare: (key: string) => {
      if (shared) setShared(toFront(shared, key));
      else writeShortlist(toFront(own, key));
    },
    /** Number of projects of a shared list that did not fit. */
    notKept,
    keepShared: (named: readonly SavedProject[]) => {
      const merged = mergeKept(own, named);
      writeShortlist(merged);
      setNotKept(named.filter(({ key }) => !merged.some((each) => each.key === key)).length);
      history.pushState(null, '', ROUTES.shortlist);
      setShared(null);
    },
    clear: () => {
      setCleared(own);
      writeShortlist([]);
    },
    undo: () => {
      if (cleared) writeShortlist(cleared);
    },
  };
}
