import { eachText } from '../site/fixtures/each-text';
import {
  BOOKED,
  dateBetween,
  dateOf,
  datesOf,
  HANDED_OVER,
  NEAR_POSSESSION,
  UNDATED,
  type PlanRow,
} from './fixtures/due-dates';
import type { ScheduleStart } from './schedule-dates';
import { parseMonth } from '../site/month-text';

test.each(
  eachText([
    ['by 31 Mar 2028 ¦ On or before 31st March 2028 ¦ Not later than 31-03-2028', 'by 31 Mar 2028'],
    ['March 31, 2028 ¦ 31/03/2028 ¦ 31.3.2028 ¦ 2028-03-31', '31 Mar 2028'],
    ['2nd instalment, 1 Apr 2027', '1 Apr 2027'],
    ['31/02/2028', 'not stated'],
    ['1st week of March 2028', 'Mar 2028'],
    ['On registry by 31 Mar 2026', 'at handover'],
    ['31 Mar 2026 ¦ March 2026', UNDATED],
  ]),
)('a stated date: %s', (time, date) => {
  expect(dateOf(time)).toBe(date);
});

test.each(
  eachText([
    ['Every quarter ¦ Every six months ¦ At the end of each quarter ¦ Yearly after possession', UNDATED],
    ['24 equal monthly instalments from booking ¦ As per agreement ¦ 6 months from Dec 2026', UNDATED],
    ['Within 30 days of 31 Mar 2028 ¦ 30 days from the date of 31.03.2028 ¦ 2 months before Mar’28', UNDATED],
  ]),
)('no date, and no estimate: %s', (time, text) => {
  expect([dateOf(time), dateBetween(time)]).toEqual([text, text]);
});

test.each([
  ['On receipt', 'Balance on possession', HANDED_OVER],
  ['Within 30 days', 'Balance on possession', 'about Jan 2030'],
  ['Within 30 days', 'On receipt of OC', 'about Jan 2030'],
  ['Within 24 months', 'Possession', HANDED_OVER],
  ['Within 30 days', 'Bank loan, no EMI till possession', 'by 25 Dec 2026'],
  ['On receipt', 'Occupation certificate', NEAR_POSSESSION],
  ['On application', 'Occupation certificate', NEAR_POSSESSION],
  ['On application', 'External paint', UNDATED],
  ['On application', 'First instalment', BOOKED],
  ['On completion', 'Basement', UNDATED],
  ['Within 18 months', 'Structure complete', 'by 25 May 2028'],
  ['Within 30 days', 'Agreement to sell', 'by 25 Dec 2026'],
])('%s, of %s: %s', (time, particulars, date) => {
  expect(dateOf(time, particulars)).toBe(date);
});

const PLANS: [what: string, rows: PlanRow[], start: Partial<ScheduleStart>, dates: string[]][] = [
  [
    'what is near possession is never near the booking, and pulls no row along',
    [
      ['At the time of Booking'],
      ['Within 60 days of Booking'],
      ['On Completion of Super Structure'],
      ['On Application of OC'],
      ['On Notice of Possession'],
    ],
    {},
    [BOOKED, 'by 24 Jan 2027', 'about Jul 2028', NEAR_POSSESSION, HANDED_OVER],
  ],
  [
    'a day that the plan states for the agreement is what others count from',
    [
      ['On booking'],
      ['Within 60 days of booking', 'Agreement for sale'],
      ['6 months from agreement'],
      ['On agreement'],
    ],
    {},
    [BOOKED, 'by 24 Jan 2027', '24 Jul 2027', '24 Jul 2027'],
  ],
  [
    'an estimated agreement gives way to a stated day',
    [['On booking'], ['On agreement'], ['Within 20 days of booking'], ['On possession']],
    { bookingDay: '2026-12-01' },
    ['1 Dec 2026', 'about Dec 2026', 'by 21 Dec 2026', HANDED_OVER],
  ],
  [
    'a possession month that is over gives none either',
    [['On booking'], ['On receipt of OC'], ['30 days before possession'], ['6 months after possession']],
    { possessionMonth: parseMonth('Dec 2025') },
    [BOOKED, 'at handover', 'at handover', UNDATED],
  ],
];
test.each(PLANS)('plan: %s', (_, rows, start, dates) => {
  expect(datesOf(rows, start)).toEqual(dates);
});
