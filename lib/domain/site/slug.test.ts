import fc from 'fast-check';
import { isSameName, isSlug, nameHolds, toSlug } from './slug';

test.each([
  ['Aravali Crest', 'aravali-crest'],
  ['  DLF & Sons  ', 'dlf-and-sons'],
  ['Emaar’s Café', 'emaars-cafe'],
  ['M3M', 'm3m'],
  ['A--B__C', 'a-b-c'],
  ["--'R' & Co.--", 'r-and-co'],
])('%s → %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('a slug of any name may stand in an address, or the name has no letters', () => {
  fc.assert(fc.property(fc.string(), (name) => toSlug(name) === '' || isSlug(toSlug(name))));
});

test.each([
  ['Lotus Gate', 'lotus-gate', true],
  ['Lotus Gate', 'LOTUSGATE', true],
  ['Lotus -- Gate', 'lotusgate', true],
  ['Lotus Gate', 'Lotus Gates', false],
])('%s and %s match ignoring case, hyphens and spaces: %s (spec 9)', (a, b, isSame) => {
  expect(isSameName(a, b)).toBe(isSame);
});

test.each([
  ['Lotus Gate', 'gate', true],
  ['Lotus Gate', 'tus-GA', true],
  ['Lotus Gate', '', true],
  ['Lotus Gate', 'gates', false],
])('%s holds %j by the same rule: %s', (name, typed, isHeld) => {
  expect(nameHolds(name, typed)).toBe(isHeld);
});

test.each([
  ['neem-court', true],
  ['82a', true],
  ['Neem', false],
  ['a_b', false],
  ['a/b', false],
  ['', false],
  ['a\n', false],
])('%j may stand in an address: %s', (text, isFit) => {
  expect(isSlug(text)).toBe(isFit);
});
