import { eachText } from './fixtures/each-text';
import { internationalDigits, isPhone, parsePhone, phoneFault } from './phone';
import { MESSAGES } from './messages';

const MOBILE = '919876543210';
const LANDLINE = '911244000000';

test.each([
  // As people write an Indian mobile.
  ...eachText([
    ['98765 43210 ¦ 98765–43210 ¦ 98765.43210 ¦ 987.654.3210 ¦ 9876543210.0 ¦ 98765·43210', MOBILE],
    ['98765\u200b43210 ¦ [98765] 43210 ¦ 09876543210 ¦ (0) 98765 43210 ¦ 91 98765 43210 ¦ 91/9876543210', MOBILE],
    ['091-9876543210 ¦ 91 (0) 98765 43210 ¦ +91 98765 43210 ¦ +91.98765.43210 ¦ (+91) 98765 43210', MOBILE],
    ['＋91 98765 43210 ¦ +91(0)9876543210 ¦ +91 098765 43210 ¦ +91\u00a0(0)\u00a098765\u00a043210', MOBILE],
    ['+91 91 98765 43210 ¦ 0091 98765 43210 ¦ +98765 43210 ¦ ००९१ ९८७६५ ४३२१० ¦ +९१ (०) ९८७६५ ४३२१०', MOBILE],
    // Landlines.
    ['0124 400 0000 ¦ 0124/4000000 ¦ 0124-4000000 x12 ¦ 0124-4000000 (Extn: 12) ¦ 0124-4000000 #12', LANDLINE],
    ['+91-124-4000000;ext=12 ¦ 0124-4000000/01 ¦ +91 124 400 0000–05 ¦ 124-4000000 ~ 9', LANDLINE],
    ['0124-4000000 to 03', LANDLINE],
  ]),
  ['9810012345-46', '919810012345'],
  ['+65 6123 4567-89', '65612345678' + '9'],
  ['1800 123 4567', '9118001234567'],
  ['1860 266 2666', '9118602662666'],
  // Local numbers have no code.
  ['2345678', '2345678'],
  // Other countries.
  ['+44 20 7946 0000', '442079460000'],
  ['0044 (0)20 7946 0000', '442079460000'],
  ['1-860-555-0123', '18605550123'],
  ['+61 (0)412 345 678', '61412345678'],
  ['+353 (0)87 123 4567', '353871234567'],
  ['+966 0 50 123 4567', '966501234567'],
  ['+880 01712-345678', '8801712345678'],
  ['+86 010 6552 9988', '861065529988'],
  ['+960 771 2345', '9607712345'],
  // The zero is part of the number.
  ['+39 06 6982 1234', '390669821234'],
  // A zero that is none of a trunk.
  ['+1 202 555 0100', '12025550100'],
  // The numbers of samples.
  ['+91 00000 00000', '910000000000'],
])('%j has the digits %s', (text, digits) => {
  expect(internationalDigits(text)).toBe(digits);
  const { hasCode } = parsePhone(text);
  expect(hasCode).toBe(digits.length > 9);
  // What a link or the database has is read as the same number.
  if (hasCode) expect(parsePhone(`+${digits}`)).toEqual({ digits, hasCode });
});

test.each([
  ...eachText<[string, boolean]>([
    ['98765 43210 ¦ +91 (0) 98765-43210 ¦ 0091 (0) 98765 43210 ¦ 011.2345.6789 ¦ 98765\u200b43210', true],
    ['0124 400 0000 ext. 12 ¦ 2345678 ¦ 98765/43210', true],
    ['1234567890123456', false],
  ]),
  [`9876543210${' '.repeat(200)}`, false],
])('%j is a phone number: %s', (text, expected) => {
  expect(isPhone(text)).toBe(expected);
  expect(phoneFault(text) === null).toBe(expected);
});

test.each([
  ...['98765 43210, 98111 22222', '98765 43210; 98111 22222', '98765 43210 or 98111 22222'],
  ...['98765 43210 and 98111 22222', '98765 43210 & 98111 22222', '98765 43210 | 98111 22222'],
  ...['98765 43210 98111 22222', '0124-4000000-01-02', '2345678/2345679'],
])('of the two numbers in %j one is asked for', (text) => {
  expect(phoneFault(text)).toBe(MESSAGES.onePhone);
});

test.each(['98765', '98765 43210 Asha', '98765 43210, call after six'])('%j is called no valid number', (text) => {
  expect(phoneFault(text)).toBe(MESSAGES.invalidPhone);
});
