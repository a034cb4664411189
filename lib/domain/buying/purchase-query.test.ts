import { eachText } from '../site/fixtures/each-text';
import type { CostStart } from '../project/costs';
import { fileOf } from './fixtures/buying-file';
import { costFaults, countedQuery, parsePurchase } from './purchase-query';
import { formatAmount, parseAmount } from '../project/price';

const START: CostStart = {
  ...{ placeIds: ['hr-urban', 'hr-rural'], purpose: 'home', isApartment: true, citySlug: 'gurgaon', stage: 'ready' },
  priceRupees: 12_700_000,
  units: [{ label: '2 BHK', priceRupees: 4_200_000, carpetSqm: 58 }],
};
const parse = (query: string) => parsePurchase(new URLSearchParams(query), START, fileOf());

test.each<[string, object, string]>([
  ['', { priceRupees: 12_700_000, owner: 'man', isUnderConstruction: false, charges: [] }, 'hr-urban'],
  [
    'price=1.81 cr&owner=joint&stage=new',
    { priceRupees: 18_100_000, owner: 'joint', isUnderConstruction: true },
    'hr-urban',
  ],
  ['price=4200000&place=hr-rural', { priceRupees: 4_200_000, carpetSqm: 58 }, 'hr-rural'],
  ['charge-parking=4 lakh&charge-club=0', { charges: [{ chargeClass: 'agreement', rupees: 400_000 }] }, 'hr-urban'],
])('the address %j describes its purchase', (query, purchase, place) => {
  expect(parse(query)?.purchase).toMatchObject(purchase);
  expect(parse(query)?.place.id).toBe(place);
});

test('a place without rates has no purchase', () => {
  expect(parsePurchase(new URLSearchParams(), { ...START, placeIds: ['goa'] }, fileOf())).toBeNull();
});

test.each(
  eachText<[string, number | null]>([
    ['1,27,00,000 ¦ 12700000.4 ¦ 1.27 cr ¦ 1 cr 27 lakh', 12_700_000],
    ['1,000 crore', 10_000_000_000],
    ['99999999999999', null],
  ]),
)('%j is an amount of %p', (text, rupees) => {
  expect(parseAmount(text)).toBe(rupees);
});

test('an amount is written in Indian groups', () => {
  expect(formatAmount(12_700_000)).toBe('₹ 1,27,00,000');
});

test.each<[string, Record<string, string>]>([
  ['price=1.27 cr&loan=85,00,000&charge-club=2 lakh', {}],
  ['price=&loan=&charge-club=', {}],
  ['price=12', { price: 'At least ₹ 1,00,000.' }],
  ['price=1 cr&loan=2 cr', { loan: 'At most the price.' }],
  ['charge-club=2 lakhish&charge-parking=2,5 lakh', { 'charge-club': expect.stringMatching(/^Not un/) as string }],
])('of the amounts of %j these do not count: %j', (query, faults) => {
  expect(Object.fromEntries(costFaults(new URLSearchParams(query)))).toEqual(faults);
});

test('an amount that does not count is the one of before', () => {
  const before = new URLSearchParams('price=1.27 cr&charge-club=2 lakh');
  const counted = countedQuery(new URLSearchParams('price=1.2&charge-club=2 la&loan=much&owner=woman'), before);
  expect(counted.toString()).toBe('price=1.27+cr&charge-club=2+lakh&owner=woman');
});
