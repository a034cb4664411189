import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { editedFolder } from '@/lib/content/set/fixtures/edit-content';
import { CONTENT_FILES, RECORD_DEPTH, type ContentKey } from '@/lib/content/files/table';
import { type JsonPath, valueAt } from '@/lib/content/files/walk';
import { WorkingCopy } from './working-copy';
import { saveRecords, type RecordChange } from './save';
import { withValue } from './values';

const KEYS = Object.keys(CONTENT_FILES) as ContentKey[];
const MOGRA: JsonPath = ['vatika', 0];
let dir: string;
let copy: WorkingCopy;
beforeEach(() => {
  dir = editedFolder();
  copy = new WorkingCopy(dir);
  copy.refresh();
});
// What is kept in memory is what is on disk.
afterEach(() => {
  const onDisk = new WorkingCopy(dir);
  for (const key of KEYS) expect(JSON.stringify(copy.json(key))).toBe(JSON.stringify(onDisk.json(key)));
});

const textOf = (name: string) => readFileSync(path.join(dir, name), 'utf8');
const recordAt = (file: ContentKey, at: JsonPath) => valueAt(copy.json(file), at) as Record<string, unknown>;

function change(file: ContentKey, at: JsonPath, fields: Record<string, unknown>): RecordChange {
  const before = recordAt(file, at);
  return { file, path: at, before, after: { ...before, ...fields } };
}

test('a price is one line, and back again none', () => {
  const before = textOf('residentialProjects.json');
  const there = change('residentialProjects', MOGRA, { price: '₹ 1.90 Cr' });
  expect(saveRecords(copy, [there]).kind).toBe('saved');
  const changed = textOf('residentialProjects.json').split('\n');
  expect(changed.filter((line, at) => line !== before.split('\n')[at])).toEqual([
    expect.stringContaining('"price": "₹ 1.90 Cr"'),
  ]);
  expect(saveRecords(copy, [{ ...there, before: there.after, after: there.before }]).kind).toBe('saved');
  expect(textOf('residentialProjects.json')).toBe(before);
});

test('what has a fault is not written, and the fault stands at its field', () => {
  const before = textOf('residentialProjects.json');
  const result = saveRecords(copy, [change('residentialProjects', MOGRA, { city: 'Gurgoan' })]);
  expect(result.kind === 'faulty' && result.faults[0]).toMatchObject({
    file: 'residentialProjects.json',
    recordPath: MOGRA,
    fieldPath: ['city'],
    message: 'no city of cities.json is named "Gurgoan", did you mean Gurgaon?',
  });
  expect(textOf('residentialProjects.json')).toBe(before);
});

test('all records of a save are written, or none', () => {
  const faqs = textOf('globalFaqs.json');
  const result = saveRecords(copy, [
    change('faqs', [0], { answer: 'Yes.' }),
    change('residentialProjects', MOGRA, { price: 7 }),
  ]);
  expect(result.kind).toBe('faulty');
  expect(textOf('globalFaqs.json')).toBe(faqs);
});

test('records are added to lists and maps, and taken out again', () => {
  const before = [textOf('globalFaqs.json'), textOf('sitePlanData.json')];
  const added: RecordChange[] = [
    { file: 'faqs', path: [0], after: { question: 'Why?', answer: 'Because.' } },
    { file: 'sitePlans', path: ['neem-court'], after: { sitePlanImages: [] } },
  ];
  const result = saveRecords(copy, added);
  expect(result.kind).toBe('saved');
  const records = result.kind === 'saved' ? result.records : [];
  expect(records[0]?.path).toEqual([(JSON.parse(before[0] ?? '') as unknown[]).length]);
  expect(
    saveRecords(
      copy,
      records.map((record) => ({ ...record, after: undefined })),
    ).kind,
  ).toBe('saved');
  expect([textOf('globalFaqs.json'), textOf('sitePlanData.json')]).toEqual(before);
});

