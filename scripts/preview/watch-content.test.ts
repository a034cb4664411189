import type { Fault } from '@/lib/content/files/faults';
import { describeFaults } from './watch-content';

const fault = (field: string, line: number): Fault => ({
  severity: 'error',
  kind: null,
  file: 'cities.json',
  recordPath: [2],
  fieldPath: [field],
  recordId: 'pune',
  message: 'expected a text, found number 3',
  line,
});
const NAME = fault('name', 12);
const IMAGE = fault('image', 14);

test.each<[told: string, before: Fault[], after: Fault[], text: string | null]>([
  ['nothing while all is well', [], [], null],
  [
    'a new error, with file, record and field',
    [],
    [NAME],
    '1 error; places in a list count from 0:\n+ cities.json › [2] (pune) › name: expected a text, found number 3 (line 12)',
  ],
  [
    'all errors, the new one marked, though its line moved',
    [NAME],
    [IMAGE, { ...NAME, line: 13 }],
    '2 errors; places in a list count from 0:\n  cities.json › [2] (pune) › name: expected a text, found number 3 (line 13)\n+ cities.json › [2] (pune) › image: expected a text, found number 3 (line 14)',
  ],
  [
    'what is left, and that something is mended',
    [NAME, IMAGE],
    [IMAGE],
    '1 error, 1 mended; places in a list count from 0:\n  cities.json › [2] (pune) › image: expected a text, found number 3 (line 14)',
  ],
  ['that it is sound again', [NAME, IMAGE], [], '2 errors mended: the content is sound.'],
])('tells %s', (_, before, after, text) => {
  expect(describeFaults(before, after)).toBe(text);
});

test('a file full of errors does not run off the screen', () => {
  const many = Array.from({ length: 50 }, (_, index) => fault(`field${index}`, index));
  expect(describeFaults([], many)?.split('\n')).toHaveLength(32);
});
