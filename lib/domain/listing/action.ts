import { parseListingAddress, type ListingAddress } from './address';
import {
  FACET_GROUPS,
  fitRange,
  isRangeKey,
  LISTING_SORTS,
  RANGE_KEYS,
  withoutFilter,
  withoutFilters,
  withRange,
  withValue,
  type ListingRules,
  type ListingState,
  type RangeRule,
} from './state';
import { budgetBandChoice } from './budget-bands';
import { convertRange, valueAfterSteps, valueAtPosition } from './slider';

/** A visitor's action on a listing, in the terms of its controls. */
export type ListingAction =
  | { kind: 'field'; name: string; value: string; isOn: boolean; isDrag: boolean }
  | { kind: 'link'; path: string; query: string }
  | { kind: 'button'; name: string; value: string };

/** The state after an action; an action that chooses nothing leaves it unchanged. */
export function applyListingAction(
  state: ListingState,
  action: ListingAction,
  address: ListingAddress,
  rules: ListingRules,
): ListingState {
  if (action.kind === 'link') return parseListingAddress(address, rules, action);
  if (action.kind === 'field') return applyField(state, action, rules);
  if (action.name === 'clear') return withoutFilters(state, rules);
  if (action.name === 'budget') {
    const band = budgetBandChoice(action.value, rules.ranges.budget);
    return band ? withRange(state, 'budget', band) : state;
  }
  if (action.name !== 'remove') return state;
  const [name, ...rest] = action.value.split(':');
  const key = [...FACET_GROUPS, ...RANGE_KEYS].find((each) => each === name);
  if (!key) return state;
  return isRangeKey(key) || rest.length === 0
    ? withoutFilter(state, key, rules)
    : withValue(state, key, rest.join(':'), false);
}

function applyField(
  state: ListingState,
  { name, value, isOn }: { name: string; value: string; isOn: boolean },
  rules: ListingRules,
): ListingState {
  const group = FACET_GROUPS.find((each) => each === name);
  if (group) return withValue(state, group, value, isOn);
  if (name === 'sort') return { ...state, page: 1, sort: LISTING_SORTS.find((sort) => sort === value) ?? 'given' };
  const [range, part, how] = name.split('.');
  const key = RANGE_KEYS.find((each) => each === range);
  if (!key) return state;
  const choice = state.ranges[key];
  const rule = rules.ranges[key];
  if (part === 'unit') return withRange(state, key, convertRange(choice, value, rule));
  if (part !== 'min' && part !== 'max') return state;
  const amount = readAmount(value, how, choice[part], rule);
  return amount === null ? state : withRange(state, key, fitRange({ ...choice, [part]: amount }, rule, part));
}

/** What a control of a range says: a number as typed, a position of its thumb, or steps of a key. Null if nothing. */
function readAmount(text: string, how: string | undefined, before: number, rule: RangeRule): number | null {
  const amount = Number(text);
  if (text.trim() === '' || Number.isNaN(amount)) return null;
  if (how === 'position') return valueAtPosition(amount, rule);
  if (how === 'steps') return valueAfterSteps(before, amount, rule);
  return amount > 0 ? amount : null;
}
