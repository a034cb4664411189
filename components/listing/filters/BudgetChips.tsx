import { BUDGET_BANDS, chosenBand } from '@/lib/domain/listing/budget-bands';
import type { ListingRules, ListingState } from '@/lib/domain/listing/state';

interface BudgetChipsProps {
  state: ListingState;
  rules: ListingRules;
  idPrefix: string;
}

/** Budgets for one tap; a second tap takes the budget away (routes-and-content, Listing). */
export function BudgetChips({ state, rules, idPrefix }: BudgetChipsProps) {
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
          className="facet-chip chip"
        >
          <span>{label}</span>
        </button>
      ))}
    </div>
  );
}
