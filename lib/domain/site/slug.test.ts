import fc from 'fast-check';
import { isSafeUrl, isSameName, isSlug, toSlug } from './slug';

test.each([
  ...['https://example.com', 'http://example.com/a?b=c#d', 'HTTPS://Example.com/@name', '/project-details/vatika'],
  ...['/', '/a?b=c#d'],
])('%s may be linked', (url) => {
  expect(isSafeUrl(url)).toBe(true);
});

test.each([
  ...['', 'vatika', '//example.com', '///example.com', '/\\example.com', '\\\\example.com', 'javascript:alert(1)'],
  ...[' javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'mailto:a@b.example'],
  ...['ftp://example.com', 'https:example.com', 'https:///example.com', 'https://', 'https://user@example.com'],
  ...['https://user:pass@example.com/', 'https://exa mple.com', 'https://[', '/a b', '/a\tb', '/a\u0000b'],
  ...['/a\u007fb', '/a\\b'],
])('%j may not be linked (decisions, Content faults)', (url) => {
  expect(isSafeUrl(url)).toBe(false);
});

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
