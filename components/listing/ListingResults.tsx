import type { ReactNode } from 'react';
import { Pagination } from '@/components/ui/Pagination';
import { formatSetCount } from '@/lib/domain/site/display-text';
import { LISTING_PAGE_SIZE } from '@/lib/domain/site/business-constants';
import { toMapLinks } from '@/lib/domain/listing/map-links';
import { formatMatchCounts, type FoundHome } from '@/lib/domain/listing/match';
import type { ListingView } from '@/lib/domain/listing/view';
import { wishText } from '@/lib/domain/listing/wish-text';
import { describeActiveFilters } from '@/lib/domain/listing/words';
import { rulesOf, type ListingConfig } from './listing-config';
import { ListingCards } from './ListingCards';
import { ListingFault } from '@/components/listing/live/ListingFault';
import { MatchGroups } from './MatchGroups';
import { TellMeWhen } from './TellMeWhen';
import { ResultsHead } from './ResultsHead';

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
        <TellMeWhen wish={wish} />
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
