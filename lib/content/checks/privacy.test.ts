import { errorLines, put } from '../set/fixtures/edit-content';

test.each([
  ['text', '{fax}'],
  ['whenCounted', '{Name}'],
])('a blank that nothing fills is named: %s', (field, blank) => {
  expect(errorLines([put(`privacy 0 ${field}`, `Write to ${blank}.`)])).toEqual([
    `privacy.json › [0] › ${field}: ${blank} is none of {name}, {office}, {email}, {phone}, {retention}`,
  ]);
});
