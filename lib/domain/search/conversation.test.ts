import { continueWish } from './conversation';
import { createCatalogue } from './catalogue';
import { describeKinds, describeWish } from './describe';
import { aSearchFile, aSearchProject } from './fixtures/search-file';
import { parseSearchWish } from './parse-wish';

const { vocabulary } = createCatalogue(
  aSearchFile({
    projects: [
      aSearchProject({ bedrooms: ['2 BHK', '3 BHK'], status: 'Ready To move' }),
      aSearchProject({ id: 'vanya', name: 'Vanya', cityName: 'Noida', localities: ['Sector 16B', 'Noida'] }),
    ],
    companies: [{ id: 'vatika', name: 'Vatika', location: '', description: '' }],
  }),
  undefined,
  2026 * 12 + 10,
);

test.each([
  ['2 bhk', 'under 60 lakh', '2 BHK under ₹ 60 Lakh'],
  ['2 BHK under ₹ 60 Lakh', 'in noida', '2 BHK under ₹ 60 Lakh in Noida'],
  ['2 bhk in noida', 'gurgaon', '2 BHK in Gurgaon'],
  ['2 bhk in noida', '3 bhk', '3 BHK in Noida'],
  ['2 bhk under 60 lakh', 'above 1 crore', '2 BHK above ₹ 1 Cr'],
  ['2 bhk', 'ready to move', '2 BHK, Ready To move'],
  ['2 bhk', 'with a pool', '2 BHK with swimming pool'],
  ['2 bhk with a pool', 'and gym', '2 BHK with swimming pool and gymnasium'],
  ['2 bhk possession by 2027', 'possession by 2028', '2 BHK with possession by Dec 2028'],
  ['2 bhk', 'cheapest', '2 BHK, lowest price first'],
  ['flat in noida', 'villa', 'Independent House/Villa in Noida'],
  ['2 bhk', 'by vatika', '2 BHK by Vatika'],
  ['2 bhk', 'not in noida', '2 BHK, not in Noida'],
  ['2 bhk', 'in noida with vastu', '2 BHK in Noida vastu'],
  ['', 'under 60 lakh', 'under 60 lakh'],
  ['2 bhk in noida', '3 bhk in gurgaon', '3 bhk in gurgaon'],
  ['2 bhk', 'what is rera', 'what is rera'],
])('after "%s", "%s" asks for "%s"', (before, question, expected) => {
  expect(continueWish(before, question, vocabulary)).toBe(expected);
});

test.each([
  '2 bhk under 60 lakh in noida',
  'villa above 2 crore, highest price first',
  'builder floor not on ground floor',
  'shops with tenant in gurgaon, smallest first',
  '3 bhk 1500 to 1800 sq ft with study and metro within 10 min',
  'flat with possession now',
  '200 gaj plot in gurgaon not in sector 83',
])('the words of "%s" are read as the wish itself', (query) => {
  const wish = parseSearchWish(query, vocabulary)!;
  const read = parseSearchWish(describeWish(wish, describeKinds(wish)), vocabulary);
  // The words may say homes where the wish says it by a type.
  expect(read).toEqual({ ...wish, isOfHomes: read?.isOfHomes });
});
