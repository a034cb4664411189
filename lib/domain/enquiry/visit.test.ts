import {
  CALL_TIMES,
  CONSENT_VERSION,
  ENQUIRY_FIELD_NAMES,
  FIELD_LIMITS,
  HONEYPOT_FIELD,
  PREFERENCE_NAMES,
  VISIT_TIMES,
} from './form';
import { ownTimeText, toVisitEvent, visitDayLimits } from './visit';
import { NETWORK_ERROR_TEXT, SENDING_TEXT } from '../site/messages';

test('what a form offers, under the names it sends', () => {
  expect(ENQUIRY_FIELD_NAMES).toEqual(['name', 'phone', 'email', 'message']);
  expect(PREFERENCE_NAMES).toEqual(['callTime', 'visitDate', 'visitTime']);
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
  expect([HONEYPOT_FIELD, CONSENT_VERSION]).toEqual(['website', '2026-11']);
  expect([SENDING_TEXT, NETWORK_ERROR_TEXT]).toEqual(['Sending...', 'Network error. Please check your connection.']);
  expect(FIELD_LIMITS).toEqual({ name: 200, phone: 40, email: 254, message: 4000 });
});

test('a visit is possible from tomorrow in India, for ninety days', () => {
  expect(visitDayLimits(Date.parse('2026-11-21T18:29:00Z'))).toEqual({ min: '2026-11-22', max: '2027-02-19' });
  expect(visitDayLimits(Date.parse('2026-11-21T18:31:00Z'))).toEqual({ min: '2026-11-23', max: '2027-02-20' });
});

test.each([
  ['afternoon', 'Mogra Courts', '2026-11-28T08:30:00.000Z', 'Site visit: Mogra Courts'],
  ['', null, '2026-11-28T05:30:00.000Z', 'Site visit'],
  ['night-9', null, '2026-11-28T15:30:00.000Z', 'Site visit'],
])('a visit in the %s to %s', (visitTime, subject, start, title) => {
  const event = toVisitEvent({ visitDate: '2026-11-28', visitTime }, 'id-1', subject);
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
  ['Honolulu', 8, '2026-11-28', -600, '4:30 pm your time, the day before'],
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
  expect(toVisitEvent({ visitTime: 'morning' }, 'id-1', null)).toBeNull();
});
