import { eachText } from '../site/fixtures/each-text';
import {
  bedroomNames,
  compareBedrooms,
  hasBedrooms,
  isFilteredBy,
  mentionsBedrooms,
  parseBedrooms,
  readBedroomField,
  spellOutBedrooms,
  takeBedrooms,
} from './bedrooms';

const READ = eachText<[text: string, ...shown: string[]]>([
  // One size.
  ['3 BHK ¦ 3-BHK ¦ 3 B.H.K. ¦ 3 B H K ¦ 3 BHKs ¦ 3 Bhk’s ¦ 3 BHK Flats ¦ 3 BDRM ¦ Three BHK', '3 BHK'],
  ["3 bd ¦ 3 BHK's", '3 BHK'],
  ['4 Bedroom ¦ 4-bed room ¦ 4 Bed ¦ 4 Beds ¦ 4 BR ¦ 4BR', '4 BHK'],
  ['1 Bedroom Hall Kitchen', '1 BHK'],
  ['1 RK ¦ 1 R.K.', '1 RK'],
  ['studio apartments', 'Studio'],
  ['penthouses', 'Penthouse'],
  ['Villa', 'Villa'],
  ['2 BHK, villa', '2 BHK', 'Villa'],
  ['Sky Duplex', 'Sky Duplex'],
  // Halves.
  ['2.5 BHK ¦ 2½ BHK ¦ 2 1/2 BHK ¦ two and a half BHK', '2.5 BHK'],
  // Several sizes; a range has its ends and the whole numbers between.
  ['2, 3, 4 BHK ¦ Two, Three and Four Bedroom Residences ¦ 2BHK/3BHK/4BHK', '2 BHK', '3 BHK', '4 BHK'],
  ['2-4 BHK ¦ 2 – 4 BHK', '2 BHK', '3 BHK', '4 BHK'],
  ['2 BHK | 3 BHK ¦ 2 BHK; 3 BHK; ¦ 2 BHK • 3 BHK', '2 BHK', '3 BHK'],
  // With more rooms.
  ['3 BHK + study ¦ 3 BHK+ Study ¦ 3 BHK (Study) ¦ 3 BHK & study', '3 BHK + Study'],
  ['3 BHK + Study Room + Servant Room', '3 BHK + Study + Servant'],
  ['3 BHK, 2 Bath', '3 BHK + 2 Bath'],
  ['2+1, 3+1 BHK', '2 BHK + 1', '3 BHK + 1'],
  // With other words.
  ['4 BHK Penthouse', '4 BHK Penthouse'],
  ['Penthouse (5 BHK)', 'Penthouse 5 BHK'],
  ['3 BHK (1,450 sq.ft), 4 BHK (2,100 sq.ft)', '3 BHK (1,450 sq.ft)', '4 BHK (2,100 sq.ft)'],
  ['Tower 2 - 3 BHK', 'Tower 2 3 BHK'],
  ['Type 1: 2 BHK', 'Type 1 2 BHK'],
  // Open upwards.
  ['4 BHK+ ¦ 4 BHK and above ¦ 4 or more bedrooms', '4 BHK+'],
]);

test.each(READ)('"%s" is read', (text, ...shown) => {
  const sizes = parseBedrooms(text);
  expect(sizes?.map((size) => size.text)).toEqual(shown);
  for (const size of sizes ?? []) expect(parseBedrooms(size.text)).toEqual([size]);
});

test.each([
  ...['2,5 BHK', '2.3.4 BHK', '½ BHK', '100 BHK', '2+3 BHK', '3 BHK, 4', '3 BHK 4', 'from 2 BHK', 'no 3 BHK'],
  ...['3 BHK (4 BHK)', '>4 BHK', 'Studio to 3 BHK', 'Studio Office', 'Duplex Shop', '-2 BHK'],
])('"%s" is not understood', (text) => {
  expect(parseBedrooms(text)).toBeNull();
});

test.each<[string, string, number | null, boolean, string]>([
  ['2½ BHK', '2.5 BHK', 2.5, false, ''],
  ['3+1 BHK', '3 BHK', 3, false, '+ 1'],
  ['1 RK', 'Studio', 0, false, ''],
])('%s is called %s: %p bedrooms', (text, name, count, isOpen, addition) => {
  expect(parseBedrooms(text)).toMatchObject([{ name, count, isOpen, addition }]);
});

