import { RUPEES_PER_CRORE, RUPEES_PER_LAKH } from '../site/business-constants';
import { toRangeChoice } from './slider';
import type { ListingRules, ListingState, RangeChoice, RangeRule } from './state';

/** A budget that a visitor chooses with one tap. */
interface BudgetBand {
  key: string;
  label: string;
  /** Rupees; null is no limit. */
  from: number | null;
  to: number | null;
}

const band = (key: string, label: string, from: number | null, to: number | null): BudgetBand => ({
  key,
  label,
  from: from && from * RUPEES_PER_LAKH,
  to: to && to * RUPEES_PER_LAKH,
});

/** The quick budgets (routes-and-content, Listing). */
export const BUDGET_BANDS: readonly BudgetBand[] = [
  band('under-50', 'Under 50 L', null, 50),
  band('50-100', '50 L – 1 Cr', 50, 100),
  band('100-150', '1 – 1.5 Cr', 100, 150),
  band('150-250', '1.5 – 2.5 Cr', 150, 250),
  band('250-500', '2.5 – 5 Cr', 250, 500),
  band('from-500', '5 Cr +', 500, null),
];

/** A band on the slider of a listing; null for an unknown band. */
export function budgetBandChoice(key: string, rule: RangeRule): RangeChoice | null {
  const found = BUDGET_BANDS.find((each) => each.key === key);
  return found ? toRangeChoice(found, rule) : null;
}

/** The band that is chosen exactly; null if none. */
export function chosenBand({ ranges }: ListingState, rules: ListingRules): BudgetBand | null {
  const rule = rules.ranges.budget;
  const { min, max, unit } = ranges.budget;
  const size = unit === 'l' ? RUPEES_PER_LAKH : RUPEES_PER_CRORE;
  const from = min === rule.min ? null : Math.round(min * size);
  const to = max === rule.max ? null : Math.round(max * size);
  return BUDGET_BANDS.find((each) => each.from === from && each.to === to) ?? null;
}
