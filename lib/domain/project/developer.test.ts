import { formatCategories, hasProjects, sortDevelopers, toDeveloperSummary } from './developer';
import { aProjectPage } from './fixtures/project';
import type { ProjectCategory } from '../site/kinds';

test.each<[ProjectCategory[], string]>([
  [['residential', 'commercial', 'plots', 'sco'], 'Residential, commercial, plots, SCO'],
  [['sco'], 'SCO'],
  [['commercial', 'sco'], 'Commercial, SCO'],
  [[], ''],
])('%j → %s', (categories, line) => {
  expect(formatCategories(categories)).toBe(line);
});

test('the directory lists developers by name, whatever their case', () => {
  const given = ['Vatika', 'aravali', 'Élan', 'Basalt'].map((name) => ({ name }));
  expect(sortDevelopers(given).map(({ name }) => name)).toEqual(['aravali', 'Basalt', 'Élan', 'Vatika']);
  expect(given[0]?.name).toBe('Vatika');
});

test('a card knows no more of a developer than it shows', () => {
  const { developer } = aProjectPage();
  const { slug, name, logo, hasOwnLogo, href, categories, projectCount } = developer;
  expect(toDeveloperSummary(developer)).toEqual({ slug, name, logo, hasOwnLogo, href, categories, projectCount });
});

test('a developer has projects when a file lists one (spec 3)', () => {
  expect(hasProjects({ projectCount: 0 })).toBe(false);
  expect(hasProjects({ projectCount: 1 })).toBe(true);
});
