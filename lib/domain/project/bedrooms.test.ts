import { mentionsBedrooms, spellOutBedrooms, takeBedrooms } from './bedroom-text';
import { bedroomNames, compareBedrooms, hasBedrooms, isFilteredBy, readBedroomField } from './bedrooms';

test.each<[label: string, wanted: string, configuration: boolean, filter?: boolean]>([
  ['3 BHK', '3 BHK', true],
  ['3BHK', '3 BHK', true],
  ['3 Bedroom', '3 BHK', true],
  ['3 BHK + Study', '3 BHK', true],
  ['3 BHK', '3 BHK + Study', true],
  ['3+1 BHK', '3 BHK', true],
  ['3+1 BHK', '4 BHK', false],
  ['3 BHK Pool Villa', '3 BHK', true],
  ['13 BHK', '3 BHK', false],
  ['11 BHK', '1 BHK', false],
  ['5 BHK Villa', '4 BHK', false],
  ['4 BHK', '4 BHK+', true, false],
  ['5 BHK Villa', '4 BHK+', true],
  ['3 BHK', '4 BHK+', false],
  ['4 BHK+', '4 BHK', true],
  ['4 BHK+', '4 BHK+', true],
  ['2.5 BHK', '2 BHK', false],
  ['2.5 BHK', '3 BHK', false],
  ['2.5 BHK', '5 BHK', false],
  ['2½ BHK', '2.5 BHK', true],
  ['2 BHK', '2.5 BHK', false],
  ['2/3 BHK', '3 BHK', true],
  ['2-4 BHK', '3 BHK', true],
  ['Tower 2 - 3 BHK', '2 BHK', false],
  ['River Duplex', '3 BHK', false],
  ['5 BHK Duplex', 'Duplex', true],
  ['Duplex Penthouse', 'Penthouse', true],
  ['Sky Villa', 'Duplex', false],
  ['Studio + Balcony', '1 RK', true],
  ['1 RK', 'Studio', true],
  ['1 BHK', 'Studio', false],
  ['2 RK', '2 BHK', false],
  ['Office Suite', 'Office Suite', false],
])('"%s" for a wish of %s: %s', (label, wanted, isConfiguration, isFiltered = isConfiguration) => {
  expect([hasBedrooms(label, wanted), isFilteredBy(label, wanted)]).toEqual([isConfiguration, isFiltered]);
});

test.each([
  ['3 BHK + Study', ['3 BHK']],
  ['4 BHK Penthouse', ['4 BHK', 'Penthouse']],
  ['4 BHK Duplex', ['4 BHK', 'Duplex']],
  ['2.5 BHK', ['2.5 BHK']],
  ['4 BHK+', ['4 BHK+']],
  ['1 RK', ['Studio']],
  ['2,5 BHK', []],
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
  [['3 BHK', '2 BHK', '3BHK'], ['2 BHK', '3 BHK'], []],
  [['2', '3 BHK'], ['3 BHK', '2'], ['2']],
  [['3 BHK + Study', '3 BHK'], ['3 BHK', '3 BHK + Study'], []],
  [['3 BHK', 'three hall kitchen'], ['3 BHK', 'three hall kitchen'], ['three hall kitchen']],
  ['2,5 BHK', ['2,5 BHK'], ['2,5 BHK']],
  [' ', [], []],
  ['N/A', [], []],
  [['-'], [], []],
  ['Not applicable', [], []],
  [undefined, [], []],
])('a record with %j shows %j', (field, texts, unread) => {
  expect(readBedroomField(field)).toEqual({ texts, unread });
});

test.each([
  ['3 BKH', true],
  ['1450 sq.ft 3 BHK', true],
  ['Bedroom', true],
  ['Food Park Kiosk', false],
  ['Library', false],
  ['Sky Villa', false],
])('"%s" speaks of bedrooms: %s', (text, isMention) => {
  expect(mentionsBedrooms(text)).toBe(isMention);
});

test.each([
  ['2 to 4bhk sector 65', '2 BHK or 3 BHK or 4 BHK sector 65'],
  ['sector 8, 3 bhk', 'sector 8, 3 BHK'],
  ['tower 2-3 bedroom', 'tower 2-3 BHK'],
  ['4 Bedroom Villa', '4 BHK Villa'],
  ['Tower A, 3bhk + study', 'Tower A, 3 BHK + study'],
  ['Studio Office', 'Studio Office'],
  ['SCO plot 126 sq.yd', 'SCO plot 126 sq.yd'],
  ['under 2 cr', 'under 2 cr'],
])('"%s" is spelled out as "%s"', (text, spelled) => {
  expect(spellOutBedrooms(text)).toBe(spelled);
});

test.each<[string, string[], string]>([
  ['2 bhk or 2.5 bhk in noida', ['2 BHK', '2.5 BHK'], 'in noida'],
  ['3 bhk + study gurgaon', ['3 BHK + Study'], 'gurgaon'],
  ['3 bhk + 1 noida', ['3 BHK + 1'], 'noida'],
  ['3 bhk with servant room noida', ['3 BHK + Servant'], 'noida'],
  ['4 bhk+ gurgaon', ['4 BHK+'], 'gurgaon'],
  ['3 bhk with pool', ['3 BHK'], 'with pool'],
  ['3 bhk and study', ['3 BHK + Study'], ''],
  ['2 bhk,3 bhk, 4 bhk noida', ['2 BHK', '3 BHK', '4 BHK'], 'noida'],
  ['3 bhk and 2.5 bhk', ['3 BHK', '2.5 BHK'], ''],
  ['3 bhk with 2 balconies', ['3 BHK'], 'with 2 balconies'],
  ['25 bhk', [], '25 bhk'],
])('"%s" asks for %j', (query, texts, rest) => {
  const { sizes, rest: left } = takeBedrooms(query);
  expect([sizes.map(({ text }) => text), left]).toEqual([texts, rest]);
});
