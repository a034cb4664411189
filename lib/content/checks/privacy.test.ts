import { errorLines, put } from '../set/fixtures/edit-content';

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
