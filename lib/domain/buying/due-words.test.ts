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

const AGREED = 'about Dec 2026';

test.each([
  ...['At the time of Booking', 'AT BOOKING', 'Booking', 'Booking amount', 'On booking of unit'],
  ...['On booking of independent floor', 'On booking of ground floor unit', 'When booked', 'Stage 1: booking'],
  ...['On application', 'On application form', 'Along with the application form', 'On submission of application'],
  ...['On application for the unit', 'With the form', 'On registration of interest', 'On allotment of plot number'],
  ...['On booking (no EMI till possession)', 'On booking, no pre-EMI until offer of possession'],
])('at the booking: %s', (time) => {
  expect(dateOf(time)).toBe(BOOKED);
});

test.each(
  eachText([
    ['Within 60 days of Booking ¦ Within sixty (60) days of application ¦ Day 60', 'by 24 Jan 2027'],
    ['Within 30 days of the date of submission of application ¦ Within 30 days', 'by 25 Dec 2026'],
    ['Within 30 days of booking or agreement ¦ Within 30 days of booking, subject to agreement', 'by 25 Dec 2026'],
    ['Within 30 days of booking / on agreement ¦ 30 days from booking ¦ 30days from booking', 'by 25 Dec 2026'],
    ['On or before 30 days from booking ¦ Thirty days from booking', 'by 25 Dec 2026'],
    ['Within 24 hours of booking', 'by 26 Nov 2026'],
    ['Within 6 weeks of booking', 'by 6 Jan 2027'],
    ['Within a fortnight of booking', 'by 9 Dec 2026'],
    ['6 mths from booking ¦ 2 quarters after booking', '25 May 2027'],
    ['Twenty-four months from booking', '25 Nov 2028'],
    ['1 yr from booking', '25 Nov 2027'],
  ]),
)('a time from the booking: %s', (time, date) => {
  expect(dateOf(time)).toBe(date);
});

test.each(
  eachText([
    ['On agreement ¦ On signing of BBA ¦ On execution of ATS ¦ On signing of construction agreement', AGREED],
    ['On signing of MOU ¦ With agreement to sell', AGREED],
    ['Agreement + 60 days ¦ 60 days post agreement', 'about Feb 2027'],
    ['12 months from the signing of agreement', 'about Dec 2027'],
  ]),
)('about the agreement, a month after the booking: %s', (time, date) => {
  expect(dateOf(time)).toBe(date);
});

const STAGE = 'about Jun 2028';

test.each(
  eachText([
    ['On Application of OC ¦ On application for occupation certificate ¦ On booking of OC inspection', NEAR_POSSESSION],
    ['On application for completion certificate ¦ On receipt of O.C. ¦ Ocupancy certificate', NEAR_POSSESSION],
    ['On B.U. / building use permission ¦ On receipt of CC ¦ On habitation certificate', NEAR_POSSESSION],
    ['On completion of the project ¦ On completion of construction ¦ On completion of the apartment', NEAR_POSSESSION],
    ['On completion of the construction of the building ¦ On completion of unit in all respects', NEAR_POSSESSION],
    ['Completion of all works', NEAR_POSSESSION],
    ['Within 30 days of completion ¦ OC + 30 days', 'about Jan 2030'],
  ]),
)('about the certificate, near possession: %s', (time, date) => {
  expect(dateOf(time)).toBe(date);
});

test.each(
  eachText([
    ['On Notice of Possession ¦ At the time of offer of possession ¦ On letter of possession', HANDED_OVER],
    ['POSSESSION ¦ Before possession ¦ Deemed possession ¦ On handover ¦ With the keys ¦ On final demand', HANDED_OVER],
    ['On delivery of the flat ¦ On readiness of the unit ¦ On mutation ¦ Balance on registration', HANDED_OVER],
    ['On application form of possession ¦ 36 months, on possession', HANDED_OVER],
    ['On offer of possession, within 30 days', 'about Jan 2030'],
    ['After possession, 12 months ¦ One year from possession', 'about Dec 2030'],
    ['3 months prior to offer of possession', 'about Sep 2029'],
  ]),
)('at possession: %s', (time, date) => {
  expect(dateOf(time)).toBe(date);
});

test.each([
  ...['On completion of super structure', 'On casting of 5th floor slab', 'On start of excavation', 'Plinth'],
  ...['Piling', '10th slab', 'On R.C.C. work', 'On completion of RCC frame', 'On half completion of the building'],
  ...['On 50% completion of the project', 'On completion of CC road', 'On receipt of commencement certificate (CC)'],
  ...['Brickwork', 'On RERA registration', 'Within 15 days, on casting of 3rd slab'],
  ...['Within 60 days of booking or start of excavation, whichever is later', 'Within 15 days of demand'],
])('a stage between booking and possession: %s', (time) => {
  expect([dateOf(time), dateBetween(time)]).toEqual([UNDATED, STAGE]);
});
