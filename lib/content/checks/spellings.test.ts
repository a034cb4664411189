import { loadEdited, put, type Edit } from '../set/fixtures/edit-content';

const toldOf = (edits: Edit[]) => {
  const { warnings } = loadEdited(edits).faults;
  return warnings.filter(({ kind }) => kind === 'spelling').map(({ recordId, message }) => `${recordId}: ${message}`);
};
/** Localities of two projects in Gurgaon. */
const places = (first: string, second: string) => [
  put('cities gurgaon otherSpellings', ['gurugram']),
  put('residentialProjects vatika 0 localities', [first, 'Gurgaon']),
  put('residentialProjects vatika 3 localities', [second]),
];

test('the valid set has each name in one spelling', () => {
  expect(toldOf([])).toEqual([]);
});

test.each([
  ['Sector 71', 'sector 71'],
  ['Sector 71', 'Sector-71'],
  ['Sector 71', 'Sector71'],
  ['Sector 71', 'Sec 71'],
  ['Sector 71', 'Sec. 71'],
  ['Sector 71', 'Sector No. 71'],
  ['Sector 71', 'Sector 71 Gurgaon'],
  ['Sector 71', 'Sectr 71'],
  ['Sector 71A', 'Sector 71-A'],
  ['Sushant Lok Phase 1', 'Sushant Lok Phase I'],
  ['DLF Phase IV', 'DLF Ph 4'],
  ['Golf Course Ext. Rd.', 'Golf Course Extension Road'],
  ['Noida Expressway', 'Noida Expresway'],
  ['Whitefield', 'White Field'],
  ['Hinjawadi', 'Hinjewadi'],
  ['Malviya Nagar', 'Malaviya Nagar'],
  ['Vasundhara', 'Vasundhra'],
  ['Indirapuram', 'Indrapuram'],
  ['Powai', 'Pawai'],
  ['Sohna Road', 'Sohna  Road'],
  ['Rajarhat', 'Rajarhaat'],
  ['Mulund East', 'Mulund (E)'],
  ['Dwarka Expressway', 'Dwarka Expwy'],
  ['New Gurgaon', 'New Gurugram'],
  ['Sector 71', 'Sector 71 Gurugram'],
  ['Greater Noida West', 'Gr. Noida (W)'],
  ['Andheri (West)', 'Andheri (W)'],
  ['Dwarka Expressway', 'Dwarka Express Way'],
])('%j beside %j is told', (first, second) => {
  expect(toldOf(places(first, second))).toEqual([
    `neem-court: "${second}" stands beside "${first}", did you mean ${first}?`,
  ]);
});

test.each([
  ['Sector 71', 'Sector 72'],
  ['Sector 71', 'Sector 7'],
  ['Sector 71', 'Sector 71A'],
  ['Sector 71A', 'Sector 71B'],
  ['NH 8', 'NH 48'],
  ['Greater Kailash I', 'Greater Kailash II'],
  ['DLF Phase 2', 'DLF Phase III'],
  ['Mulund East', 'Mulund West'],
  ['Bandra West', 'Bandra East'],
  ['New Rajinder Nagar', 'Old Rajinder Nagar'],
  ['Gurgaon', 'New Gurgaon'],
  ['Sohna', 'Sohna Road'],
  ['Golf Course Road', 'Golf Course Extension Road'],
  ['Kharadi', 'Kharadi Annexe'],
  ['Vashi', 'Vasai'],
  ['Goregaon', 'Koregaon'],
  ['JP Nagar', 'JB Nagar'],
  ['Block A', 'Block C'],
  ['Gomti Nagar', 'Moti Nagar'],
  ['Pimple Gurav', 'Pimple Nilakh'],
  ['Kurla', 'Kalwa'],
  ['वैशाली', 'साकेत'],
])('%j beside %j are two places', (first, second) => {
  expect(toldOf(places(first, second))).toEqual([]);
});

test('a locality of cities.json is the right spelling, and two of them are two places', () => {
  const known = [
    { id: 'malviya', name: 'Malaviya Nagar' },
    { id: 'kondhwa', name: 'Kondhwa Budruk' },
    { id: 'kondhwe', name: 'Kondhwe Budruk' },
  ];
  const edits = [put('cities gurgaon localities', known), ...places('Malviya Nagar', 'Kondhwe Budruk')];
  expect(toldOf(edits)).toEqual([
    'mogra-courts: "Malviya Nagar" stands beside "Malaviya Nagar", did you mean Malaviya Nagar?',
  ]);
});

const GURGAAON = {
  ...{ name: 'Gurgaaon', path: '/gurgaaon', state: 'Haryana', intro: 'South.', image: 'cities/gurgaon.jpg' },
  ...{ highlights: [], localities: [], faqs: [] },
};

test.each([
  ['a developer', put('developerNames vatica', 'Vatica'), '"Vatica" stands beside "Vatika", did you mean Vatika?'],
  ['with its form', put('developerNames v', 'Vatika Ltd'), '"Vatika Ltd" stands beside "Vatika", did you mean Vatika?'],
  ['a city', put('cities gurgaaon', GURGAAON), '"Gurgaaon" stands beside "Gurgaon", did you mean Gurgaon?'],
])('%s in two spellings is told', (_what, edit, line) => {
  expect(toldOf([edit]).map((told) => told.replace(/^.*?: /, ''))).toEqual([line]);
});
