import { withPrepositions } from './at-place';

test.each([
  [[], ''],
  [['Sector 83'], 'in Sector 83'],
  [['Sector 83', 'Sector 84'], 'in Sector 83 or Sector 84'],
  [['Golf Course Road'], 'on Golf Course Road'],
  [['Dwarka Expressway'], 'on the Dwarka Expressway'],
  [['Sector 83', 'NH 8'], 'in Sector 83 or on NH 8'],
  [['Shivaji Marg', 'Moti Nagar'], 'on Shivaji Marg or in Moti Nagar'],
  [['Roadside Colony'], 'in Roadside Colony'],
])('%j: %s', (names, text) => {
  expect(withPrepositions(names)).toBe(text);
});