test('the first project of a developer in a file gets a list of its own', () => {
  const after = { id: 'new-tower', name: 'New Tower', city: 'Gurgaon' };
  const result = saveRecords(copy, [{ file: 'commercialProjects', path: ['lotus-gate', 0], after }]);
  expect(result.kind).toBe('saved');
  expect(recordAt('commercialProjects', ['lotus-gate', 0])).toEqual(after);
});

test('the first record of a map that may be missing makes its file', () => {
  const gurgaon = (copy.json('maps') as Record<string, unknown>)['gurgaon'];
  rmSync(path.join(dir, 'maps.json'));
  copy.refresh();
  expect(saveRecords(copy, [{ file: 'maps', path: ['gurgaon'], before: undefined, after: gurgaon }]).kind).toBe(
    'saved',
  );
  expect(JSON.parse(textOf('maps.json'))).toEqual({ gurgaon });
});

test('what another hand saved meanwhile stays', () => {
  const mine = change('residentialProjects', MOGRA, { price: '₹ 1.90 Cr' });
  const { name } = recordAt('residentialProjects', MOGRA);
  const file = path.join(dir, 'residentialProjects.json');
  writeFileSync(file, textOf('residentialProjects.json').replace(JSON.stringify(name), '"Mogra Gardens"'));
  expect(saveRecords(copy, [mine]).kind).toBe('saved');
  expect(recordAt('residentialProjects', MOGRA)).toMatchObject({ name: 'Mogra Gardens', price: '₹ 1.90 Cr' });
});

describe('two people, twelve conflicts: nothing is overwritten, and the own value is saved when it is chosen', () => {
  type Edit = Record<string, unknown> | null;
  /** A record with other fields, undefined taking one out; null is no record. */
  const edited = (before: unknown, edit: Edit) => (edit === null ? undefined : { ...(before as object), ...edit });
  const plain = (value: unknown) => (value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown));
  const [TWO, THREE] = [{ price: '₹ 2 Cr' }, { price: '₹ 3 Cr' }];
  const NAGPUR = { name: 'Nagpur', state: 'Maharashtra', image: 'cities/gurgaon.jpg' };

  test.each<[string, ContentKey, JsonPath, mine: Edit, theirs: Edit, fields: string[]]>([
    ['two prices', 'residentialProjects', MOGRA, TWO, THREE, ['price']],
    ['a price that they took out', 'residentialProjects', MOGRA, TWO, { price: undefined }, ['price']],
    ['a price that I took out', 'residentialProjects', MOGRA, { price: undefined }, THREE, ['price']],
    ['two lists', 'residentialProjects', MOGRA, { bedrooms: ['3 BHK'] }, { bedrooms: ['4 BHK'] }, ['bedrooms']],
    ['an own field', 'residentialProjects', MOGRA, { rera: 'A' }, { rera: 'B', ...THREE }, ['rera']],
    [
      'two fields of three',
      'residentialProjects',
      MOGRA,
      { ...TWO, possession: 'Dec 2029', name: 'Mogra' },
      { ...THREE, possession: 'Dec 2030' },
      ['price', 'possession'],
    ],
    ['a project that they took out', 'residentialProjects', MOGRA, { furnishing: 'Furnished' }, null, ['']],
    [
      'a status',
      'residentialProjects',
      ['vatika', 1],
      { projectStatus: 'New Launch' },
      { projectStatus: 'Ready To move' },
      ['projectStatus'],
    ],
    ['a question that I took out', 'faqs', [0], null, { answer: 'No.' }, ['']],
    ['two answers', 'faqs', [0], { answer: 'Yes.' }, { answer: 'No.' }, ['answer']],
    ['two new cities of one name', 'cities', ['nagpur'], { ...NAGPUR, intro: 'Oranges.' }, NAGPUR, ['']],
    ['a developer', 'developers', [0], { description: 'Courts.' }, { description: 'Plots.' }, ['description']],
  ])('%s', (_what, file, at, mine, theirs, fields) => {
    const before = valueAt(copy.json(file), at);
    const after = edited(before, mine);
    const other = withValue(copy.json(file), at, edited(before, theirs));
    writeFileSync(path.join(dir, CONTENT_FILES[file].name), JSON.stringify(other));
    const result = saveRecords(copy, [{ file, path: at, before, after }]);
    const [conflict] = result.kind === 'conflict' ? result.conflicts : [];
    expect(conflict).toMatchObject({ fields, theirs: plain(edited(before, theirs)) });
    expect(copy.json(file)).toEqual(plain(other));
    const kept = { file, path: conflict?.path ?? [], before: conflict?.theirs, after };
    const again = saveRecords(copy, [kept]);
    expect(again.kind).toBe('saved');
    const [record] = again.kind === 'saved' ? again.records : [];
    if (after) expect(valueAt(copy.json(file), record?.path ?? [])).toEqual(plain(after));
    else expect(copy.json(file)).toEqual(plain(withValue(other, at, undefined)));
  });
});

