import {
  FILTER_LABELS,
  FILTER_ORDER,
  isFactGroup,
  isRangeKey,
  type FacetGroup,
  type ListingRules,
  type RangeKey,
  type ListingState,
} from '@/lib/domain/listing/state';
import type { ListingView } from '@/lib/domain/listing/view';
import { formatRangeChoice, outsideSliderNote } from '@/lib/domain/listing/words';
import type { ListingFolds } from '@/components/listing/listing-config';
import { FacetChecks } from './FacetChecks';
import { FilterRange } from './FilterRange';
import { LocalityChecks, type CityOfLocality } from './LocalityChecks';
import { BUDGET_BANDS, chosenBand } from '@/lib/domain/listing/budget-bands';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';

interface FilterGroupProps {
  id: string;
  title: string;
  isOpen?: boolean;
  /** Whether its click loads the live listing, which gives it the focus again. */
  isUsed?: boolean;
  children: ReactNode;
}

/** One filter group, foldable under its heading (visual-language 8). */
function FilterGroup({ id, title, isOpen = true, isUsed, children }: FilterGroupProps) {
  return (
    <details id={id} open={isOpen} data-group="filter" className="py-3 edge-line-t">
      <summary
        id={isUsed ? `${id}-head` : undefined}
        data-used={isUsed}
        className="flex min-h-11 items-center justify-between text-ink-3"
      >
        <h3 className="font-semibold text-ink">{title}</h3>
        <Icon name="chevron-up" size={16} />
      </summary>
      <div role="group" aria-label={title}>
        {children}
      </div>
    </details>
  );
}

interface BudgetChipsProps {
  state: ListingState;
  rules: ListingRules;
  idPrefix: string;
}

/** Budgets for one tap; a second tap takes the budget away (routes-and-content, Listing). */
function BudgetChips({ state, rules, idPrefix }: BudgetChipsProps) {
  const chosen = chosenBand(state, rules);
  return (
    <div role="group" aria-label="Quick budgets" className="flex flex-wrap gap-2 py-2">
      {BUDGET_BANDS.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          id={`${idPrefix}budget-${key}`}
          name={key === chosen?.key ? 'remove' : 'budget'}
          value={key === chosen?.key ? 'budget' : key}
          aria-pressed={key === chosen?.key}
          className="chip"
        >
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}

export interface FilterGroupsProps {
  view: Pick<ListingView, 'facets' | 'offered' | 'state'>;
  rules: ListingRules;
  folds: ListingFolds;
  cityOf: CityOfLocality;
  idPrefix: string;
}

/** The filter groups that offer a choice, the same in sidebar and drawer; budget and bedrooms come first. */
export function FilterGroups(props: FilterGroupsProps & { isLive?: boolean }) {
  const { isLive, idPrefix, view } = props;
  const offered = FILTER_ORDER.filter((key) => isRangeKey(key) || view.offered.includes(key));
  const groupOf = (key: FacetGroup | RangeKey) => (
    <FilterGroup key={key} id={`${idPrefix}group-${key}`} title={FILTER_LABELS[key]}>
      <Group {...props} group={key} />
    </FilterGroup>
  );
  const more = offered.filter(isFactGroup);
  return (
    <>
      {offered.filter((key) => !isFactGroup(key)).map(groupOf)}
      {more.length > 0 ? (
        <FilterGroup
          id={`${idPrefix}group-more`}
          title="More filters"
          isOpen={Boolean(isLive) && idPrefix === 'side-'}
          isUsed
        >
          {isLive ? more.map(groupOf) : 'Loading filters...'}
        </FilterGroup>
      ) : null}
    </>
  );
}

function Group({
  group,
  view: { facets, state },
  rules,
  folds,
  cityOf,
  idPrefix,
}: FilterGroupsProps & { group: FacetGroup | RangeKey }) {
  if (isRangeKey(group))
    return (
      <>
        {group === 'budget' ? <BudgetChips state={state} rules={rules} idPrefix={idPrefix} /> : null}
        <FilterRange
          range={group}
          rule={rules.ranges[group]}
          choice={state.ranges[group]}
          label={formatRangeChoice(group, state, rules)}
          unread={folds.unread}
          note={outsideSliderNote(group, state, rules)}
          idPrefix={idPrefix}
        />
      </>
    );
  if (group === 'locality')
    return <LocalityChecks facets={facets.locality} folds={folds} cityOf={cityOf} idPrefix={idPrefix} />;
  const isChips = group === 'bedrooms';
  return (
    <div className={isChips ? 'flex flex-wrap gap-2 py-2' : undefined}>
      <FacetChecks group={group} facets={facets[group]} look={isChips ? 'chips' : 'rows'} idPrefix={idPrefix} />
    </div>
  );
}
