import fc from 'fast-check';
import { flatObjects } from './pending';

/** The same as one regular expression, in quadratic time. */
const FLAT_OBJECT = /\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\}/gs;

test.each<[string, string, string[]]>([
  ['two entries', '[{"a":"1"},{"a":"2"}]', ['{"a":"1"}', '{"a":"2"}']],
  ['the second cut', '[{"a":"1"},{"a":"2', ['{"a":"1"}']],
  ['the beginning lost inside a text', 'sha","b":1},{"a":"2"}]', ['{"a":"2"}']],
  ['braces and quotes in a text', '{"a":"{\\"}\\\\"}', ['{"a":"{\\"}\\\\"}']],
  ['an object in an object', '{"a":{"b":1}}', ['{"b":1}']],
  ['a backslash at the end', '{"\\', []],
])('%s', (_case, text, found) => {
  expect(flatObjects(text)).toEqual(found);
});

test('it finds what the expression finds', () => {
  const marks = fc.string({ unit: fc.constantFrom('{', '}', '"', '\\', 'a', '\n'), size: 'max', maxLength: 24 });
  fc.assert(
    fc.property(marks, (text) => expect(flatObjects(text)).toEqual(text.match(FLAT_OBJECT) ?? [])),
    { numRuns: 5000 },
  );
});
