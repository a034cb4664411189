import { LOCALITY_CHIPS_SIDEBAR } from '@/lib/domain/site/business-constants';
import { FACET_GROUPS, FILTER_LABELS, RANGE_KEYS, type ListingRules } from '@/lib/domain/listing/state';
import type { ListingView } from '@/lib/domain/listing/view';
import { formatRangeChoice } from '@/lib/domain/listing/words';
import { FacetChecks } from './FacetChecks';
import { FilterGroup } from './FilterGroup';
import { FilterRange } from './FilterRange';
import { MoreButton, shownFacets } from './MoreButton';

interface FilterGroupsProps {
  view: Pick<ListingView, 'facets' | 'state'>;
  rules: ListingRules;
  hasAllLocalities: boolean;
  idPrefix: string;
}

/** All filter groups in the order of spec 3, the same in sidebar and drawer. */
export function FilterGroups({ view, rules, hasAllLocalities, idPrefix }: FilterGroupsProps) {
  const { facets, state } = view;
  return (
    <>
      {FACET_GROUPS.map((group) => {
        const isCut = group === 'locality';
        const shown = isCut ? shownFacets(facets[group], LOCALITY_CHIPS_SIDEBAR, hasAllLocalities) : facets[group];
        const look = group === 'bedrooms' ? 'chips' : 'rows';
        return (
          <FilterGroup key={group} id={`${idPrefix}group-${group}`} title={FILTER_LABELS[group]}>
            <div className={look === 'chips' ? 'flex flex-wrap gap-2 py-2' : undefined}>
              <FacetChecks group={group} facets={shown} look={look} idPrefix={idPrefix} />
            </div>
            {isCut ? (
              <MoreButton
                list="localities"
                total={facets[group].length}
                shown={LOCALITY_CHIPS_SIDEBAR}
                hasAll={hasAllLocalities}
              />
            ) : null}
          </FilterGroup>
        );
      })}
      {RANGE_KEYS.map((range) => (
        <FilterGroup key={range} id={`${idPrefix}group-${range}`} title={FILTER_LABELS[range]}>
          <FilterRange
            range={range}
            rule={rules.ranges[range]}
            choice={state.ranges[range]}
            label={formatRangeChoice(range, state, rules)}
            idPrefix={idPrefix}
          />
        </FilterGroup>
      ))}
    </>
  );
}
