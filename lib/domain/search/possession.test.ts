import { takePossession } from './possession';

/** November 2026. */
const TODAY = 2026 * 12 + 10;

test.each([
  ['possession next year', 'possession in 2027'],
  ['wedding next year', 'possession by Dec 2027'],
  ['wedding next year ready by june 2027', 'possession by Dec 2027'],
  ['shift before holi next year', 'possession by Feb 2027'],
  ['agle saal diwali se pehle', 'possession by Sep 2027'],
  ['moving in april', 'possession by Apr 2027'],
  ['possession before june', 'possession by May 2027'],
  ['return in 2028', 'possession by Dec 2028'],
  ['possession in 2028', 'possession in 2028'],
])('"%s" is wanted with %s', (text, label) => {
  expect(takePossession(text, TODAY)?.wished.label).toBe(label);
});

test.each(["can't visit this year, can i book", 'this year i cannot come to see', 'possession 2 saal late ho gaya'])(
  '"%s" is no possession',
  (text) => {
    expect(takePossession(text, TODAY)).toBeNull();
  },
);
