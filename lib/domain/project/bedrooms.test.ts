import { mentionsBedrooms, spellOutBedrooms, takeBedrooms } from './bedroom-text';
import { bedroomNames, compareBedrooms, hasBedrooms, isFilteredBy, readBedroomField } from './bedrooms';

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
  const texts = [
    'Duplex',
    '11 BHK',
    '4 BHK+',
    '2, 3 BHK',
    '3 BHK + Study',
    '2.5 BHK',
    '1 RK',
    'Studio',
    '4 BHK',
    'odd',
  ];
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
