import { describeDuty } from './duty';
import { PLACES, ratesOf } from './fixtures/rates';
import { placeCosts } from './place-costs';
import type { DutyKey } from '../project/rates';

const ruleOf = (place: string, key: DutyKey) => describeDuty(PLACES[place]!.find((line) => line.key === key)!);

test('the second price is the example, new from the developer', () => {
  const { exampleRupees, example } = placeCosts(ratesOf('hr-urban'), [6_000_000, 12_700_000]);
  expect(exampleRupees).toBe(12_700_000);
  expect(example.man.totalRupees).toBe(12_700_000 + 635_000 + 939_000);
  expect(example.woman.totalRupees).toBe(12_700_000 + 635_000 + 685_000);
});

test('each price is told new and as resale, which has no GST and no duty of first sales', () => {
  const { totals, exampleRupees } = placeCosts(ratesOf('ka-urban'), [4_200_000]);
  expect(exampleRupees).toBe(4_200_000);
  expect(totals.map(({ isNew, rupees }) => [isNew, rupees.joint])).toEqual([
    [true, 4_200_000 + 210_000 + 225_120],
    [false, 4_200_000 + 319_200],
  ]);
});

test('without prices there are no totals', () => {
  expect(placeCosts(ratesOf('up'), [])).toMatchObject({ exampleRupees: 0, totals: [] });
});

test.each<[string, DutyKey, string]>([
  ['hr-urban', 'stampDuty', 'man 7 %, woman 5 %, joint 6 %'],
  ['ka-urban', 'cess', '10 % of the stamp duty'],
  [
    'ka-urban',
    'stampDuty',
    '5 %; an apartment sold for the first time: 2 % up to ₹ 20 Lakh; 3 % up to ₹ 45 Lakh; 5 % above',
  ],
  ['mh-mumbai', 'registration', '1 %; at most ₹ 30,000'],
  ['mh-mumbai', 'stampDuty', 'man 5 %, woman 4 %, joint 5 %; the lower rate of a woman for homes only'],
])('the rule in %s of %s is told', (place, key, words) => {
  expect(ruleOf(place, key)).toBe(words);
});

test('a fee is told in rupees', () => {
  expect(ruleOf('hr-urban', 'registration')).toMatch(
    /^₹ 100 up to ₹ 50,000; .*; ₹ 45,000 up to ₹ 90 Lakh; ₹ 50,000 above$/,
  );
});
