import { createPlaceSpeller } from './names';

const withKnownPlaces = createPlaceSpeller([
  { name: 'Gurgaon', otherSpellings: ['gurugram', 'gurgram', 'गुड़गांव', 'गुरुग्राम'], cities: [] },
  { name: 'Delhi', otherSpellings: ['new delhi', 'dilli'], cities: [] },
  { name: 'NCR', otherSpellings: ['Delhi NCR', 'National Capital Region'], cities: ['Delhi', 'Gurgaon'] },
  {
    name: 'Greater Noida West',
    otherSpellings: ['noida extension', 'noida ext', 'gr noida west', 'gr noida'],
    cities: [],
  },
  { name: 'Greater Kailash', otherSpellings: ['gk'], cities: [] },
]);

test.each([
  ['flat in Gurugram?', 'flat in Gurgaon?'],
  ['गुड़गांव में', 'Gurgaon में'],
  ['\u0917\u0941\u095c\u0917\u093e\u0902\u0935', 'Gurgaon'],
  ['गुडगांव', 'Gurgaon'],
  ['गुरुग्रामीण', 'गुरुग्रामीण'],
  ['new  delhi or dilli', 'Delhi or Delhi'],
  ['3 bhk delhi ncr', '3 bhk NCR'],
  ['new launch in Delhi', 'new launch in Delhi'],
  ['noida ext 2 bhk', 'Greater Noida West 2 bhk'],
  ['gr noida west', 'Greater Noida West'],
  ['gk', 'Greater Kailash'],
  ['gk-2', 'Greater Kailash 2'],
  ['GK2', 'Greater Kailash 2'],
  ['gkii', 'Greater Kailash ii'],
  ['gk part i', 'Greater Kailash i'],
  ['gkv and mgk', 'gkv and mgk'],
])('%s is read as %s', (typed, known) => {
  expect(withKnownPlaces(typed)).toBe(known);
});

test('without other spellings a text is as it was', () => {
  expect(createPlaceSpeller([])('गुड़गांव')).toBe('गुड़गांव');
});
