/** @jest-environment node */
import { drop, errorLines, put, warningLines, type Edit } from '../set/fixtures/edit-content';

const PLAN = 'floorPlan.json › mogra-courts › floors';
const RECORD = 'residentialProjects.json › vatika[0] (mogra-courts)';
const floor = (field: string) => `floorPlan mogra-courts floors 0 ${field}`;
const record = (field: string) => `residentialProjects vatika 0 ${field}`;
const third = drop('floorPlan mogra-courts floors 2');

test.each<[string, Edit[], string[]]>([
  [
    'a price below the range',
    [third, put(floor('baseSellingPrice'), '₹ 1.7 Cr')],
    [`${PLAN}[0].baseSellingPrice: ₹ 1.7 Cr is outside the project’s price "₹ 1.81 – 2.62 Cr"`],
  ],
  [
    'a price above the range, as a number',
    [put(floor('baseSellingPrice'), 30_000_000)],
    [`${PLAN}[0].baseSellingPrice: ₹ 3 Cr is outside the project’s price "₹ 1.81 – 2.62 Cr"`],
  ],
  [
    'an area outside the range',
    [put('floorPlan mogra-courts floors 1 area', '2,900 sq.ft')],
    [`${PLAN}[1].area: "2,900 sq.ft" is outside the project’s area "1,620 - 2,340 sq.ft"`],
  ],
  [
    'no configuration at the lowest price',
    [third, put(floor('baseSellingPrice'), '₹ 2.05 Cr')],
    [`${RECORD} › price: "₹ 1.81 – 2.62 Cr", but the lowest configuration of floorPlan.json costs ₹ 2.05 Cr`],
  ],
  [
    'no configuration at the highest price',
    [third, put(record('price'), '₹ 1.81 – 3 Cr')],
    [`${RECORD} › price: "₹ 1.81 – 3 Cr", but the highest configuration of floorPlan.json costs ₹ 2.62 Cr`],
  ],
  [
    'bedrooms that the record does not name',
    [put(record('bedrooms'), '4 BHK')],
    [`${PLAN}[0].configuration: the project’s bedrooms are "4 BHK", so no filter finds "3 BHK"`],
  ],
  [
    'half a room more than the record names',
    [put(floor('configuration'), '3.5 BHK'), put(floor('images'), [])],
    [`${PLAN}[0].configuration: the project’s bedrooms are "3 BHK, 4 BHK", so no filter finds "3.5 BHK"`],
  ],
  [
    'a configuration nobody understands',
    [put(floor('configuration'), '2,5 BHK'), put(floor('images'), [])],
    [
      `${PLAN}[0].configuration: "2,5 BHK" is not understood as bedrooms such as "2, 3 BHK" or "3 BHK + Study"; no filter finds it`,
    ],
  ],
])('told, not refused: %s', (_, edits, lines) => {
  expect(warningLines(edits)).toEqual(lines);
  expect(errorLines(edits)).toEqual([]);
});

test.each<[string, Edit[]]>([
  ['a price that is the record’s, rounded', [put(floor('baseSellingPrice'), 18_070_000)]],
  [
    'an open range with a dearer configuration',
    [put(record('price'), '₹ 1.81 Cr onwards'), put(floor('baseSellingPrice'), '₹ 1.81 Cr')],
  ],
  ['a range whose ends may have the configuration without price', [put(floor('baseSellingPrice'), '₹ 2.05 Cr')]],
  ['a price on request', [put(record('price'), 'Price on request')]],
  ['land beside built space', [put(record('area'), '7.5 acre')]],
  [
    'a configuration in other words',
    [put(floor('configuration'), 'Three Bedroom Residence + Study'), put(floor('images'), [])],
  ],
  ['4 BHK+ of the record for a larger home', [put(record('bedrooms'), '3 BHK, 4 BHK+')]],
])('nothing said of %s', (_, edits) => {
  expect(errorLines(edits)).toEqual([]);
  expect(warningLines(edits)).toEqual([]);
});
