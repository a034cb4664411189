import { bedroomsValues, isBedroomsValue, parseBedrooms, toUsualBedrooms } from './bedrooms';

test.each<[string, string[]]>([
  ['2, 3, 4 BHK', ['2 BHK', '3 BHK', '4 BHK']],
  ['2,3,4 BHK', ['2 BHK', '3 BHK', '4 BHK']],
  ['2/3 BHK', ['2 BHK', '3 BHK']],
  ['2/3/4 BHK', ['2 BHK', '3 BHK', '4 BHK']],
  ['2 & 3 BHK', ['2 BHK', '3 BHK']],
  ['2 and 3 BHK', ['2 BHK', '3 BHK']],
  ['2,3 and 4BHK', ['2 BHK', '3 BHK', '4 BHK']],
  ['2, 3 & 4 BHK', ['2 BHK', '3 BHK', '4 BHK']],
  ['2 or 3 BHK', ['2 BHK', '3 BHK']],
  ['2-4 BHK', ['2 BHK', '3 BHK', '4 BHK']],
  ['2 - 4 BHK', ['2 BHK', '3 BHK', '4 BHK']],
  ['2 – 4 BHK', ['2 BHK', '3 BHK', '4 BHK']],
  ['2 to 4 BHK', ['2 BHK', '3 BHK', '4 BHK']],
  ['3-4 BHK', ['3 BHK', '4 BHK']],
  ['2 BHK, 3 BHK', ['2 BHK', '3 BHK']],
  ['2 BHK\n3 BHK', ['2 BHK', '3 BHK']],
  ['2BHK/3BHK', ['2 BHK', '3 BHK']],
  ['2 BHK & 3 BHK', ['2 BHK', '3 BHK']],
  ['2BHK | 3BHK', ['2 BHK', '3 BHK']],
  ['3BHK', ['3 BHK']],
  ['3 bhk', ['3 BHK']],
  ['3-BHK', ['3 BHK']],
  ['3 B.H.K.', ['3 BHK']],
  ['3 B H K', ['3 BHK']],
  ['3  BHK', ['3 BHK']],
  ['3\xa0BHK', ['3 BHK']],
  ["3 BHK's", ['3 BHK']],
  ['3BHKs', ['3 BHK']],
  ['4 Bedroom', ['4 BHK']],
  ['4 Bedrooms', ['4 BHK']],
  ['4 bed rooms', ['4 BHK']],
  ['4 bed', ['4 BHK']],
  ['4 Beds', ['4 BHK']],
  ['4 BR', ['4 BHK']],
  ['4BR', ['4 BHK']],
  ['2 and 3 Bedrooms', ['2 BHK', '3 BHK']],
  ['2, 3 Bedroom', ['2 BHK', '3 BHK']],
  ['Three BHK', ['3 BHK']],
  ['four bedroom', ['4 BHK']],
  ['3 BHK Apartment', ['3 BHK']],
  ['2 & 3 BHK apartments', ['2 BHK', '3 BHK']],
  ['3 BHK flats', ['3 BHK']],
  ['2.5 BHK', ['2.5 BHK']],
  ['3.5 BHK', ['3.5 BHK']],
  ['2.5 BHK, 3.5 BHK', ['2.5 BHK', '3.5 BHK']],
  ['2½ BHK', ['2.5 BHK']],
  ['2.5BHK', ['2.5 BHK']],
  ['2, 2.5, 3 BHK', ['2 BHK', '2.5 BHK', '3 BHK']],
  ['1.5 BHK', ['1.5 BHK']],
  ['3 BHK + Study', ['3 BHK + Study']],
  ['3BHK+Study', ['3 BHK + Study']],
  ['3 BHK +study', ['3 BHK + Study']],
  ['3 BHK + Servant', ['3 BHK + Servant']],
  ['3 BHK + Servant Room', ['3 BHK + Servant']],
  ['3 BHK + SQ', ['3 BHK + SQ']],
  ['3 BHK with study', ['3 BHK + Study']],
  ['3 BHK + Utility', ['3 BHK + Utility']],
  ['3 BHK + 2T', ['3 BHK + 2T']],
  ['3+1 BHK', ['3 BHK + 1']],
  ['4+1 BHK', ['4 BHK + 1']],
  ['3 BHK (Study)', ['3 BHK + Study']],
  ['2 BHK, 3 BHK + Study', ['2 BHK', '3 BHK + Study']],
  ['3 BHK, 3 BHK + Servant, 4 BHK', ['3 BHK', '3 BHK + Servant', '4 BHK']],
  ['4 BHK+', ['4 BHK+']],
  ['4+ BHK', ['4 BHK+']],
  ['5+ Bedrooms', ['5 BHK+']],
  ['4 BHK and above', ['4 BHK+']],
  ['4 BHK & above', ['4 BHK+']],
  ['4 BHK, 4 BHK+', ['4 BHK', '4 BHK+']],
  ['1 RK', ['1 RK']],
  ['1RK', ['1 RK']],
  ['1 R.K.', ['1 RK']],
  ['1 RK, 1 BHK', ['1 RK', '1 BHK']],
  ['Studio', ['Studio']],
  ['studio apartment', ['Studio']],
  ['Studio, 2 BHK, 3 BHK', ['Studio', '2 BHK', '3 BHK']],
  ['Studio & 1 BHK', ['Studio', '1 BHK']],
  ['Duplex', ['Duplex']],
  ['Penthouse', ['Penthouse']],
  ['pent house', ['Penthouse']],
  ['4 BHK Penthouse', ['4 BHK Penthouse']],
  ['4 BHK Duplex', ['4 BHK Duplex']],
  ['5 BHK Villa', ['5 BHK Villa']],
  ['3 BHK Floor', ['3 BHK Floor']],
  ['11 BHK', ['11 BHK']],
  ['10 BHK', ['10 BHK']],
  ['3 BHK, 3 BHK', ['3 BHK']],
])('%j is %p', (text, homes) => {
  expect(parseBedrooms(text)).toEqual(homes);
});

