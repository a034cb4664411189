import { createCatalogue } from './catalogue';
import { aSearchFile, aSearchProject } from './fixtures/search-file';
import { answerQuery } from './engine';
import { nearestLocalities } from './nearest-localities';
import { parseSearchWish } from './parse-wish';

const project = (place: string, cityName: string, at?: [lat: number, lng: number]) =>
  aSearchProject({
    name: `Court of ${place}`,
    id: place.toLowerCase().replaceAll(' ', '-'),
    localities: [place, cityName],
    cityName,
    coordinates: at ? { lat: at[0], lng: at[1] } : null,
  });
const CATALOGUE = createCatalogue(
  aSearchFile({
    places: [
      {
        name: 'Gurgaon',
        otherSpellings: [],
        cities: [],
        areas: [{ name: 'Old Town', at: { lat: 28.31, lng: 77.06 } }, { name: 'New Town' }],
      },
    ],
    projects: [
      project('Sector 65', 'Gurgaon', [28.4, 77.06]),
      project('Sector 70', 'Gurgaon', [28.41, 77.02]),
      project('Sector 66', 'Gurgaon', [28.4, 77.07]),
      project('Sector 62', 'Noida', [28.62, 77.36]),
      project('Sohna', 'Gurgaon', [28.3, 77.06]),
      project('Rohini', 'Delhi'),
    ],
  }),
);
const near = (query: string) => {
  const wish = parseSearchWish(query, CATALOGUE.vocabulary);
  return wish && nearestLocalities(wish, CATALOGUE.projects).map(({ locality }) => locality);
};

test.each([
  ['by distance, within 25 km', '3 bhk sector 65', ['Sector 66', 'Sector 70', 'Sohna']],
  ['by number where a sector has no project', '3 bhk sector 64', ['Sector 65', 'Sector 66', 'Sector 62', 'Sector 70']],
  ['by number in the city that is named', 'sector 64 noida', ['Sector 62']],
  ['none of a city', '3 bhk gurgaon', []],
  ['none where no place is known', '3 bhk rohini', []],
  ['none without a place', '3 bhk', []],
])('%s', (_what, query, expected) => {
  expect(near(query)).toEqual(expected);
});

test('a part of a city without projects has the projects of the city, nearest first, with their distance', () => {
  const rowsOf = (query: string) =>
    answerQuery(query, CATALOGUE).groups.flatMap(({ records }) =>
      records.map(({ location, facts }) => [location.split(',')[0], facts]),
    );
  const nearest = [
    ['Sohna', 'About 1 km from Old Town'],
    ['Sector 65', 'About 10 km from Old Town'],
    ['Sector 66', 'About 10 km from Old Town'],
    ['Sector 70', 'About 12 km from Old Town'],
  ];
  expect(rowsOf('flat in old town')).toEqual(nearest);
  expect(rowsOf('gurgaon old town flat')).toEqual(nearest);
  expect(rowsOf('flat in new town')).toEqual(
    ['Sector 65', 'Sector 70', 'Sector 66', 'Sohna'].map((place) => [place, undefined]),
  );
});
