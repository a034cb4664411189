/** @jest-environment node */
import { titleOf } from './record-words';

jest.mock('server-only', () => ({}));

test.each([
  ['a floor', { area: '1', configuration: '3 BHK' }, '3 BHK'],
  ['a text', 'Gym', 'Gym'],
  ['nothing', 7, ''],
])('titleOf: %s', (_, value, title) => {
  expect(titleOf(value)).toBe(title);
});
