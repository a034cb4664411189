import { describeLoan } from './affordability-page';
import { LOAN } from './fixtures/rates';

test('the most of a price that a bank may lend, in words', () => {
  expect(describeLoan(LOAN)).toBe('90 % of the price up to a loan of ₹ 30 Lakh, 80 % up to ₹ 75 Lakh, 75 % above');
});
