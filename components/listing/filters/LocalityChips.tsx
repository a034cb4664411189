import { LOCALITY_CHIPS } from '@/lib/domain/site/business-constants';
import type { Facet } from '@/lib/domain/listing/facets';
import { FacetChecks } from './FacetChecks';
import { MoreButton, shownFacets } from './MoreButton';

interface LocalityChipsProps {
  facets: Facet[];
  hasAll: boolean;
}

/** Localities above the cards; ten at first (spec 9). */
export function LocalityChips({ facets, hasAll }: LocalityChipsProps) {
  return (
    <div
      role="group"
      aria-label="Localities"
      className="locality-chips scripted no-scrollbar flex items-center gap-2 overflow-x-auto"
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
