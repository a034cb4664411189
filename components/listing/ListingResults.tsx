import { Pagination } from '@/components/ui/Pagination';
import { LISTING_PAGE_SIZE } from '@/lib/domain/site/business-constants';
import type { ListingView } from '@/lib/domain/listing/view';
import { describeActiveFilters, describeFilter, noMatchTitle } from '@/lib/domain/listing/words';
import { rulesOf, type ListingConfig } from './listing-config';
import { ListingFault } from '@/components/listing/live/ListingFault';
import { NoMatch } from './NoMatch';
import { ProjectCard } from './ProjectCard';
import { ResultsHead } from './ResultsHead';

interface ListingResultsProps {
  config: ListingConfig;
  view: ListingView;
  toPageHref: (page: number) => string;
}

const SIZES = '(width < 640px) 90vw, (width < 1024px) 50vw, 466px';

/** Count, order, chosen filters, the cards of one page and the pagination; without matches, the enquiry form. */
export function ListingResults({ config, view, toPageHref }: ListingResultsProps) {
  const rules = rulesOf(config);
  const { state, records, total, pageCount, relaxation } = view;
  return (
    <div className="min-w-0">
      <ResultsHead
        total={total}
        sort={state.sort}
        filters={describeActiveFilters(state, rules)}
        developerName={config.developerName}
      />
      <ListingFault />
      {total > 0 ? (
        <ul
          id="results"
          tabIndex={-1}
          aria-label="Projects"
          className="listing-grid grid gap-x-6 gap-y-10 outline-none sm:grid-cols-2"
        >
          {records.map(({ summary }) => (
            <li key={summary.href}>
              <ProjectCard project={summary} headingLevel={config.headingLevel} sizes={SIZES} />
            </li>
          ))}
        </ul>
      ) : (
        <NoMatch
          title={noMatchTitle(state.chosen.locality, config.developerName)}
          channel={config.isDeveloperPage ? 'developer-page' : 'listing'}
          office={config.office}
          relaxation={relaxation && { ...relaxation, label: describeFilter(relaxation.key, state, rules) }}
          headingLevel={config.headingLevel}
        />
      )}
      <div className="mt-12">
        <Pagination
          page={state.page}
          pageCount={pageCount}
          total={total}
          pageSize={LISTING_PAGE_SIZE}
          toHref={toPageHref}
        />
      </div>
    </div>
  );
}
