import { toConfigurationRows } from './configuration-rows';
import type { Floor } from './floor-plan';

const floor = (configuration: string, priceText: string | null, priceRupees: number | null, drawings = 1): Floor => ({
  configuration,
  areaText: '890 sq.ft',
  area: { minSqft: 890, maxSqft: 890 },
  priceText,
  priceRupees,
  images: Array.from({ length: drawings }, () => ({ kind: 'vector', src: '/images/plan.svg', width: 4, height: 3 })),
});

const UNKNOWN = { rateText: null, carpetText: null, carpetRateText: null, emiText: null };

const PROJECT = {
  kind: 'residential',
  category: 'plots',
  unitType: 'Residential Land',
  bedrooms: [],
  price: { minRupees: 19_000_000, maxRupees: 34_000_000 },
  area: { minSqft: 1125, maxSqft: 2025 },
} as const;

test.each([
  [
    'land by the square yard, smallest and largest',
    {},
    [
      ['Plot', '125 sq.yd', '₹ 1.9 Cr', '₹ 1,52,000 / sq.yd'],
      ['Plot', '225 sq.yd', '₹ 3.4 Cr', '₹ 1,51,111 / sq.yd'],
    ],
  ],
  [
    'a size between the ends, and an end without a price, leave it open',
    { unitType: 'Apartment', bedrooms: ['Studio', '2 BHK', '3 BHK'], price: { minRupees: 5_800_000, maxRupees: null } },
    [
      ['Studio', '1,125 sq.ft', '₹ 58 L', '₹ 5,156 / sq.ft'],
      ['2 BHK', '–', '–', null],
      ['3 BHK', '2,025 sq.ft', '–', null],
    ],
  ],
  ['no table without a price', { price: null }, []],
])('a record without floor plans: %s', (_, parts, cells) => {
  const rows = toConfigurationRows([], { ...PROJECT, bedrooms: [], ...parts } as Parameters<
    typeof toConfigurationRows
  >[1]);
  expect(rows.map(({ label, areaText, priceText, rateText }) => [label, areaText, priceText, rateText])).toEqual(cells);
});

test('a row says area, price, price for the area and instalment, and which slide has its drawing', () => {
  const rows = toConfigurationRows(
    [
      { ...floor('2 BHK', '₹ 61.5 Lakh', 6_150_000, 0), carpetSqft: 640 },
      floor('3 BHK', 'Sold out', null),
      floor('4 BHK', null, null, 2),
    ],
    { ...PROJECT, bedrooms: [] },
  );
  expect(rows).toEqual([
    {
      label: '2 BHK',
      areaText: '890 sq.ft',
      priceText: '₹ 61.5 L',
      rateText: '₹ 6,910 / sq.ft',
      carpetText: 'carpet 640 sq.ft',
      carpetRateText: '₹ 9,609 / carpet sq.ft',
      emiText: '₹ 42,697',
      slide: null,
    },
    { label: '3 BHK', areaText: '890 sq.ft', priceText: 'Sold out', ...UNKNOWN, slide: 0 },
    { label: '4 BHK', areaText: '890 sq.ft', priceText: 'Price on request', ...UNKNOWN, slide: 1 },
  ]);
});
