import { adviserLine, adviserOf, type Adviser } from './adviser';

const adviser = (name: string, citySlug: string, ...localities: string[]): Adviser => ({
  ...{ name, citySlug, localities, corridor: name, whatsapp: '910000000001', photo: null },
  ...{ languages: ['Hindi', 'English'], hours: 'Monday to Saturday, 10 am to 7 pm' },
});

const ADVISERS = [
  adviser('whole city', 'gurgaon'),
  adviser('expressway', 'gurgaon', 'Dwarka Expressway', 'Sector 88B'),
  adviser('golf course', 'gurgaon', 'Golf Course Road'),
  adviser('Dwarka', 'delhi', 'Dwarka'),
];

test.each([
  ['a locality that somebody covers', 'gurgaon', ['Sector 99', 'Dwarka Expressway', 'Gurgaon'], 'expressway'],
  ['a locality that nobody covers', 'gurgaon', ['Sector 46'], 'whole city'],
  ['part of a name', 'delhi', ['Dwarka Mor'], undefined],
])('%s', (_, citySlug, localities, expected) => {
  expect(adviserOf({ citySlug, localities }, ADVISERS)?.name).toBe(expected);
});

test('languages and hours stand in one line', () => {
  expect(adviserLine(ADVISERS[0]!)).toBe('Hindi, English · Monday to Saturday, 10 am to 7 pm');
});
