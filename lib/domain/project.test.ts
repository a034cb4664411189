import {
  deriveUnitType,
  isNewProject,
  isOngoing,
  projectPlace,
  type ProjectCategory,
  type ProjectKind,
} from './project';

test.each([
  ['Under Construction', true, true],
  ['under construction, tower 3', true, true],
  ['New Launch', false, true],
  ['Ready To move', false, false],
  [null, false, false],
])('%s: ongoing %s (spec 9), new property %s', (status, ongoing, isNew) => {
  expect(isOngoing({ status })).toBe(ongoing);
  expect(isNewProject({ status })).toBe(isNew);
});

test.each<[ProjectKind, ProjectCategory, string]>([
  ['residential', 'residential', 'Residential Apartment'],
  ['residential', 'plots', 'Residential Land'],
  ['commercial', 'commercial', 'Commercial'],
  ['commercial', 'sco', 'Commercial'],
])('%s in %s counts as %s (decisions, Listing)', (kind, category, unitType) => {
  expect(deriveUnitType(kind, category)).toBe(unitType);
});

test.each([
  [['Sector 83', 'NH 8', 'Gurgaon'], 'Sector 83, Gurgaon'],
  [['gurgaon', 'Sohna'], 'Sohna, Gurgaon'],
  [['Gurgaon'], 'Gurgaon'],
  [[], 'Gurgaon'],
])('%j → %s', (localities, place) => {
  expect(projectPlace({ localities, cityName: 'Gurgaon' })).toBe(place);
});
