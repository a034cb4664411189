import {
  hasPrice,
  SEARCH_CATEGORIES,
  SEARCH_TYPES,
  searchFields,
  searchNote,
  toSearchRecord,
  type SearchType,
} from './record';

const KILN = { id: 'kiln', name: 'Kiln Court', path: '/kiln', icon: 'house' };

test('a record says nothing of what it does not have, and what a price is to be asked for', () => {
  expect(toSearchRecord('company', KILN)).toEqual({
    ...KILN,
    type: 'company',
    category: 'Company',
    location: '',
    company: '',
    price: 'Price on request',
    area: '',
    description: '',
    bedrooms: '',
    propertyType: '',
    projectStatus: '',
  });
});

test('types come in the order of the specification, each under its head', () => {
  expect(SEARCH_TYPES.map((type) => SEARCH_CATEGORIES[type])).toEqual([
    'Pages',
    'Residential',
    'Commercial',
    'Trending',
    'Company',
    'Location',
    'Locality',
    'Service',
  ]);
});

test('nine fields are looked through, and neither price nor address', () => {
  const words = ['name', 'location', 'company', 'area', 'description', 'bedrooms', 'propertyType', 'projectStatus'];
  const given = Object.fromEntries(words.map((word) => [word, word]));
  const fields = searchFields(toSearchRecord('service', { ...KILN, ...given, price: 'price' }));
  expect(fields).toEqual([...words.slice(0, 5), 'Service', ...words.slice(5)]);
});

const TOLD = { ...KILN, location: 'Sector 83, NH 8, Gurgaon', company: 'Vatika', description: 'Gardens' };

test.each<[SearchType, string, boolean]>([
  ['residential_project', 'Sector 83, Gurgaon · Vatika', true],
  ['commercial_project', 'Sector 83, Gurgaon · Vatika', true],
  ['trending_project', 'Vatika', true],
  ['page', 'Gardens', false],
  ['company', 'Gardens', false],
  ['service', 'Gardens', false],
  ['location', 'Sector 83, Gurgaon', false],
  ['locality', 'Sector 83, Gurgaon', false],
])('the second line of a %s: %s; a price beside it: %s', (type, note, isPriced) => {
  const record = toSearchRecord(type, TOLD);
  expect(searchNote(record)).toBe(note);
  expect(hasPrice(record)).toBe(isPriced);
});

test.each([
  ['Sector 83, Gurgaon', 'Vatika', 'Sector 83, Gurgaon · Vatika'],
  ['Gurgaon', '', 'Gurgaon'],
  ['', 'Vatika', 'Vatika'],
])('in "%s" by "%s": %s', (location, company, note) => {
  expect(searchNote(toSearchRecord('residential_project', { ...TOLD, location, company }))).toBe(note);
});
