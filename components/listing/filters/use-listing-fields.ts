import { useLayoutEffect } from 'react';
import {
  FACET_GROUPS,
  RANGE_KEYS,
  type ListingRules,
  type ListingState,
  type RangeChoice,
  type RangeKey,
  type RangeRule,
} from '@/lib/domain/listing/state';
import type { ListingView } from '@/lib/domain/listing/view';

type Field = HTMLInputElement | HTMLSelectElement;

const percentOf = (value: number, { min, max }: RangeRule) => `${((value - min) / (max - min)) * 100}%`;

/** Writes only if the value differs, because a write may force a new layout. */
function showValue(field: Field, value: number | string): void {
  if (field.value !== String(value)) field.value = String(value);
}

function showRange(field: HTMLInputElement, key: RangeKey, part: string, choice: RangeChoice, rule: RangeRule): void {
  if (part === 'unit') {
    field.checked = field.value === choice.unit;
    return;
  }
  const value = part === 'min' ? choice.min : choice.max;
  showValue(field, value);
  if (field.type !== 'range') return;
  const spoken = `${value} ${rule.units.find(({ key: unit }) => unit === choice.unit)?.label ?? ''}`;
  if (field.getAttribute('aria-valuetext') !== spoken) field.setAttribute('aria-valuetext', spoken);
  field.parentElement?.style.setProperty(part === 'min' ? '--from' : '--to', percentOf(value, rule));
}

function showState(field: Field, { chosen, sort, ranges }: ListingState, rules: ListingRules): void {
  const group = FACET_GROUPS.find((each) => each === field.name);
  if (group) (field as HTMLInputElement).checked = chosen[group].includes(field.value);
  if (field.name === 'sort') showValue(field, sort);
  const [range, part = ''] = field.name.split('.');
  const key = RANGE_KEYS.find((each) => each === range);
  if (key) showRange(field as HTMLInputElement, key, part, ranges[key], rules.ranges[key]);
}

/** Sets all controls to the chosen values after each render, and announces new cards to the hearts' script. */
export function useListingFields({ state }: ListingView, rules: ListingRules): void {
  useLayoutEffect(() => {
    for (const field of document.querySelectorAll<Field>('.listing-box :is(input, select)'))
      showState(field, state, rules);
    dispatchEvent(new Event('cards-drawn'));
  });
}
