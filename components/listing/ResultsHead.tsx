import { Icon } from '@/components/ui/Icon';
import { LISTING_SORTS, SORT_LABELS, type ListingSort } from '@/lib/domain/listing/state';
import { loadingText } from '@/lib/domain/listing/loading-text';
import type { ActiveFilter } from '@/lib/domain/listing/words';
import { ActiveFilters } from '@/components/listing/filters/ActiveFilters';

/** Id of the checkbox that shows the map. */
export const SHOW_MAP = 'show-map';

interface ResultsHeadProps {
  hasMap: boolean;
  /** '9 projects', '2 projects, 7 close'. */
  countText: string;
  sort: ListingSort;
  filters: ActiveFilter[];
  /** Developer of the listing; null if the listing is not one developer's. */
  developerName: string | null;
}

/** Number of results, their order, and the chosen filters. */
export function ResultsHead({ hasMap, countText, sort, filters, developerName }: ResultsHeadProps) {
  return (
    <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p id="results-count" tabIndex={-1} className="flex-1 leading-tight font-semibold outline-none">
        <span data-when="ready">{countText}</span>
        <span data-when="loading">{loadingText(developerName)}</span>
      </p>
      {hasMap ? (
        <label htmlFor={SHOW_MAP} className="map-switch ml-auto btn btn-outline">
          <Icon name="map" />
          <span className="sr-only sm:not-sr-only">Map</span>
        </label>
      ) : null}
      <label className="scripted flex items-center gap-2 type-small text-ink-2">
        <span className="sr-only sm:not-sr-only">Sort by</span>
        <select
          id="sort"
          name="sort"
          defaultValue={sort}
          autoComplete="off"
          className="min-h-11 rounded-card border border-line bg-white px-2 font-semibold text-ink pointer-coarse:text-[1rem]"
        >
          {LISTING_SORTS.map((each) => (
            <option key={each} value={each}>
              {SORT_LABELS[each]}
            </option>
          ))}
        </select>
      </label>
      <ActiveFilters filters={filters} />
    </div>
  );
}
