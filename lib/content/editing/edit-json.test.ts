/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { CONTENT_FILES, RECORD_DEPTH } from '../files/table';
import { valueAt } from '../files/walk';
import { editJson, type KeptLayouts } from './edit-json';

jest.mock('server-only', () => ({}));

const LIST = '[\n  "a",\n  "b"\n]\n';
const WIDE = '{\n  "aliases": ["one", "two"],\n  "n": 1.50,\n  "rows": [[1, 2], [null, 3]]\n}\n';

test.each([
  ['a text', WIDE, ['aliases', 1], 'three', WIDE.replace('two', 'three')],
  ['an item more in a line', WIDE, ['aliases'], ['one', 'two', 'three'], WIDE.replace('"two"', '"two", "three"')],
  ['an item less', WIDE, ['aliases'], ['two'], WIDE.replace('"one", ', '')],
  ['an item before all', LIST, [], ['z', 'a', 'b'], '[\n  "z",\n  "a",\n  "b"\n]\n'],
  ['an item at the end', LIST, [2], 'c', '[\n  "a",\n  "b",\n  "c"\n]\n'],
  ['the last item', '["a"]', [0], undefined, '[]'],
  ['a record in an empty map', '{}\n', ['k'], { a: 1 }, '{\n  "k": {\n    "a": 1\n  }\n}\n'],
  ['a key after the one before it', '{"a": 1, "c": 3}', [], { a: 1, b: 2, c: 3 }, '{"a": 1, "b": 2, "c": 3}'],
  ['a key first', '{"c": 3}', [], { b: 2, c: 3 }, '{"b": 2, "c": 3}'],
  ['keys that change places with new ones', '{"a": 1, "b": 2}', [], { c: 3, b: 2 }, '{"c": 3, "b": 2}'],
  ['a key of a list in another line end', '{\r\n  "a": []\r\n}', ['a'], [1], '{\r\n  "a": [\r\n    1\r\n  ]\r\n}'],
  ['text with brackets and quotes', '{"a": "\\"}]", "b": 1}', ['b'], 2, '{"a": "\\"}]", "b": 2}'],
  ['a mark before the text', '\uFEFF{"a": 1}', ['a'], 2, '\uFEFF{"a": 2}'],
])('%s', (_, text, path, value, edited) => {
  expect(editJson(text, path, value)).toBe(edited);
});

test('a value taken out comes back as it was laid out', () => {
  const kept: KeptLayouts = new Map();
  const without = editJson(WIDE, [], { aliases: ['one', 'two'] }, kept);
  expect(without).toBe('{\n  "aliases": ["one", "two"]\n}\n');
  expect(editJson(without, [], JSON.parse(WIDE), kept)).toBe(WIDE);
});

test('nothing is written where nothing stands', () => {
  expect(() => editJson('{}', ['a', 'b'], 1)).toThrow('nothing stands at a');
});

const leaf = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.boolean());
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.string({ maxLength: 3 }), tie('tree'), { maxKeys: 4 }),
  ),
}));

test.each([0, 2, '\t'])('any value becomes any other, and is as it was again (indent %p)', (space) => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const text = JSON.stringify(before, null, space);
      const kept: KeptLayouts = new Map();
      const changed = editJson(text, [], after, kept);
      expect(JSON.parse(changed)).toEqual(JSON.parse(JSON.stringify(after)));
      expect(editJson(changed, [], JSON.parse(text), kept)).toBe(text);
    }),
    { numRuns: 300 },
  );
});

/** Every record of a file, by its path. */
function recordPaths(value: unknown, depth: number): (string | number)[][] {
  if (depth === 0 || typeof value !== 'object' || value === null) return [[]];
  const steps = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return steps.flatMap((step) => recordPaths(valueAt(value, [step]), depth - 1).map((rest) => [step, ...rest]));
}

/** One value changed in a way that a form can: a text, a number, an item or field less or more. */
function changedAt(value: unknown, seed: number): unknown {
  if (typeof value === 'string') return `${value} ₹ "new"`;
  if (typeof value === 'number') return value + 1;
  if (typeof value !== 'object' || value === null) return 'other';
  const steps = Object.keys(value);
  const step = steps[seed % Math.max(steps.length, 1)];
  if (Array.isArray(value)) {
    if (step === undefined || seed % 5 === 0) return [...(value as unknown[]), value[0] ?? 'more'];
    if (seed % 5 === 1) return value.filter((_, index) => index !== Number(step));
    return value.map((item: unknown, index) => (index === Number(step) ? changedAt(item, seed >> 2) : item));
  }
  if (step === undefined || seed % 7 === 0) return { added: ['x'], ...value, last: 1 };
  if (seed % 7 === 1) return Object.fromEntries(Object.entries(value).filter(([key]) => key !== step));
  return { ...value, [step]: changedAt(valueAt(value, [step]), seed >> 2) };
}

const FILES = Object.values(CONTENT_FILES).filter(({ name }) => readdirSync('content').includes(name));

test.each(FILES.map(({ name, shape }) => [name, RECORD_DEPTH[shape]] as const))(
  'any change of any record of %s and back leaves its bytes',
  (name, depth) => {
    const text = readFileSync(`content/${name}`, 'utf8');
    const json: unknown = JSON.parse(text);
    const paths = recordPaths(json, depth);
    expect(paths.length).toBeGreaterThan(0);
    for (const [at, path] of paths.entries()) {
      const before = valueAt(json, path);
      const after = changedAt(before, at * 7919 + 3);
      const kept: KeptLayouts = new Map();
      const changed = editJson(text, path, after, kept);
      if (changed === text) throw new Error(`nothing changed at ${path.join(' ')}`);
      if (editJson(changed, path, before, kept) !== text) throw new Error(`other bytes at ${path.join(' ')}`);
      expect(valueAt(JSON.parse(changed), path)).toEqual(after);
    }
  },
);
