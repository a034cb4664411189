/** @jest-environment node */
import { hashParts } from './page-parts';

const PAGE = { title: 'Goa', map: { pins: [1, 2] }, none: null, absent: undefined };

test('equal values have equal parts, whichever objects hold them', () => {
  expect(hashParts(PAGE)).toEqual(hashParts(structuredClone(PAGE)));
});

test.each([
  ['a text', { ...PAGE, title: 'Pune' }, 'title'],
  ['a value deep within', { ...PAGE, map: { pins: [1, 3] } }, 'map'],
  ['the order of a list', { ...PAGE, map: { pins: [2, 1] } }, 'map'],
  ['nothing in place of a value', { ...PAGE, title: null }, 'title'],
])('%s changes its own part and no other', (_, page, part) => {
  const [before, after] = [hashParts(PAGE), hashParts(page)];
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual([part]);
});
