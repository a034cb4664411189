import fc from 'fast-check';
import { markMatches, matchingExcerpt, searchNeedles } from './search-highlight';

const marked = (text: string, query: string) =>
  markMatches(text, searchNeedles(query))
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('');

test.each([
  ['Mogra Courts', 'court', 'Mogra [Court]s'],
  ['Sector 83, Gurgaon · Vatika', 'gurugram', 'Sector 83, [Gurgaon] · Vatika'],
  ['3 BHK, 4 BHK', '3bhk', '[3 BHK], 4 BHK'],
  ['1,620 – 2,340 sq.ft', '1,620 -', '[1,620 –] 2,340 sq.ft'],
  ['<b>bold</b>', '<b>', '[<b>]bold</b>'],
  ['Mogra Courts', 'kiln', 'Mogra Courts'],
])('in "%s" the query "%s" shows as "%s"', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test('the pieces are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
      const pieces = markMatches(text, searchNeedles(query));
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    }),
  );
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
