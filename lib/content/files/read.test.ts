import { drop, errorLines, loadEdited, put, rewrite, type BrokenSet } from '../set/fixtures/edit-content';
import { formatFault } from './faults';
import { CONTENT_FILES, type ContentFile } from './table';

test('the sound content set has no fault', () => {
  expect(loadEdited([]).faults.all).toEqual([]);
});

test.each(Object.values(CONTENT_FILES).filter((file: ContentFile) => file.isOptional))(
  'without $name, or with nothing in it, the set can be read',
  ({ name, shape }) => {
    for (const text of [null, shape === 'list' ? '[]' : '{}']) {
      const lines = errorLines([rewrite(name.replace('.json', ''), () => text)]);
      expect(lines.filter((line) => line.startsWith(name))).toEqual([]);
    }
  },
);

const BROKEN: BrokenSet[] = [
  ['a file is missing', [rewrite('cities', () => null)], ['cities.json: the file is missing']],
  [
    'a file is empty',
    [rewrite('cities', () => '')],
    ['cities.json: is not valid JSON at line 1, column 1: expected a value, found the end of the file'],
  ],
  [
    'a comma too many',
    [rewrite('promo', () => '{\n  "title": "A",\n}')],
    ['promo.json: is not valid JSON at line 3, column 1: expected another entry after the comma, found "}"'],
  ],
  [
    'a comma too few',
    [rewrite('testimonials', () => '[\n  {"a": 1}\n  {"b": 2}\n]')],
    ['testimonials.json: is not valid JSON at line 3, column 3: expected a comma or ], found "{"'],
  ],
  [
    'text that does not end',
    [rewrite('promo', () => '{"title": "A\n"}')],
    [
      'promo.json: is not valid JSON at line 1, column 11: expected text to end on its line and to hold no stray \\ mark',
    ],
  ],
  [
    'a name without quotes',
    [rewrite('promo', () => '{title: "A"}')],
    ['promo.json: is not valid JSON at line 1, column 2: expected a name in double quotes, found "t"'],
  ],
  [
    'a colon too few',
    [rewrite('promo', () => '{"title" "A"}')],
    ['promo.json: is not valid JSON at line 1, column 10: expected a colon after "title", found "\\""'],
  ],
  [
    'something after the end',
    [rewrite('testimonials', () => '[] []')],
    ['testimonials.json: is not valid JSON at line 1, column 4: expected the end of the file, found "["'],
  ],
  [
    'nested without end',
    [rewrite('testimonials', () => '['.repeat(5000))],
    ['testimonials.json: is not valid JSON at line 1, column 102: more than 100 levels, found "["'],
  ],
  [
    'a list where records by key belong',
    [rewrite('residentialProjects', () => '[]')],
    ['residentialProjects.json: expected an object of lists of records, found an empty list'],
  ],
  [
    'an object where a list belongs',
    [rewrite('testimonials', () => '{}')],
    ['testimonials.json: expected a list of records, found an object'],
  ],
  [
    'a developer without a list of projects',
    [put('commercialProjects vatika', 'none')],
    ['commercialProjects.json › vatika: expected a list of records, found text "none"'],
  ],
  ['a record, no object', [put('testimonials 0', 7)], ['testimonials.json › [0]: expected an object, found number 7']],
  [
    'a developer that stands twice',
    [rewrite('developerNames', (text) => text.replace('{', '{"vatika": "Vatika",'))],
    ['developerNames.json › vatika: duplicate name, already used in line 1'],
  ],
  [
    'a field that stands twice',
    [rewrite('promo', (text) => text.replace('{', '{\n"cta": "Go",'))],
    ['promo.json › cta: duplicate name, already used in line 2'],
  ],
  [
    'a project’s field that stands twice',
    [
      rewrite('residentialProjects', (text) =>
        text.replace('"id": "neem-court",', '"id": "neem-court", "name": "Neem",'),
      ),
    ],
    ['residentialProjects.json › vatika[3] (neem-court) › name: duplicate name, already used in line 99'],
  ],
];

test.each(BROKEN)('refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});

test('a fault names the line it stands in, a missing field that of its record', () => {
  const { faults } = loadEdited([put('promo projectId', 3), drop('promo cta')]);
  expect(faults.errors.map(formatFault)).toEqual([
    'promo.json › projectId: expected text, found number 3 (line 5)',
    'promo.json › cta: missing, expected text (line 1)',
  ]);
});

test('a byte order mark and Windows line ends are read', () => {
  const windows = rewrite('promo', (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(loadEdited([windows]).faults.all).toEqual([]);
});

test('every fault of every file is reported at once, by file and place', () => {
  const lines = errorLines([
    put('testimonials 0 rating', 9),
    put('site phone', 12),
    put('residentialProjects vatika 3 bedrooms', 3),
    put('residentialProjects vatika 0 price', 1),
    rewrite('careers', () => '['),
  ]);
  expect(lines).toEqual([
    'careers.json: is not valid JSON at line 1, column 2: expected a value, found the end of the file',
    'residentialProjects.json › vatika[0] (mogra-courts) › price: expected text, found number 1',
    'residentialProjects.json › vatika[3] (neem-court) › bedrooms: expected text or a list of texts, found number 3',
    'site.json › phone: expected text, found number 12',
    'testimonials.json › [0] (Ritika Malhotra) › rating: expected a rating from 1 to 5, found number 9',
  ]);
});
