import { createCatalogue } from './catalogue';
import type { FirstSearchPart, SearchProject } from './file';
import { nearestLocalities } from './nearest';
import { parseSearchWish } from './wish';

const project = (place: string, cityName: string, at?: [number, number]): SearchProject => ({
  developerSlug: 'vatika',
  name: `Court of ${place}`,
  localities: [place, cityName],
  cityName,
  price: '',
  area: '',
  description: '',
  bedrooms: ['3 BHK'],
  status: '',
  unitType: 'Residential Apartment',
  kind: 'residential',
  nearby: null,
  at,
});
const PART: FirstSearchPart = {
  parts: 1,
  companies: [],
  trending: [],
  localities: [],
  services: [],
  projects: [
    project('Sector 65', 'Gurgaon', [2840, 7706]),
    project('Sector 70', 'Gurgaon', [2841, 7702]),
    project('Sector 66', 'Gurgaon', [2840, 7707]),
    project('Sector 62', 'Noida', [2862, 7736]),
    project('Sohna', 'Gurgaon', [2830, 7706]),
    project('Rohini', 'Delhi'),
  ],
};
const catalogue = createCatalogue();
catalogue.add(PART);
const near = (query: string) => {
  const wish = parseSearchWish(query, catalogue.vocabulary);
  return wish && nearestLocalities(wish, catalogue.facts).map(({ locality }) => locality);
};

test.each([
  ['by distance, within 25 km', '3 bhk sector 65', ['Sector 66', 'Sector 70', 'Sohna']],
  ['by number where a sector has no project', '3 bhk sector 64', ['Sector 65', 'Sector 66', 'Sector 62', 'Sector 70']],
  ['none of a city', '3 bhk gurgaon', []],
  ['none where no place is known', '3 bhk rohini', []],
  ['none without a place', '3 bhk', []],
])('%s', (_what, query, expected) => {
  expect(near(query)).toEqual(expected);
});
