import { totalPercentage } from './payment-plan';

test.each([
  [[10, 90], 100],
  [[33.3, 33.3, 33.4], 100],
  [Array.from({ length: 10 }, () => 0.1), 1],
])('%j sums to %d %%', (percentages, total) => {
  expect(totalPercentage(percentages)).toBe(total);
});
