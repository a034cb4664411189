import { errorLines, put } from '../set/fixtures/edit-content';

test.each([
  ['colours accent', 'teal', 'colours.accent: expected a colour of six digits, as #5b2a86, found text "teal"'],
  ['colours mark', '#ABC', 'colours.mark: expected a colour of six digits, as #5b2a86, found text "#ABC"'],
  [
    'fonts text',
    '../figtree.ttf',
    'fonts.text: expected a package, as @fontsource-variable/figtree, or a file, as fonts/figtree.woff2, found text "../figtree.ttf"',
  ],
  ['colours mark', '#0c2a29', 'colours.mark: mark on deep has a contrast of 1.0, expected 3'],
])('theme.json: %s %j is refused', (at, value, fault) => {
  expect(errorLines([put(`theme ${at}`, value)])).toEqual([`theme.json › ${fault}`]);
});

test.each([
  ['text', '{fax}'],
  ['withTags', '{you}'],
  ['whenCounted', '{Name}'],
])('a blank that nothing fills is named: %s', (field, blank) => {
  expect(errorLines([put(`privacy 0 ${field}`, `Write to ${blank}.`)])).toEqual([
    `privacy.json › [0] › ${field}: ${blank} is none of {name}, {office}, {email}, {phone}, {retention}`,
  ]);
});

test('a tag that the notice does not speak of is an error', () => {
  const tags = put('site tags', { script: 'https://tags.example/gtm.js', asks: 'May we count?' });
  expect(errorLines([tags, put('privacy 0 withTags', 'It counts.')])).toEqual([]);
  expect(errorLines([tags])).toEqual(['site.json › tags: no section of privacy.json says what they do (withTags)']);
});
