import { eachText } from '../site/fixtures/each-text';
import { NO_PARTS, partsOf, type WishParts } from './fixtures/wish-parts';
import { HOMES } from './home-types';
import type { SearchVocabulary } from './names';
import { parseSearchWish, withoutAmounts } from './parse-wish';

const VATIKA = { name: 'Vatika', slug: 'vatika' };
const CREST = { name: 'Aravali Crest', slug: 'aravali-crest' };
const PLACES = ['Sector 82', 'Sector 82A', 'Golf Course Road', 'Gurgaon', 'Noida'];
const VOCABULARY: SearchVocabulary = {
  bedrooms: new Map(
    ['Studio', '1 BHK', '2 BHK', '2.5 BHK', '3 BHK', '4 BHK', '4 BHK+'].map((name) => [name.toLowerCase(), name]),
  ),
  statuses: new Map(['New Launch', 'Under Construction', 'Ready To move'].map((name) => [name.toLowerCase(), name])),
  localities: new Map(PLACES.map((name) => [name.toLowerCase(), name])),
  places: new Map<string, string[]>([
    ...PLACES.map((name): [string, string[]] => [name.toLowerCase(), [name.toLowerCase()]]),
    ['ncr', ['gurgaon', 'noida']],
  ]),
  cities: new Set(['gurgaon', 'noida']),
  areas: new Map(),
  citiesOf: new Map([['sector 82a', new Set(['gurgaon', 'noida'])]]),
  pages: new Map(),
  wider: new Map([
    ['sector 82', new Set(['golf course road', 'gurgaon'])],
    ['sector 82a', new Set(['gurgaon'])],
    ['golf course road', new Set(['gurgaon'])],
  ]),
  companies: new Map([
    ['vatika', VATIKA],
    ['aravali crest', CREST],
  ]),
  facts: { listed: new Map(), citiesNear: new Map(), nearby: new Map(), today: null },
};
const wishOf = (query: string) => partsOf(parseSearchWish(query, VOCABULARY));

const CR = 10_000_000;
const LAKH = 100_000;

test.each(
  eachText<[string, number | null, number | null]>([
    ['under 2 cr ¦ upto 2 cr ¦ up to 2 cr ¦ within 2cr ¦ max 2 cr ¦ maximum 2 cr ¦ budget 2 cr ¦ < 2 cr', null, 2 * CR],
    ['below 2.5 crore', null, 2.5 * CR],
    ['less than 80 lakh', null, 80 * LAKH],
    ['around 2 cr ¦ about 2 cr', 1.7 * CR, 2.3 * CR],
    ['budget of 2 cr ¦ budget is around 2 cr ¦ 2 cr ¦ under ₹ 2 cr ¦ under rs. 2 cr ¦ under rs 2 cr', null, 2 * CR],
    ['under inr 12.75 cr', null, 12.75 * CR],
    ['above 2 cr ¦ over 2 cr ¦ more than 2 cr ¦ from 2 cr ¦ min 2 cr ¦ minimum 2 cr ¦ starting 2 cr', 2 * CR, null],
    ['starting at 2 cr ¦ starting from 2 cr', 2 * CR, null],
    ['> 80 lakh', 80 * LAKH, null],
    ['1 to 2 cr ¦ 1-2 cr ¦ 1 cr to 2 cr ¦ between 1 and 2 cr ¦ ₹ 2 cr - ₹ 1 cr', CR, 2 * CR],
    ['from 80 lakh to 1.2 cr', 80 * LAKH, 1.2 * CR],
    ['under 1,250 lakh', null, 12.5 * CR],
  ]),
)('a budget in "%s"', (query, min, max) => {
  expect(wishOf(query)).toEqual({ ...NO_PARTS, budget: { min, max } });
});

