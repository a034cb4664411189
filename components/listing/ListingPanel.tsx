import { formatListingAddress } from '@/lib/domain/listing/address';
import type { ListingState } from '@/lib/domain/listing/state';
import type { ListingView } from '@/lib/domain/listing/view';
import { FilterGroups } from '@/components/listing/filters/FilterGroups';
import { rulesOf, type ListingConfig, type ListingFolds } from './listing-config';
import { ListingBar } from './ListingBar';
import { ListingResults } from './ListingResults';
import { LocalityChips } from '@/components/listing/filters/LocalityChips';
import { TypeToggle } from '@/components/listing/filters/TypeToggle';

interface ListingPanelProps {
  config: ListingConfig;
  view: ListingView;
  folds: ListingFolds;
  /** True in the browser: links carry the chosen filters. False in the HTML: links lead to pre-rendered addresses. */
  isLive: boolean;
}

/** All parts of a listing that change with a choice: toggle, localities, filters, results. */
export function ListingPanel({ config, view, folds, isLive }: ListingPanelProps) {
  const rules = rulesOf(config);
  const { linkBase } = config.address;
  const address = isLive ? config.address : { base: linkBase, linkBase };
  const toHref = (change: Partial<ListingState>) => formatListingAddress(address, rules, { ...view.state, ...change });
  return (
    <>
      <ListingBar activeCount={view.activeCount}>
        {config.hasToggle ? (
          <TypeToggle
            isCommercial={view.state.isCommercial}
            toHref={(isCommercial) => toHref({ isCommercial, page: 1 })}
          />
        ) : null}
      </ListingBar>
      <LocalityChips facets={view.facets.locality} hasAll={folds.hasAllChips} />
      <div className="listing-body pt-7">
        <form aria-labelledby="filters" autoComplete="off" className="filter-sidebar scripted">
          <header className="flex min-h-11 items-center justify-between type-caption text-ink-2">
            <h2 id="filters" className="type-h3 text-ink">
              Filters
            </h2>
            <span className="when-loading">Loading filters...</span>
          </header>
          <FilterGroups view={view} rules={rules} hasAllLocalities={folds.hasAllLocalities} idPrefix="side-" />
        </form>
        <ListingResults config={config} view={view} toPageHref={(page) => toHref({ page })} />
      </div>
    </>
  );
}
