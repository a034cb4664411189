import { serviceIcon } from './service';

test.each([
  ['Home Loans', 'landmark'],
  ['Legal Advisory', 'scale'],
  ['Interior Design', 'sofa'],
  ['Property Management', 'key-round'],
  ['Rental & Leasing', 'handshake'],
  ['Vastu Consultancy', 'compass'],
  ['NRI Services', 'globe'],
  ['Property Valuation', 'indian-rupee'],
  ['Something else', 'building-2'],
])('%s has the icon %s', (name, icon) => {
  expect(serviceIcon(name)).toBe(icon);
});
