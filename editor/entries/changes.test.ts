import { readFileSync } from 'node:fs';
import { CONTENT_FILES, type ContentKey } from '@/lib/content/files/table';
import { applyChange, findChanges, inverseOf } from './changes';

const jsonOf = (file: ContentKey) =>
  JSON.parse(readFileSync(`lib/content/set/fixtures/valid/${CONTENT_FILES[file].name}`, 'utf8')) as never;
const nameOf = (key: string) => (key === 'mogra-courts' ? 'Mogra Courts' : '');

type Project = Record<string, unknown> & { images?: unknown[]; faqs?: { answer: string }[] };
type Projects = Record<string, Project[]>;
type List = Record<string, unknown>[];

function editedProjects(edit: (mogra: Project, all: Projects) => void): unknown {
  const json = structuredClone(jsonOf('residentialProjects')) as Projects;
  const mogra = json['vatika']?.[0];
  if (!mogra) throw new Error('the fixture has no first project');
  edit(mogra, json);
  return json;
}

function editedFaqs(edit: (faqs: List) => List): unknown {
  return edit(structuredClone(jsonOf('faqs')) as List);
}

const CASES: [name: string, file: ContentKey, after: unknown, told: string[]][] = [
  [
    'a price',
    'residentialProjects',
    editedProjects((mogra) => (mogra['price'] = '₹ 1.90 – 2.70 Cr')),
    ['Mogra Courts: price ₹ 1.81 – 2.62 Cr → ₹ 1.90 – 2.70 Cr'],
  ],
  [
    'two fields of one project',
    'residentialProjects',
    editedProjects((mogra) =>
      Object.assign(mogra, { bedrooms: ['5 BHK'], rera: undefined, reraExempt: 'Eight homes' }),
    ),
    expect.arrayContaining([
      expect.stringMatching(/^Mogra Courts: bedrooms /),
      'Mogra Courts: why no rera number now Eight homes',
    ]) as never,
  ],
  [
    'a new project',
    'residentialProjects',
    editedProjects((_, all) => all['vatika']?.splice(1, 0, { id: 'new-tower', name: 'New Tower', city: 'Gurgaon' })),
    ['New Tower: new'],
  ],
  [
    'a project less',
    'residentialProjects',
    editedProjects((_, all) => all['vatika']?.shift()),
    ['Mogra Courts: taken out'],
  ],
  ['a new question', 'faqs', editedFaqs((faqs) => [{ question: 'Why?', answer: 'So.' }, ...faqs]), ['Why?: new']],
  [
    'amenities of a project',
    'amenities',
    { ...(jsonOf('amenities') as object), 'mogra-courts': ['gym', 'lift'] },
    [expect.stringMatching(/^Mogra Courts: amenities: /) as never],
  ],
];

test.each(CASES)('in words, there and back: %s', (_, file, after, told) => {
  const before: unknown = jsonOf(file);
  const json = JSON.parse(JSON.stringify(after)) as unknown;
  const changes = findChanges(file, before, json, nameOf);
  expect(changes.map(({ title, words }) => `${title}: ${words}`)).toEqual(told);
  const there = changes.reduce<unknown>((now, change) => applyChange(now, change, json), before);
  expect(there).toEqual(json);
  const back = changes.reduce<unknown>((now, change) => applyChange(now, inverseOf(change), before), there);
  // With its keys in their order, too.
  expect(JSON.stringify(back)).toBe(JSON.stringify(before));
});

test('a list in another order', () => {
  const before: unknown = jsonOf('developers');
  const after = [...(before as unknown[])].reverse();
  const [order] = findChanges('developers', before, after, nameOf);
  expect(order).toMatchObject({ words: 'in another order' });
  expect(order && applyChange(before, order, after)).toEqual(after);
});

test('a change is left alone where somebody changed the same value since', () => {
  const after = editedProjects((mogra) => (mogra['price'] = '₹ 2 Cr'));
  const [price] = findChanges('residentialProjects', jsonOf('residentialProjects'), after, nameOf);
  const others = editedProjects((mogra) => (mogra['price'] = '₹ 3 Cr'));
  expect(price && applyChange(others, price, after)).toBeNull();
  const elsewhere = editedProjects((mogra) => (mogra['name'] = 'Mogra Gardens'));
  const both = editedProjects((mogra) => Object.assign(mogra, { name: 'Mogra Gardens', price: '₹ 2 Cr' }));
  expect(price && applyChange(elsewhere, price, after)).toEqual(both);
});
