import { takeTold, takeToldOfWish, withoutPolite, wordsOfSelf } from './told-beside';

test.each([
  ['we sold our flat and want a villa', 'we sold our flat', 'and want a villa'],
  ['villa or floor, we are selling our plot', 'we are selling our plot', 'villa or floor,'],
  ['currently living in a 2 bhk, want 3 bhk', 'currently living in a 2 bhk', ', want 3 bhk'],
  ['i own a plot in noida but want a flat', 'i own a plot in noida', 'but want a flat'],
  ['2 bhk mein rehte hai, 3 bhk chahiye', '2 bhk mein rehte hai', ', 3 bhk chahiye'],
  ['our flat is sold, need a villa', 'our flat is sold', ', need a villa'],
  ['we have a flat in noida, want a plot', 'we have a flat in noida', ', want a plot'],
  ['flat bechkar villa lena hai', 'flat bechkar', 'villa lena hai'],
  ['we pay 40000 rent every month, need 3 bhk', 'we pay 40000 rent every month', ', need 3 bhk'],
  ['office to buy not rent', 'not rent', 'office to buy'],
  ['office 3 km away, 2bhk noida', 'office 3 km away', ', 2bhk noida'],
  ['we live in dwarka and want a flat in gurgaon', 'we live in dwarka', 'and want a flat in gurgaon'],
  ['flat in mumbai for my sister who lives in pune', 'my sister who lives in pune', 'flat in mumbai for'],
  ['mere parents pune me rehte hai, noida me 2 bhk', 'mere parents pune me rehte hai', ', noida me 2 bhk'],
  ['home loan pre approved from hdfc, need 2bhk', 'home loan pre approved from hdfc', ', need 2bhk'],
  ['flat to stay when i visit india, furnished', 'to stay when i visit india', 'flat , furnished'],
  ['2 bhk noida with gym, pool if possible', 'pool if possible', '2 bhk noida with gym,'],
  ['3 bhk with gym and pool not mandatory', 'and pool not mandatory', '3 bhk with gym'],
  ['2bhk carpet at least 700 sq ft', 'carpet', '2bhk at least 700 sq ft'],
])('"%s" tells "%s" beside "%s"', (text, told, rest) => {
  expect(takeTold(text)).toEqual({ told: [told], rest });
});

test.each([
  ['we pay 45000 rent, 3bhk noida', 'we pay 45000 rent', ', 3bhk noida'],
  ['30 hazar rent de rahe hai, 2bhk noida', '30 hazar rent de rahe hai', ', 2bhk noida'],
  ['renting in noida for 30k, want 2bhk', 'renting; for 30k', 'in noida , want 2bhk'],
])('the rent of today is told beside the wish of "%s"', (text, told, rest) => {
  expect(takeToldOfWish(text)).toEqual({ told: told.split('; '), rest });
});

test.each([
  ['where somebody wants to live', 'want to live in a villa in gurgaon'],
  ['a town that is the only place', 'i live in noida, 2 bhk under 80 lakh'],
  ['a country, which is asked for more', 'i live in dubai and want a flat in noida'],
  ['a town that is lived near', 'my parents live in noida, want a flat near them'],
  ['a loan that is asked for', 'is loan approved for under construction flat'],
  ['a sale alone', 'we are selling our flat'],
  ['the tax of a sale', 'i sold my flat and want another house, capital gains?'],
  ['rent that a home brings', 'shop paying rent of 1 lakh'],
  ['what ranks where it is possible', '2 bhk in noida, near metro if possible'],
  ['an office that is looked for', 'office 10 min from metro'],
])('%s stays: %s', (_what, text) => {
  expect(takeTold(text)).toEqual({ told: [], rest: text });
});

test.each([
  ['can you tell which plots are ready', 'which plots are ready'],
  ['is there any 3 bhk in noida', '3 bhk in noida'],
  ['do you have some ready flats', 'ready flats'],
  ['is there any gst on ready flats', 'is there any gst on ready flats'],
])('"%s" asks "%s"', (text, asked) => {
  expect(withoutPolite(text)).toBe(asked);
});

test.each([
  ['near airport as i travel a lot, 3 bhk', 'i travel a lot'],
  ['my startup has 20 people and needs a jacuzzi', 'my startup has 20 people'],
  ['my company wants a jacuzzi', 'my company'],
  ['i work in hinjewadi phase and have a toddler', 'i work and have a toddler'],
  ['my tenant is not paying', ''],
  ['noida, who is the developer', ''],
])('"%s" says of himself "%s"', (text, words) => {
  expect([...wordsOfSelf(text)].join(' ')).toBe(words);
});
