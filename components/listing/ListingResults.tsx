import type { ReactNode } from 'react';
import type { ListingRecord } from '@/lib/domain/listing/record';
import type { Configuration } from '@/lib/domain/project/configuration';
import { formatMatchCounts, type FoundHome, MATCH_WORDS } from '@/lib/domain/listing/match';
import type { ListedMatches, ListingView } from '@/lib/domain/listing/view';
import { formatProjectCount, formatSetCount } from '@/lib/domain/site/display-text';
import { pageRange, responsivePageSlots } from '@/lib/domain/site/pagination';
import { Icon } from '@/components/ui/Icon';
import { ShareLink } from '@/components/ui/ShareLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { LISTING_PAGE_SIZE } from '@/lib/domain/site/business-constants';
import { countedNoun, describeActiveFilters, toMapLinks, wishText } from '@/lib/domain/listing/words';
import { MESSAGES } from '@/lib/domain/site/messages';
import { LIVE_PARTS } from '@/components/live-parts';
import { ProjectCard } from './ProjectCard';
import { type ListingConfig, rulesOf } from './listing-config';
import { ResultsHead } from './ResultsHead';

interface ListingCardsProps {
  /** Projects, each with the configuration that its card shows. */
  cards: readonly { item: ListingRecord; configuration: Configuration | null }[];
  headingLevel: 2 | 3 | 4;
  label: string;
  id?: string;
}

const SIZES = '(width < 640px) 90vw, (width < 1024px) 50vw, 466px';

