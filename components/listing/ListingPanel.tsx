import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { formatProjectCount } from '@/lib/domain/site/display-text';
import { FilterGroups, type FilterGroupsProps } from '@/components/listing/filters/FilterGroups';
import { LOCALITY_CHIPS } from '@/lib/domain/site/business-constants';
import type { Facet } from '@/lib/domain/listing/facets';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatListingAddress } from '@/lib/domain/listing/address';
import type { FoundHome } from '@/lib/domain/listing/match';
import type { ListingState } from '@/lib/domain/listing/state';
import type { ListingView } from '@/lib/domain/listing/view';
import type { CityOfLocality } from '@/components/listing/filters/LocalityChecks';
import { FacetChecks } from './filters/FacetChecks';
import { MoreButton, shownFacets } from './filters/MoreButton';
import { type ListingConfig, type ListingFolds, rulesOf } from './listing-config';
import { ListingResults } from './ListingResults';

interface ListingBarProps {
  /** The type toggle; the localities, if the listing has one type. */
  children: ReactNode;
  activeCount: number;
}

/** Toggle or localities and, below 1024 px, the button of the filter drawer; held under the header there (visual-language 8). */
function ListingBar({ children, activeCount }: ListingBarProps) {
  return (
    <div className="listing-bar z-20 flex flex-wrap gap-2 bg-surface">
      {children}
      <button
        type="button"
        id="open-filters"
        name="drawer"
        command="show-modal"
        commandfor="filter-drawer"
        aria-haspopup="dialog"
        className="ml-auto btn flex-none btn-outline px-3 lg:hidden noscript:hidden"
      >
        <Icon name="sliders-horizontal" />
        <span className="sr-only xs:not-sr-only">Filters</span>
        {activeCount > 0 ? (
          <span className="grid size-6 place-items-center rounded-card bg-accent type-caption text-white">
            {activeCount}
            <span className="sr-only"> on</span>
          </span>
        ) : null}
      </button>
    </div>
  );
}

interface FilterDrawerProps extends Omit<FilterGroupsProps, 'idPrefix'> {
  total: number;
}

/**
 * The filters below 1024 px, in a drawer from the right with the live number of results (visual-language 8). It is in
 * the HTML without its groups and opens without script, so that a tap is answered at once.
 */
function FilterDrawer({ total, ...groups }: FilterDrawerProps) {
  return (
    <dialog id="filter-drawer" aria-labelledby="drawer-title" className="filter-drawer noscript:hidden">
      <form method="dialog" autoComplete="off" noValidate className="flex h-full flex-col">
        <header>
          <h2 id="drawer-title" tabIndex={-1} autoFocus className="type-h3 no-outline">
            Filters
          </h2>
          <button aria-label="Close" className="grid size-11 place-items-center">
            <Icon name="x" />
          </button>
        </header>
        <div className="filter-drawer-body">
          {groups.folds.isDrawerOpen ? (
            <FilterGroups {...groups} idPrefix="drawer-" isLive />
          ) : (
            <p className="py-4 text-ink-2">Loading filters...</p>
          )}
        </div>
        <footer>
          <button type="button" id="drawer-clear" name="clear" className="btn btn-outline">
            Clear all
          </button>
          <button className="btn btn-primary">Show {formatProjectCount(total)}</button>
        </footer>
      </form>
    </dialog>
  );
}

interface LocalityChipsProps {
  facets: Facet[];
  hasAll: boolean;
}

/** Localities above the cards; ten at first (spec 9). */
function LocalityChips({ facets, hasAll }: LocalityChipsProps) {
  return (
    <div
      role="group"
      aria-label="Localities"
      className="locality-chips no-scrollbar flex items-center gap-2 overflow-x-auto noscript:hidden"
    >
      <FacetChecks
        group="locality"
        look="chips"
        idPrefix="chip-"
        facets={shownFacets(facets, LOCALITY_CHIPS, hasAll)}
      />
      <MoreButton list="chips" total={facets.length} shown={LOCALITY_CHIPS} hasAll={hasAll} />
    </div>
  );
}

interface TypeToggleProps {
  isCommercial: boolean;
  toHref: (isCommercial: boolean) => string;
}

const THUMB = 'rounded-badge bg-ink text-white';

/** Residential or Commercial, as links to the two listings (routes-and-content, Routes). */
function TypeToggle({ isCommercial, toHref }: TypeToggleProps) {
  const types = [
    { label: 'Residential', href: toHref(false), isOn: !isCommercial },
    { label: 'Commercial', href: toHref(true), isOn: isCommercial },
  ];
  return (
    <nav
      aria-label="Property type"
      data-answered=""
      className="flex grow flex-wrap rounded-card bg-surface-2 p-1 type-small font-semibold lg:flex-none"
    >
      {types.map(({ label, href, isOn }) => (
        <SiteLink
          key={label}
          href={href}
          isCurrent={isOn}
          className={`grid min-h-11 grow place-items-center px-2 lg:min-h-10 lg:px-4 ${isOn ? THUMB : 'text-ink-2 hover:text-ink'}`}
        >
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}

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
        <form aria-labelledby="filters" autoComplete="off" className="filter-sidebar noscript:hidden">
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
