import { LOCALITY_CHIPS_SIDEBAR } from '@/lib/domain/site/business-constants';
import type { Facet } from '@/lib/domain/listing/facets';
import { groupLocalities } from '@/lib/domain/listing/locality-groups';
import type { ListingFolds } from '@/components/listing/listing-config';
import { FacetChecks } from './FacetChecks';
import { MoreButton, shownFacets } from './MoreButton';

/** Cities of a locality by its name in lower case; empty in the HTML, where no list is shown in full. */
export type CityOfLocality = ReadonlyMap<string, string>;

interface LocalityChecksProps {
  facets: Facet[];
  folds: Pick<ListingFolds, 'hasAllLocalities' | 'typedLocality'>;
  cityOf: CityOfLocality;
  idPrefix: string;
}

/** Three localities at first (spec 9); all of them, or those that contain the typed text, by city. */
export function LocalityChecks({ facets, folds, cityOf, idPrefix }: LocalityChecksProps) {
  const { hasAllLocalities, typedLocality } = folds;
  const isLong = facets.length > LOCALITY_CHIPS_SIDEBAR;
  const isGrouped = cityOf.size > 0 && (hasAllLocalities || typedLocality.trim() !== '');
  const groups = isGrouped ? groupLocalities(facets, cityOf, typedLocality) : [];
  return (
    <>
      {isLong ? (
        <input
          type="search"
          id={`${idPrefix}find-locality`}
          name="find"
          defaultValue={typedLocality}
          autoComplete="off"
          placeholder="Find a locality"
          aria-label="Find a locality"
          className="my-2 field"
        />
      ) : null}
      {isGrouped ? (
        groups.map(({ city, facets: own }) => (
          <div key={city} role="group" aria-label={city}>
            <p className="pt-3 type-caption font-semibold text-ink-2">{city}</p>
            <FacetChecks group="locality" facets={own} look="rows" idPrefix={idPrefix} />
          </div>
        ))
      ) : (
        <FacetChecks
          group="locality"
          facets={shownFacets(facets, LOCALITY_CHIPS_SIDEBAR, false)}
          look="rows"
          idPrefix={idPrefix}
        />
      )}
      {isGrouped && groups.length === 0 ? (
        <p role="status" className="py-2 type-small text-ink-2">
          No locality with this name
        </p>
      ) : null}
      {typedLocality.trim() === '' ? (
        <MoreButton list="localities" total={facets.length} shown={LOCALITY_CHIPS_SIDEBAR} hasAll={hasAllLocalities} />
      ) : null}
    </>
  );
}
