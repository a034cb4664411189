import { formatAreaText, formatBedrooms, formatPriceText, formatProjectCount } from './display-text';

test.each([
  ['1.36 – 2.04 Cr', '₹ 1.36 – 2.04 Cr'],
  ['38 L onwards', '₹ 38 L onwards'],
  ['₹ 5 - 6.6 Cr', '₹ 5 – 6.6 Cr'],
  ['Price not available', 'Price not available'],
])('the price %j is shown as %j', (text, shown) => {
  expect(formatPriceText(text)).toBe(shown);
});

test.each([
  ['1,620 - 2,340 sq.ft', '1,620 – 2,340 sq.ft'],
  ['2,100 sq.ft', '2,100 sq.ft'],
])('the area %j is shown as %j', (text, shown) => {
  expect(formatAreaText(text)).toBe(shown);
});

test.each([
  [['3 BHK', '4 BHK'], '3, 4 BHK'],
  [['Studio', '2 BHK', '3 BHK'], 'Studio, 2, 3 BHK'],
  [['4 BHK', '4 BHK+'], '4 BHK, 4 BHK+'],
  [['1 RK', '2 BHK'], '1 RK, 2 BHK'],
  [[], ''],
])('the bedrooms %j are shown as %j', (bedrooms, shown) => {
  expect(formatBedrooms(bedrooms)).toBe(shown);
});

test.each([
  [1, '1 project'],
  [0, '0 projects'],
  [27, '27 projects'],
])('%d is told as %j', (count, shown) => {
  expect(formatProjectCount(count)).toBe(shown);
});
