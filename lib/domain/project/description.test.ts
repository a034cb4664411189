import fc from 'fast-check';
import { splitDescription, statedAcres, statedTowers, truncateDescription } from './description';

test.each<[string, number[]]>([
  ['Four towers around a planted court', [4]],
  ['Two slim towers on a 24-metre road', [2]],
  ['Booking opened for the first two of five towers', [5]],
  ['34-floor towers in Sector 85', []],
])('towers in "%s": %j', (text, counts) => {
  expect(statedTowers(text)).toEqual(counts);
});

test.each<[string, number[]]>([
  ['on the edges of a 6.4-acre plot', [6.4]],
  ['on 11 acres, with a 4-acre park', [11, 4]],
  ['round a two-acre park', [2]],
  ['an acre and a half', []],
])('acres in "%s": %j', (text, counts) => {
  expect(statedAcres(text)).toEqual(counts);
});

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');

test.each([
  [49, false],
  [50, false],
  [51, true],
])('a text of %d words is cut: %s', (count, isTruncated) => {
  const short = truncateDescription(words(count));
  expect(short.isTruncated).toBe(isTruncated);
  expect(short.text.split(' ')).toHaveLength(Math.min(count, 50));
  expect(short.text.endsWith('…')).toBe(isTruncated);
});

test('blanks and line breaks count for nothing', () => {
  expect(truncateDescription(`  ${words(50).replaceAll(' ', ' \n ')}  `).isTruncated).toBe(false);
});

test.each([
  ['blank lines', 'One.\n\nTwo. Three.\n \nFour.', ['One.', 'Two. Three.', 'Four.']],
  [
    'stops that end no sentence',
    'From 1.5 Cr for 1,310 sq.ft of it. Ask Dr. Rao. Or us.',
    ['From 1.5 Cr for 1,310 sq.ft of it.', 'Ask Dr. Rao.', 'Or us.'],
  ],
  ['more blanks than one', 'One   big\n  hall.  Two. Three. Four.', ['One big hall. Two.', 'Three. Four.']],
  ['quoted sentences', 'He said “Yes.” “No.” (Maybe.) So be it.', ['He said “Yes.” “No.”', '(Maybe.) So be it.']],
  ['nothing', '  ', []],
])('%s', (_, text, paragraphs) => {
  expect(splitDescription(text)).toEqual(paragraphs);
});

test('no word is lost, and one block makes three groups at most', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Stone walls.', 'A lift?', 'Sun at noon!', 'and so on')), (parts) => {
      const text = parts.join(' ');
      const groups = splitDescription(text);
      expect(groups.join(' ')).toBe(text);
      expect(groups.length).toBeLessThanOrEqual(3);
    }),
  );
});
