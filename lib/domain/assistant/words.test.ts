import { KIND_PATTERNS, withoutKinds } from './words';

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
  ['2.5 bhk', ['residential']],
  ['1 rk', ['residential']],
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
  expect(withoutKinds('2.5 bhk by vatika').trim()).toBe('by vatika');
  expect(withoutKinds('11 bhk or 1 rk by vatika').trim()).toBe('or   by vatika');
  expect(withoutKinds('vatika flat mogra').trim()).toBe('vatika   mogra');
});

test('a question without its kinds keeps everything else, however often they are named', () => {
  expect(withoutKinds('flats and plots and flats by vatika').split(/\s+/)).toEqual(['', 'and', 'and', 'by', 'vatika']);
});
