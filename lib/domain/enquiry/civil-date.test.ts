import fc from 'fast-check';
import { dayAt, formatDay, INDIA_OFFSET_MINUTES, parseDay, timeAt, toIsoDate } from './civil-date';

const DAY_MS = 86_400_000;

test('every day from the year 1 to 9999 is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (days) => {
      expect(toIsoDate(days)).toBe(new Date(days * DAY_MS).toISOString().slice(0, 10));
      expect(parseDay(toIsoDate(days))).toBe(days);
    }),
  );
});

test.each([
  ['2026-11-28', 'Saturday, 28 November 2026'],
  ['1970-01-01', 'Thursday, 1 January 1970'],
  ['2027-02-29', null],
  ['0000-01-01', null],
])('%s is %s', (text, words) => {
  const day = parseDay(text);
  expect(day === null ? null : formatDay(day)).toBe(words);
});

test('every day is named as the platform names it', () => {
  const named = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
  for (let days = 20_600; days < 20_966; days += 1) {
    const [weekday, day, month] = named
      .format(days * DAY_MS)
      .replace(',', '')
      .split(' ');
    expect(formatDay(days)).toMatch(`${weekday}, ${day} ${month} 20`);
  }
});

test('a day begins in India five and a half hours before it does in UTC', () => {
  const justBefore = Date.parse('2026-11-27T18:29:59Z');
  expect(toIsoDate(dayAt(justBefore, INDIA_OFFSET_MINUTES))).toBe('2026-11-27');
  expect(toIsoDate(dayAt(justBefore + 1000, INDIA_OFFSET_MINUTES))).toBe('2026-11-28');
  expect(new Date(timeAt(parseDay('2026-11-28')!, 11, INDIA_OFFSET_MINUTES)).toISOString()).toBe(
    '2026-11-28T05:30:00.000Z',
  );
});
