import fc from 'fast-check';
import { groupResults, search, toSearchEntries } from './find';
import { MAIN_CITIES } from './fixtures/search-file';

import {
  SEARCH_TYPES,
  searchFields,
  type SearchRecord,
  type SearchType,
  toSearchPages,
  toSearchRecord,
} from './record';
import { plainText, toSearchTerms, toUsualSpelling, type SearchTerm } from './spelling';

const SEARCH_PAGES = toSearchPages(MAIN_CITIES);

const WORDS = [
  'Mogra',
  'Court',
  'court',
  'Garden',
  'Gurgaon',
  'Gurugram',
  'Sector 82',
  '3 BHK',
  '1,620 – 2,340 sq.ft',
  '',
];
const word = fc.constantFrom(...WORDS);
const record = fc
  .record({
    type: fc.constantFrom(...SEARCH_TYPES),
    name: fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ').trim() || 'Kiln'),
    location: word,
    company: word,
    area: word,
    description: word,
    bedrooms: word,
    propertyType: word,
    projectStatus: word,
  })
  .map(({ type, ...given }) => toSearchRecord(type, { id: 'x', path: '/x', icon: 'x', ...given }));
const records = fc.array(record, { maxLength: 60 });
const query = fc.oneof(
  fc.constantFrom('court', 'MOGRA', 'gurgaon', 'gurugram', '3bhk', 'mogra court', 'sec 82 garden', 'locality', '–'),
  fc.string({ maxLength: 6 }),
);

const find = (of: readonly SearchRecord[], wanted: string) => search(toSearchEntries(of), wanted);

/** A question mark at the end is no part of a word or a name. */
const withoutMark = (wanted: string) => wanted.replace(/ ?\?+$/, '');

/** The rule in another form: the query as written in one of the fields, else word by word (spec 9). */
function matchesQuery(record: SearchRecord, query: string): boolean {
  const wanted = plainText(query);
  const text = searchFields(record).map(plainText).join('\n');
  const terms = toSearchTerms(withoutMark(wanted));
  const hasTerm = (term: SearchTerm) => term.some((spelling) => text.includes(spelling));
  return wanted !== '' && (text.includes(wanted) || (terms.length > 0 && terms.every(hasTerm)));
}
const hasIt = (found: SearchRecord, wanted: string) =>
  searchFields(found).some((field) => plainText(field).includes(plainText(wanted)));
const isNamed = (found: SearchRecord, wanted: string) =>
  [plainText(wanted), withoutMark(plainText(wanted)), toUsualSpelling(wanted)].includes(plainText(found.name));

/** 0 exact name, 1 name in another spelling, 2 as written, 3 in another spelling. */
const passOf = (found: SearchRecord, wanted: string) =>
  plainText(found.name) === plainText(wanted) ? 0 : isNamed(found, wanted) ? 1 : hasIt(found, wanted) ? 2 : 3;

test('at most 20, each once, each with the query in it', () => {
  fc.assert(
    fc.property(records, query, (all, wanted) => {
      const found = find(all, wanted);
      expect(found.length).toBeLessThanOrEqual(20);
      expect(new Set(found).size).toBe(found.length);
      for (const each of found) expect(matchesQuery(each, wanted)).toBe(true);
    }),
  );
});

test('exact names first, then what has it as written, then other spellings; within each by type, then as given', () => {
  fc.assert(
    fc.property(records, query, (all, wanted) => {
      const rank = (each: SearchRecord) => [passOf(each, wanted), SEARCH_TYPES.indexOf(each.type), all.indexOf(each)];
      const ranks = find(all, wanted).map(rank);
      const sorted = [...ranks].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!);
      expect(ranks).toEqual(sorted);
    }),
  );
});

test('nothing that has the query is missed as long as there is room', () => {
  fc.assert(
    fc.property(fc.array(record, { maxLength: 20 }), query, (all, wanted) => {
      const expected = plainText(wanted) ? all.filter((each) => hasIt(each, wanted)) : [];
      expect(find(all, wanted)).toEqual(expect.arrayContaining(expected));
    }),
  );
});

test('no query, no result; groups keep every record', () => {
  fc.assert(
    fc.property(records, query, (all, wanted) => {
      expect(find(all, '  ')).toEqual([]);
      const found = find(all, wanted);
      const groups = groupResults(found);
      expect(groups.flatMap((group) => group.records)).toHaveLength(found.length);
      for (const group of groups)
        expect(new Set(group.records.map(({ category }) => category))).toEqual(new Set([group.category]));
    }),
  );
});

