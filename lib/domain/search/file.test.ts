import { aProject } from '../project/fixtures/project';
import { aSearchFile, aSearchProject } from './fixtures/search-file';
import type { Floor } from '../project/floor-plan';
import type { Project } from '../project/project';
import { toAroundRecords, toOtherRecords, toProjectRecord, toSearchProject, toSearchSummary, withTexts } from './file';

const COMPANIES = new Map([['vatika', 'Vatika Group']]);
const found = (over: Partial<Project>) => toProjectRecord(withTexts(aSearchProject(over)), COMPANIES);

test('a project is found by what its record says', () => {
  expect(found({})).toEqual({
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
  });
});

test.each<[string, Partial<Project>, object]>([
  ['no price', { priceText: 'Price on request', price: null }, { price: 'Price on request' }],
  ['a price on request', { priceText: 'Price on request', price: null }, { price: 'Price on request' }],
  ['no area', { areaText: 'Area not specified' }, { area: '' }],
  ['no status', { status: null }, { projectStatus: '' }],
  ['a possession', { possession: 'Dec 2028' }, { projectStatus: 'Under Construction, Possession Dec 2028' }],
  ['a possession without a year', { possession: 'On request' }, { projectStatus: 'Under Construction' }],
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
  expect(found(over)).toMatchObject(expected);
});

test('the surroundings of a project are found where they have a page, even with nothing near', () => {
  const [around] = toAroundRecords(
    aSearchProject({}, [
      { name: 'Metro', time: '9 min' },
      { name: 'School', time: '4 min' },
    ]),
  );
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
  expect(toAroundRecords(aSearchProject({}, []))).toHaveLength(1);
  expect(toAroundRecords(aSearchProject())).toEqual([]);
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

const FILE = aSearchFile({
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
  cities: [{ id: 'gurgaon', name: 'Gurgaon', path: '/city/gurgaon', location: 'Haryana', description: 'Towers' }],
  localities: [{ id: 'sohna', name: 'Sohna', location: 'Gurgaon', description: 'South of the city' }],
  services: [{ id: 'home-loans', name: 'Home Loans', path: '/service/home-loans', description: 'Lenders compared' }],
});

test('what is no project is found by what its record says', () => {
  expect(toOtherRecords(FILE)).toMatchObject([
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
    { id: 'gurgaon', type: 'locality', name: 'Gurgaon', path: '/city/gurgaon', location: 'Haryana' },
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

const floor = (configuration: string): Floor => ({
  ...{ configuration, areaText: '', area: null, priceText: null, priceRupees: null, images: [] },
});

test.each<[string, Partial<Project>, string[], string[]]>([
  ['offices by its floor plans', { description: 'Shops' }, ['Office Suite'], ['office']],
  ['offices and shops by its floor plans', {}, ['Office Suite', 'Showroom'], ['office', 'shop']],
  ['what its name says, without floor plans', { name: 'Kiln Arcade' }, [], ['shop']],
  ['no use for a home', { kind: 'residential', category: 'residential', name: 'Kiln Office' }, [], []],
])('%s', (_, over, plans, uses) => {
  const project = aProject({ kind: 'commercial', category: 'commercial', name: 'Kiln', ...over });
  expect(toSearchProject(project, null, plans.map(floor)).uses).toEqual(uses);
});
