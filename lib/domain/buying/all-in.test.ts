import fc from 'fast-check';
import { allInCost, gstPercentOf, PLAIN_PURCHASE, tdsOn, type Purchase } from './all-in';
import { PLACES, ratesOf } from './fixtures/rates';
import { OWNERS } from '../project/rates';

const HOME: Purchase = {
  ...PLAIN_PURCHASE,
  ...{ priceRupees: 12_700_000, owner: 'man', purpose: 'home', isUnderConstruction: true, isFirstSaleFlat: false },
};
const cost = (place: string, over: Partial<Purchase>) => allInCost(ratesOf(place), { ...HOME, ...over });

test.each<[string, string, Partial<Purchase>, object, number[]]>([
  [
    'a finished home through a broker',
    'up',
    {
      ...{ priceRupees: 9_500_000, owner: 'woman', isUnderConstruction: false },
      charges: [{ chargeClass: 'third party', rupees: 95_000 }],
    },
    {
      ...{ agreementRupees: 9_500_000, gstRupees: 0, thirdPartyRupees: 95_000, thirdPartyGstRupees: 17_100 },
      ...{ totalRupees: 10_277_100, tdsRupees: 95_000 },
    },
    [570_000, 95_000],
  ],
  [
    'a home in Mumbai',
    'mh-mumbai',
    { priceRupees: 24_000_000 },
    { gstRupees: 1_200_000, totalRupees: 26_670_000, tdsRupees: 240_000 },
    [1_200_000, 240_000, 30_000],
  ],
])('all-in: %s', (_, place, over, amounts, lines) => {
  const found = cost(place, over);
  expect(found).toMatchObject(amounts);
  expect(found.duty.lines.map(({ rupees }) => rupees)).toEqual(lines);
});

test.each<[string, Partial<Purchase>, number, number]>([
  ['60 m² in a metro at the limit', { carpetSqm: 60, citySlug: 'noida' }, 4_500_000, 1],
  ['a rupee above the limit', { carpetSqm: 60, citySlug: 'noida' }, 4_500_001, 5],
  ['90 m² elsewhere', { carpetSqm: 90, citySlug: 'pune' }, 4_000_000, 1],
  ['a city that is not known is taken for a metro', { carpetSqm: 61 }, 4_000_000, 5],
])('GST of %s', (_, over, gross, percent) => {
  expect(gstPercentOf(ratesOf('up').gst, { ...HOME, ...over }, gross)).toBe(percent);
});

test('duty is on the minimum value where that is higher; GST is not', () => {
  const found = cost('up', { priceRupees: 9_000_000, minimumValueRupees: 10_000_000 });
  expect([found.duty.totalRupees, found.gstRupees]).toEqual([800_000, 450_000]);
  expect(cost('up', { priceRupees: 9_000_000, minimumValueRupees: 8_000_000 }).duty.totalRupees).toBe(720_000);
});

test('income tax is kept back from 50 lakh on', () => {
  expect([4_999_999, 5_000_000].map((rupees) => tdsOn(ratesOf('up').tds, rupees))).toEqual([0, 50_000]);
});

test('the whole cost rises with the price', () => {
  const place = fc.constantFrom(...Object.keys(PLACES));
  const price = fc.integer({ min: 1, max: 200_000_000 });
  const rise = fc.integer({ min: 1, max: 5_000_000 });
  fc.assert(
    fc.property(place, fc.constantFrom(...OWNERS), price, rise, fc.boolean(), (name, owner, from, more, isBuilt) => {
      const total = (priceRupees: number) =>
        cost(name, { priceRupees, owner, isUnderConstruction: !isBuilt }).totalRupees;
      expect(total(from + more)).toBeGreaterThan(total(from));
    }),
  );
});
