import { errorLines, readCases } from '../set/fixtures/edit-content';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23'), doNotFake: ['performance'] }));
afterEach(() => jest.useRealTimers());

const SETS = readCases(String.raw`
oldest first
  residentialProjects vatika 0 progress = [{"month":"2026-05","stage":"Tower A at the sixth of 22 floors"},{"month":"2026-05","stage":"Tower A at the sixth of 22 floors"},{"month":"2026-11","stage":"Tower A at the sixth of 22 floors"}]
a month in words
  residentialProjects vatika 0 progress = [{"month":"May 2026","stage":"Tower A at the sixth of 22 floors"}]
> residentialProjects.json › vatika[0] (mogra-courts) › progress[0].month: expected a month as 2026-09, found text "May 2026"
newest first
  residentialProjects vatika 0 progress = [{"month":"2026-11","stage":"Tower A at the sixth of 22 floors"},{"month":"2026-05","stage":"Tower A at the sixth of 22 floors"}]
> residentialProjects.json › vatika[0] (mogra-courts) › progress[1].month: "2026-05" stands after "2026-11", expected the oldest first
a month to come
  residentialProjects vatika 0 progress = [{"month":"2026-12","stage":"Tower A at the sixth of 22 floors"}]
> residentialProjects.json › vatika[0] (mogra-courts) › progress[0].month: expected a month that is not in the future, found "2026-12"
`);

test.each(SETS)('%s', (_, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});
