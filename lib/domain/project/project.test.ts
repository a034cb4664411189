import { shownByType } from '../place/city';
import { deriveUnitType, homeRupees, isNewProject, isOngoing, projectPlaceText } from './project';
import { CATEGORY_LABELS, PROJECT_CATEGORIES, type ProjectCategory, type ProjectKind, CITY_KINDS } from '../site/kinds';

test('categories are those of the company, a city’s listings those and what is new (spec 2)', () => {
  expect(PROJECT_CATEGORIES.map((category) => `${category}: ${CATEGORY_LABELS[category]}`)).toEqual([
    'residential: Residential',
    'commercial: Commercial',
    'plots: Plots',
    'sco: SCO',
  ]);
  expect(CITY_KINDS).toEqual(['new', ...PROJECT_CATEGORIES]);
});

test.each<[ProjectKind, number | null, number | null]>([
  ['residential', 9_600_000, 9_600_000],
  ['residential', null, null],
  ['commercial', 9_600_000, null],
])('%s from %p: a household’s budget is compared with %p', (kind, minRupees, compared) => {
  expect(homeRupees({ kind, price: minRupees === null ? null : { minRupees, maxRupees: null } })).toBe(compared);
});

test('a city’s own page shows six projects of its first type and three of the other, residential first', () => {
  const offices = Array.from({ length: 7 }, (_, id) => ({ kind: 'commercial' as const, id }));
  const home = { kind: 'residential' as const, id: 7 };
  expect(shownByType([...offices, home])).toEqual([
    { kind: 'residential', projects: [home] },
    { kind: 'commercial', projects: offices.slice(0, 3) },
  ]);
  expect(shownByType(offices)).toEqual([{ kind: 'commercial', projects: offices.slice(0, 6) }]);
});

test.each([
  ['Under Construction', true, true],
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
  expect(projectPlaceText({ localities, cityName: 'Gurgaon' })).toBe(place);
});
