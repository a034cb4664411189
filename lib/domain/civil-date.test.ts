import fc from 'fast-check';
import {
  dayAt,
  formatCivilDate,
  fromDayNumber,
  INDIA_OFFSET_MINUTES,
  parseCivilDate,
  timeAt,
  toDayNumber,
  toIsoDate,
} from './civil-date';

const DAY_MS = 86_400_000;

test('every day from 1900 to 2199 is the one the platform counts', () => {
  fc.assert(
    fc.property(fc.integer({ min: -25_567, max: 84_006 }), (days) => {
      const date = fromDayNumber(days);
      expect(toIsoDate(date)).toBe(new Date(days * DAY_MS).toISOString().slice(0, 10));
      expect(toDayNumber(date)).toBe(days);
    }),
  );
});

test.each([
  ['2026-11-28', 'Saturday, 28 November 2026'],
  ['2028-02-29', 'Tuesday, 29 February 2028'],
  ['1969-12-31', 'Wednesday, 31 December 1969'],
  ['2027-02-29', null],
  ['2026-13-01', null],
  ['0000-01-01', null],
  ['28/11/2026', null],
  ['', null],
])('%s is %s', (text, words) => {
  const date = parseCivilDate(text);
  expect(date && formatCivilDate(date)).toBe(words);
});

test('a day begins in India five and a half hours before it does in UTC', () => {
  const justBefore = Date.parse('2026-11-27T18:29:59Z');
  expect(toIsoDate(dayAt(justBefore, INDIA_OFFSET_MINUTES))).toBe('2026-11-27');
  expect(toIsoDate(dayAt(justBefore + 1000, INDIA_OFFSET_MINUTES))).toBe('2026-11-28');
  expect(new Date(timeAt({ year: 2026, month: 11, day: 28 }, 11, INDIA_OFFSET_MINUTES)).toISOString()).toBe(
    '2026-11-28T05:30:00.000Z',
  );
});