const FIELDS = { name: 'Mogra Courts', location: 'Sector 83, Gurgaon', company: 'Vatika', area: '1,620 – 2,340 sq.ft' };
const MORE = {
  description: 'Four towers',
  bedrooms: '3 BHK, 4 BHK',
  propertyType: 'Residential Apartment',
  projectStatus: 'Under Construction',
};
const MOGRA = toSearchRecord('residential_project', { id: 'm', path: '/m', icon: 'house', ...FIELDS, ...MORE });

test.each([
  ['the name', 'mogra'],
  ['the location', 'sector 83'],
  ['the company', 'VATIKA'],
  ['the area, with any dash', '1,620 - 2,340'],
  ['the description', 'towers'],
  ['the category', 'residential'],
  ['the bedrooms', '4 bhk'],
  ['the property type', 'apartment'],
  ['the status', 'under con'],
  ['bedrooms written together', '3bhk'],
  ['a sector in short', 'sec-83'],
  ['words from several fields', 'flats in gurgaon by vatika'],
])('found by %s: %s', (_what, wanted) => {
  expect(find([MOGRA], wanted)).toEqual([MOGRA]);
  expect(matchesQuery(MOGRA, wanted)).toBe(true);
});

test.each([
  ['the price', '1.81'],
  ['the address', '/m'],
  ['text across two fields', 'courts sector 84'],
  ['the end of one field and the beginning of the next', 'courtssector'],
  ['one of two words', 'mogra kiln'],
  ['fillers alone', 'to the'],
])('not found by %s', (_what, wanted) => {
  expect(find([MOGRA], wanted)).toEqual([]);
  expect(matchesQuery(MOGRA, wanted)).toBe(false);
});

test.each([
  ['1 bhk', ['11 BHK']],
  ['5 bhk', ['2.5 BHK', '3.5 BHK']],
  ['5bhk', ['2.5 BHK', '3.5 BHK']],
])('"%s" is no part of %j', (wanted, bedrooms) => {
  const odd = { ...MOGRA, bedrooms: bedrooms.join(', ') };
  expect(find([odd], wanted)).toEqual([]);
  expect(find([odd, { ...odd, id: 'own', bedrooms: `${odd.bedrooms}, ${wanted.charAt(0)} BHK` }], wanted)).toHaveLength(
    1,
  );
});

test('an empty query matches nothing', () => {
  expect(find([MOGRA], ' ')).toEqual([]);
  expect(matchesQuery(MOGRA, ' ')).toBe(false);
});

describe('more than the list can show', () => {
  const named = (type: SearchType, name: string, count: number) =>
    Array.from({ length: count }, (_, at) => toSearchRecord(type, { id: String(at), name, path: '/x', icon: 'x' }));

  test.each([19, 20, 21, 45])('of %d records the first twenty are found', (count) => {
    const all = named('service', 'Court', count);
    for (const wanted of ['c', 'court', 'courts', 'ourt']) expect(find(all, wanted)).toEqual(all.slice(0, 20));
    expect(find(all, 'kiln')).toEqual([]);
  });

  test('those of the very name come before twenty others, by type', () => {
    const others = named('page', 'Court House', 20);
    const [service] = named('service', 'Court', 1);
    const [company] = named('company', 'Court', 1);
    expect(find([...others, service!, company!], 'court')).toEqual([company, service, ...others.slice(0, 18)]);
  });
});

test('there are 15 pages with four main cities, found without any data', () => {
  expect(SEARCH_PAGES.map(({ name }) => name)).toEqual([
    'Home',
    'About',
    'Contact Us',
    'Careers',
    'Trending Projects',
    'Residential',
    'Commercial',
    'Plots',
    'SCO',
    'All Projects',
    'Developers',
    'Gurgaon',
    'Delhi',
    'Noida',
    'Mumbai',
  ]);
  expect(SEARCH_PAGES.every(({ type, id, path, icon }) => type === 'page' && id === path && icon === 'file-text')).toBe(
    true,
  );
  expect(SEARCH_PAGES.filter(({ description }) => description === '')).toEqual([]);
  expect(find(SEARCH_PAGES, 'gurgaon')[0]?.path).toBe('/city/gurgaon');
});
