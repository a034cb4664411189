import type { EmiField } from '../emi/emi';
import { parseTypedTerm } from './typed-term';

test.each<[EmiField, string, number | null]>([
  ['loanRupees', '₹ 50,00,000', 5_000_000],
  ['loanRupees', '50 lakh', 5_000_000],
  ['loanRupees', '₹ 62.5 L', 6_250_000],
  ['loanRupees', '1.2 cr', 12_000_000],
  ['loanRupees', '2Crore', 20_000_000],
  ['loanRupees', '500 crore', 1_000_000_000],
  ['loanRupees', '50 – 60 lakh', null],
  ['loanRupees', '50 lakh onwards', null],
  ['loanRupees', '50 rooms', null],
  ['loanRupees', '', null],
  ['annualRatePercent', '8.5', 8.5],
  ['annualRatePercent', '1 lakh', null],
  ['tenureYears', '1 lakh', null],
])('%s typed as %j', (field, text, value) => {
  expect(parseTypedTerm(field, text)).toBe(value);
});
