import { FILTER_LABELS, FILTER_ORDER, isRangeKey, RANGE_ENDS, type ListingRules } from '@/lib/domain/listing/state';
import type { ListingView } from '@/lib/domain/listing/view';
import { formatRangeChoice, outsideSliderNote } from '@/lib/domain/listing/words';
import type { ListingFolds } from '@/components/listing/listing-config';
import { BudgetChips } from './BudgetChips';
import { FacetChecks } from './FacetChecks';
import { FilterGroup } from './FilterGroup';
import { FilterRange } from './FilterRange';
import { LocalityChecks, type CityOfLocality } from './LocalityChecks';

export interface FilterGroupsProps {
  view: Pick<ListingView, 'facets' | 'offered' | 'state'>;
  rules: ListingRules;
  folds: ListingFolds;
  cityOf: CityOfLocality;
  idPrefix: string;
}

/** The filter groups that offer a choice, the same in sidebar and drawer; budget and bedrooms come first. */
export function FilterGroups({ view, rules, folds, cityOf, idPrefix }: FilterGroupsProps) {
  const { facets, offered, state } = view;
  return FILTER_ORDER.filter((key) => isRangeKey(key) || offered.includes(key)).map((key) => (
    <FilterGroup key={key} id={`${idPrefix}group-${key}`} title={FILTER_LABELS[key]}>
      {isRangeKey(key) ? (
        <>
          {key === 'budget' ? <BudgetChips state={state} rules={rules} idPrefix={idPrefix} /> : null}
          <FilterRange
            range={key}
            rule={rules.ranges[key]}
            choice={state.ranges[key]}
            label={formatRangeChoice(key, state, rules)}
            unread={RANGE_ENDS.find((end) => folds.unread?.name === `${key}.${end}`)}
            note={outsideSliderNote(key, state, rules)}
            idPrefix={idPrefix}
          />
        </>
      ) : key === 'locality' ? (
        <LocalityChecks facets={facets.locality} folds={folds} cityOf={cityOf} idPrefix={idPrefix} />
      ) : (
        <div className={key === 'bedrooms' ? 'flex flex-wrap gap-2 py-2' : undefined}>
          <FacetChecks
            group={key}
            facets={facets[key]}
            look={key === 'bedrooms' ? 'chips' : 'rows'}
            idPrefix={idPrefix}
          />
        </div>
      )}
    </FilterGroup>
  ));
}