/** Cards of a listing in one or two columns. */
function ListingCards({ cards, headingLevel, label, id }: ListingCardsProps) {
  return (
    <ul
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={label}
      className="listing-grid grid gap-x-6 gap-y-10 no-outline sm:grid-cols-2"
    >
      {cards.map(({ item: { summary }, configuration }, index) => (
        <li key={summary.href}>
          <ProjectCard {...{ project: summary, configuration, headingLevel }} sizes={SIZES} isPriority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

interface MatchGroupsProps {
  matches: ListedMatches;
  headingLevel: 2 | 3;
  id: string;
}

/** Results in their groups: what fits, what is close, what has its price on request (routes-and-content, Listing). */
function MatchGroups({ matches, headingLevel, id }: MatchGroupsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div id={id} tabIndex={-1} className="grid gap-12 no-outline">
      {matches.groups.map(({ kind, members }) => {
        const { title, note } = MATCH_WORDS[kind];
        return (
          <section key={kind}>
            <header className="mb-6 flex flex-wrap items-baseline justify-between gap-x-4 pt-3 edge-ink-t">
              <Heading className="type-title">{title}</Heading>
              <p className="type-small font-semibold">{formatProjectCount(matches.counts[kind])}</p>
              {note ? <p className="basis-full type-small text-ink-2">{note}</p> : null}
            </header>
            <ListingCards cards={members} headingLevel={headingLevel === 2 ? 3 : 4} label={title} />
          </section>
        );
      })}
    </div>
  );
}

interface PaginationProps {
  /** Number of the page, from 1. */
  page: number;
  pageCount: number;
  total: number;
  pageSize: number;
  toHref: (page: number) => string;
}

const SHOWN = ['grid', 'sm:grid', 'md:grid', 'lg:grid'];
const HIDDEN = ['hidden', 'sm:hidden', 'md:hidden', 'lg:hidden'];
const BOX = 'grid size-[44px] place-items-center rounded-card';

/** Adds a class only if visibility changes from one width to the next. */
function displayClasses(isShownAt: boolean[]): string {
  return isShownAt
    .map((isShown, width) => (width > 0 && isShownAt[width - 1] === isShown ? '' : (isShown ? SHOWN : HIDDEN)[width]))
    .filter(Boolean)
    .join(' ');
}

function Step({ href, icon, label }: { href: string | null; icon: string; label: string }) {
  return href ? (
    <SiteLink href={href} label={label} className={`${BOX} bg-white edge-line hover:border-ink`}>
      <Icon name={icon} size={18} />
    </SiteLink>
  ) : (
    <span aria-hidden="true" className={`${BOX} text-ink-3 opacity-50 edge-line`}>
      <Icon name={icon} size={18} />
    </span>
  );
}

/** Page links in 3, 5, 6 or 7 slots by width, all in one row of HTML (spec 9). */
function Pagination({ page, pageCount, total, pageSize, toHref }: PaginationProps) {
  if (pageCount < 2) return null;
  const { first, last } = pageRange(page, total, pageSize);
  return (
    <div className="flex flex-col items-center gap-3">
      <nav aria-label="Pagination" data-answered="" className="flex gap-1 type-small font-semibold nums">
        <Step href={page > 1 ? toHref(page - 1) : null} icon="arrow-left" label="Previous page" />
        <ol className="flex gap-1">
          {responsivePageSlots(page, pageCount).map(({ slot, order, isShownAt }) => (
            <li key={order} className={`size-[44px] place-items-center ${displayClasses(isShownAt)}`}>
              {slot.kind === 'gap' ? (
                <span aria-hidden="true">…</span>
              ) : (
                <SiteLink
                  href={toHref(slot.number)}
                  label={`Page ${slot.number}`}
                  isCurrent={slot.number === page}
                  className={`${BOX} ${slot.number === page ? 'bg-ink text-white' : 'hover:bg-surface-2'}`}
                >
                  {slot.number}
                </SiteLink>
              )}
            </li>
          ))}
        </ol>
        <Step href={page < pageCount ? toHref(page + 1) : null} icon="arrow-right" label="Next page" />
      </nav>
      <p className="type-caption text-ink-2">
        Showing {first} – {last} of {total}
      </p>
    </div>
  );
}

/** Shown if the listing's data could not be fetched; the cards stay (routes-and-content, Pages). */
function ListingFault() {
  return (
    <div role="alert" data-when="failed" className="mb-5 flex flex-wrap items-center gap-3 rounded-card bg-err-bg p-4">
      <Icon name="circle-alert" className="flex-none text-err" />
      <p className="grow font-semibold text-err">{MESSAGES.listingFailed}</p>
      <button type="button" name="retry" className="btn btn-outline">
        Try again
      </button>
    </div>
  );
}

interface ListingResultsProps {
  config: ListingConfig;
  view: ListingView;
  found: readonly FoundHome[];
  leftOut: string;
  toPageHref: (page: number) => string;
  /** In the place of the cards when nothing matches, which is in the browser only. */
  noMatch?: ReactNode;
}

/** Count, order, chosen filters, the cards of one page and the pagination; without matches, the enquiry form. */
export function ListingResults({ config, view, found, leftOut, toPageHref, noMatch }: ListingResultsProps) {
  const { TellMeWhen } = LIVE_PARTS;
  const rules = rulesOf(config);
  const wish = wishText(view.state, rules, config.title, leftOut);
  const { state, total, pageCount } = view;
  return (
    <div className="min-w-0">
      <ResultsHead
        hasMap={config.hasMap}
        mapLinks={toMapLinks(
          config.mapCities,
          found.map(({ record }) => record),
          state,
          rules,
        )}
        countText={
          view.matches
            ? formatMatchCounts(view.matches.counts)
            : formatSetCount(total, countedNoun(state, config.nouns))
        }
        sort={state.sort}
        filters={describeActiveFilters(state, rules)}
        leftOut={leftOut}
        developerName={config.developerName}
      />
      <div className="listing-results">
        <ListingFault />
        {total > 0 ? <Projects view={view} headingLevel={config.headingLevel} /> : noMatch}
        <div className="mt-12">
          <Pagination
            page={state.page}
            pageCount={pageCount}
            total={total}
            pageSize={LISTING_PAGE_SIZE}
            toHref={toPageHref}
          />
        </div>
        <p className="mt-8 flex flex-wrap gap-3">
          {/* Before the filters of the address are read, its wish is another one. */}
          {TellMeWhen ? (
            <span data-when="ready">
              <TellMeWhen subject={`Tell me when there is a new home or a lower price: ${wish}`} isOfListing />
            </span>
          ) : null}
          <ShareLink title={config.title} url={config.shareUrl} isHere />
        </p>
      </div>
    </div>
  );
}

/** The cards of a page. What only fits needs no headings. */
function Projects({ view: { records, matches }, headingLevel }: { view: ListingView; headingLevel: 2 | 3 }) {
  if (matches && matches.counts.close + matches.counts['on-request'] > 0) {
    return <MatchGroups id="results" matches={matches} headingLevel={headingLevel} />;
  }
  const cards =
    matches?.groups.flatMap(({ members }) => members) ?? records.map((item) => ({ item, configuration: null }));
  return <ListingCards id="results" cards={cards} headingLevel={headingLevel} label="Projects" />;
}
