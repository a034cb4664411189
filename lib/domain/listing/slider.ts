import type { RangeChoice, RangeRule } from './state';

/** Positions of a thumb, from the lower end of the track to the upper. */
export const SLIDER_POSITIONS = 1000;

/** Rounds to the slider's steps, within its ends (spec 5). */
function toStep(value: number, { min, max, step }: RangeRule): number {
  return Number((Math.round(Math.min(Math.max(value, min), max) / step) * step).toFixed(1));
}

/**
 * The value at a position of the track, from 0 to `SLIDER_POSITIONS`. Equal distances multiply the value equally:
 * 1 to 2 crore takes as much of the track as 10 to 20 (routes-and-content, Listing).
 */
export function valueAtPosition(position: number, rule: RangeRule): number {
  return toStep(rule.min * (rule.max / rule.min) ** (position / SLIDER_POSITIONS), rule);
}

/** The position of a value; one outside the slider is at the nearer end. */
export function positionOfValue(value: number, { min, max }: RangeRule): number {
  const share = Math.log(Math.min(Math.max(value, min), max) / min) / Math.log(max / min);
  return Math.round(share * SLIDER_POSITIONS);
}

/** The value some steps further, as the arrow keys move it. */
export function valueAfterSteps(value: number, steps: number, rule: RangeRule): number {
  return toStep(toStep(value, rule) + steps * rule.step, rule);
}

/** Whether a value is beyond the ends of the slider. */
export function isOutsideSlider(value: number, { min, max }: RangeRule): boolean {
  return value < min || value > max;
}

/** Moves a limit off the end of the slider, where it would be none; by less than a rupee or a square foot. */
const OFF_THE_END = 1e-9;

/** A value as a limit of the slider: on an end it is moved off by a trifle. */
function asLimit(value: number, { min, max }: Pick<RangeRule, 'min' | 'max'>): number {
  if (value === min) return value * (1 - OFF_THE_END);
  return value === max ? value * (1 + OFF_THE_END) : value;
}

/**
 * Limits in rupees or square feet on the slider of a listing; null is no limit. An end of the slider is no limit, so the unit is
 * one in which no limit lies on an end; where every unit has one there (1 to 5 crore), it is moved off by a trifle.
 */
export function toRangeChoice({ from, to }: { from: number | null; to: number | null }, rule: RangeRule): RangeChoice {
  const choices = rule.units.map(({ key: unit, size }) => ({
    min: from === null ? rule.min : from / size,
    max: to === null ? rule.max : to / size,
    unit,
  }));
  const keepsLimits = ({ min, max }: RangeChoice) =>
    (from === null || min !== rule.min) && (to === null || max !== rule.max);
  const isOnSlider = ({ min, max }: RangeChoice) => !isOutsideSlider(min, rule) && !isOutsideSlider(max, rule);
  const kept = choices.filter(keepsLimits);
  const chosen = kept.find(isOnSlider) ?? kept[0];
  if (chosen) return chosen;
  const [{ min, max, unit }] = choices as [RangeChoice];
  return {
    min: from === null ? min : asLimit(min, rule),
    max: to === null ? max : asLimit(max, rule),
    unit,
  };
}

/** Significant digits of a converted value: enough for every price and area, without ends like 166.66666666666669. */
const CONVERTED_DIGITS = 5;

/** The same range in another unit; an end without a limit stays without one. An unknown unit changes nothing. */
export function convertRange(choice: RangeChoice, unit: string, rule: RangeRule): RangeChoice {
  const sizeOf = (wanted: string) => rule.units.find(({ key }) => key === wanted)?.size;
  const [from, to] = [sizeOf(choice.unit), sizeOf(unit)];
  if (!from || !to) return choice;
  const convert = (value: number) => Number(((value * from) / to).toPrecision(CONVERTED_DIGITS));
  return {
    min: choice.min === rule.min ? choice.min : asLimit(convert(choice.min), rule),
    max: choice.max === rule.max ? choice.max : asLimit(convert(choice.max), rule),
    unit,
  };
}
