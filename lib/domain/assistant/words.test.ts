import { contentWords, KIND_PATTERNS, spelled, withoutKinds } from './words';

test.each([
  ['Flats in Gurugram?', 'flats in gurgaon'],
  ['Bengaluru, bangaluru & Banglore!', 'bangalore bangalore bangalore'],
  ['Bombay', 'mumbai'],
  ['New Delhi', 'delhi'],
  ['Gurgoan or fbd', 'gurgaon or faridabad'],
  ['2 bedrooms in Sec-82', '2 bhk in sector 82'],
  ['3BHK or 4  bhk', '3 bhk or 4 bhk'],
  ['Under ₹1,20,00,000', 'under ₹12000000'],
  ['1.5 Cr at 8.5%. Now.', '1.5 cr at 8.5% now'],
  ['  what   is\nRERA…  ', 'what is rera'],
  ['price.Of it', 'price of it'],
  ['गुड़गांव', 'ग ड ग व'],
])('%j is compared as %j', (asked, compared) => {
  expect(spelled(asked)).toBe(compared);
});

test.each([
  ['what is the carpet area of a flat', ['carpet', 'area', 'flat']],
  ['do you arrange site visits', ['arrange', 'site', 'visit']],
  ['are there taxes on parking', ['taxe', 'park']],
  ['is it as we can', []],
  ['tv in it', []],
  ['fees and more fees', ['fee', 'more']],
])('%s is about %j', (asked, words) => {
  expect(contentWords(asked)).toEqual(words);
});

test.each([
  ['sco', ['sco']],
  ['scos near me', ['sco']],
  ['a shop cum office', ['sco', 'commercial']],
  ['home', ['residential']],
  ['homes', ['residential']],
  ['flat', ['residential']],
  ['apartment', ['residential']],
  ['floor', ['residential']],
  ['residence', ['residential']],
  ['apartments', ['residential']],
  ['house', ['residential']],
  ['villa', ['residential']],
  ['floors', ['residential']],
  ['residential', ['residential']],
  ['residences', ['residential']],
  ['3 bhk', ['residential']],
  ['bhk', ['residential']],
  ['shop', ['commercial']],
  ['offices', ['commercial']],
  ['retail', ['commercial']],
  ['showroom', ['commercial']],
  ['commercial', ['commercial']],
  ['plot', ['plots']],
  ['land', ['plots']],
  ['new', ['new']],
  ['launch', ['new']],
  ['launches', ['new']],
  ['under construction', ['new']],
  ['scope of the office', ['commercial']],
  ['newest island', []],
  ['price', []],
])('"%s" asks for %j', (asked, kinds) => {
  expect(KIND_PATTERNS.filter(({ pattern }) => pattern.test(asked)).map(({ kind }) => kind)).toEqual(kinds);
});

test('the number of rooms goes with them', () => {
  expect(withoutKinds('3 bhk by vatika').trim()).toBe('by vatika');
  expect(withoutKinds('vatika flat mogra').trim()).toBe('vatika   mogra');
});

test('a question without its kinds keeps everything else, however often they are named', () => {
  expect(withoutKinds('flats and plots and flats by vatika').split(/\s+/)).toEqual(['', 'and', 'and', 'by', 'vatika']);
});
