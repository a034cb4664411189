import { isPriceOnRequest, parsePrice } from './price-text';

test.each([
  ...['₹ 12500', '₹ 6,500 per sq.ft', '₹ 6,500 p.s.f.', '1.2 lakh per month', '8.5', '900 - 1.2 Cr', 'TBA'],
  ...['Call for price', '2 BHK: 1.2 Cr', '80 L, 1.2 Cr', '₹ 1,25 Cr', '₹', 'onwards', 'USD 200k', '-1.2 Cr'],
  ...['1.2 – 80 L', '1.5 Cr – 80', '80 – 95', '80 – 1,20,00,000', 'Upto 1.25 Cr', '0.5 L', '₹ 12000 Cr'],
  ...['9810012345', '₹ .95 Cr', '1,25,00,00', '₹ 1.1 Lakh per sq yd', '2 Cr / bigha'],
])('%s is no price', (text) => {
  expect(parsePrice(text)).toBeNull();
});

test.each([
  ...['Price on request', 'POA', 'POR', 'T.B.A.', 'TBD', 'Ask for price', 'Contact us', 'Enquire for price'],
  ...['Price on application', 'Price on demand', 'To be decided', 'Coming soon', 'NA', '-', 'Not disclosed'],
  ...['WhatsApp for price', 'Price by Invitation', 'Price awaited', 'Undisclosed', 'Price unavailable'],
  ...['Not applicable', 'TBC', 'Request a quote', 'Get best price', 'Fully booked', 'Nil'],
  ...['Call 98100 12345 for price'],
])('%s says on purpose that there is no price', (text) => {
  expect([parsePrice(text), isPriceOnRequest(text)]).toEqual([null, true]);
});

test.each([
  ...[
    '₹ 1,25 Cr',
    '50 – 6 Cr',
    '1.2.5 Cr',
    '2 BHK: 1.2 Cr',
    'Sold out at 1.2 Cr',
    'Price on request: 1,20,00,000',
    '₹ 8.50 Cr less 5 lakh',
    'Sold Out (1.2 Cr)',
    '2 – 95 Lakh',
    'Hot deal',
  ],
])('%s is told as not understood', (text) => {
  expect([parsePrice(text), isPriceOnRequest(text)]).toEqual([null, false]);
});
