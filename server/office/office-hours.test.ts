import { isOfficeDay, officeTimeBefore } from './office-hours';

const HOURS = { days: [1, 2, 3, 4, 5, 6], from: '10:00', to: '19:00' };
const HOUR_MS = 3_600_000;
const ist = (time: string) => Date.parse(`${time}:00+05:30`);

test.each([
  ['in the middle of a day', '2026-11-25T15:30', '2026-11-25T14:30'],
  ['an hour after opening', '2026-11-25T11:00', '2026-11-25T10:00'],
  ['after half an hour the rest is of the evening before', '2026-11-25T10:30', '2026-11-24T18:30'],
  ['before opening all is of the evening before', '2026-11-25T08:00', '2026-11-24T18:00'],
  ['after closing', '2026-11-25T23:00', '2026-11-25T18:00'],
  ['on Monday the Sunday does not count', '2026-11-23T10:15', '2026-11-21T18:15'],
  ['on a Sunday', '2026-11-22T12:00', '2026-11-21T18:00'],
])('an hour of office time %s', (_, at, before) => {
  expect(officeTimeBefore(HOURS, ist(at), HOUR_MS)).toBe(ist(before));
});

test('without days nothing is office time', () => {
  expect(officeTimeBefore({ ...HOURS, days: [] }, ist('2026-11-25T15:30'), HOUR_MS)).toBeNull();
  expect(['2026-11-21', '2026-11-22', '2026-11-23'].map((day) => isOfficeDay(HOURS, ist(`${day}T00:10`)))).toEqual([
    true,
    false,
    true,
  ]);
});