test.each(['1+', '1,', '1 bhk or 2+'])('many times "%s" are no bedrooms', (piece) => {
  const text = `${piece.repeat(300)}x`;
  expect(spellOutBedrooms(text).endsWith('x')).toBe(true);
  expect(parseBedrooms(text)).toBeNull();
});

test('a blank text names nothing', () => {
  expect(parseBedrooms(' \n')).toEqual([]);
});

test.each<[label: string, wanted: string, configuration: boolean, filter?: boolean]>([
  ['3 BHK', '3 BHK', true],
  ['3 BHK + Study', '3 BHK', true],
  ['3+1 BHK', '4 BHK', false],
  ['4 BHK', '4 BHK+', true, false],
  ['5 BHK Villa', '4 BHK+', true],
  ['3 BHK', '4 BHK+', false],
  ['4 BHK+', '4 BHK', true],
  ['2/3 BHK', '3 BHK', true],
  ['Duplex Penthouse', 'Penthouse', true],
  ['Sky Villa', 'Duplex', false],
  ['1 BHK', 'Studio', false],
])('"%s" for a wish of %s: %s', (label, wanted, isConfiguration, isFiltered = isConfiguration) => {
  expect([hasBedrooms(label, wanted), isFilteredBy(label, wanted)]).toEqual([isConfiguration, isFiltered]);
});

test.each([
  ['3 BHK + Study', ['3 BHK']],
  ['4 BHK Duplex', ['4 BHK', 'Duplex']],
  ['4 BHK+', ['4 BHK+']],
])('the filter offers "%s" as %j', (text, names) => {
  expect(bedroomNames([text])).toEqual(names);
});

test('a filter names each size once, as people count', () => {
  const texts = 'Duplex ¦ 11 BHK ¦ 4 BHK+ ¦ 2, 3 BHK ¦ 3 BHK + Study ¦ 2.5 BHK ¦ 1 RK ¦ Studio ¦ 4 BHK ¦ odd'.split(
    ' ¦ ',
  );
  expect(bedroomNames(texts).sort(compareBedrooms)).toEqual([
    ...['Studio', '2 BHK', '2.5 BHK', '3 BHK', '4 BHK', '4 BHK+', '11 BHK', 'Duplex'],
  ]);
});

test.each<[string | string[] | undefined, string[], string[]]>([
  ['4, 2, 3 BHK', ['2 BHK', '3 BHK', '4 BHK'], []],
  [['3 BHK + Study', '3 BHK'], ['3 BHK', '3 BHK + Study'], []],
  ['2,5 BHK', ['2,5 BHK'], ['2,5 BHK']],
  ['N/A', [], []],
  [['-'], [], []],
  ['Not applicable', [], []],
  [undefined, [], []],
])('a record with %j shows %j', (field, texts, unread) => {
  expect(readBedroomField(field)).toEqual({ texts, unread });
});

test.each([
  ['3 BKH', true],
  ['Bedroom', true],
  ['Food Park Kiosk', false],
])('"%s" speaks of bedrooms: %s', (text, isMention) => {
  expect(mentionsBedrooms(text)).toBe(isMention);
});

test.each([
  ['2 to 4bhk sector 65', '2 BHK or 3 BHK or 4 BHK sector 65'],
  ['sector 8, 3 bhk', 'sector 8, 3 BHK'],
  ['tower 2-3 bedroom', 'tower 2-3 BHK'],
])('"%s" is spelled out as "%s"', (text, spelled) => {
  expect(spellOutBedrooms(text)).toBe(spelled);
});

test.each<[string, string[], string]>([
  ['2 bhk or 2.5 bhk in noida', ['2 BHK', '2.5 BHK'], 'in noida'],
  ['3 bhk with servant room noida', ['3 BHK + Servant'], 'noida'],
  ['3 bhk and study', ['3 BHK + Study'], ''],
  ['2 bhk,3 bhk, 4 bhk noida', ['2 BHK', '3 BHK', '4 BHK'], 'noida'],
  ['25 bhk', [], '25 bhk'],
])('"%s" asks for %j', (query, texts, rest) => {
  const { sizes, rest: left } = takeBedrooms(query);
  expect([sizes.map(({ text }) => text), left]).toEqual([texts, rest]);
});
