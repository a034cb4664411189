import type { ReactNode } from 'react';
import { formatListingAddress } from '@/lib/domain/listing/address';
import type { FoundHome } from '@/lib/domain/listing/match';
import type { ListingState } from '@/lib/domain/listing/state';
import type { ListingView } from '@/lib/domain/listing/view';
import { FilterDrawer } from '@/components/listing/filters/FilterDrawer';
import { FilterGroups } from '@/components/listing/filters/FilterGroups';
import { rulesOf, type ListingConfig, type ListingFolds } from './listing-config';
import { ListingBar } from './ListingBar';
import { ListingResults } from './ListingResults';
import type { CityOfLocality } from '@/components/listing/filters/LocalityChecks';
import { LocalityChips } from '@/components/listing/filters/LocalityChips';
import { TypeToggle } from '@/components/listing/filters/TypeToggle';

interface ListingPanelProps {
  config: ListingConfig;
  view: ListingView;
  /** All that passes, where the choice is more than the plain listing. */
  found: readonly FoundHome[];
  folds: ListingFolds;
  cityOf: CityOfLocality;
  /** True in the browser: links carry the chosen filters. False in the HTML: links lead to pre-rendered addresses. */
  isLive: boolean;
  leftOut?: string;
  noMatch?: ReactNode;
}

/** All parts of a listing that change with a choice: toggle, localities, filters, results. */
export function ListingPanel({ config, view, found, folds, cityOf, isLive, leftOut = '', noMatch }: ListingPanelProps) {
  const rules = rulesOf(config);
  const { linkBase } = config.address;
  const address = isLive ? config.address : { base: linkBase, linkBase };
  const toHref = (change: Partial<ListingState>) => formatListingAddress(address, rules, { ...view.state, ...change });
  const localities = <LocalityChips facets={view.facets.locality} hasAll={folds.hasAllChips} />;
  return (
    <>
      <ListingBar activeCount={view.activeCount}>
        {config.hasToggle ? (
          <TypeToggle
            isCommercial={view.state.isCommercial}
            toHref={(isCommercial) => toHref({ isCommercial, page: 1 })}
          />
        ) : (
          localities
        )}
      </ListingBar>
      {config.hasToggle ? localities : null}
      <div className="listing-body pt-2 lg:pt-7">
        <form aria-labelledby="filters" autoComplete="off" className="filter-sidebar scripted">
          <header className="flex min-h-11 items-center justify-between type-caption text-ink-2">
            <h2 id="filters" className="type-h3 text-ink">
              Filters
            </h2>
            <span data-when="loading">Loading filters...</span>
          </header>
          <FilterGroups {...{ view, rules, folds, cityOf, isLive }} idPrefix="side-" />
        </form>
        <ListingResults {...{ config, view, found, leftOut, noMatch }} toPageHref={(page) => toHref({ page })} />
      </div>
      <FilterDrawer {...{ view, rules, folds, cityOf }} total={view.total} />
    </>
  );
}
