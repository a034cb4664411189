import {
  areaKindOf,
  formatConfigurationArea,
  formatRate,
  impliedConfigurations,
  toConfigurations,
  type AreaKind,
  type Configuration,
  type ConfigurationFacts,
} from './configuration';

const FACTS: ConfigurationFacts = {
  kind: 'residential',
  unitType: 'Residential Apartment',
  bedrooms: [],
  price: { minRupees: 10_000_000, maxRupees: 15_000_000 },
  area: { minSqft: 900, maxSqft: 1350 },
};
type Row = [label: string, areaSqft: number | null, priceRupees: number | null];
const rowsOf = (configurations: Configuration[]): Row[] =>
  configurations.map(({ label, areaSqft, priceRupees }) => [label, areaSqft, priceRupees]);

test('floor plans are the configurations of a project that has them', () => {
  const floor = { configuration: '3 BHK', area: { minSqft: 890, maxSqft: 890 }, images: [], priceText: '₹ 61.5 L' };
  expect(toConfigurations([{ ...floor, areaText: '890 sq.ft carpet', priceRupees: 6_150_000 }], FACTS)).toEqual([
    { label: '3 BHK', areaSqft: 890, areaKind: 'carpet', priceRupees: 6_150_000 },
  ]);
});

test.each([
  ['the lower end is of the smallest', [100, 200], '50:? 90:200', '100 200'],
  ['the upper end is of the largest', [100, 200], '50:100 90:?', '100 200'],
  ['both ends are told', [100, 200], '50:100 70:? 90:200', '100 ? 200'],
  ['two have no price', [100, 200], '50:100 70:? 90:?', '100 ? ?'],
  ['the sizes say otherwise', [99, 200], '50:100 70:? 90:200', '100 ? 200'],
  ['the price of its only unit', [100, 100], '50:?', '100'],
  ['one unit, two ends', [100, 200], '50:?', '?'],
  ['one unit, onwards', [100, null], '50:?', '?'],
  ['the smallest of two, onwards', [100, null], '50:? 90:200', '100 200'],
] as const)('a unit without price has an end that no other has: %s', (_, [minRupees, maxRupees], units, prices) => {
  const floors = units.split(' ').map((unit) => {
    const [sqft, rupees] = unit.split(':').map((text) => (text === '?' ? null : Number(text)));
    const area = { minSqft: sqft!, maxSqft: sqft! };
    return { configuration: '3 BHK', area, areaText: '', images: [], priceText: null, priceRupees: rupees! };
  });
  const found = toConfigurations(floors, { ...FACTS, price: { minRupees, maxRupees } });
  expect(found.map(({ priceRupees }) => priceRupees ?? '?').join(' ')).toBe(prices);
});

test.each<[string, Partial<ConfigurationFacts>, Row[]]>([
  [
    'one size at one price',
    { price: { minRupees: 5e6, maxRupees: 5e6 }, area: { minSqft: 700, maxSqft: 700 }, bedrooms: ['2 BHK'] },
    [['2 BHK', 700, 5e6]],
  ],
  [
    'shops',
    { kind: 'commercial', unitType: 'Commercial' },
    [
      ['Unit', 900, 1e7],
      ['Unit', 1350, 1.5e7],
    ],
  ],
  ['nothing known', { price: null, area: null }, [['Residential Apartment', null, null]]],
])('a record without floor plans implies: %s', (_, facts, rows) => {
  expect(rowsOf(impliedConfigurations({ ...FACTS, ...facts }))).toEqual(rows);
});

test.each<[string, AreaKind]>([
  ['695 sq.ft carpet', 'carpet'],
  ['1,620 sq.ft super', 'super'],
  ['2.5 acre', 'plot'],
  ['200 gaj', 'plot'],
  ['200 square yards', 'plot'],
  ['20 guntha', 'plot'],
])('"%s" is an area of kind %s', (text, kind) => {
  expect(areaKindOf(text)).toBe(kind);
});

test.each<[AreaKind, number | null, number | null, string | null, string | null]>([
  ['unknown', 890, 6_150_000, '890 sq.ft', '₹ 6,910 / sq.ft'],
  ['super', 1110, 34_000_000, '1,110 sq.ft super', '₹ 30,631 / sq.ft'],
  ['floor', 990, 33_000_000, '990 sq.ft per floor', null],
])('an area of kind %s, %p sq.ft at %p', (areaKind, areaSqft, priceRupees, area, rate) => {
  const configuration = { label: '3 BHK', areaSqft, areaKind, priceRupees };
  expect([formatConfigurationArea(configuration), formatRate(configuration)]).toEqual([area, rate]);
});

test('the rate of one floor of several is that of the plot which its label names', () => {
  const sco = { label: 'SCO plot 126 sq.yd', areaSqft: 1134, areaKind: 'floor', priceRupees: 42_000_000 } as const;
  expect(formatRate(sco)).toBe('₹ 3,33,333 / sq.yd');
});
