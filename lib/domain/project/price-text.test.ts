import { eachText } from '../site/fixtures/each-text';
import { isPriceOnRequest, parsePrice } from './price-text';

test.each(
  eachText<[string, number, number | null]>([
    ['₹ 1.25 Cr* Onwards ¦ ₹1.25Cr*Onwards ¦ Rs 1.25 Cr onward ¦ INR 1.25 Crores onwards', 12_500_000, null],
    ['Rs. 1.50 Cr (All Inclusive) ¦ 1.5 Cr all inclusive ¦ ₹1.5 Cr (all incl.) ¦ ₹ 15,000,000', 15_000_000, 15_000_000],
    ['₹ 80 - 1.2 Cr ¦ ₹ 80 L - 1.2 Cr ¦ 80 Lacs – 1.2 Cr ¦ ₹ 80 L – ₹ 1.2 Cr* ¦ 80 L - 1.2', 8_000_000, 12_000_000],
    ['₹ 8.50 Cr* Onwards', 85_000_000, null],
    ['Starting from ₹ 1.25 Cr ¦ Starting at Rs. 1.25 Cr* ¦ Starts from 1.25 Cr ¦ From Rs.1.25 Cr', 12_500_000, null],
    ['Starting Price: ₹ 1.25 Cr* ¦ ₹ 1.25 Cr and above ¦ ₹1.25 Cr+ ¦ ₹ 1.25 Cr+*', 12_500_000, null],
    ['₹ 1.25 Cr upwards ¦ ₹ 1.25 Cr* onwards* ¦ ₹1,25,00,000/- onwards ¦ ₹ 1.25 Cr - onwards', 12_500_000, null],
    ['₹ 1.5 Cr inclusive of all charges ¦ ₹ 1.5 Cr plus taxes ¦ ₹ 1.5 Cr excluding GST', 15_000_000, 15_000_000],
    ['₹ 1,50,00,000 only ¦ Rs. 1,50,00,000 /- ¦ ₹ 1.5 Cr (negotiable) ¦ BSP ₹ 1.5 Cr', 15_000_000, 15_000_000],
    ['Price: 1.5 Cr ¦ approx. 1.5 Cr ¦ around 1.5 cr ¦ ₹1.5Cr** ¦ ₹ 1.5 Cr, ¦ 150 Lacs', 15_000_000, 15_000_000],
    ['1.50 crore ¦ ₹ 1.5 Cr (Fixed) ¦ 1.5 Cr++ taxes', 15_000_000, 15_000_000],
    ['Rs. 80 Lakh - Rs. 1.20 Cr ¦ 80,00,000/- to 1,20,00,000/- ¦ 80 L ~ 1.2 Cr', 8_000_000, 12_000_000],
    ['2 – 1.2 Cr', 12_000_000, 20_000_000],
    ['PRICE STARTS FROM RS. 1.25* Cr. Onwards', 12_500_000, null],
    ['1 Cr 20 Lakhs onwards', 12_000_000, null],
    ['Rs- 75 Lakhs', 7_500_000, 7_500_000],
    ['Launch price: ₹ 1.2 Cr# ¦ ₹ 1.2 Cr (inc. 5% GST) ¦ ₹ 1.2 Cr per unit ¦ 1.2 Crore/Unit', 12_000_000, 12_000_000],
    ['₹\u200b1.2 Cr', 12_000_000, 12_000_000],
    ['Between 1.2 and 1.5 Cr ¦ 1.2 Cr & 1.5 Cr ¦ 1.2 Cr upto 1.5 Cr ¦ From 1.2 Cr to 1.5 Cr', 12_000_000, 15_000_000],
    ['1 – 12 Cr', 10_000_000, 120_000_000],
    ['Starting Rs 65 Lacs Only*', 6_500_000, null],
  ]),
)('as advertisements write it: %s', (text, minRupees, maxRupees) => {
  expect(parsePrice(text)).toEqual({ minRupees, maxRupees });
});

test.each([
  ...['10% of 1.5 Cr', 'EOI ₹ 5 Lakh', 'Was 1.7 Cr now 1.5 Cr', '₹ 1.25 lakh per month', '₹ 2.5 lakh psf'],
  ...['₹ 1.2 Cr / 200 gaj', '95 L / 1.2 Cr', '75 - 8 Cr', '₹ 15 Mn', 'Price: 9810012345', '₹ 1,25 Cr', '50 – 6 Cr'],
  ...['1.2.5 Cr', '2 BHK: 1.2 Cr', 'Sold out at 1.2 Cr', 'Price on request: 1,20,00,000', '₹ 8.50 Cr less 5 lakh'],
  ...['Sold Out (1.2 Cr)', '2 – 95 Lakh', 'Hot deal', '1.2 Cr to be confirmed'],
])('%j is not understood, and is not on request', (text) => {
  expect([parsePrice(text), isPriceOnRequest(text)]).toEqual([null, false]);
});

test.each([
  ...['₹ 12500', '₹ 6,500 per sq.ft', '₹ 6,500 p.s.f.', '1.2 lakh per month', '8.5', '900 - 1.2 Cr', '80 L, 1.2 Cr'],
  ...['₹', 'onwards', 'USD 200k', '-1.2 Cr', '1.2 – 80 L', '1.5 Cr – 80', '80 – 95', '80 – 1,20,00,000'],
  ...['Upto 1.25 Cr', '0.5 L', '₹ 12000 Cr', '9810012345', '₹ .95 Cr', '1,25,00,00', '₹ 1.1 Lakh per sq yd'],
  ...['2 Cr / bigha'],
])('%s is no price', (text) => {
  expect(parsePrice(text)).toBeNull();
});

test.each([
  ...['Price on request', 'Price upon Request', 'Price On Request*', 'POA', 'POR', 'P.O.R.', 'TBA', 'T.B.A.', 'TBD'],
  ...['TBC', 'To be decided', 'Ask for price', 'Ask for best quote', 'Contact us', 'Contact Builder', 'Call for price'],
  ...['Enquire for price', 'Request a quote', 'Get best price', 'DM for price', 'WhatsApp for price', 'Coming soon'],
  ...['Call 98100 12345 for price', 'Price on application', 'Price on demand', 'Price by Invitation', 'Price awaited'],
  ...['Price unavailable', 'Price will be revealed soon', 'Available on request', 'Awaited', 'Undisclosed', 'Nil'],
  ...['Not disclosed', 'Not applicable', 'NA', 'N.A.', '-', 'Sold Out!', 'SOLD', 'Fully booked', 'EOI', 'EOI stage'],
])('%s says on purpose that there is no price', (text) => {
  expect([parsePrice(text), isPriceOnRequest(text)]).toEqual([null, true]);
});
