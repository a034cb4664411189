import type { ReactNode } from 'react';
import { Pagination } from '@/components/ui/Pagination';
import { formatSetCount } from '@/lib/domain/site/display-text';
import { LISTING_PAGE_SIZE } from '@/lib/domain/site/business-constants';
import { formatMatchCounts, type FoundHome } from '@/lib/domain/listing/match';
import type { ListingView } from '@/lib/domain/listing/view';
import { describeActiveFilters, toMapLinks, wishText } from '@/lib/domain/listing/words';
import { rulesOf, type ListingConfig } from './listing-config';
import { ListingCards } from './ListingCards';
import { MatchGroups } from './MatchGroups';
import { ResultsHead } from './ResultsHead';
import { Icon } from '@/components/ui/Icon';
import { MESSAGES } from '@/lib/domain/site/messages';
import { LIVE_PARTS } from '@/components/live-parts';

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
    <div className="listing-results min-w-0">
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
            : formatSetCount(total, config.nouns[state.isCommercial ? 'commercial' : 'main'])
        }
        sort={state.sort}
        filters={describeActiveFilters(state, rules)}
        leftOut={leftOut}
        developerName={config.developerName}
      />
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
      {/* Before the filters of the address are read, its wish is another one. */}
      <div data-when="ready">
        {TellMeWhen ? (
          <TellMeWhen subject={`Tell me when there is a new home or a lower price: ${wish}`} isOfListing />
        ) : null}
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