test('a record is found again where another hand moved it', () => {
  const mine = change('residentialProjects', ['vatika', 1], { possession: 'Dec 2030' });
  const json = copy.json('residentialProjects') as { vatika: unknown[] };
  const moved = { ...json, vatika: [json.vatika[1], json.vatika[0], ...json.vatika.slice(2)] };
  writeFileSync(path.join(dir, 'residentialProjects.json'), JSON.stringify(moved, null, 2));
  expect(saveRecords(copy, [mine])).toMatchObject({ kind: 'saved', records: [{ path: ['vatika', 0] }] });
  expect(recordAt('residentialProjects', ['vatika', 0])).toMatchObject({ possession: 'Dec 2030' });
});

test.each<[string, ContentKey, JsonPath, unknown]>([
  ['a field of the promotion', 'promo', ['__proto__', 'x'], 1],
  ['a field of a record', 'residentialProjects', ['vatika', 0, 'price'], 'x'],
  ['a key of the prototype', 'cities', ['__proto__'], {}],
  ['a key of the catalogue’s prototype', 'catalogue', ['amenities', '__proto__'], { label: 'x', icon: 'waves' }],
  ['a group the catalogue lacks', 'catalogue', ['constructor', 'x'], { label: 'x', icon: 'waves' }],
  ['a developer of the prototype', 'residentialProjects', ['__proto__', 0], {}],
  ['an index past the end', 'faqs', [99], { question: 'a', answer: 'b' }],
  ['an index below the list', 'faqs', [-1], { question: 'a', answer: 'b' }],
  ['a text for an index', 'faqs', ['length'], 3],
  ['a file of another name', '../package.json' as ContentKey, [], {}],
  ['a file of the prototype', 'constructor' as ContentKey, [], {}],
])('refused: %s', (_, file, at, after) => {
  const before = Object.values(CONTENT_FILES).map(({ name }) => textOf(name));
  expect(saveRecords(copy, [{ file, path: at, after }]).kind).toBe('refused');
  expect(Object.values(CONTENT_FILES).map(({ name }) => textOf(name))).toEqual(before);
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('nothing is written to a file that is no JSON, or has a name twice', () => {
  for (const text of ['[', '[{"question": "a", "question": "b", "answer": "c"}]']) {
    writeFileSync(path.join(dir, 'globalFaqs.json'), text);
    const added: RecordChange = { file: 'faqs', path: [0], before: { question: 'b', answer: 'c' }, after: undefined };
    expect(saveRecords(copy, [added])).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('mended by hand') as string,
    });
    expect(textOf('globalFaqs.json')).toBe(text);
  }
});

/** Every value within a record that holds no other, by its path. */
function leaves(value: unknown, at: JsonPath = []): JsonPath[] {
  if (typeof value !== 'object' || value === null) return [at];
  return Object.keys(value).flatMap((key) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return leaves(valueAt(value, [step]), [...at, step]);
  });
}

function withLeaf(value: unknown, [step, ...rest]: JsonPath, leaf: unknown): unknown {
  if (step === undefined) return leaf;
  const changed = withLeaf(valueAt(value, [step]), rest, leaf);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === step ? changed : item));
  return { ...(value as object), [step]: changed };
}

