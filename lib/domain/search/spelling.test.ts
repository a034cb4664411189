import { eachText } from '../site/fixtures/each-text';
import { contentWords, plainText, spelled, toContentForms, toSearchTerms, toUsualSpelling } from './spelling';

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

test('a word behind which a comma stands is spelled as usual, too', () => {
  expect(toUsualSpelling('Flats, builders; wife')).toBe('apartment, developer; women');
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
  ['  Mogra\u00a0 COURTS\n', 'mogra courts'],
  ['1,620\u20102,340', '1,620-2,340'],
  ['a – b — c ― d − e', 'a - b - c - d - e'],
  ['‘Asha’ “Homes”', '\'asha\' "homes"'],
])('%j is compared as %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test.each(
  eachText([
    ['3BHK ¦ 3-bhk ¦ 3 - bhk ¦ 3  bhks ¦ 3 bed ¦ 3 beds ¦ 3 bedroom ¦ 3 bedrooms ¦ 3 bed rooms', '3 bhk'],
    ['13bhk', '13 bhk'],
    ['2.5 bhk ¦ 2½ BHK ¦ 2,5 bhk', '2.5 bhk'],
    ['2,3 bhk', '2 bhk or 3 bhk'],
    ['4,5 bhk', '4 bhk or 5 bhk'],
    ['2-4 bhk', '2 bhk or 3 bhk or 4 bhk'],
    ['3+1 bhk', '3 bhk + 1'],
    ['4 br', '4 bhk'],
    ['sector 8, 3bhk', 'sector 8, 3 bhk'],
    ['3 bedding', '3 bedding'],
    ['Sec-82 ¦ sec 82 ¦ sec.82 ¦ sec. - 82 ¦ sect 82 ¦ sector  82', 'sector 82'],
    ['sector-150', 'sector 150'],
    ['sector82 A ¦ sector 82a', 'sector 82a'],
    ['sector 82 a b', 'sector 82a b'],
    ['sector 82 all', 'sector 82 all'],
    ['insec 82', 'insec 82'],
    ['NH48', 'nh 48'],
    ['nh-8 ¦ nh - 8', 'nh 8'],
    ['bnh 8', 'bnh 8'],
    ['new launch in Delhi', 'new launch in delhi'],
    ['1500 sqft ¦ 1500 sq ft ¦ 1500 sq. ft. ¦ 1500 sft ¦ 1500 square feet ¦ 1500 square foot', '1500 sq.ft'],
    ['1500 square  ft', '1500 sq.ft'],
    ['200 sqyd ¦ 200 sq yds ¦ 200 sq. yard. ¦ 200 square yards ¦ 200 square  yrd ¦ 200 gaj', '200 sq.yd'],
    ['2 crore ¦ 2 Crores', '2 cr'],
    ['80 lakh ¦ 80 lakhs ¦ 80 lac ¦ 80 lacs', '80 l'],
    ['lakeside', 'lakeside'],
    ['ready to move ¦ readytomove ¦ ready-to-move-in', 'ready to move'],
    ['ready  to  move  in now', 'ready to move now'],
    ['under-construction ¦ under  construction', 'under construction'],
    ['new launches ¦ new-launch ¦ new  launch', 'new launch'],
    ['1,620 – 2,340', '1,620 - 2,340'],
    ['second floor', 'second floor'],
  ]),
)('%s is read as %s', (query, form) => {
  expect(toContentForms(query)).toBe(form);
});

test.each([
  ['flats', 'apartment'],
  ['apt', 'apartment'],
  ['kothi', 'villa'],
  ['bungalows', 'villa'],
  ['land', 'plot'],
  ['retail', 'shop'],
  ['builder', 'developer'],
  ['golf course extn rd', 'golf course extension road'],
  ['golf course ext road', 'golf course extension road'],
  ['golf course road or extension', 'golf course road or golf course extension road'],
  ['we are shifting to pune, 2 bhk', 'in pune, 2 bhk'],
  ['company moving to pune, 2 bhk', 'near workplace pune, 2 bhk'],
  ['2 bhk to give on rent', '2 bhk letting'],
  ['i have a 2 bhk to give on rent', 'i have a 2 bhk to give on rent'],
  ['ph 2', 'phase 2'],
  ['dwarka expresway', 'dwarka expressway'],
  ['dwarka xpressway', 'dwarka expressway'],
  ['dwarka expy', 'dwarka expressway'],
  ['rds', 'rds'],
  ['Vatika', 'vatika'],
])('%s is usually spelt %s', (query, usual) => {
  expect(toUsualSpelling(query)).toBe(usual);
});

test.each<[string, string[][]]>([
  ['3BHK in Sec-82 A', [['3 bhk'], ['sector 82a']]],
  ['nh8 plots', [['nh 8'], ['plots', 'plot', 'land']]],
  ['ready to move homes', [['ready to move']]],
  ['under construction', [['under construction']]],
  ['new launch by vatika', [['new launch'], ['vatika']]],
  ['courts', [['courts', 'court']]],
  ['glass', [['glass']]],
  ['gas', [['gas']]],
  ['golf rd', [['golf'], ['road']]],
  ['show all projects for sale', []],
  ['', []],
])('%s wishes for %j', (query, terms) => {
  expect(toSearchTerms(query)).toEqual(terms);
});
