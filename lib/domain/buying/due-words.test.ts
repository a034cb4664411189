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

test.each([
  ['by 31 Mar 2028', 'by 31 Mar 2028'],
  ['On or before 31st March 2028', 'by 31 Mar 2028'],
  ['31 Mar 2028', '31 Mar 2028'],
  ['31-Mar-2028', '31 Mar 2028'],
  ['March 31, 2028', '31 Mar 2028'],
  ['31/03/2028', '31 Mar 2028'],
  ['31.3.2028', '31 Mar 2028'],
  ['2028-03-31', '31 Mar 2028'],
  ['Not later than 31-03-2028', 'by 31 Mar 2028'],
  ['2nd instalment, 1 Apr 2027', '1 Apr 2027'],
  ['31/02/2028', 'not stated'],
  ['Mar 2028', 'Mar 2028'],
  ['By March 2028', 'Mar 2028'],
  ['1st week of March 2028', 'Mar 2028'],
  ['March 2029, on possession', 'Mar 2029'],
  ['Possession, projected Dec 2028', 'Dec 2028'],
  ['On offer of possession, projected Mar 2028', 'Mar 2028'],
  ['On receipt of OC, expected Jun 2029', 'Jun 2029'],
  ['Possession, projected Dec 2025', 'at handover'],
  ['On registry by 31 Mar 2026', 'at handover'],
  ['31 Mar 2026', UNDATED],
  ['March 2026', UNDATED],
])('a stated date: %s', (time, date) => {
  expect(dateOf(time)).toBe(date);
});

test.each([
  ['Every quarter', UNDATED],
  ['Every 3 months from booking', UNDATED],
  ['Every six months', UNDATED],
  ['At the end of each quarter', UNDATED],
  ['On the 10th of every month', UNDATED],
  ['Quarterly', UNDATED],
  ['24 equal monthly instalments from booking', UNDATED],
  ['Monthly till possession', UNDATED],
  ['Half-yearly', UNDATED],
  ['Yearly after possession', UNDATED],
  ['As demanded', UNDATED],
  ['As per demand', UNDATED],
  ['As per agreement', UNDATED],
  ['As per payment plan in the booking form', UNDATED],
  ['Instalment 3', UNDATED],
  ['2nd instalment', UNDATED],
  ['Balance', UNDATED],
  ['By 2028', UNDATED],
  ['6 months from Dec 2026', UNDATED],
  ['Within 30 days of 31 Mar 2028', UNDATED],
  ['30 days from the date of 31.03.2028', UNDATED],
  ['2 months before Mar’28', UNDATED],
  ['Q1 2028', UNDATED],
  ['', 'not stated'],
  ['-', 'not stated'],
])('no date, and no estimate: %s', (time, text) => {
  expect([dateOf(time), dateBetween(time)]).toEqual([text, text]);
});

test.each([
  ['On receipt', 'Balance on possession', HANDED_OVER],
  ['On offer', 'Possession', HANDED_OVER],
  ['Within 30 days', 'Balance on possession', 'about Jan 2030'],
  ['Within 30 days', 'Handing over', 'about Jan 2030'],
  ['Within 30 days', 'On receipt of OC', 'about Jan 2030'],
  ['Within 15 days of demand', 'Offer of possession', HANDED_OVER],
  ['Within 24 months', 'Possession', HANDED_OVER],
  ['24 months from booking', 'Possession', '25 Nov 2028'],
  ['Within 30 days', 'Bank loan, no EMI till possession', 'by 25 Dec 2026'],
  ['Within 45 days', 'Balance at registry', 'by 9 Jan 2027'],
  ['On receipt', 'Occupation certificate', NEAR_POSSESSION],
  ['On receipt', 'Part-completion certificate', NEAR_POSSESSION],
  ['On application', 'Occupation certificate', NEAR_POSSESSION],
  ['On Application', 'OC', NEAR_POSSESSION],
  ['On application', 'External paint', UNDATED],
  ['On application', 'Booking amount', BOOKED],
  ['On application', 'First instalment', BOOKED],
  ['', 'On application of OC', NEAR_POSSESSION],
  ['', 'Booking amount', BOOKED],
  ['On demand', 'Booking amount', BOOKED],
  ['Stage 1', 'At the time of booking', BOOKED],
  ['Within 7 days of demand', 'Booking amount', BOOKED],
  ['Immediate', 'Booking amount', BOOKED],
  ['Projected Immediate', 'Offer of possession', HANDED_OVER],
  ['On completion', 'Brickwork', UNDATED],
  ['On completion', 'Basement', UNDATED],
  ['On completion', 'Balance', NEAR_POSSESSION],
  ['On completion', 'Instalment 5', NEAR_POSSESSION],
  ['On start', 'Foundation work', UNDATED],
  ['On casting', '5th floor, on allotment of contractor', UNDATED],
  ['Within 15 days', 'On casting of 10th slab', UNDATED],
  ['Within 18 months', 'Structure complete', 'by 25 May 2028'],
  ['Within 30 days', 'Agreement to sell', 'by 25 Dec 2026'],
  ['Within 75 days', 'Loan or own funds', 'by 8 Feb 2027'],
  ['On possession', 'Stamp paper and handover', HANDED_OVER],
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
    'the month that the plan states for possession holds for its certificate',
    [['On booking'], ['On casting of slab'], ['On receipt of OC'], ['Possession, projected Dec 2028']],
    {},
    [BOOKED, 'about Dec 2027', 'about Dec 2028', 'Dec 2028'],
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
    'an undated row takes no place among the stages’ neighbours',
    [['On booking'], ['Every quarter'], ['On casting of slab'], ['On possession']],
    {},
    [BOOKED, UNDATED, 'about Dec 2028', HANDED_OVER],
  ],
  [
    'without a possession month nothing near it has a date',
    [['On booking'], ['On casting of slab'], ['On application of OC'], ['On possession'], ['1 year after possession']],
    { possessionMonth: null },
    [BOOKED, UNDATED, 'at handover', 'at handover', UNDATED],
  ],
  [
    'a possession month that is over gives none either',
    [['On booking'], ['On receipt of OC'], ['30 days before possession'], ['6 months after possession']],
    { possessionMonth: parseMonth('Dec 2025') },
    [BOOKED, 'at handover', 'at handover', UNDATED],
  ],
  [
    'time before possession does not reach back beyond the booking',
    [['On booking'], ['12 months before possession'], ['On possession']],
    { possessionMonth: parseMonth('Mar 2027') },
    [BOOKED, 'about Nov 2026', 'Mar 2027'],
  ],
];
test.each(PLANS)('plan: %s', (_, rows, start, dates) => {
  expect(datesOf(rows, start)).toEqual(dates);
});
