import { eachText } from './fixtures/each-text';
import { formatMonth } from './month';
import { parseMonth, parseStatedMonth } from './month-text';

test.each(
  eachText([
    ['Dec 2029 ¦ not after Dec 2029 ¦ Dec’29 ¦ Dec – 29 ¦ 31 Dec 2029 ¦ Q4-2029 ¦ 4th quarter 2029', 'Dec 2029'],
    ['after Dec 2029 ¦ post 31/12/2029 ¦ later than 2029 ¦ Dec 2029 / Jan 2030', 'Jan 2030'],
    ['beyond Q2 2029 ¦ after the end of Jun 2029', 'Jul 2029'],
    ["H2 2029 ¦ End of 2029 ¦ Late 2029 ¦ Dec‘29 ¦ Q4'29 ¦ Q4/2029 ¦ 4Q2029 ¦ Quarter 4, 2029", 'Dec 2029'],
    ['Sept 2025', 'Sep 2025'],
    ['July-2028', 'Jul 2028'],
    ['May 2027', 'May 2027'],
    ['Q1 2028 ¦ Early 2028', 'Mar 2028'],
    ['Q4 FY 2028-29 ¦ beginning of 2029', 'Mar 2029'],
    ['H1 2028 ¦ Mid 2028', 'Jun 2028'],
    ['Dec 2029 to Mar 2030 ¦ 1 Oct 2029 - 31 Mar 2030', 'Mar 2030'],
    ['last quarter of 2029 ¦ Q3 2029-30 ¦ 2nd half 2029 ¦ 2029 onwards ¦ 1st week of Dec 2029', 'Dec 2029'],
    ['First half of 2029', 'Jun 2029'],
  ]),
)('%j is %s', (text, month) => {
  const parsed = parseMonth(text);
  expect(parsed === null ? null : formatMonth(parsed)).toBe(month);
});

test.each([
  ...['Ready', 'Ready to move', 'TBA', 'Dec', '13/2029', '1929', 'marathon 2029', '60 days'],
  ...['60 days after Dec 2029', '31 Feb 2029', '2029-30', 'Phase 1 Dec 2028, Phase 2 Dec 2029', '12/2029/3'],
  ...['36 months from Dec 2026', '3 years from the start of Jan 2027', 'within 2 yrs of 1 Jan 2027'],
])('%j names no month', (text) => {
  expect(parseMonth(text)).toBeNull();
});

test.each([
  ['31/12/2029', 'Dec 2029'],
  ['Q4 2029', null],
  ['2029', null],
])('a payment on %j is in %s', (text, month) => {
  const parsed = parseStatedMonth(text);
  expect(parsed === null ? null : formatMonth(parsed)).toBe(month);
});