test.each(
  eachText<[string, Partial<WishParts>]>([
    ['3 bhk ¦ 3bhk ¦ 3 B.H.K. ¦ what is the price of a 3 bhk home', { bedrooms: ['3 BHK'] }],
    ['4 bhk+ ¦ 11 bhk', { bedrooms: ['4 BHK+'] }],
    ['2 or 3 bhk ¦ 2,3 bhk ¦ 2 bhk and 3 bhk ¦ 2/3 bhk ¦ 2 & 3 bhk ¦ 2 to 3 bhk', { bedrooms: ['2 BHK', '3 BHK'] }],
    ['2, 3 & 4 bhk ¦ 2-4 bhk', { bedrooms: ['2 BHK', '3 BHK', '4 BHK'] }],
    ['2.5 bhk ¦ two and a half bhk ¦ dhai bhk', { bedrooms: ['2.5 BHK'] }],
    ['2½ BHK noida', { bedrooms: ['2.5 BHK'], localities: ['Noida'] }],
    ['2 or 2.5 bhk', { bedrooms: ['2 BHK', '2.5 BHK'] }],
    ['4 bedrooms ¦ 4 br', { bedrooms: ['4 BHK'] }],
    [
      '3 bhk + study gurgaon',
      { bedrooms: ['3 BHK'], localities: ['Gurgaon'], facts: [{ row: 'stated', label: 'study' }] },
    ],
    ['3+1 bhk', { bedrooms: ['3 BHK'], besides: ['1'] }],
    ['3 bhk with servant room', { bedrooms: ['3 BHK'], facts: [{ row: 'stated', label: 'staff room' }] }],
    ['3+ bhk', { bedrooms: ['3 BHK', '4 BHK', '4 BHK+'] }],
    ['sector 82, 3 bhk', { bedrooms: ['3 BHK'], localities: ['Sector 82'] }],
    ['under construction', { statuses: ['Under Construction'] }],
    ['new launch or ready to move in', { statuses: ['Ready To move', 'New Launch'] }],
    ['vatika ¦ how many projects do you have by vatika', { developer: VATIKA }],
    ['projects by aravali crest', { developer: CREST }],
    ['sector 82a', { localities: ['Sector 82A'] }],
    ['sector 82,80 lakh', { localities: ['Sector 82'], budget: { min: null, max: 80 * LAKH } }],
    ['sec-82, gurgaon', { localities: ['Sector 82'] }],
    ['sector 82 or sector 82a', { localities: ['Sector 82', 'Sector 82A'] }],
    ['golf course rd in gurgaon', { localities: ['Golf Course Road'] }],
    ['gurgaon or noida', { localities: ['Gurgaon', 'Noida'] }],
    ['office ¦ offices ¦ office space', { kinds: ['office'] }],
    ['shops ¦ boutiques ¦ retail', { kinds: ['shop'] }],
    ['sco plots', { kinds: ['sco'] }],
    ['commercial spaces', { kinds: ['commercial'] }],
    ['flats ¦ apartment', { types: ['Residential Apartment'] }],
    ['plots ¦ land', { types: ['Residential Land'] }],
    ['villas ¦ independent house', { types: ['Independent House/Villa'] }],
    ['studio ¦ studio apartments', { bedrooms: ['Studio'] }],
    ['houses', { types: ['Independent House/Villa', 'Residential Apartment'] }],
    ['floors ¦ builder floor ¦ independent floor ¦ luxury floors', { types: ['Luxury Independent Floors'] }],
    ['looking for a 3 bhk property to buy near sector 82', { bedrooms: ['3 BHK'], localities: ['Sector 82'] }],
    [
      '3 bhk under 2 cr sector 82 by vatika ready to move',
      {
        bedrooms: ['3 BHK'],
        budget: { min: null, max: 2 * CR },
        localities: ['Sector 82'],
        developer: VATIKA,
        statuses: ['Ready To move'],
      },
    ],
  ]),
)('"%s" asks for %j', (query, wish) => {
  expect(wishOf(query)).toEqual({ ...NO_PARTS, ...wish });
});

