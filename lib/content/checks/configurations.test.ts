import { errorLines, put, warningLines, type Edit, readCases, type BrokenSet } from '../set/fixtures/edit-content';

const floor = (field: string) => `floorPlan mogra-courts floors 0 ${field}`;
const record = (field: string) => `residentialProjects vatika 0 ${field}`;

test.each<BrokenSet>(
  readCases(String.raw`
a price below the range
  floorPlan mogra-courts floors 2 gone
  floorPlan mogra-courts floors 0 baseSellingPrice = "₹ 1.7 Cr"
> floorPlan.json › mogra-courts › floors[0].baseSellingPrice: ₹ 1.7 Cr is outside the project’s price "₹ 1.81 – 2.62 Cr"
a price above the range, as a number
  floorPlan mogra-courts floors 0 baseSellingPrice = 30000000
> floorPlan.json › mogra-courts › floors[0].baseSellingPrice: ₹ 3 Cr is outside the project’s price "₹ 1.81 – 2.62 Cr"
an area outside the range
  floorPlan mogra-courts floors 1 area = "2,900 sq.ft"
> floorPlan.json › mogra-courts › floors[1].area: "2,900 sq.ft" is outside the project’s area "1,620 - 2,340 sq.ft"
no configuration at the lowest price
  floorPlan mogra-courts floors 2 gone
  floorPlan mogra-courts floors 0 baseSellingPrice = "₹ 2.05 Cr"
> residentialProjects.json › vatika[0] (mogra-courts) › price: "₹ 1.81 – 2.62 Cr", but the lowest configuration of floorPlan.json costs ₹ 2.05 Cr
no configuration at the highest price
  floorPlan mogra-courts floors 2 gone
  residentialProjects vatika 0 price = "₹ 1.81 – 3 Cr"
> residentialProjects.json › vatika[0] (mogra-courts) › price: "₹ 1.81 – 3 Cr", but the highest configuration of floorPlan.json costs ₹ 2.62 Cr
bedrooms that the record does not name
  residentialProjects vatika 0 bedrooms = "4 BHK"
> floorPlan.json › mogra-courts › floors[0].configuration: the project’s bedrooms are "4 BHK", so no filter finds "3 BHK"
a configuration nobody understands
  floorPlan mogra-courts floors 0 configuration = "2,5 BHK"
  floorPlan mogra-courts floors 0 images = []
> floorPlan.json › mogra-courts › floors[0].configuration: "2,5 BHK" is not understood as bedrooms such as "2, 3 BHK" or "3 BHK + Study"; no filter finds it
`),
)('told, not refused: %s', (_, edits, lines) => {
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
  ['it in other words', [put(floor('configuration'), 'Three Bedroom Residence + Study'), put(floor('images'), [])]],
  ['4 BHK+ of the record for a larger home', [put(record('bedrooms'), '3 BHK, 4 BHK+')]],
])('nothing said of %s', (_, edits) => {
  expect(errorLines(edits)).toEqual([]);
  expect(warningLines(edits)).toEqual([]);
});
