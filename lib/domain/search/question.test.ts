import { contentWords, spelled } from './question';

test.each([
  ['Flats in Gurgaon?', 'flats in gurgaon'],
  ['Pune, Goa & Delhi!', 'pune goa delhi'],
  ['2 bedrooms in Sec-82', '2 bhk in sector 82'],
  ['3BHK or 4  bhk', '3 bhk or 4 bhk'],
  ['Under ₹1,20,00,000', 'under 120 l'],
  ['1.5 Cr at 8.5%. Now.', '1.5 cr at 8.5% now'],
  ['  what   is\nRERA…  ', 'what is rera'],
  ['price.Of it', 'price of it'],
  ['मकान', 'home'],
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
