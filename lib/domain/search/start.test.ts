import { createCatalogue } from './catalogue';
import { answerQuery } from './engine';
import { aSearchFile, aSearchProject } from './fixtures/search-file';
import { countNew, toLastWish, toSearchStart } from './start';

const OLD = aSearchProject({ id: 'vanya', name: 'Vanya', bedrooms: ['2 BHK'] });
const NEW = aSearchProject({ id: 'tara', name: 'Tara', bedrooms: ['2 BHK'] });
const then = createCatalogue(aSearchFile({ projects: [OLD] }));

test('a wish knows what it had, and counts what is new since', () => {
  const wish = toLastWish(answerQuery('2 bhk', then))!;
  expect(wish).toEqual({ query: '2 bhk', label: '2 BHK', href: '/projects?bedrooms=2+BHK', found: ['vanya'] });
  expect(countNew(wish, then)).toBe(0);
  expect(countNew(wish, createCatalogue(aSearchFile({ projects: [OLD, NEW] })))).toBe(1);
  expect(countNew(wish, createCatalogue(aSearchFile({ projects: [] })))).toBe(0);
});

test.each(['vanya', 'helipad', ''])('"%s" leads to no listing', (query) => {
  expect(toLastWish(answerQuery(query, then))).toBeNull();
});

test('nothing leads to a page that has nothing to show', () => {
  const catalogue = createCatalogue(aSearchFile({ emptyPages: ['/cost-of-buying', '/career'] }));
  expect(toSearchStart(catalogue).emptyPages).toContain('/cost-of-buying');
  const names = (of: typeof catalogue) => of.entries.map(({ record }) => record.name);
  expect(names(then)).toContain('Careers');
  expect(names(catalogue)).not.toContain('Careers');
});
