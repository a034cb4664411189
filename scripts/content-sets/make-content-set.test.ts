/** @jest-environment node */
import { CONTENT_FILES, type ContentKey } from '@/lib/content/files/table';
import { diskSource } from '@/lib/content/files/source';
import { loadContent } from '@/lib/content/set/load';
import { formatErrors } from '@/lib/content/set/report';
import { makeContentSet } from './make-content-set';
import { readBase } from './read-base';

const base = readBase('content');
const SECTIONS = ['floorPlans', 'paymentPlans', 'amenities', 'specifications', 'locations', 'sitePlans'] as const;

function load(projects: number, seed = 1) {
  const set = makeContentSet(base, projects, seed);
  const texts = new Map(
    Object.entries(set).map(([key, value]) => [CONTENT_FILES[key as ContentKey].name, JSON.stringify(value)]),
  );
  return loadContent({
    ...diskSource('content'),
    read: (file) => (texts.has(file) ? Buffer.from(texts.get(file) ?? '') : null),
  });
}

test.each([1, 7, 126, 400])('%d projects make a whole set without an error or a missing picture', (projects) => {
  const { content, faults } = load(projects);
  expect(formatErrors(faults)).toBe('');
  // Covers and places are picked by chance: neighbours may share one, and homes stand beyond the map.
  // The company of the sample content has no numbers as agent.
  const expected = ['default', 'repeat', 'map', 'agent'];
  expect(faults.warnings.filter(({ kind }) => !expected.includes(kind ?? ''))).toEqual([]);
  expect(content.residentialProjects.entries.length + content.commercialProjects.entries.length).toBe(projects);
  expect(content.cities.keys.size).toBeGreaterThanOrEqual(9);
});

test('what belongs to projects grows with them, each part leaving some without', () => {
  const [few, many] = [load(126).content, load(400).content];
  expect(many.cities.keys.size).toBeGreaterThan(few.cities.keys.size);
  expect(many.developers.entries.length).toBeGreaterThan(few.developers.entries.length);
  for (const key of SECTIONS) {
    expect(many[key].keys.size).toBeGreaterThan(2.5 * few[key].keys.size);
    expect(many[key].keys.size).toBeLessThanOrEqual(401);
  }
});

test('the same numbers make the same set, another seed another one', () => {
  const text = (projects: number, seed: number) => JSON.stringify(makeContentSet(base, projects, seed));
  expect(text(60, 1)).toBe(text(60, 1));
  expect(text(60, 2)).not.toBe(text(60, 1));
});
