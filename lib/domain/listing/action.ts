import { parseListingAddress, type ListingAddress } from './address';
import {
  FACET_GROUPS,
  fitRange,
  LISTING_SORTS,
  RANGE_KEYS,
  withoutFilter,
  withoutFilters,
  withRange,
  withValue,
  type ListingRules,
  type ListingState,
} from './state';

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
  if (action.name !== 'remove') return state;
  const [name, ...rest] = action.value.split(':');
  const key = [...FACET_GROUPS, ...RANGE_KEYS].find((each) => each === name);
  if (!key) return state;
  return key === 'budget' || key === 'area' || rest.length === 0
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
  const [range, part] = name.split('.');
  const key = RANGE_KEYS.find((each) => each === range);
  if (!key) return state;
  const choice = state.ranges[key];
  if (part === 'unit') return withRange(state, key, fitRange({ ...choice, unit: value }, rules.ranges[key], 'min'));
  const amount = Number(value);
  if ((part !== 'min' && part !== 'max') || value.trim() === '' || Number.isNaN(amount)) return state;
  return withRange(state, key, fitRange({ ...choice, [part]: amount }, rules.ranges[key], part));
}
