/** @jest-environment jsdom */
import { aListingRecord } from '@/lib/domain/listing/fixtures/listing-record';
import { matchRecords } from '@/lib/domain/listing/match';
import { initialListingState, LISTING_RULES, type ListingState } from '@/lib/domain/listing/state';
import { projectionOf } from '@/lib/domain/place/map';
import { describeGroup, groupPins, toPins, type LivePin } from './map-pins';

const SHEETS = [projectionOf({ south: 28, west: 76, north: 29, east: 78 })];
const HERE = { lat: 28.5, lng: 77 };
const CONFIGURATIONS = [
  { label: '2 BHK', areaSqft: 1200, areaKind: 'unknown' as const, priceRupees: 9_600_000 },
  { label: '3 BHK', areaSqft: 1620, areaKind: 'unknown' as const, priceRupees: 18_100_000 },
];
const HOME = aListingRecord({
  name: 'Mogra Courts',
  bedrooms: ['2 BHK', '3 BHK'],
  price: { minRupees: 9_600_000, maxRupees: 18_100_000 },
  configurations: CONFIGURATIONS,
  coordinates: HERE,
});
const pinsOf = (records: (typeof HOME)[], change: Partial<ListingState> = {}) =>
  toPins(matchRecords(records, { ...initialListingState(LISTING_RULES), ...change }, LISTING_RULES), SHEETS);
const wish = (bedrooms: string, crore: number) => {
  const { chosen, ranges } = initialListingState(LISTING_RULES);
  return {
    chosen: { ...chosen, bedrooms: [bedrooms] },
    ranges: { ...ranges, budget: { ...ranges.budget, max: crore } },
  };
};

test.each([
  ['without a wish the cheapest', {}, '₹ 96 L', false],
  ['the configuration that fits', wish('3 BHK', 2), '₹ 1.81 Cr', false],
  ['hollow: one that is only close', wish('3 BHK', 1.5), '₹ 1.81 Cr', true],
])('a pin has a price: %s', (_, change, price, isHollow) => {
  expect(pinsOf([HOME], change)).toEqual([
    expect.objectContaining({ price, isHollow, label: `Mogra Courts: ${price}`, x: 300 }),
  ]);
});

test('without a price the pin says so, without a place on the map there is none', () => {
  const [pin] = pinsOf([{ ...HOME, price: null }]);
  expect([pin?.price, pin?.label]).toEqual([null, 'Mogra Courts: price on request']);
  expect(
    pinsOf([
      { ...HOME, coordinates: null },
      { ...HOME, coordinates: { lat: 20, lng: 77 } },
    ]),
  ).toEqual([]);
});

test('homes whose prices would cover each other are one number, until the map is near enough', () => {
  const at = (x: number, price: string | null): LivePin => ({
    ...{ x, y: 0, price, rupees: null, href: `/${x}`, label: '', details: '', isHollow: false, isAsked: false },
  });
  expect(groupPins([at(0, '₹ 1 Cr'), at(40, '₹ 2 Cr')], 1)).toHaveLength(1);
  expect(groupPins([at(0, '₹ 1 Cr'), at(40, '₹ 2 Cr')], 2)).toHaveLength(2);
  expect(groupPins([at(0, null), at(40, null)], 1)).toHaveLength(2);
});

test('a number says how many of its homes fit the wish, and from what price; a price on request is told apart', () => {
  const close = { ...HOME, configurations: [{ ...CONFIGURATIONS[1]!, priceRupees: 23_000_000 }] };
  const pins = pinsOf([HOME, { ...HOME, price: null, configurations: [] }, close], wish('3 BHK', 2));
  expect(pins.map(({ isHollow, isAsked }) => [isHollow, isAsked])).toEqual([
    [false, false],
    [false, true],
    [true, false],
  ]);
  expect(describeGroup(pins)).toEqual(['1 of 3 fit', '₹ 1.81 Cr+']);
  expect(describeGroup(pins.slice(1))).toEqual([]);
});
