import { comparedCount, toggleCompared } from './compared';

const project = (key: string) => ({ key: `vatika/${key}`, name: key });
const keys = (list: { name: string }[] | null) => list?.map(({ name }) => name) ?? null;
const list = (...names: string[]) => names.map(project);

test.each([
  ['joins as the last', list('a', 'b'), 'c', ['a', 'b', 'c']],
  ['ticked again goes out', list('a', 'b'), 'a', ['b']],
  ['finds no room as the fifth', list('a', 'b', 'c', 'd'), 'e', null],
  ['goes out of a full comparison', list('a', 'b', 'c', 'd'), 'd', ['a', 'b', 'c']],
])('a ticked project %s', (_, before, ticked, after) => {
  expect(keys(toggleCompared(before, project(ticked)))).toEqual(after);
});

test.each([
  [1, '1 to compare. Tick one more.'],
  [2, '2 of 4 to compare'],
  [4, '4 of 4 to compare'],
])('%d ticked: %s', (count, text) => {
  expect(comparedCount(count)).toBe(text);
});
