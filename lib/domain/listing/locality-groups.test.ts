import { citiesOfLocalities, groupLocalities } from './locality-groups';

const RECORDS = [
  ['Sector 10', 'Gurgaon'],
  ['Sector 2', 'Sohna Road', 'Gurgaon'],
  ['Sector 62', 'Gurgaon'],
  ['Sector 62', 'Noida'],
  ['Saket', 'South Delhi', 'Delhi'],
].map((localities) => ({ localities }));
const facet = (value: string, count = 1) => ({ value, count });
const FACETS = [
  facet('Gurgaon', 3),
  facet('Sector 62', 2),
  facet('Sector 10'),
  facet('Sohna Road'),
  facet('Sector 2'),
  facet('Delhi', 1),
  facet('South Delhi'),
  facet('Saket'),
  facet('Noida', 1),
];
const namesOf = (typed = '') =>
  groupLocalities(FACETS, citiesOfLocalities(RECORDS), typed).map(({ city, facets }) => [
    city,
    facets.map(({ value }) => value),
  ]);

test('localities stand with their city, the largest first; a name of two cities stands last and says so', () => {
  expect(namesOf()).toEqual([
    ['Gurgaon', ['Gurgaon', 'Sector 2', 'Sector 10', 'Sohna Road']],
    ['Delhi', ['Delhi', 'Saket', 'South Delhi']],
    ['Noida', ['Noida']],
    ['Gurgaon, Noida', ['Sector 62']],
  ]);
});

test.each([
  ['  ', 4],
  ['nowhere', 0],
])('typed "%s": %d groups', (typed, count) => {
  expect(namesOf(typed)).toHaveLength(count);
});

test.each([
  [
    'sector',
    [
      ['Gurgaon', ['Sector 2', 'Sector 10']],
      ['Gurgaon, Noida', ['Sector 62']],
    ],
  ],
  ['SAK', [['Delhi', ['Saket']]]],
  [
    'noida',
    [
      ['Noida', ['Noida']],
      ['Gurgaon, Noida', ['Sector 62']],
    ],
  ],
])('typed "%s" finds names and cities', (typed, found) => {
  expect(namesOf(typed)).toEqual(found);
});
