import { cutText, shortText } from './cut-text';

test.each([
  ['abc', 3, 'abc'],
  ['', 3, ''],
  ['a🙂🙂', 3, 'a🙂'],
  ['🙂', 1, ''],
  ['ab👨‍👩‍👧c', 5, 'ab'],
])('%j cut at %d is %j', (text, limit, cut) => {
  expect(cutText(text, limit)).toBe(cut);
});

test.each([
  ['a 3 BHK', 7, 'a 3 BHK'],
  ['a 3 BHK home', 8, 'a 3 BHK…'],
  [`a${'🙂'.repeat(40)}`, 60, `a${'🙂'.repeat(29)}…`],
])('%j shown at %d is %j', (text, limit, short) => {
  expect(shortText(text, limit)).toBe(short);
});
