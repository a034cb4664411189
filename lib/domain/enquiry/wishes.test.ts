import {
  CALL_TIMES,
  CONSENT_VERSION,
  ENQUIRY_FIELD_NAMES,
  ENQUIRY_WISH_NAMES,
  FIELD_LIMITS,
  TRAP_FIELD,
  VISIT_TIMES,
  type EnquiryWishes,
} from './form';
import { ownTimeText, toVisitEvent, visitDayLimits, wishLines, withLines, withWish } from './wishes';
import { NETWORK_ERROR_TEXT, SENDING_TEXT } from '../site/form-texts';

const NONE: EnquiryWishes = { call_time: '', visit_date: '', visit_time: '' };

test('what a form offers, under the names it sends', () => {
  expect(ENQUIRY_FIELD_NAMES).toEqual(['name', 'phone', 'email', 'message']);
  expect(ENQUIRY_WISH_NAMES).toEqual(['call_time', 'visit_date', 'visit_time']);
  expect(CALL_TIMES.map(({ value, label }) => `${value}: ${label}`)).toEqual([
    'any: Any time',
    'morning: Morning, 10 to 12',
    'afternoon: Afternoon, 12 to 4',
    'evening: Evening, 4 to 7',
    'night: From abroad, 8 to 11 pm in India',
  ]);
  expect(VISIT_TIMES.map(({ value, label, hour }) => `${value}: ${label}, ${hour}`)).toEqual([
    'morning: Morning, 11 am, 11',
    'afternoon: Afternoon, 2 pm, 14',
    'evening: Late afternoon, 4 pm, 16',
    'night-8: By video, 8 pm in India, 20',
    'night-9: By video, 9 pm in India, 21',
    'night-10: By video, 10 pm in India, 22',
  ]);
  expect([TRAP_FIELD, CONSENT_VERSION]).toEqual(['website', '2026-11']);
  expect([SENDING_TEXT, NETWORK_ERROR_TEXT]).toEqual(['Sending...', 'Network error. Please check your connection.']);
  expect(FIELD_LIMITS).toEqual({ name: 200, phone: 40, email: 254, message: 4000 });
});

describe('wishes as lines of the message', () => {
  test.each<[string, Partial<EnquiryWishes>, string[]]>([
    ['none', {}, []],
    ['any time', { call_time: 'any' }, ['Call me: Any time']],
    ['a visit', { visit_date: '2026-11-28' }, ['Site visit: Saturday, 28 November 2026']],
    [
      'both, with an hour',
      { call_time: 'evening', visit_date: '2026-11-28', visit_time: 'morning' },
      ['Call me: Evening, 4 to 7', 'Site visit: Saturday, 28 November 2026. Morning, 11 am'],
    ],
    ['an evening from abroad', { call_time: 'night' }, ['Call me: From abroad, 8 to 11 pm in India']],
    ['an hour without a day', { visit_time: 'morning' }, []],
    ['what nobody offers', { call_time: 'midnight', visit_date: '31 Feb', visit_time: '<b>' }, []],
  ])('%s', (_case, wishes, lines) => {
    expect(wishLines({ ...NONE, ...wishes })).toEqual(lines);
  });
});

test.each([
  ['3 BHK', ['Call me: Any time'], '3 BHK\n\nCall me: Any time'],
  ['', ['Call me: Any time', 'Page: /'], 'Call me: Any time\nPage: /'],
  ['3 BHK', [], '3 BHK'],
  ['', [], ''],
])('"%s" with %j', (message, lines, sent) => {
  expect(withLines(message, lines)).toBe(sent);
});

test('a visit is possible from tomorrow in India, for ninety days', () => {
  expect(visitDayLimits(Date.parse('2026-11-21T18:29:00Z'))).toEqual({ min: '2026-11-22', max: '2027-02-19' });
  expect(visitDayLimits(Date.parse('2026-11-21T18:31:00Z'))).toEqual({ min: '2026-11-23', max: '2027-02-20' });
});

test.each([
  ['afternoon', 'Mogra Courts', '2026-11-28T08:30:00.000Z', 'Site visit: Mogra Courts'],
  ['', null, '2026-11-28T05:30:00.000Z', 'Site visit'],
  ['night-9', null, '2026-11-28T15:30:00.000Z', 'Site visit'],
])('a visit in the %s to %s', (visit_time, subject, start, title) => {
  const event = toVisitEvent({ ...NONE, visit_date: '2026-11-28', visit_time }, 'id-1', subject);
  expect(event).toMatchObject({
    uid: 'id-1',
    title,
    durationMinutes: 60,
    description: 'As asked for on the website. A consultant calls to confirm.',
  });
  expect(new Date(event!.startMs).toISOString()).toBe(start);
});

test.each([
  ['London in winter', 20, '2026-11-28', 0, '2:30 pm your time'],
  ['London in summer', 20, '2027-07-01', 60, '3:30 pm your time'],
  ['New York', 22, '2026-11-28', -300, '11:30 am your time'],
  ['San Francisco', 21, '2026-11-28', -480, '7:30 am your time'],
  ['Dubai', 20, '', 240, '6:30 pm your time'],
  ['Kathmandu', 20, '2026-11-28', 345, '8:15 pm your time'],
  ['Singapore', 21, '2026-11-28', 480, '11:30 pm your time'],
  ['Sydney', 22, '2026-11-28', 660, '3:30 am your time, the day after'],
  ['Honolulu', 8, '2026-11-28', -600, '4:30 pm your time, the day before'],
  ['Karachi at noon', 12, '2026-11-28', 300, '11:30 am your time'],
  ['Dhaka at half past', 12, '2026-11-28', 360, '12:30 pm your time'],
  ['a zone of whole hours after midnight', 18, '2026-11-28', 690, '12 am your time, the day after'],
  ['India', 20, '2026-11-28', 330, null],
])('an evening in India from %s', (_place, hour, day, offset, text) => {
  expect(ownTimeText(hour, day, Date.parse('2026-11-27T10:00:00Z'), () => offset)).toBe(text);
});

test('the visitor’s offset is asked for at the hour of the visit', () => {
  const asked: string[] = [];
  const offsetAt = (timeMs: number) => (asked.push(new Date(timeMs).toISOString()), 0);
  ownTimeText(20, '2027-07-01', Date.parse('2026-11-27T10:00:00Z'), offsetAt);
  ownTimeText(20, '', Date.parse('2026-11-27T20:00:00Z'), offsetAt);
  expect(asked).toEqual(['2027-07-01T14:30:00.000Z', '2026-11-29T14:30:00.000Z']);
});

test('without a day there is no visit', () => {
  expect(toVisitEvent({ ...NONE, visit_time: 'morning' }, 'id-1', null)).toBeNull();
});

test.each([
  ['Is it near a school?', '3 BHK in Sector 65', 'Looking for: 3 BHK in Sector 65\nIs it near a school?'],
  ['', '3 BHK in Sector 65', 'Looking for: 3 BHK in Sector 65'],
  ['Is it near a school?', '', 'Is it near a school?'],
])('the message %j below the wish %j', (message, wish, text) => {
  expect(withWish(message, wish)).toBe(text);
});