test.each(KEYS)('a wrong value of any field of %s is told there', (file) => {
  const depth = RECORD_DEPTH[CONTENT_FILES[file].shape];
  const json = copy.json(file);
  // Of a field that many records or rows have, the first.
  const nameOf = (leaf: JsonPath) =>
    leaf
      .slice(depth)
      .filter((step) => typeof step === 'string')
      .join(' ');
  for (const path of new Map(
    leaves(json)
      .reverse()
      .map((leaf) => [nameOf(leaf), leaf]),
  ).values()) {
    const recordPath = path.slice(0, depth);
    const before = valueAt(json, recordPath);
    const after = withLeaf(before, path.slice(depth), { no: 1 });
    const result = saveRecords(copy, [{ file, path: recordPath, before, after }]);
    const places =
      result.kind === 'faulty' ? result.faults.map((fault) => [...fault.recordPath, ...fault.fieldPath]) : [];
    // Of a value of several kinds the fault stands at the value, not within it.
    const isTold = places.some((place) => place.every((step, at) => step === path[at]));
    if (!isTold) throw new Error(`no fault at ${path.join(' › ')}: ${JSON.stringify(result)}`);
  }
});

test('a field that nothing reads is not written', () => {
  expect(saveRecords(copy, [change('promo', [], { campaign: 'x' })]).kind).toBe('faulty');
  expect(textOf('promo.json')).not.toContain('campaign');
});

describe('another program saves the file during the check', () => {
  /** Saves another text before each of the first checks of a save. */
  function saveDuringChecks(times: number, edit: (text: string, time: number) => string, name: string): void {
    const check = copy.check.bind(copy);
    let done = 0;
    jest.spyOn(copy, 'check').mockImplementation((texts, values) => {
      const checked = check(texts, values);
      if (texts.size > 0 && done++ < times) writeFileSync(path.join(dir, name), edit(textOf(name), done));
      return checked;
    });
  }
  const PROJECTS = 'residentialProjects.json';
  const rename = (text: string) => text.replace('"Mogra Courts"', '"Mogra Gardens"');

  test.each([
    ['another field of the record', rename],
    ['another record', (text: string) => text.replace('"Lotus Gate"', '"Lotus Door"')],
    ['the layout alone', (text: string) => `${text}\n`],
    ['the same text', (text: string) => text],
  ])('%s: both stay', (_what, edit) => {
    const before = textOf(PROJECTS);
    saveDuringChecks(1, edit, PROJECTS);
    expect(saveRecords(copy, [change('residentialProjects', MOGRA, { price: '₹ 1.90 Cr' })]).kind).toBe('saved');
    const price = /"price": "₹ 1.81[^"]*"/;
    expect(textOf(PROJECTS).trim()).toBe(edit(before).replace(price, '"price": "₹ 1.90 Cr"').trim());
  });

  test('the same field: both values are told, and nothing is written', () => {
    saveDuringChecks(1, rename, PROJECTS);
    const result = saveRecords(copy, [change('residentialProjects', MOGRA, { name: 'Mogra Towers' })]);
    expect(result).toMatchObject({
      kind: 'conflict',
      conflicts: [{ fields: ['name'], theirs: { name: 'Mogra Gardens' } }],
    });
    expect(textOf(PROJECTS)).toContain('Mogra Gardens');
  });

  test('a file that it takes away: told', () => {
    saveDuringChecks(1, () => '[]', PROJECTS);
    expect(saveRecords(copy, [change('residentialProjects', MOGRA, { price: '₹ 1.90 Cr' })]).kind).not.toBe('saved');
  });

  test('again and again: refused after a while', () => {
    saveDuringChecks(99, (text, time) => `${text}${' '.repeat(time)}`, PROJECTS);
    const result = saveRecords(copy, [change('residentialProjects', MOGRA, { price: '₹ 1.90 Cr' })]);
    expect(result).toEqual({ kind: 'refused', message: 'Another program keeps changing this file. Save again.' });
    copy.refresh();
  });
});
