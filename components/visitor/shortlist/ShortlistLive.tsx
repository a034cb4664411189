import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { ROUTES } from '@/lib/domain/site/routes';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { ShareLink } from '@/components/ui/ShareLink';
import type { SavedProject } from '@/lib/domain/visitor/saved-project';
import { notKeptText, shortlistUrl, shortlistWhatsappUrl } from '@/lib/domain/visitor/shortlist';
import { ProjectCard } from '@/components/listing/ProjectCard';
import { Notice } from '@/components/ui/Notice';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import { COMPARED_MAX } from '@/lib/domain/visitor/compared';
import { HeartButton } from './HeartButton';
import type { ShortlistEntry } from './shortlist-rows';
import { CompareTable } from './CompareTable';
import { ShortlistFault } from './ShortlistFault';
import { useShortlist, useShortlistRecords } from './use-shortlist';

interface ShortlistEmptyProps {
  /** Number of projects 'Clear' has just removed; 0 if there is nothing to undo. */
  clearedCount: number;
  onUndo: () => void;
}

/** Shown while the list is empty. */
export function ShortlistEmpty({ clearedCount, onUndo }: ShortlistEmptyProps) {
  return (
    <div className="panel edge-line">
      <Icon name="heart" size={32} className="text-accent" />
      <h2 id="shortlist-head" tabIndex={-1} className="mt-4 type-h3 no-outline">
        Your shortlist is empty
      </h2>
      <p className="mt-2 measure text-ink-2">
        Press the heart on a project to keep it here. Up to four stand side by side, and the whole list can be shared.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <SiteLink href={ROUTES.projects} className="btn btn-primary">
          All Projects
        </SiteLink>
        {clearedCount > 0 ? (
          <button type="button" className="btn btn-outline" onClick={onUndo}>
            <Icon name="rotate-ccw" size={18} />
            Bring {clearedCount} back
          </button>
        ) : (
          <SiteLink href={ROUTES.contact} className="btn btn-outline">
            Contact Us
          </SiteLink>
        )}
      </div>
    </div>
  );
}

interface ShortlistActionsProps {
  projects: readonly SavedProject[];
  /** Those that stand side by side. */
  compared: readonly SavedProject[];
  whatsapp: string;
  /** Null for a shared list. */
  onClear: (() => void) | null;
}

/** Actions on the whole list: ask for those that stand side by side, visit them on one day, send, share, clear. */
export function ShortlistActions({ projects, compared, whatsapp, onClear }: ShortlistActionsProps) {
  const lookingFor = compared.map(({ name }) => name).join('; ');
  const these = compared.length > 1 ? `these ${compared.length}` : 'it';
  return (
    <div className="mb-8 flex flex-wrap items-center gap-3">
      {compared.length > 0 ? (
        <>
          <EnquiryLink kind="popup" lookingFor={lookingFor} note="One enquiry, one answer." className="btn btn-enquire">
            Ask for {these}
          </EnquiryLink>
          <EnquiryLink
            kind="popup"
            isVisit
            lookingFor={lookingFor}
            note="One day, one adviser, in the order that is the shortest way."
            className="btn btn-outline"
          >
            Visit {these}
          </EnquiryLink>
        </>
      ) : null}
      <SiteLink href={shortlistWhatsappUrl(whatsapp, projects, location.origin)} className="btn btn-wa">
        <Icon name="whatsapp" />
        Send on WhatsApp
      </SiteLink>
      <ShareLink title="Shortlist" url={shortlistUrl(projects, location.origin)} />
      {onClear ? (
        <button type="button" className="btn btn-outline" onClick={onClear}>
          <Icon name="trash-2" size={18} />
          Clear
        </button>
      ) : null}
    </div>
  );
}

interface RestCardsProps {
  entries: ShortlistEntry[];
  onCompare: (key: string) => void;
}

/** Projects outside the comparison; a button adds each of them to it. */
export function RestCards({ entries, onCompare }: RestCardsProps) {
  return (
    <ul aria-label="More projects" className="mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {entries.map((entry) => (
        <li key={entry.key}>
          {entry.kind === 'ready' ? (
            <ProjectCard project={entry.record.summary} headingLevel={3} />
          ) : (
            <article className="project-card">
              <div className="aspect-3/2 rounded-card bg-photo" />
              <h3 className="mt-4 type-title">
                <SiteLink href={entry.href} className="stretched">
                  {entry.name}
                </SiteLink>
              </h3>
              <HeartButton href={entry.href} name={entry.name} />
            </article>
          )}
          <button type="button" className="mt-4 btn btn-outline" onClick={() => onCompare(entry.key)}>
            Compare<span className="sr-only"> {entry.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

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
      <h2 id="shortlist-head" tabIndex={-1} className="mb-4 type-h3 no-outline">
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
      <p role="status" className={list.swap ? 'flex min-h-11 items-center gap-2' : undefined}>
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
          <li key={key} className="flex items-center gap-4 py-2 text-ink-2 edge-line-b">
            <span className="grow">{name}</span>
            <HeartButton href={href} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
