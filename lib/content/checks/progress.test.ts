/** @jest-environment node */
import { errorLines, put, type BrokenSet } from '../set/fixtures/edit-content';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23'), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

const PROJECT = 'residentialProjects.json › vatika[0] (mogra-courts) › progress';
const stages = (...months: string[]) =>
  put(
    'residentialProjects vatika 0 progress',
    months.map((month) => ({ month, stage: 'Tower A at the sixth of 22 floors' })),
  );

const SETS: BrokenSet[] = [
  ['oldest first', [stages('2026-05', '2026-05', '2026-11')], []],
  [
    'a month in words',
    [stages('May 2026')],
    [`${PROJECT}[0].month: expected a month as 2026-09, found text "May 2026"`],
  ],
  [
    'newest first',
    [stages('2026-11', '2026-05')],
    [`${PROJECT}[1].month: "2026-05" stands after "2026-11", expected the oldest first`],
  ],
  [
    'a month to come',
    [stages('2026-12')],
    [`${PROJECT}[0].month: expected a month that is not in the future, found "2026-12"`],
  ],
];

test.each(SETS)('%s', (_, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});
