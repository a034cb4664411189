import { CONTENT_FILES, type ContentFile } from '@/lib/content/files/table';
import { describeForm, type Field } from './form';

const FILES = Object.values(CONTENT_FILES) as ContentFile[];

test.each(FILES.map((file) => [file.name, file] as const))('%s has a form', (_, { schema }) => {
  expect(describeForm(schema).kind).toMatch(/^(record|list|text|either)$/);
});

const fieldOf = (form: Field, name: string) =>
  form.kind === 'record' ? form.fields.find((field) => field.name === name) : undefined;

test.each([
  ['a price', 'price', { kind: 'text', isLong: false }],
  ['a gallery', 'images', { kind: 'list', item: { kind: 'picture' } }],
  ['paragraphs', 'longDescription', { kind: 'text', isLong: true }],
  ['a city of the content', 'city', { kind: 'text', isLong: false, choices: 'cities' }],
  [
    'words to choose from',
    'projectStatus',
    { kind: 'text', isLong: false, examples: ['New Launch', 'Under Construction', 'Ready To move'] },
  ],
  ['a text or a list', 'bedrooms', { kind: 'either', options: [{ kind: 'text' }, { kind: 'list' }] }],
  ['one of several words', 'category', { kind: 'choice', options: ['residential', 'commercial', 'plots', 'sco'] }],
])('of a project: %s', (_, name, field) => {
  const form = describeForm(CONTENT_FILES.residentialProjects.schema);
  expect(fieldOf(form, name)?.field).toMatchObject(field);
});

/** Helps of all fields of a form; what a form hides while it has no value is left out. */
const helpsOf = (field: Field): string[] => {
  if (field.kind === 'record') {
    const shown = field.fields.filter(({ help }) => !/^(Not read|Stands in place)/.test(help));
    return shown.flatMap((named) => [named.help, ...helpsOf(named.field)]);
  }
  if (field.kind === 'list' || field.kind === 'map') return helpsOf(field.item);
  return field.kind === 'either' ? field.options.flatMap(helpsOf) : [];
};

test.each(FILES.map((file) => [file.name, file] as const))('%s: no help speaks of files or code', (_, { schema }) => {
  const technical = /\.json|images\/|[a-z][A-Z]|\w_\w|\[/;
  expect(helpsOf(describeForm(schema)).filter((help) => technical.test(help))).toEqual([]);
});

test('a project’s fields stand in three groups, each field in one', () => {
  const form = describeForm(CONTENT_FILES.residentialProjects.schema);
  const groups = form.kind === 'record' ? (form.groups ?? []) : [];
  expect(groups).toHaveLength(3);
  const names = groups.flatMap(([, own]) => own);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('rera');
});

test('labels, help and duty come with the field', () => {
  const form = describeForm(CONTENT_FILES.residentialProjects.schema);
  expect(fieldOf(form, 'city')).toMatchObject({
    label: 'City',
    help: 'One of your cities',
    isOptional: false,
  });
  expect(fieldOf(form, 'rera')).toMatchObject({ label: 'RERA number', isOptional: true });
});
