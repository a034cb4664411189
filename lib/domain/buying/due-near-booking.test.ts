import { eachText } from '../site/fixtures/each-text';
import { BOOKED, dateOf } from './fixtures/due-dates';

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

test.each([
  ['On agreement', AGREED],
  ['On signing of BBA', AGREED],
  ['On execution of ATS', AGREED],
  ['On signing of construction agreement', AGREED],
  ['On signing of MOU', AGREED],
  ['With agreement to sell', AGREED],
  ['Agreement + 60 days', 'about Feb 2027'],
  ['60 days post agreement', 'about Feb 2027'],
  ['12 months from the signing of agreement', 'about Dec 2027'],
])('about the agreement, a month after the booking: %s', (time, date) => {
  expect(dateOf(time)).toBe(date);
});
