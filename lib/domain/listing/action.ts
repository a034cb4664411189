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
  type RangeChoice,
  type RangeKey,
  type RangeRule,
} from './state';
import { MAX_PRICE_RUPEES, MIN_PRICE_RUPEES } from '../project/price';
import { parseTypedNumber, parseTypedRupees } from '../site/typed-number';
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
  const amount = how ? moveThumb(value, how, choice[part], rule) : readTyped(value, key, choice, rule);
  return amount === null ? state : withRange(state, key, fitRange({ ...choice, [part]: amount }, rule, part));
}

/** The value at a position of a thumb, or some steps of a key further. Null if the control says nothing. */
function moveThumb(text: string, how: string, before: number, rule: RangeRule): number | null {
  const amount = Number(text);
  if (text.trim() === '' || Number.isNaN(amount)) return null;
  return how === 'steps' ? valueAfterSteps(before, amount, rule) : valueAtPosition(amount, rule);
}

/** A typed number in the chosen unit, a budget also in rupees or another unit: '80 lakh'. Null if it is not understood. */
function readTyped(text: string, key: RangeKey, { unit }: RangeChoice, { units }: RangeRule): number | null {
  const number = parseTypedNumber(text);
  const size = units.find((each) => each.key === unit)?.size ?? 1;
  if (key === 'area' || (number !== null && number * size <= MAX_PRICE_RUPEES)) return number || null;
  const rupees = parseTypedRupees(text) ?? 0;
  return rupees >= MIN_PRICE_RUPEES && rupees <= MAX_PRICE_RUPEES ? rupees / size : null;
}

/** Whether a field of a range was left with a text that is not understood, so that it changes nothing. */
export function isUnreadRange(action: ListingAction, { ranges }: ListingState, rules: ListingRules): boolean {
  if (action.kind !== 'field' || action.value.trim() === '') return false;
  const key = RANGE_KEYS.find((each) => action.name === `${each}.min` || action.name === `${each}.max`);
  return key !== undefined && readTyped(action.value, key, ranges[key], rules.ranges[key]) === null;
}
