import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { LISTING_SORTS, SORT_LABELS, type ListingSort } from '@/lib/domain/listing/state';
import { type ActiveFilter, loadingText, type MapLink } from '@/lib/domain/listing/words';
import { SHOW_MAP } from '@/components/listing/listing-id';

/** Chosen filters, each with a button that removes it (visual-language 8, Chips). */
function ActiveFilters({ filters }: { filters: ActiveFilter[] }) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="active-filters">
      {filters.map(({ key, value, label }) => (
        <li key={`${key}:${value ?? ''}`}>
          <button
            type="button"
            name="remove"
            value={value === null ? key : `${key}:${value}`}
            aria-label={`Remove ${label}`}
            className="chip"
          >
            {label}
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" name="clear" className="link ml-2">
          <span>Clear all</span>
        </button>
      </li>
    </ul>
  );
}

interface ResultsHeadProps {
  hasMap: boolean;
  mapLinks: MapLink[];
  /** '9 projects', '2 projects, 7 close'. */
  countText: string;
  sort: ListingSort;
  filters: ActiveFilter[];
  /** Words of a wish that no filter shows; '' without any. */
  leftOut: string;
  /** Developer of the listing; null if the listing is not one developer's. */
  developerName: string | null;
}

/** Number of results, their order, and the chosen filters. Numbers of several groups have their own line on phones. */
export function ResultsHead({ hasMap, mapLinks, countText, sort, filters, leftOut, developerName }: ResultsHeadProps) {
  return (
    <div className="relative mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p
        id="results-count"
        tabIndex={-1}
        className="results-count flex-1 type-small font-semibold no-outline lg:flex-none"
        data-groups={countText.includes(', ') ? '' : undefined}
      >
        <span data-when="ready">{countText}</span>
        <span data-when="loading">{loadingText(developerName)}</span>
      </p>
      {hasMap ? (
        <label htmlFor={SHOW_MAP} className="map-switch ml-auto btn btn-outline">
          <Icon name="map" />
          <span className="max-md:sr-only">Map</span>
        </label>
      ) : null}
      {mapLinks.length > 0 ? <MapMenu links={mapLinks} /> : null}
      <label className="flex items-center gap-2 type-small text-ink-2 noscript:hidden">
        <span className="max-md:sr-only">Sort by</span>
        <select
          id="sort"
          name="sort"
          defaultValue={sort}
          autoComplete="off"
          className="min-h-11 rounded-card bg-white px-2 font-semibold text-ink edge-line pointer-coarse:text-[1rem]"
        >
          {LISTING_SORTS.map((each) => (
            <option key={each} value={each}>
              {SORT_LABELS[each]}
            </option>
          ))}
        </select>
      </label>
      {leftOut ? <p className="w-full type-small text-ink-2">Shown without “{leftOut}”.</p> : null}
      <ActiveFilters filters={filters} />
    </div>
  );
}

/** Several cities are not on one map: each leads to its own, and a single one at once. */
function MapMenu({ links }: { links: MapLink[] }) {
  const button = 'map-switch btn btn-outline';
  const [only, ...others] = links;
  if (only && others.length === 0) {
    return (
      <SiteLink href={only.href} label={`Map: ${only.label}`} className={`ml-auto ${button}`}>
        <Icon name="map" />
        <span className="max-md:sr-only">Map</span>
      </SiteLink>
    );
  }
  return (
    <details className="ml-auto">
      <summary className={button}>
        <Icon name="map" />
        <span className="max-md:sr-only">Map</span>
      </summary>
      <ul className="absolute right-0 z-20 mt-1 rounded-card bg-white px-4 py-2 shadow-pop edge-line">
        {links.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href} className="flex min-h-11 items-center">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
