import type { Floor, FloorPlan } from '../project/floor-plan';
import { eachText } from '../site/fixtures/each-text';
import { groupPlans, planGroupTitles } from './plan-index';

const floor = (configuration: string, sqft: number | null, priceRupees: number | null): Floor => ({
  configuration,
  areaText: sqft === null ? 'Area not specified' : `${sqft} sq.ft`,
  area: sqft === null ? null : { minSqft: sqft, maxSqft: sqft },
  priceText: null,
  priceRupees,
  images: [],
});
const plan = (projectName: string, ...floors: Floor[]): FloorPlan => ({
  projectId: projectName.toLowerCase().replace(' ', '-'),
  projectName,
  floors,
});

test.each(
  eachText([
    ['3 BHK ¦ Three BHK', '3 BHK'],
    ['4 bhk Garden Villa ¦ 4 BHK+', '4 BHK'],
    ['Studio Office ¦ Office Suite ¦ 2 RK', 'Other units'],
  ]),
)('%s stands under %s', (configuration, title) => {
  expect(planGroupTitles(configuration).join(', ')).toBe(title);
});

const PLANS = [
  plan(
    'Mogra Courts',
    floor('3 BHK', 1620, 18_100_000),
    floor('3 BHK + Study', 1885, 8_050_000),
    floor('10 BHK', 9000, null),
  ),
  plan(
    'Champa Terraces',
    floor('Office Suite', 400, 4_000_000),
    floor('2 BHK', 1000, 10_000_000),
    floor('3 BHK', null, null),
  ),
];

test('halves stand under their own headings, between the whole numbers', () => {
  const sizes = ['3 BHK', '11 BHK', '2.5 BHK', '2/3 BHK', 'Studio', '2 BHK + Study', 'SCO plot 110 sq.yd', 'Shop'];
  const groups = groupPlans([plan('Neem Court', ...sizes.map((each) => floor(each, 1000, null)))]);
  expect(groups.map(({ title, floorCount }) => `${title}: ${floorCount}`)).toEqual([
    ...['Studio: 1', '2 BHK: 2', '2.5 BHK: 1', '3 BHK: 2', '11 BHK: 1', 'SCO: 1', 'Other units: 1'],
  ]);
});

test('plans stand by bedrooms as people count, in each group by project, with their span', () => {
  const groups = groupPlans(PLANS).map(({ title, floorCount, rows }) => [
    title,
    floorCount,
    rows.map(({ projectName, summary }) => `${projectName}: ${summary}`),
  ]);
  expect(groups).toEqual([
    ['2 BHK', 1, ['Champa Terraces: 1 plan · 1,000 sq.ft · ₹ 1 Cr']],
    [
      '3 BHK',
      3,
      [
        'Mogra Courts: 2 plans · 1,620 – 1,885 sq.ft · ₹ 80.5 L – 1.81 Cr',
        'Champa Terraces: 1 plan · Area not specified · Price on request',
      ],
    ],
    ['10 BHK', 1, ['Mogra Courts: 1 plan · 9,000 sq.ft · Price on request']],
    ['Other units', 1, ['Champa Terraces: 1 plan · 400 sq.ft · ₹ 40 L']],
  ]);
});

test('a plan is in the bands of its area and price, and in every band where one is unknown', () => {
  const [two, three, ten, other] = groupPlans(PLANS);
  expect(two?.bands).toEqual({ area: 'a2', price: 'p3' });
  expect(three?.rows[0]?.bands).toEqual({ area: 'a3', price: 'p4 p2' });
  expect(three?.rows[0]?.floors.map(({ bands, indexPrice }) => [bands.price, indexPrice])).toEqual([
    ['p4', '₹ 1.81 Cr'],
    ['p2', '₹ 80.5 L'],
  ]);
  expect(three?.bands).toEqual({ area: undefined, price: undefined });
  expect(ten?.bands).toEqual({ area: 'a4', price: undefined });
  expect(other?.bands).toEqual({ area: 'a1', price: 'p1' });
});
