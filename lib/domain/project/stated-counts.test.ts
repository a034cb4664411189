import { statedAcres, statedTowers } from './stated-counts';

test.each<[string, number[]]>([
  ['Four towers around a planted court', [4]],
  ['Two slim towers on a 24-metre road', [2]],
  ['Booking opened for the first two of five towers', [5]],
  ['34-floor towers in Sector 85', []],
])('towers in "%s": %j', (text, counts) => {
  expect(statedTowers(text)).toEqual(counts);
});

test.each<[string, number[]]>([
  ['on the edges of a 6.4-acre plot', [6.4]],
  ['on 11 acres, with a 4-acre park', [11, 4]],
  ['round a two-acre park', [2]],
  ['an acre and a half', []],
])('acres in "%s": %j', (text, counts) => {
  expect(statedAcres(text)).toEqual(counts);
});
