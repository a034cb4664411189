import { toComparedFacts } from './compared-facts';
import type { Floor } from './floor-plan';

const floor = (areaText: string, minSqft: number, priceRupees: number | null = null): Floor => ({
  configuration: '3 BHK',
  areaText,
  area: { minSqft, maxSqft: minSqft },
  priceText: null,
  priceRupees,
  images: [],
});
const home: Parameters<typeof toComparedFacts>[0]['project'] = {
  id: 'a',
  category: 'residential',
  kind: 'residential',
  unitType: 'Residential Apartment',
  bedrooms: ['3 BHK', '4 BHK'],
  price: { minRupees: 18_100_000, maxRupees: 26_200_000 },
  area: { minSqft: 1620, maxSqft: 2340 },
  rera: null,
  description: '',
};
const facts = (parts: Partial<Parameters<typeof toComparedFacts>[0]>) =>
  toComparedFacts({ project: home, floors: [], paymentPlans: [], amenities: [], nearby: [], ...parts });

const PLOT = { bedrooms: [], area: { minSqft: 900, maxSqft: 900 } };
test.each([
  [
    'of configurations',
    { floors: [floor('1,620 sq.ft', 1620, 18_100_000), floor('2,340 sq.ft', 2340, 26_200_000)] },
    '₹ 11,173 – 11,197 / sq.ft',
  ],
  ['of the record where no floor has a price', { floors: [floor('1,620 sq.ft', 1620)] }, '₹ 11,173 – 11,197 / sq.ft'],
  [
    'of land, by the square yard',
    { project: { ...home, ...PLOT, category: 'plots', unitType: 'Residential Land' } },
    '₹ 1,81,000 – 2,62,000 / sq.yd of plot',
  ],
  [
    'of an SCO by its plot, which the name of the configuration states',
    {
      project: { ...home, category: 'sco' },
      floors: [{ ...floor('640 sq.ft per floor', 640, 26_900_000), configuration: 'SCO plot 100 sq.yd' }],
    },
    '₹ 2,69,000 / sq.yd of plot',
  ],
  [
    'of a built SCO, by the foot of its building',
    { project: { ...home, category: 'sco' }, floors: [floor('4,200 sq.ft', 4200, 49_500_000)] },
    '₹ 11,786 / sq.ft of building',
  ],
  [
    'of an SCO without floor plans by the area of its record',
    { project: { ...home, ...PLOT, category: 'sco', price: { minRupees: 11_800_000, maxRupees: 11_800_000 } } },
    '₹ 1,18,000 / sq.yd of plot',
  ],
] as const)('the rate %s', (_, parts, rate) => {
  expect(facts(parts as Parameters<typeof facts>[0]).rate).toBe(rate);
});

test('configurations in words: those of the floor plans, else those of the record', () => {
  const floors = [floor('1,620 sq.ft carpet', 1620, 18_100_000), floor('2,340 sq.ft', 2340)];
  expect(facts({ floors }).configurations).toEqual([
    '3 BHK · 1,620 sq.ft carpet · ₹ 1.81 Cr',
    '3 BHK · 2,340 sq.ft · ₹ 2.62 Cr',
  ]);
  expect(facts({ project: { ...home, bedrooms: ['2 BHK', '3 BHK', '4 BHK'] } }).configurations).toEqual([
    ...['2 BHK · 1,620 sq.ft · ₹ 1.81 Cr', '3 BHK', '4 BHK · 2,340 sq.ft · ₹ 2.62 Cr'],
  ]);
});

test('the instalment is the one the calculator starts with; without a price there is none', () => {
  expect(facts({}).emi).toBe('₹ 1,25,661 a month');
  expect(facts({ project: { ...home, price: null } }).emi).toBeNull();
  expect(facts({ project: { ...home, kind: 'commercial' } }).emi).toBe('₹ 1,13,403 a month');
});

test('carpet areas are those that say so', () => {
  const unsaid = floor('900 sq.ft', 900);
  const floors = [floor('695 sq.ft carpet', 695), floor('790 sq.ft carpet', 790), unsaid];
  expect(facts({ floors }).carpet).toBe('695 – 790 sq.ft');
  expect(facts({ floors: [unsaid] }).carpet).toBeNull();
});

test('minutes to the nearest metro and the airport', () => {
  const nearby = [
    { name: 'Rapid Metro, Sector 54', time: '1 hour 2 mins' },
    { name: 'Millennium City Centre metro station', time: '9 minutes' },
    { name: 'Indira Gandhi International Airport, T3', time: '41 minutes' },
    { name: 'Metropolis Mall', time: '2 minutes' },
  ];
  expect(facts({ nearby })).toMatchObject({ metro: '9 min', airport: '41 min' });
  expect(facts({})).toMatchObject({ metro: null, airport: null });
});

test('frontage and floors of an SCO are read from its description', () => {
  const description = 'Plots with 22 feet of frontage. The permitted form is basement, ground and three floors.';
  expect(facts({ project: { ...home, category: 'sco', description } })).toMatchObject({
    frontage: '22 feet',
    floors: 'Basement, ground and three floors',
  });
  expect(facts({ project: { ...home, description } })).toMatchObject({ frontage: null, floors: null });
});
