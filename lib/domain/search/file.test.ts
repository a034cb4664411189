import { aProject } from '../project/fixtures/project';
import { toSearchParts } from './fixtures/search-parts';
import type { Project } from '../project/project';
import {
  searchPartPath,
  toSearchSummary,
  toOtherRecords,
  toProjectRecords,
  toSearchProject,
  type SearchProject,
} from './file';

const COMPANIES = new Map([['vatika', 'Vatika Group']]);
const found = (over: Partial<Project>, nearby: string[] | null = null) =>
  toProjectRecords(toSearchProject(aProject(over), nearby), COMPANIES);

test('a project is found by what its record says', () => {
  expect(found({})).toEqual([
    {
      id: 'mogra-courts',
      name: 'Mogra Courts',
      type: 'residential_project',
      category: 'Residential',
      location: 'Sector 83, Gurgaon',
      company: 'Vatika Group',
      price: '₹ 1.81 – 2.62 Cr',
      area: '1,620 – 2,340 sq.ft',
      description: 'Towers around three courts.',
      path: '/project-details/vatika/mogra-courts',
      icon: 'house',
      bedrooms: '3 BHK, 4 BHK',
      propertyType: 'Residential Apartment',
      projectStatus: 'Under Construction',
    },
  ]);
});

test.each<[string, Partial<Project>, object]>([
  ['no price', { priceText: 'Price on request', price: null }, { price: 'Price on request' }],
  ['a price on request', { priceText: 'Price on request', price: null }, { price: 'Price on request' }],
  ['no area', { areaText: 'Area not specified' }, { area: '' }],
  ['no status', { status: null }, { projectStatus: '' }],
  ['no short description', { shortDescription: null }, { description: 'Towers around three courts of mogra.' }],
  ['its city first among its localities', { localities: ['Gurgaon', 'Sohna'] }, { location: 'Sohna, Gurgaon' }],
  ['a locality twice', { localities: ['Sohna', 'Sohna'] }, { location: 'Sohna, Gurgaon' }],
  ['a developer without a name', { developerSlug: 'aravali' }, { company: 'aravali' }],
  ['a farm house', { unitType: 'Farm House' }, { propertyType: 'Residential, Farm House' }],
  [
    'a shop',
    { kind: 'commercial', unitType: 'Commercial' },
    { type: 'commercial_project', category: 'Commercial', icon: 'building-2', propertyType: 'Commercial' },
  ],
])('a project with %s', (_, over, expected) => {
  expect(found(over)[0]).toMatchObject(expected);
});

test('the surroundings of a project are found where they have a page, even with nothing near', () => {
  const [, around] = found({}, ['Metro', 'School']);
  expect(around).toMatchObject({
    id: 'mogra-courts',
    type: 'location',
    name: 'Around Mogra Courts',
    location: 'Sector 83, Gurgaon',
    description: 'Metro, School',
    path: '/location/mogra-courts',
    icon: 'navigation',
    company: '',
  });
  expect(found({}, [])).toHaveLength(2);
});

test.each([
  ['short', 'short'],
  ['a'.repeat(160), 'a'.repeat(160)],
  [`${'a'.repeat(159)} ${'b'.repeat(9)}`, `${'a'.repeat(159)}…`],
  [`${'a'.repeat(160)} ${'b'.repeat(9)}`, `${'a'.repeat(160)}…`],
  [`aa ${'b'.repeat(170)}`, 'aa…'],
])('the first words of %s', (text, summary) => {
  expect(toSearchSummary(text)).toBe(summary);
});

const REST = {
  companies: [{ id: 'vatika', name: 'Vatika', location: 'Gurgaon', description: 'Developer · 1 project · Gardens' }],
  trending: [
    {
      id: 'kiln',
      name: 'Kiln Court',
      path: '/project-details/vatika/kiln',
      price: '₹ 2 Cr',
      description: 'In demand',
      company: 'Vatika',
      location: 'Sohna',
    },
    {
      id: 'clay',
      name: 'Clay Court',
      path: '/trending-projects',
      description: 'New',
      company: 'Vatika',
      location: 'Sohna',
    },
  ],
  localities: [
    { id: 'sohna', name: 'Sohna', path: '/locality/sohna', location: 'Gurgaon', description: 'South of the city' },
  ],
  services: [{ id: 'home-loans', name: 'Home Loans', path: '/service/home-loans', description: 'Lenders compared' }],
} satisfies Parameters<typeof toSearchParts>[0];

test('what is no project is found by what its record says', () => {
  const [first] = toSearchParts(REST, []);
  expect(toOtherRecords(first)).toMatchObject([
    {
      id: 'kiln',
      type: 'trending_project',
      name: 'Kiln Court',
      path: '/project-details/vatika/kiln',
      price: '₹ 2 Cr',
      description: 'In demand',
      company: 'Vatika',
      location: 'Sohna',
      icon: 'trending-up',
    },
    { id: 'clay', price: 'Price on request' },
    {
      id: 'vatika',
      type: 'company',
      name: 'Vatika',
      path: '/project-details/vatika',
      location: 'Gurgaon',
      company: 'Vatika',
      description: 'Developer · 1 project · Gardens',
      icon: 'landmark',
    },
    {
      id: 'sohna',
      type: 'locality',
      name: 'Sohna',
      path: '/locality/sohna',
      location: 'Gurgaon',
      description: 'South of the city',
      icon: 'map-pin',
    },
    {
      id: 'home-loans',
      type: 'service',
      name: 'Home Loans',
      path: '/service/home-loans',
      description: 'Lenders compared',
      icon: 'landmark',
    },
  ]);
});

test.each([
  [0, [0]],
  [250, [250]],
  [251, [250, 1]],
  [1250, [250, 1000]],
  [2600, [250, 1000, 1000, 350]],
])('%d projects come in parts of %j', (count, sizes) => {
  const project = toSearchProject(aProject(), null);
  const parts = toSearchParts(
    REST,
    Array.from({ length: count }, (): SearchProject => project),
  );
  expect(parts.map(({ projects }) => projects.length)).toEqual(sizes);
  expect(parts[0].parts).toBe(sizes.length);
});

test.each([
  [1, '/data/search.json'],
  [2, '/data/search-2.json'],
])('part %d is at %s', (part, path) => {
  expect(searchPartPath(part)).toBe(path);
});
