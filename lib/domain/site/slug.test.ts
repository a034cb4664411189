import fc from 'fast-check';
import { isSameName, isSlug, toSlug } from './slug';

test.each([
  ['Aravali Crest', 'aravali-crest'],
  ['  DLF & Sons  ', 'dlf-and-sons'],
  ['Emaar’s Café', 'emaars-cafe'],
  ['M3M', 'm3m'],
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
  ['neem-court', true],
  ['Neem', false],
  ['a_b', false],
])('%j may stand in an address: %s', (text, isFit) => {
  expect(isSlug(text)).toBe(isFit);
});
