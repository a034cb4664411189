import fc from 'fast-check';
import type { EmiField } from './emi';
import { EMI_SLIDERS, emiSliderShare, emiToSlider, sliderToEmi, stepEmiInput, stepEmiSlider } from './sliders';

test.each<[EmiField, number, number, number]>([
  ['loanRupees', 5_000_000, 1, 6_000_000],
  ['loanRupees', 14_480_000, 1, 15_000_000],
  ['loanRupees', 5_000_000, -Infinity, 1_000_000],
  ['tenureYears', 20, -1, 19],
  ['tenureYears', 5, Infinity, 30],
])('the slider of %s moves from %d by %d steps to %d', (field, value, steps, next) => {
  expect(stepEmiSlider(field, value, steps)).toBe(next);
});

test.each<[EmiField, number, number, number]>([
  ['loanRupees', 5_000_000, 1, 5_001_000],
  ['loanRupees', 1_000_000_000, 1, 1_000_000_000],
  ['annualRatePercent', 0.3, -1, 0.2],
])('the input of %s moves from %d by %d steps to %d', (field, value, steps, next) => {
  expect(stepEmiInput(field, value, steps)).toBe(next);
});

test('a slider finds its own values again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 10, max: 300 }), (millions, tenths) => {
      const loan = millions * 1_000_000;
      expect(sliderToEmi('loanRupees', emiToSlider('loanRupees', loan))).toBe(loan);
      expect(sliderToEmi('annualRatePercent', emiToSlider('annualRatePercent', tenths / 10))).toBe(tenths / 10);
    }),
  );
});

test.each<[EmiField, number, number]>([
  ['loanRupees', 1000, 0],
  ['loanRupees', 1_000_000_000, 1],
  ['annualRatePercent', 30, 1],
])('the track of %s at %d is filled to %d', (field, value, share) => {
  expect(emiSliderShare(field, value)).toBe(share);
  expect(EMI_SLIDERS[field].max).toBeGreaterThan(EMI_SLIDERS[field].min);
});
