import { initials } from './site';

test.each([
  ['Ritika Malhotra', 'RM'],
  ['Anil Kumar Gupta', 'AG'],
  ['Meera', 'M'],
  ['Cdr. R. Nair (retd)', 'CN'],
  ['', ''],
])('%s → %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
