import { formatDueDate, scheduleDates } from './schedule-dates';
import { parseMonth } from '../site/month';

const START = { bookingDay: '2026-11-25', possessionMonth: parseMonth('Dec 2029')! };

const dateOf = (time: string, particulars = '') => formatDueDate(scheduleDates([{ time, particulars }], START)[0]!);

const BOOKED = '25 Nov 2026';
const AGREED = 'about Dec 2026';
const HANDED_OVER = 'Dec 2029';
const NEAR = 'about Dec 2029';
/** A stage has no date by itself; between two dated rows it is estimated. */
const STAGE = 'when reached';

describe('a row is dated by its event, whatever words it begins with', () => {
  test.each([
    ['At the time of Booking', BOOKED],
    ['at booking', BOOKED],
    ['On application', BOOKED],
    ['On Application', BOOKED],
    ['Along with application', BOOKED],
    ['Along with the application form', BOOKED],
    ['With the form', BOOKED],
    ['On booking of unit', BOOKED],
    ['Booking amount', BOOKED],
    ['Upon allotment', BOOKED],
    ['On issue of allotment letter', BOOKED],
    ['On selection of the unit', BOOKED],
    ['At the time of EOI', BOOKED],
    ['Expression of interest', BOOKED],
    ['Token amount', BOOKED],
    ['Earnest money', BOOKED],
    ['Within 60 days of Booking', 'by 24 Jan 2027'],
    ['within 30 days from the date of booking', 'by 25 Dec 2026'],
    ['Within 45 days, less rebate', 'by 9 Jan 2027'],
    ['Within sixty (60) days of application', 'by 24 Jan 2027'],
    ['Within 2 months from date of allotment', 'by 25 Jan 2027'],
    ['Within 6 weeks of booking', 'by 6 Jan 2027'],
    ['Not later than 90 days from booking', 'by 23 Feb 2027'],
    ['30 days from booking', 'by 25 Dec 2026'],
    ['30-days from booking', 'by 25 Dec 2026'],
    ['6 months from booking', '25 May 2027'],
    ['After 6 months of booking', '25 May 2027'],
    ['On expiry of 12 months from booking', '25 Nov 2027'],
    ['24 months from the date of booking', '25 Nov 2028'],
    ['1 year from booking', '25 Nov 2027'],
    ['Two years after booking', '25 Nov 2028'],
    ['18 months, at registry', '25 May 2028'],
    ['Within 30 days', 'by 25 Dec 2026'],
    ['On agreement', AGREED],
    ['At the time of agreement for sale', AGREED],
    ['On signing of BBA', AGREED],
    ['On execution of ATS', AGREED],
    ['On registration of agreement for sale', AGREED],
    ['Within 30 days of agreement', 'about Jan 2027'],
    ['1 year after agreement', 'about Dec 2027'],
    ['6 months from execution of the builder buyer agreement', 'about Jun 2027'],
    ['On Application of OC', NEAR],
    ['On application for OC', NEAR],
    ['On application for occupation certificate', NEAR],
    ['On applying for Occupancy Certificate', NEAR],
    ['Upon receipt of Occupancy Certificate', NEAR],
    ['On receipt of OC', NEAR],
    ['On receipt of O.C.', NEAR],
    ['On grant of OC', NEAR],
    ['After OC', NEAR],
    ['Within 30 days of receipt of OC', 'about Jan 2030'],
    ['On completion certificate', NEAR],
    ['On receipt of CC', NEAR],
    ['On completion of the project', NEAR],
    ['On completion of construction', NEAR],
    ['On Notice of Possession', HANDED_OVER],
    ['On Offer of Possession', HANDED_OVER],
    ['At the time of offer of possession', HANDED_OVER],
    ['On intimation of possession', HANDED_OVER],
    ['Possession', HANDED_OVER],
    ['At possession', HANDED_OVER],
    ['Before possession', HANDED_OVER],
    ['On or before handing over', HANDED_OVER],
    ['Hand-over of keys', HANDED_OVER],
    ['With the keys', HANDED_OVER],
    ['On application for possession', HANDED_OVER],
    ['On allotment of possession letter', HANDED_OVER],
    ['Within 30 days of offer of possession', 'about Jan 2030'],
    ['Within 15 days of notice of possession', HANDED_OVER],
    ['6 months after possession', 'about Jun 2030'],
    ['One year from possession', 'about Dec 2030'],
    ['Balance on registration', HANDED_OVER],
    ['At registry', HANDED_OVER],
    ['At the time of sale deed', HANDED_OVER],
    ['On conveyance deed', HANDED_OVER],
    ['On offer of possession for fit-outs', HANDED_OVER],
    ['On possession as per agreement', HANDED_OVER],
    ['Possession, projected Dec 2028', 'Dec 2028'],
    ['March 2029, on possession', 'Mar 2029'],
    ['On completion of super structure', STAGE],
    ['On Completion of Super Structure', STAGE],
    ['On casting of 5th floor slab', STAGE],
    ['On top floor roof', STAGE],
    ['On start of excavation', STAGE],
    ['On laying of raft', STAGE],
    ['Completion of plinth', STAGE],
    ['During internal plaster', STAGE],
    ['On completion of external plaster', STAGE],
    ['On commencement of flooring', STAGE],
    ['Within 15 days of casting of the 10th slab', STAGE],
    ['30 days after completion of brickwork', STAGE],
    ['Every quarter', 'not stated'],
    ['Every 3 months from booking', 'not stated'],
    ['Quarterly', 'not stated'],
    ['As demanded', 'not stated'],
    ['', 'not stated'],
  ])('%s: %s', (time, date) => {
    expect(dateOf(time)).toBe(date);
  });

  test.each([
    ['Balance on possession', 'On receipt', HANDED_OVER],
    ['Possession', 'On offer', HANDED_OVER],
    ['Balance on possession', 'Within 30 days', 'about Jan 2030'],
    ['Occupation certificate', 'On receipt', NEAR],
    ['On application of OC', '', NEAR],
    ['Booking amount', '', BOOKED],
    ['Part-completion certificate', 'On receipt', NEAR],
    ['Brickwork', 'On completion', STAGE],
    ['Agreement to sell', 'Within 30 days', 'by 25 Dec 2026'],
    ['Loan or own funds', 'Within 75 days', 'by 8 Feb 2027'],
    ['Stamp paper and handover', 'On possession', HANDED_OVER],
  ])('%s, %s: %s', (particulars, time, date) => {
    expect(dateOf(time, particulars)).toBe(date);
  });
});

test('what is near possession is never near the booking, and pulls no row along', () => {
  const plan = [
    'At the time of Booking',
    'Within 60 days of Booking',
    'On Completion of Super Structure',
    'On Application of OC',
    'On Notice of Possession',
  ];
  const dates = scheduleDates(
    plan.map((time) => ({ time, particulars: '' })),
    START,
  );
  expect(dates.map(formatDueDate)).toEqual([BOOKED, 'by 24 Jan 2027', 'about Jul 2028', NEAR, HANDED_OVER]);
});
