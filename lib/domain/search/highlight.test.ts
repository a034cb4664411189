import fc from 'fast-check';
import { markMatches, matchingExcerpt, searchNeedles } from './highlight';

const marked = (text: string, query: string) =>
  markMatches(text, searchNeedles(query))
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Mogra Courts', 'court', 'Mogra [Court]s'],
  ['3 BHK, 4 BHK', '3bhk', '[3 BHK], 4 BHK'],
  ['1,620 – 2,340 sq.ft', '1,620 -', '[1,620 –] 2,340 sq.ft'],
  ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
  ['Mogra Courts', 'kiln', 'Mogra Courts'],
])('in "%s" the query "%s" shows as "%s"', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test.each<[string, string[]]>([
  ['  Mogra   Courts ', ['mogra courts', 'courts', 'mogra', 'court']],
  ['a mogra', ['a mogra', 'mogra']],
  ['x', ['x']],
  ['nh8', ['nh 8', 'nh8']],
  ['', []],
])('the query %j can be seen as %j', (query, needles) => {
  expect(searchNeedles(query)).toEqual(needles);
});

test.each([
  ['of two that overlap the longer one', 'mogra courts', ['mogra co', 'courts', 'mogra'], '[mogra co]urts'],
  ['two side by side', 'mogracourt', ['mogra', 'court'], '[mogra][court]'],
  [
    'each time it is there, in the order of the text',
    'court mogra court',
    ['mogra', 'court'],
    '[court] [mogra] [court]',
  ],
  ['one within another once', 'courts', ['courts', 'court', 'our'], '[courts]'],
  ['letters that grow in lower case, where they stand', 'İİ court', ['court'], 'İİ [court]'],
  ['over any blank and any dash', 'sector\u00a083 – gurgaon', ['sector 83 - gurgaon'], '[sector\u00a083 – gurgaon]'],
])('marked is %s', (_what, text, needles, expected) => {
  const pieces = markMatches(text, needles);
  expect(pieces.map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece)).join('')).toBe(expected);
  expect(pieces.every((piece) => piece.text !== '')).toBe(true);
});

test('the pieces are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      const pieces = markMatches(text, searchNeedles(query));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
});

test('of several fields the first that has it is shown, of none none', () => {
  expect(matchingExcerpt(['Kiln', 'Vatika'], ['Four towers', 'One court', 'Two courts'], ['court'])).toBe('One court');
  expect(matchingExcerpt(['Kiln', 'One court'], ['Two courts'], ['court'])).toBeNull();
  expect(matchingExcerpt(['Kiln'], ['Four towers'], ['court'])).toBeNull();
});

test.each([
  ['at the 24th letter', `${'a'.repeat(24)}court`, `${'a'.repeat(24)}court`],
  ['behind it, without a blank before', `${'a'.repeat(60)}court`, `…${'a'.repeat(47)}court`],
  ['behind it, with a blank before', `${'a'.repeat(9)} ${'b'.repeat(30)}court`, `…${'b'.repeat(30)}court`],
  [
    'behind it, the blank too near',
    `${'a'.repeat(9)} ${'b'.repeat(10)} ${'c'.repeat(9)}court`,
    `${'a'.repeat(9)} ${'b'.repeat(10)} ${'c'.repeat(9)}court`,
  ],
])('found %s', (_where, field, excerpt) => {
  expect(matchingExcerpt([], [field], ['court'])).toBe(excerpt);
});

test.each([
  ['what shows it already needs no excerpt', ['Mogra Courts'], 'mogra', null],
  [
    'a field in full where it is found early',
    ['Kiln'],
    'towers',
    'Four towers around a planted court with a market near',
  ],
  ['from a little before on where it is found late', ['Kiln'], 'market', '…a planted court with a market near'],
])('%s', (_what, shown, query, expected) => {
  const fields = ['Four towers around a planted court with a market near'];
  expect(matchingExcerpt(shown, fields, searchNeedles(query))).toBe(expected);
});
