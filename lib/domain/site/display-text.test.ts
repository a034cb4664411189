import { formatBedrooms, formatNames, formatProjectCount } from './display-text';

test.each([
  [['3 BHK', '4 BHK'], '3, 4 BHK'],
  [['4 BHK', '4 BHK+'], '4 BHK, 4 BHK+'],
  [['3 BHK villa', '4 BHK'], '3 BHK villa, 4 BHK'],
])('the bedrooms %j are shown as %j', (bedrooms, shown) => {
  expect(formatBedrooms(bedrooms)).toBe(shown);
});

test.each([
  [1, '1 project'],
  [0, '0 projects'],
  [27, '27 projects'],
  [10_000, '10,000 projects'],
])('%d is told as %j', (count, shown) => {
  expect(formatProjectCount(count)).toBe(shown);
});

test.each([
  [['Gurgaon', 'Delhi', 'Noida'], 'Gurgaon, Delhi and Noida'],
  [['Gurgaon', 'Delhi'], 'Gurgaon and Delhi'],
  [['Goa'], 'Goa'],
  [[], ''],
])('the names %j read %j', (names, shown) => {
  expect(formatNames(names)).toBe(shown);
});
