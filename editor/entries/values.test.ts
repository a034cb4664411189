import { titleOf, withMember } from './values';

test.each([
  ['a value in its place', { a: 1, c: 3 }, 'a', 2, { a: 2, c: 3 }],
  ['a new field where the form has it', { a: 1, c: 3 }, 'b', 2, { a: 1, b: 2, c: 3 }],
  ['a new field after all', { a: 1 }, 'c', 3, { a: 1, c: 3 }],
  ['a field of nothing', undefined, 'a', 1, { a: 1 }],
  ['a field taken out', { a: 1, b: 2 }, 'a', undefined, { b: 2 }],
  ['a field that is not there', { a: 1 }, 'b', undefined, { a: 1 }],
])('withMember: %s', (_, record, name, value, result) => {
  expect(JSON.stringify(withMember(record, name, value, ['a', 'b', 'c']))).toBe(JSON.stringify(result));
});

test.each([
  ['an item in its place', ['a', 'b'], 0, 'c', ['c', 'b']],
  ['an item at the end', ['a'], 1, 'b', ['a', 'b']],
  ['an item taken out', ['a', 'b'], 0, undefined, ['b']],
])('withMember of a list: %s', (_, list, step, value, result) => {
  expect(withMember(list, step, value)).toEqual(result);
});
test.each([
  ['a floor', { area: '1', configuration: '3 BHK' }, '3 BHK'],
  ['a text', 'Gym', 'Gym'],
  ['nothing', 7, ''],
])('titleOf: %s', (_, value, title) => {
  expect(titleOf(value)).toBe(title);
});
