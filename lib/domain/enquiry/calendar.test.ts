import fc from 'fast-check';
import { toIcs, type CalendarEvent } from './calendar';

const VISIT: CalendarEvent = {
  uid: 'id-1@aangan.example',
  stampMs: Date.parse('2026-11-21T09:05:07Z'),
  startMs: Date.parse('2026-11-28T05:30:00Z'),
  durationMinutes: 60,
  title: 'Site visit: Mogra Courts',
  description: 'A consultant calls to confirm.',
};

const unfold = (ics: string) => ics.replace(/\r\n /g, '');
const valueOf = (ics: string, name: string) => new RegExp(`\r\n${name}:([^\r\n]*)\r\n`).exec(unfold(ics))?.[1];

test('a visit as a calendar reads it', () => {
  expect(toIcs(VISIT)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Site visit//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:id-1@aangan.example',
      'DTSTAMP:20261121T090507Z',
      'DTSTART:20261128T053000Z',
      'DTEND:20261128T063000Z',
      'SUMMARY:Site visit: Mogra Courts',
      'DESCRIPTION:A consultant calls to confirm.',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

test('a lone carriage return breaks the line, other control characters are blanks', () => {
  expect(valueOf(toIcs({ ...VISIT, title: 'One\rTwo\tthree\u0007' }), 'SUMMARY')).toBe('One\\nTwo three ');
});

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  const ics = toIcs({ ...VISIT, title: 'Homes, plots; a\\b', description: 'One\r\nTwo\nThree' });
  expect(valueOf(ics, 'SUMMARY')).toBe('Homes\\, plots\\; a\\\\b');
  expect(valueOf(ics, 'DESCRIPTION')).toBe('One\\nTwo\\nThree');
});

test.each([
  ['letters of one octet', 'a', 67],
  ['letters of two', 'é', 33],
  ['letters of three', 'ग', 22],
  ['letters of four', '😀', 16],
  ['the last letter of one octet', '~', 67],
  ['the first of two', '\u0080', 33],
  ['the last of two', '\u07ff', 33],
  ['the first of three', '\u0800', 22],
  ['the last of three', '\uffff', 22],
  ['the first of four', '\u{10000}', 16],
])('a line holds as many %s as fit into 75 octets', (_case, letter, count) => {
  const lineOf = (title: string) =>
    toIcs({ ...VISIT, title })
      .split('\r\n')
      .filter((line) => /^(?:SUMMARY| )/.test(line));
  expect(lineOf(letter.repeat(count))[0]).toBe(`SUMMARY:${letter.repeat(count)}`);
  expect(lineOf(letter.repeat(count + 1)).slice(0, 2)).toEqual([`SUMMARY:${letter.repeat(count)}`, ` ${letter}`]);
});

test('what goes on over three lines begins each with a space', () => {
  const lines = toIcs({ ...VISIT, title: 'a'.repeat(67 + 74 + 1) }).split('\r\n');
  expect(lines.slice(9, 12)).toEqual([`SUMMARY:${'a'.repeat(67)}`, ` ${'a'.repeat(74)}`, ' a']);
});

test('a visit over midnight and over new year', () => {
  const ics = toIcs({ ...VISIT, startMs: Date.parse('2026-12-31T23:30:00Z') });
  expect(valueOf(ics, 'DTEND')).toBe('20270101T003000Z');
});

test('whatever the title: lines of 75 octets at most, and unfolded it is the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300, size: 'max' }), (title) => {
      const ics = toIcs({ ...VISIT, title });
      for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(ics.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
      const told = valueOf(ics, 'SUMMARY')?.replace(/\\([\\;,n])/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));
      expect(told).toBe(title.replace(/\r\n?|\n/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' '));
    }),
  );
});
