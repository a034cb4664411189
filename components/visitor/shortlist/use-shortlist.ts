import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fetchListing } from '@/lib/browser/fetch-listing';
import { readData } from '@/lib/browser/read-data';
import type { ComparedFacts } from '@/lib/domain/project/compared-facts';
import { COMPARED_MAX, comparedKey } from '@/lib/domain/visitor/compared';
import type { SavedProject } from '@/lib/domain/visitor/saved-project';
import { listingKey } from '@/lib/domain/listing/listing';
import type { ListingRecord } from '@/lib/domain/listing/record';
import { listingPath, ROUTES } from '@/lib/domain/site/routes';
import { mergeKept, nameOfKey, parseSharedShortlist, splitProjectKey, toFront } from '@/lib/domain/visitor/shortlist';
import { readCompared } from '@/lib/browser/visitor/compared';
import { readShortlist, watchShortlist, writeShortlist } from '@/lib/browser/visitor/shortlist';
import type { ShortlistEntry } from './shortlist-rows';

type File =
  | { kind: 'loading' | 'failed' }
  | { kind: 'ready'; records: Map<string, ListingRecord>; facts: Map<string, ComparedFacts> };

/** The comparison stands without these facts where their file does not come. */
async function readFacts(slug: string): Promise<Map<string, ComparedFacts>> {
  const file = await readData<{ projects?: ComparedFacts[] }>(comparedKey(slug)).catch(() => null);
  return new Map((file?.projects ?? []).map((facts) => [facts.id, facts]));
}

function toEntry({ key, name }: SavedProject, files: Record<string, File>, isKnown: boolean): ShortlistEntry {
  const { developerSlug, id, href } = splitProjectKey(key);
  const file = files[developerSlug] ?? { kind: 'loading' };
  const base = { key, name, href };
  if (!isKnown) return { ...base, kind: 'gone' };
  if (file.kind !== 'ready') return { ...base, kind: file.kind };
  const record = file.records.get(id);
  if (!record) return { ...base, kind: 'gone' };
  return { ...base, name: record.summary.name, kind: 'ready', record, facts: file.facts.get(id) ?? null };
}

/** Data of the saved projects, from two files for each of their developers. */
export function useShortlistRecords(projects: readonly SavedProject[], developers: Record<string, string>) {
  const [files, setFiles] = useState<Record<string, File>>({});
  const asked = useRef(new Set<string>());
  const slugs = [...new Set(projects.map(({ key }) => splitProjectKey(key).developerSlug))];

  const load = (slug: string) => {
    if (asked.current.has(slug) || !Object.hasOwn(developers, slug)) return;
    asked.current.add(slug);
    const put = (file: File) => setFiles((now) => ({ ...now, [slug]: file }));
    put({ kind: 'loading' });
    Promise.all([fetchListing(listingKey(listingPath(slug))), readFacts(slug)]).then(
      ([records, facts]) =>
        put({ kind: 'ready', records: new Map(records.map((each) => [each.summary.id, each])), facts }),
      () => {
        asked.current.delete(slug);
        put({ kind: 'failed' });
      },
    );
  };
  useEffect(() => {
    for (const slug of slugs) if (!files[slug]) load(slug);
  });

  const entries = projects.map((project) =>
    toEntry(project, files, Object.hasOwn(developers, splitProjectKey(project.key).developerSlug)),
  );
  const retry = () => {
    for (const slug of slugs) load(slug);
  };
  return { entries, retry };
}

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
