import { EMI_LIMITS, loanToSlider, parseEmiInput, sliderToLoan, stepLoan, type EmiField } from './emi';

/** Limits and step of each slider position; the loan's is logarithmic, 0 to 1 (spec 5, EMI inputs). */
export const EMI_SLIDERS = {
  loanRupees: { min: 0, max: 1, step: 'any' },
  annualRatePercent: {
    min: EMI_LIMITS.annualRatePercent.sliderMin,
    max: EMI_LIMITS.annualRatePercent.max,
    step: EMI_LIMITS.annualRatePercent.step,
  },
  tenureYears: EMI_LIMITS.tenureYears,
} as const;

/**
 * Slider position of a value in rupees, percent a year or years; a value below the slider's start stays at the start.
 */
export function emiToSlider(field: EmiField, value: number): number {
  if (field === 'loanRupees') return Number(loanToSlider(value).toFixed(4));
  return Math.max(EMI_SLIDERS[field].min, value);
}

/** The value at a slider position, on its step. */
export function sliderToEmi(field: EmiField, place: number): number {
  return field === 'loanRupees' ? sliderToLoan(place) : toValue(field, place);
}

/** Filled share of the track, 0 to 1. */
export function emiSliderShare(field: EmiField, value: number): number {
  const { min, max } = EMI_SLIDERS[field];
  return (emiToSlider(field, value) - min) / (max - min);
}

/** Moves by steps of the slider (10 lakh, 0.1 % or a year each), within its ends; ±Infinity is an end (spec 5). */
export function stepEmiSlider(field: EmiField, value: number, steps: number): number {
  if (Number.isFinite(steps)) {
    if (field === 'loanRupees') return stepLoan(value, steps);
    return Math.max(EMI_SLIDERS[field].min, stepEmiInput(field, value, steps));
  }
  const { min, max } = EMI_SLIDERS[field];
  return sliderToEmi(field, steps > 0 ? max : min);
}

/** Moves by steps of the input (1,000 rupees, 0.1 % or a year each), within its limits (spec 5). */
export function stepEmiInput(field: EmiField, value: number, steps: number): number {
  return toValue(field, value + steps * EMI_LIMITS[field].step);
}

function toValue(field: EmiField, value: number): number {
  return parseEmiInput(field, Math.max(0, value).toFixed(2)) ?? EMI_LIMITS[field].min;
}
