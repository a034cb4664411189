import { eachText } from './fixtures/each-text';
import { parseTypedDecimal, parseTypedNumber, parseTypedRupees } from './typed-number';

test.each(
  eachText<[string, number | null]>([
    ['8,5 ¦ ८,५', 8.5],
    ['0,1', 0.1],
    ['12 ¦ 12,', 12],
    ['12,000', 12000],
    ['1,20,00,000 ¦ 1.20.00.000', 12000000],
    ['1.200,50', 1200.5],
    ["1'200'000 ¦ 1’200’000", 1200000],
    [' 7 ', 7],
    ['1_000', 1000],
    ['8\u200b5', 85],
    ['1 20 000,5', 120000.5],
    ['1,20,000,5', null],
  ]),
)('the typed number %j is %p', (text, number) => {
  expect(parseTypedNumber(text)).toBe(number);
});

test.each(
  eachText<[string, number | null]>([
    ['1,20,00,000 ¦ ₹ 1,20,00,000/- ¦ rs 12000000 ¦ INR 1,20,00,000 ¦ 12000000 ¦ 1.2 crore ¦ ₹1.2Cr', 12000000],
    ['1 cr 20 lakh ¦ 1 cr and 20 l ¦ 120 lac ¦ १ करोड़ २० लाख ¦ Rs. 1,20,00,000/- only', 12000000],
    ['.5 cr ¦ 50 lkh ¦ 50,00,000/= ¦ 50 lakh INR ¦ 50.00.000 ¦ 5.000.000,00', 5000000],
    ['50k ¦ 50 thousand', 50000],
    ['60 hazar', 60000],
    ['180000 rupees', 180000],
    ['1.2 ¦ 1 cr 2 ¦ 1.2.3 cr ¦ 1.5 cr 20 lakh ¦ 12,00', null],
    ['12', 12],
    ['1234.56', 1235],
    ['', null],
    ['1 lakh 20,000', 120000],
    ['50 crs', 500000000],
    ['5000rs', 5000],
    ['150.000', 150000],
  ]),
)('the typed amount %j is %p rupees', (text, rupees) => {
  expect(parseTypedRupees(text)).toBe(rupees);
});

test.each(
  eachText<[string, 'percent' | 'years', number | null]>([
    ['8,5 ¦ 8,500 ¦ 8,5 % ¦ 8,5 percent ¦ 8.5% p.a. ¦ 8.5 % a year ¦ ८,५', 'percent', 8.5],
    ['15yrs', 'years', 15],
    ['1 year', 'years', 1],
  ]),
)('%j typed as %s is %p', (text, unit, value) => {
  expect(parseTypedDecimal(text, unit)).toBe(value);
});
