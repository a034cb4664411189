import { isInLocality } from '@/lib/domain/place/city';
import { createCatalogue } from '@/lib/domain/search/catalogue';
import { answerQuery } from '@/lib/domain/search/engine';
import { getLocalityPages } from '../../records/localities';
import { getSearchFile } from './search';

const CATALOGUE = createCatalogue(getSearchFile());

const PLACES = getLocalityPages();
const homesOf = ({ projects }: (typeof PLACES)[number]) => projects.filter(({ kind }) => kind === 'residential');
const bhk = (count: number) => (project: (typeof PLACES)[number]['projects'][number]) =>
  project.bedrooms.includes(`${count} BHK`);

/**
 * Names of one city that are no part of another locality's: by the specified matching 'Dwarka' also finds the Dwarka
 * Expressway.
 */
const isClear = ({ name }: (typeof PLACES)[number]) =>
  PLACES.filter((other) => `${other.name} `.startsWith(`${name} `)).length === 1;

describe('a place with a page is understood beside other words', () => {
  test.each(PLACES.filter(isClear).map((place) => [place.name, place] as const))('%s', (name, place) => {
    for (const query of [
      `3 bhk ${name}`,
      `${name} 3 bhk`,
      `3 bhk flat in ${name}`.replace(' flat', ''),
      `3 bhk in ${name.toLowerCase()}`,
    ]) {
      const answer = answerQuery(query, CATALOGUE);
      const wanted = homesOf(place).filter(bhk(3)).length;
      if (wanted > 0) {
        expect([query, answer.offer?.count]).toEqual([query, wanted]);
        expect(answer.offer?.label).toContain(name);
      } else {
        expect([query, answer.offer, answer.isNothing]).toEqual([query, null, true]);
        const ways = [...(answer.wayOn?.near ?? []), ...(answer.wayOn?.relaxed ?? [])];
        expect(ways.length).toBeGreaterThan(0);
      }
    }
  });
});

test('the page of a wider place shows the wish', () => {
  const { offer } = answerQuery('3 bhk between 1.5 and 2 crore new gurgaon', CATALOGUE);
  expect(offer?.href).toMatch(/^\/locality\/new-gurgaon\?bedrooms=3\+BHK&budget=1\.5-2cr$/);
  expect(offer?.count).toBeGreaterThan(4);
});

test('a narrower place beside its page counts, and two pages are not mixed in silence', () => {
  const gurgaon = PLACES.find(({ id }) => id === 'new-gurgaon')!;
  expect(isInLocality({ localities: ['Sector 82'] }, gurgaon)).toBe(true);
  expect(answerQuery('3 bhk sector 82 new gurgaon', CATALOGUE).offer?.label).toBe('Show 3 BHK in Sector 82');
  const { groups } = answerQuery('flat in andheri or new gurgaon', CATALOGUE);
  expect(groups.map(({ category }) => category)).toEqual([
    'Flats in Andheri – 1 project',
    'Flats in New Gurgaon – 15 projects',
  ]);
});

test('a lower limit alone is a listing', () => {
  expect(answerQuery('above 50 lakh', CATALOGUE).offer?.href).toBe('/projects?budget=50-500l');
  expect(answerQuery('above 1 crore', CATALOGUE).offer?.href).toBe('/projects?budget=100-500l');
  expect(answerQuery('4 bhk under 5 crore', CATALOGUE).offer?.href).toBe('/projects?bedrooms=4+BHK&budget=1-5cr');
});
