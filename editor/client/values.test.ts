import type { Field } from './api';
import { blankOf, changedTexts, fits } from './values';

const TEXT: Field = { kind: 'text', isLong: false };
const named = (name: string, field: Field, isOptional: boolean) => ({ name, label: name, help: '', isOptional, field });

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

test('texts that a save changed, line by line', () => {
  const before = { name: 'Mogra', faqs: [{ answer: 'Yes.\n\nOn Sundays.' }], gone: 'a', sqft: 1 };
  const after = { name: 'Champa', faqs: [{ answer: 'Yes.\n\nAlways.' }], sqft: 2, added: 'b' };
  expect(changedTexts(before, after)).toEqual([
    ['Mogra', 'Champa'],
    ['On Sundays.', 'Always.'],
  ]);
});