test.each<[string, Partial<WishParts>]>([
  ['under 1 crore 20 lakh', { budget: { min: null, max: 120 * LAKH } }],
  ['under 1,5 cr', { budget: { min: null, max: 150 * LAKH } }],
  ['1,2 to 1,5 cr', { budget: { min: 120 * LAKH, max: 150 * LAKH } }],
  ['80,5 lakh', { budget: { min: null, max: 80.5 * LAKH } }],
  ['1,50 crore', { budget: { min: null, max: 150 * LAKH } }],
  ['1 cr 20 lac', { budget: { min: null, max: 120 * LAKH } }],
  ['2 crore and 5 lakhs', { budget: { min: null, max: 205 * LAKH } }],
  ['upto 5000k', { budget: { min: null, max: 50 * LAKH } }],
  ['under 75,00,000', { budget: { min: null, max: 75 * LAKH } }],
  ['under rs 12000000', { budget: { min: null, max: 120 * LAKH } }],
  ['1 karod se kam', { budget: { min: null, max: CR } }],
  ['50 lakh se zyada', { budget: { min: 50 * LAKH, max: null } }],
  ['2 cr and above', { budget: { min: 2 * CR, max: null } }],
  ['dedh crore tak', { budget: { min: null, max: 1.5 * CR } }],
  ['एक करोड़ के नीचे', { budget: { min: null, max: CR } }],
  ['50 लाख से ज्यादा', { budget: { min: 50 * LAKH, max: null } }],
  ['3 बीएचके', { bedrooms: ['3 BHK'] }],
  ['३ बी एच के', { bedrooms: ['3 BHK'] }],
  ['teen bhk', { bedrooms: ['3 BHK'] }],
  ['three bedroom flat', { bedrooms: ['3 BHK'], types: ['Residential Apartment'] }],
  ['gurgaon mein zameen', { types: ['Residential Land'], localities: ['Gurgaon'] }],
  ['ज़मीन gurgaon', { types: ['Residential Land'], localities: ['Gurgaon'] }],
  ['dukaan', { kinds: ['shop'] }],
  ['daftar noida', { kinds: ['office'], localities: ['Noida'] }],
  ['sasta makaan gurgaon', { order: 'price-low', localities: ['Gurgaon'], types: HOMES }],
  ['सस्ता घर', { order: 'price-low', types: HOMES }],
  ['cheapest flat', { order: 'price-low', types: ['Residential Apartment'] }],
  ['shop cum office', { kinds: ['sco'] }],
  ['shop or office', { kinds: ['office', 'shop'] }],
  ['sector 82 golf course road', { localities: ['Sector 82'] }],
  ['sector 82a gurgaon', { localities: ['Sector 82A'], city: 'Gurgaon' }],
  ['6 bhk', { bedrooms: ['4 BHK+'] }],
  ['ncr', { localities: ['Gurgaon', 'Noida'] }],
])('also "%s" asks for %j', (query, wish) => {
  expect(wishOf(query)).toEqual({ ...NO_PARTS, ...wish });
});

test.each([
  ['nothing said', 'looking for something'],
  ['no query', ''],
  ['half a name', 'golf course'],
  ['a number without a unit', '50'],
  ['a phone number', '9810012345'],
])('not understood: %s', (_, query) => {
  expect(wishOf(query)).toBeNull();
});

test.each([
  ['a word that is no name', '3 bhk with helipad', ['helipad']],
  ['bedrooms nobody has', '2 rk gurgaon', ['2 rk']],
  ['half a room more than anybody has', '3.5 bhk gurgaon', ['3.5 bhk']],

  ['a sector nobody has', '3 bhk sector 820', ['sector 820']],
])('%s is told as unknown', (_, query, unknown) => {
  expect(wishOf(query)?.unknown).toEqual(unknown);
});

test.each([
  ['3 bhk under 2 cr in noida', 'in noida'],
  ['1 crore 20 lakh', ''],
  ['vatika 2,3 bhk', 'vatika'],
  ['mogra courts', 'mogra courts'],
])('without money and bedrooms "%s" is "%s"', (query, rest) => {
  expect(withoutAmounts(query)).toBe(rest);
});

test('a name that came after the first query is understood', () => {
  const growing: SearchVocabulary = { ...VOCABULARY, localities: new Map(), companies: new Map(), cities: new Set() };
  parseSearchWish('3 bhk golf course road', growing);
  (growing.localities as Map<string, string>).set('golf course road', 'Golf Course Road');
  expect(partsOf(parseSearchWish('3 bhk golf course road', growing))).toMatchObject({
    localities: ['Golf Course Road'],
    unknown: [],
  });
});
