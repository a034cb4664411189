import { changedTexts, blankOf, fits, titleOf, withField } from './values';
import type { Field } from './api';

const TEXT: Field = { kind: 'text', isLong: false };
const named = (name: string, field: Field, isOptional: boolean) => ({ name, label: name, help: '', isOptional, field });

test.each([
  ['a value in its place', { a: 1, c: 3 }, 'a', 2, { a: 2, c: 3 }],
  ['a new field where the form has it', { a: 1, c: 3 }, 'b', 2, { a: 1, b: 2, c: 3 }],
  ['a new field after all', { a: 1 }, 'c', 3, { a: 1, c: 3 }],
  ['a field of nothing', undefined, 'a', 1, { a: 1 }],
  ['a field taken out', { a: 1, b: 2 }, 'a', undefined, { b: 2 }],
  ['a field that is not there', { a: 1 }, 'b', undefined, { a: 1 }],
])('withField: %s', (_, record, name, value, result) => {
  expect(JSON.stringify(withField(record, name, value, ['a', 'b', 'c']))).toBe(JSON.stringify(result));
});

test('a new record has what the form can know: lists and fixed words, no texts', () => {
  const form: Field = {
    kind: 'record',
    fields: [
      named('kind', { kind: 'fixed', value: 'place' }, false),
      named('name', TEXT, false),
      named('lines', { kind: 'list', item: TEXT }, false),
      named('notes', { kind: 'list', item: TEXT }, true),
    ],
  };
  expect(blankOf(form)).toEqual({ kind: 'place', lines: [] });
  expect([fits(form, { kind: 'place' }), fits(form, { kind: 'state' })]).toEqual([true, false]);
});

test.each([
  ['a floor', { area: '1', configuration: '3 BHK' }, '3 BHK'],
  ['a text', 'Gym', 'Gym'],
  ['nothing', 7, ''],
])('titleOf: %s', (_, value, title) => {
  expect(titleOf(value)).toBe(title);
});

test('texts that a save changed, line by line', () => {
  const before = { name: 'Mogra', faqs: [{ answer: 'Yes.\n\nOn Sundays.' }], gone: 'a', sqft: 1 };
  const after = { name: 'Champa', faqs: [{ answer: 'Yes.\n\nAlways.' }], sqft: 2, added: 'b' };
  expect(changedTexts(before, after)).toEqual([
    ['Mogra', 'Champa'],
    ['On Sundays.', 'Always.'],
  ]);
});
