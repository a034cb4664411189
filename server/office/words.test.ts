import { formatDate, indianWeekStart, toIndianDate } from '../enquiry/indian-time';
import { TEST_PROJECTS } from '../test-site';
import { countOf, formatDuration, subjectOf } from './words';

const [MINUTE_MS, HOUR_MS] = [60_000, 3_600_000];

test.each([
  [0, 'a minute'],
  [119_999, 'a minute'],
  [42 * MINUTE_MS, '42 min'],
  [HOUR_MS, '1 h'],
  [3 * HOUR_MS + 5 * MINUTE_MS, '3 h 5 min'],
  [47 * HOUR_MS, '47 h'],
  [48 * HOUR_MS, '2 days'],
])('%i ms are %s', (ms, words) => expect(formatDuration(ms)).toBe(words));

test.each([
  ['https://www.example.test/project-details/vatika/neem-court', 'Neem Court'],
  ['https://www.example.test/contact-us', 'Contact Us'],
  ['https://www.example.test/', 'Home page'],
  ['', 'Home page'],
  ['not an address', 'Home page'],
])('the page %j is about %s', (source, subject) => expect(subjectOf({ source, details: {} }, {})).toBe(subject));

test('an enquiry about a project is about its name and place', () => {
  const enquiry = { source: 'https://www.example.test/', details: { project: 'mogra-83', section: 'Location' } };
  expect(subjectOf(enquiry, TEST_PROJECTS)).toBe('Mogra Courts, Sector 83, Gurgaon, Location');
});

test('numbers are grouped as in India', () => {
  expect([countOf(1, 'enquiry', 'enquiries'), countOf(120_000, 'enquiry', 'enquiries')]).toEqual([
    '1 enquiry',
    '1,20,000 enquiries',
  ]);
});

// In India it is five and a half hours later.
test.each([
  ['2026-11-22T18:29:59Z', '2026-11-22', '2026-11-15T18:30:00.000Z'],
  ['2026-11-22T18:30:00Z', '2026-11-23', '2026-11-22T18:30:00.000Z'],
  ['2026-11-29T18:29:59Z', '2026-11-29', '2026-11-22T18:30:00.000Z'],
])('%s is the day %s of the week that began at %s', (time, day, start) => {
  expect([toIndianDate(Date.parse(time)), indianWeekStart(Date.parse(time))]).toEqual([day, start]);
});

test.each([
  ['2026-11-30', '30 Nov 2026'],
  ['2028-02-29', '29 Feb 2028'],
  ['2026-02-29', null],
  ['2026-02-31', null],
  ['2026-13-01', null],
  ['30-11-2026', null],
  ['', null],
])('the day %j is %s', (date, words) => expect(formatDate(date)).toBe(words));
