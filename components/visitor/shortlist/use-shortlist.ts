import { useEffect, useLayoutEffect, useState } from 'react';
import { readCompared } from '@/lib/browser/visitor/compared';
import { readShortlist, watchShortlist, writeShortlist } from '@/lib/browser/visitor/shortlist';
import type { SavedProject } from '@/lib/domain/visitor/saved-project';
import { ROUTES } from '@/lib/domain/site/routes';
import { COMPARED_MAX } from '@/lib/domain/visitor/compared';
import { mergeKept, nameOfKey, parseSharedShortlist, toFront } from '@/lib/domain/visitor/shortlist';

interface Swap {
  /** Name of the project that left the table. */
  replaced: string;
  before: SavedProject[];
}

const keysOf = (list: readonly SavedProject[]) =>
  list
    .map(({ key }) => key)
    .sort()
    .join();

const readShared = (): SavedProject[] | null =>
  parseSharedShortlist(location.search)?.map((key) => ({ key, name: nameOfKey(key) })) ?? null;

/** The visitor's own list, or a shared one from the address. A shared list is stored only when the visitor saves it. */
export function useShortlist() {
  const [own, setOwn] = useState(readShortlist);
  const [shared, setShared] = useState(readShared);
  const [notKept, setNotKept] = useState(0);
  const [cleared, setCleared] = useState<SavedProject[] | null>(null);
  const [swap, setSwap] = useState<Swap | null>(null);
  const put = (list: SavedProject[]) => (shared ? setShared(list) : writeShortlist(list));

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
    /** The shared list is what this visitor ticked on cards. */
    isComparison: shared !== null && keysOf(shared) === keysOf(readCompared()),
    /** Projects that 'Clear' removed, until the list has entries again. */
    cleared: own.length === 0 ? cleared : null,
    compare: (key: string) => {
      const before = shared ?? own;
      const replaced = before[COMPARED_MAX - 1];
      setSwap(replaced ? { replaced: replaced.name, before } : null);
      put(toFront(before, key));
    },
    /** The project that the last `compare` moved out of the table, and a function to bring it back. */
    swap: swap && {
      replaced: swap.replaced,
      undo: () => {
        put(swap.before);
        setSwap(null);
      },
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
