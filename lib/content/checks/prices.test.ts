/** @jest-environment node */
import { errorLines, put, warningLines } from '../set/fixtures/edit-content';

test.each([8.5, 0, 93, 12_500, 99_999])('a floor plan that costs the number %p is refused', (price) => {
  expect(errorLines([put('floorPlan mogra-courts floors 0 baseSellingPrice', price)])).toEqual([
    `floorPlan.json › mogra-courts › floors[0].baseSellingPrice: expected rupees, at least 1,00,000, as 18100000, found number ${price}`,
  ]);
});

test.each(['₹ 12500', '8.5', '₹ 1,25 Cr', '50 – 6 Cr'])('a price that reads “%s” is told', (price) => {
  expect(warningLines([put('residentialProjects vatika 0 price', price)])).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^residentialProjects\.json › vatika\[0\] \(mogra-courts\) › price: /),
    ]),
  );
});

test.each(['POA', 'Sold Out', 'TBA', 'Ask for price'])('“%s” is no fault', (price) => {
  const lines = warningLines([put('residentialProjects vatika 0 price', price)]);
  expect(lines.filter((line) => line.includes('vatika[0] (mogra-courts) › price'))).toEqual([]);
});
