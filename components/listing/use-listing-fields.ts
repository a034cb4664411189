import { useLayoutEffect } from 'react';
import {
  FACET_GROUPS,
  RANGE_KEYS,
  type ListingRules,
  type ListingState,
  type RangeKey,
} from '@/lib/domain/listing-state';
import type { ListingView } from '@/lib/domain/listing-view';

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (name: string) => document.querySelectorAll<Field>(`.listing-box [name="${name}"]`);

function setChecks(name: string, isOn: (value: string) => boolean): void {
  for (const field of fieldsOf(name)) (field as HTMLInputElement).checked = isOn(field.value);
}

function setRange(key: RangeKey, { ranges }: ListingState, rules: ListingRules): void {
  const { min, max, unit } = ranges[key];
  const rule = rules.ranges[key];
  const unitLabel = rule.units.find((each) => each.key === unit)?.label ?? '';
  setChecks(`${key}.unit`, (value) => value === unit);
  for (const [end, value] of Object.entries({ min, max })) {
    for (const field of fieldsOf(`${key}.${end}`)) {
      field.value = String(value);
      if (field.type === 'range') field.setAttribute('aria-valuetext', `${value} ${unitLabel}`);
    }
  }
  const percent = (value: number) => `${((value - rule.min) / (rule.max - rule.min)) * 100}%`;
  for (const track of document.querySelectorAll<HTMLElement>(`.listing-box [data-range="${key}"]`)) {
    track.style.setProperty('--from', percent(min));
    track.style.setProperty('--to', percent(max));
  }
}

/** Every control shows what is chosen, wherever it was chosen; new cards are told of, for their hearts. */
export function useListingFields({ state }: ListingView, rules: ListingRules): void {
  useLayoutEffect(() => {
    for (const group of FACET_GROUPS) setChecks(group, (value) => state.chosen[group].includes(value));
    for (const field of fieldsOf('sort')) field.value = state.sort;
    for (const key of RANGE_KEYS) setRange(key, state, rules);
    dispatchEvent(new Event('cards-drawn'));
  });
}