test.each([
  '2500 sq.ft',
  'many',
  'BHK',
  '0 BHK',
  '99 BHK',
  '3',
  '2, 3',
  '3 bathrooms',
  '2.7 BHK',
  '3 BHK, lots',
  '-2 BHK',
  '2..5 BHK',
])('%j is not understood', (text) => {
  expect(parseBedrooms(text)).toBeNull();
});

test('nothing is nothing', () => {
  expect(parseBedrooms(' \n')).toEqual([]);
});

test.each([
  ['3 BHK + Study', ['3 BHK']],
  ['4 BHK Penthouse', ['4 BHK', 'Penthouse']],
  ['4 BHK Duplex', ['4 BHK', 'Duplex']],
  ['2.5 BHK', ['2.5 BHK']],
  ['4 BHK+', ['4 BHK+']],
  ['Studio', ['Studio']],
])('the filter offers %s as %p', (home, values) => {
  expect(bedroomsValues(home)).toEqual(values);
});

test.each([
  ['11 BHK', '1 BHK', false],
  ['2.5 BHK', '5 BHK', false],
  ['2.5 BHK', '2 BHK', false],
  ['2.5 BHK', '2.5 bhk', true],
  ['4 BHK+', '4 BHK', true],
  ['4 BHK', '4 BHK+', false],
  ['12 BHK', '2 BHK', false],
])('%s answers the filter %s: %p', (own, wanted, isFound) => {
  expect(isBedroomsValue(own, wanted)).toBe(isFound);
});

test.each([
  ['4 Bedroom Villa', '4 BHK Villa'],
  ['Tower A, 3bhk + study', 'Tower A, 3 BHK + study'],
  ['Office Suite', 'Office Suite'],
  ['Studio Office', 'Studio Office'],
  ['SCO plot 126 sq.yd', 'SCO plot 126 sq.yd'],
])('a configuration %s is %s', (text, usual) => {
  expect(toUsualBedrooms(text)).toBe(usual);
});
