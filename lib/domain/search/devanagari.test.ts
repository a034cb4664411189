import { toLatin } from './devanagari';

it.each([
  ['a verb', 'देखने', 'dekhne'],
  ['a vowel that no letter shows', 'कमरा', 'kamra'],
  ['one that is spoken before two consonants', 'सुरक्षित', 'surakshit'],
  ['the second of two', 'समझना', 'samajhna'],
  ['a vowel of its own', 'दुबई', 'dubai'],
  ['a nasal', 'मिलेंगे', 'milenge'],
  ['a vowel before a vowel', 'दीजिए', 'dijiye'],
  ['a joined consonant', 'क्या', 'kya'],
])('writes %s in Latin letters: %s', (_, word, latin) => {
  expect(toLatin(word)).toBe(latin);
});
