import { LISTING_ID } from '@/components/listing/listing-id';
import { useLayoutEffect } from 'react';
import {
  FACET_GROUPS,
  RANGE_KEYS,
  type ListingRules,
  type ListingState,
  type RangeChoice,
  type RangeRule,
} from '@/lib/domain/listing/state';
import { positionOfValue, SLIDER_POSITIONS } from '@/lib/domain/listing/slider';
import type { ListingView } from '@/lib/domain/listing/view';
import type { ListingFolds } from '@/components/listing/listing-config';

type Field = HTMLInputElement | HTMLSelectElement;

/** Writes only if the value differs, because a write may force a new layout. */
function showValue(field: Field, value: number | string): void {
  if (field.value !== String(value)) field.value = String(value);
}

function showRange(
  field: HTMLInputElement,
  [, part = '']: string[],
  choice: RangeChoice,
  rule: RangeRule,
  unread: ListingFolds['unread'],
): void {
  if (part === 'unit') {
    field.checked = field.value === choice.unit;
    return;
  }
  const value = part === 'min' ? choice.min : choice.max;
  if (field.type !== 'range') {
    showValue(field, unread?.name === field.name ? unread.text : value);
    return;
  }
  const position = positionOfValue(value, rule);
  showValue(field, position);
  const spoken = `${value} ${rule.units.find(({ key: unit }) => unit === choice.unit)?.label ?? ''}`;
  if (field.getAttribute('aria-valuetext') !== spoken) field.setAttribute('aria-valuetext', spoken);
  const place = `${(position / SLIDER_POSITIONS) * 100}%`;
  field.closest<HTMLElement>('[data-range]')?.style.setProperty(part === 'min' ? '--from' : '--to', place);
}

function showState(
  field: Field,
  { chosen, sort, ranges }: ListingState,
  rules: ListingRules,
  folds: ListingFolds,
): void {
  const group = FACET_GROUPS.find((each) => each === field.name);
  if (group) (field as HTMLInputElement).checked = chosen[group].includes(field.value);
  if (field.name === 'sort') showValue(field, sort);
  if (field.name === 'find') showValue(field, folds.typedLocality);
  const name = field.name.split('.');
  const key = RANGE_KEYS.find((each) => each === name[0]);
  if (key) showRange(field as HTMLInputElement, name, ranges[key], rules.ranges[key], folds.unread);
}

/** Sets all controls to the chosen values after each render, and announces new cards to the hearts' script. */
export function useListingFields({ state }: ListingView, rules: ListingRules, folds: ListingFolds): void {
  useLayoutEffect(() => {
    for (const field of document.querySelectorAll<Field>(`#${LISTING_ID.place} :is(input, select)`))
      showState(field, state, rules, folds);
    dispatchEvent(new Event('cards-drawn'));
  });
}
