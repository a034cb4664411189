import { correctTyping, toKnownWords, withCorrected } from './typing-error';

const NAMES = ['Vatika', 'Camellia Rise', 'Granite House', 'Sector 65, Golf Course Road', 'Mumbai', 'West Hill'];
const KNOWN = toKnownWords(NAMES, ['/\\bservants?(?: quarters?)?\\b|\\bbalcon(?:y|ies)\\b/g', 'stamp duty in haryana']);

test.each([
  ['a letter too many', 'vatikaa', 'vatika'],
  ['a letter left out', 'vatka', 'vatika'],
  ['two letters swapped', 'vatiak', 'vatika'],
  ['another letter', 'mumbay', 'mumbai'],
  ['the first letter', 'atika', 'vatika'],
  ['one of several words', 'camelia rise', 'camellia rise'],
  ['a word of queries', 'sectr 65', 'sector 65'],
  ['a short word of queries', '3 bkh', '3 bhk'],
  ['a word of a pattern', 'servent quater', 'servant quarter'],
  ['a word of another first letter in Devanagari', 'हरियाणा', 'haryana'],
  ['a name in Devanagari', 'वाटिका', 'vatika'],
  ['words in Devanagari by their first vowel', 'गोल्फ कोर्स रोड', 'golf course road'],
])('%s: %s means %s', (_what, query, meant) => {
  expect(correctTyping(query, KNOWN)).toBe(meant);
});

test.each([
  ['two edits', 'vtikaa'],
  ['a word that is known', 'granite'],
  ['a short word', 'ris'],
  ['a short word with another first letter', 'best'],
  ['a stem of a pattern', 'balcony'],
  ['a number', '66'],
  ['a filler', 'with'],
  ['Hindi', 'मकान'],
  ['what somebody is', 'main mumbay hoon'],
  ['a word of two sounds in Devanagari', 'लोग'],
  ['nothing', ''],
])('%s stays: %s', (_what, query) => {
  expect(correctTyping(query, KNOWN)).toBeNull();
});

test('a correction is shown with the words that were typed', () => {
  const meant = 'rate in faridabad from abroad';
  expect(withCorrected('rate in fardabad from canada', meant)).toBe('rate in faridabad from canada');
  expect(withCorrected('1.5 bhk', '1 bhk with study')).toBe('1 bhk with study');
});
