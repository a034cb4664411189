import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/Notice';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import { COMPARED_MAX } from '@/lib/domain/visitor/compared';
import { notKeptText } from '@/lib/domain/visitor/shortlist';
import { CompareTable } from './CompareTable';
import { RestCards } from './RestCards';
import { ShortlistActions } from './ShortlistActions';
import { ShortlistEmpty } from './ShortlistEmpty';
import { ShortlistFault } from './ShortlistFault';
import { useShortlist } from './use-shortlist';
import { useShortlistRecords } from './use-shortlist-records';
import { HeartButton } from './HeartButton';
import type { ShortlistEntry } from './shortlist-rows';
import { Icon } from '@/components/ui/Icon';
import { ROUTES } from '@/lib/domain/site/routes';

interface SharedNoteProps {
  count: number;
  /** The visitor ticked these projects, nobody sent them. */
  isComparison: boolean;
  /** Size of the visitor's own list. */
  ownCount: number;
  onKeep: () => void;
}

/** Note above a list from a shared address: nothing is saved until the visitor chooses so. */
function SharedNote({ count, isComparison, ownCount, onKeep }: SharedNoteProps) {
  return (
    <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-surface-2 p-4">
      <p className="grow">
        <span className="font-semibold">
          {isComparison ? 'Your comparison' : 'Shared with you'}: {formatProjectCount(count)}.
        </span>{' '}
        Your own list stays as it is.
      </p>
      <button type="button" className="btn btn-primary" onClick={onKeep}>
        <Icon name="heart" size={18} />
        Keep these
      </button>
      {ownCount > 0 ? (
        <a href={ROUTES.shortlist} className="link">
          <span>Your own list ({ownCount})</span>
        </a>
      ) : null}
    </div>
  );
}

/** If the focused button was removed with its project, the list's heading takes the focus. */
function useKeptFocus(shown: string): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) {
      document.getElementById('shortlist-head')?.focus({ preventScroll: true });
    }
    before.current = shown;
  }, [shown]);
}

/** Up to four projects side by side, the others as cards, and the actions on the list. */
export function ShortlistLive({ whatsapp, developers }: ShortlistProps) {
  const list = useShortlist();
  const projects = list.shared ?? list.own;
  const { entries, retry } = useShortlistRecords(projects, developers);
  const listed = entries.filter(({ kind }) => kind !== 'gone');
  const isLoading = entries.some(({ kind }) => kind === 'loading');
  const rest = listed.slice(COMPARED_MAX);
  const count = formatProjectCount(listed.length);
  useKeptFocus(projects.map(({ key }) => key).join());

  if (projects.length === 0) {
    return <ShortlistEmpty clearedCount={list.cleared?.length ?? 0} onUndo={list.undo} />;
  }
  return (
    <>
      {list.shared ? (
        <SharedNote
          count={entries.length}
          isComparison={list.isComparison}
          ownCount={list.own.length}
          onKeep={() => list.keepShared(listed)}
        />
      ) : null}
      {list.notKept > 0 ? (
        <div className="mb-8">
          <Notice tone="saved" title={notKeptText(list.notKept)} />
        </div>
      ) : null}
      <h2 id="shortlist-head" tabIndex={-1} className="mb-4 type-h3 outline-none">
        {isLoading ? 'Loading projects...' : count}
      </h2>
      <ShortlistActions
        projects={entries}
        compared={listed.slice(0, COMPARED_MAX)}
        whatsapp={whatsapp}
        onClear={list.shared ? null : list.clear}
      />
      <p role="status" className="sr-only">
        {isLoading ? 'Loading projects...' : `${count} on this list`}
      </p>
      {entries.some(({ kind }) => kind === 'failed') ? <ShortlistFault onRetry={retry} /> : null}
      <p role="status" className={list.swap ? 'compare-swap' : undefined}>
        {list.swap ? (
          <>
            Replaced {list.swap.replaced}.
            <button type="button" className="link" onClick={list.swap.undo}>
              <span>Undo</span>
            </button>
          </>
        ) : null}
      </p>
      {listed.length > 0 ? <CompareTable entries={listed.slice(0, COMPARED_MAX)} developers={developers} /> : null}
      {rest.length > 0 ? (
        <section aria-labelledby="rest" className="mt-14">
          <h2 id="rest" className="type-h2">
            Also on the list
          </h2>
          <RestCards
            entries={rest}
            onCompare={(key) => {
              list.compare(key);
              document.getElementById('shortlist-head')?.scrollIntoView();
            }}
          />
        </section>
      ) : null}
      <GoneProjects entries={entries.filter(({ kind }) => kind === 'gone')} />
    </>
  );
}

export interface ShortlistProps {
  /** Digits with country code. */
  whatsapp: string;
  /** Names of the developers by slug. */
  developers: Record<string, string>;
}

/** Saved projects that are no longer offered. */
function GoneProjects({ entries }: { entries: ShortlistEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="gone" className="mt-14">
      <h2 id="gone" className="type-h3">
        No longer on our list
      </h2>
      <ul className="mt-3">
        {entries.map(({ key, name, href }) => (
          <li key={key} className="flex items-center gap-4 border-b border-line py-2 text-ink-2">
            <span className="grow">{name}</span>
            <HeartButton href={href} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
