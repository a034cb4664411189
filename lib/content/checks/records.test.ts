import {
  drop,
  errorLines,
  put,
  warningLines,
  type Edit,
  readCases,
  type BrokenSet,
} from '../set/fixtures/edit-content';

const project = (field: string) => `residentialProjects vatika 3 ${field}`;

test.each<BrokenSet>(
  readCases(String.raw`
no name
  residentialProjects vatika 3 name gone
> residentialProjects.json › vatika[3] (neem-court) › name: missing, “Unnamed Project” is shown
no price
  residentialProjects vatika 3 price gone
> residentialProjects.json › vatika[3] (neem-court) › price: missing, “Price on request” is shown
a blank price
  residentialProjects vatika 3 price = "  "
> residentialProjects.json › vatika[3] (neem-court) › price: missing, “Price on request” is shown
no area
  residentialProjects vatika 3 area gone
> residentialProjects.json › vatika[3] (neem-court) › area: missing, “Area not specified” is shown
no status
  residentialProjects vatika 3 projectStatus gone
> residentialProjects.json › vatika[3] (neem-court) › projectStatus: missing, “Status not available” is shown
no localities
  residentialProjects vatika 3 localities gone
> residentialProjects.json › vatika[3] (neem-court) › localities: missing, “Location not specified” is shown
no bedrooms of a home
  residentialProjects vatika 3 bedrooms gone
> residentialProjects.json › vatika[3] (neem-court) › bedrooms: missing, “N/A” is shown
no possession
  residentialProjects vatika 3 possession gone
> residentialProjects.json › vatika[3] (neem-court) › possession: missing, “N/A” is shown
no description at all
  residentialProjects vatika 3 longDescription gone
  residentialProjects vatika 3 shortDescription gone
> residentialProjects.json › vatika[3] (neem-court) › longDescription: missing, “No description available” is shown
no picture
  residentialProjects vatika 3 image gone
> residentialProjects.json › vatika[3] (neem-court) › image: missing, the placeholder picture is shown
a price nobody understands
  residentialProjects vatika 3 price = "two crore or so"
> residentialProjects.json › vatika[3] (neem-court) › price: "two crore or so" is not understood as a price such as "₹ 1.81 – 2.62 Cr"; it stands under “Price on request”
an area nobody understands
  residentialProjects vatika 3 area = "quite large"
> residentialProjects.json › vatika[3] (neem-court) › area: "quite large" is not understood as an area such as "1,620 - 2,340 sq.ft"; filters let it pass
a status with a slip of the pen
  residentialProjects vatika 3 projectStatus = "Under Construciton"
> residentialProjects.json › vatika[3] (neem-court) › projectStatus: "Under Construciton" is none of New Launch, Under Construction, Ready To move, did you mean Under Construction?; no filter of these finds it, and costs may show both stages
a status that says two
  residentialProjects vatika 3 projectStatus = "Ready to move (Tower A), rest in 2028"
> residentialProjects.json › vatika[3] (neem-court) › projectStatus: "Ready to move (Tower A), rest in 2028" is none of New Launch, Under Construction, Ready To move; no filter of these finds it, and costs may show both stages
possession as "24 months from booking"
  residentialProjects vatika 3 possession = "24 months from booking"
> residentialProjects.json › vatika[3] (neem-court) › possession: "24 months from booking" names no month such as "Dec 2029"; payment rows and the declared completion are not compared with it
possession as "Dec 29"
  residentialProjects vatika 3 possession = "Dec 29"
> residentialProjects.json › vatika[3] (neem-court) › possession: "Dec 29" names no month such as "Dec 2029"; payment rows and the declared completion are not compared with it
possession as "Diwali 2029"
  residentialProjects vatika 3 possession = "Diwali 2029"
> residentialProjects.json › vatika[3] (neem-court) › possession: "Diwali 2029" names no month such as "Dec 2029"; payment rows and the declared completion are not compared with it
possession as "Ready by Diwali"
  residentialProjects vatika 3 possession = "Ready by Diwali"
> residentialProjects.json › vatika[3] (neem-court) › possession: "Ready by Diwali" names no month such as "Dec 2029"; payment rows and the declared completion are not compared with it
possession as "Phase 1 Dec 2028, Phase 2 Dec 2029"
  residentialProjects vatika 3 possession = "Phase 1 Dec 2028, Phase 2 Dec 2029"
> residentialProjects.json › vatika[3] (neem-court) › possession: "Phase 1 Dec 2028, Phase 2 Dec 2029" names no month such as "Dec 2029"; payment rows and the declared completion are not compared with it
bedrooms nobody understands
  residentialProjects vatika 3 bedrooms = "2, 3 rooms"
> residentialProjects.json › vatika[3] (neem-court) › bedrooms: "2, 3 rooms" is not understood as bedrooms such as "2, 3 BHK" or "3 BHK + Study"; no filter finds it
one of several bedrooms
  residentialProjects vatika 3 bedrooms = ["3 BHK","2,5 BHK"]
> residentialProjects.json › vatika[3] (neem-court) › bedrooms[1]: "2,5 BHK" is not understood as bedrooms such as "2, 3 BHK" or "3 BHK + Study"; no filter finds it
bedrooms that say none
  residentialProjects vatika 3 bedrooms = "N/A"
> residentialProjects.json › vatika[3] (neem-court) › bedrooms: missing, “N/A” is shown
a plan that does not sum to 100
  paymentPlan mogra-courts 0 schedule_entries 1 installment_percentage = 80
> paymentPlan.json › mogra-courts › [0]: “Down Payment Plan” sums to 90 %, expected 100 %
`),
)('told, not refused: %s', (_name, edits, lines) => {
  expect(warningLines(edits)).toEqual(lines);
  expect(errorLines(edits)).toEqual([]);
});

test.each<[string, Edit[]]>([
  ['no bedrooms of a plot', []],
  ['bedrooms of a plot that say none', [put('residentialProjects vatika 2 bedrooms', 'Not applicable')]],
  ['bedrooms as portals write them', [put(project('bedrooms'), ['2, 2½ & 3 BHK', '4 Bedroom Villa', '3BHK+study'])]],
  ['a price on request', [put(project('price'), 'Price on request')]],
  ['no RERA number, furnishing or property type', [drop(project('rera')), drop(project('furnishing'))]],
  ...['Under-Construction', 'NEWLY LAUNCHED', 'RTM', 'Sold-out', 'Re-sale'].map((status): [string, Edit[]] => [
    `the status ${status}`,
    [put(project('projectStatus'), status), put(project('possession'), 'Dec 2099')],
  ]),
  ...['December-2099', "Dec'99", '31/12/2099', 'Q4 2099', '2099', 'Ready to move', 'Immediate', 'On request'].map(
    (possession): [string, Edit[]] => [`possession as ${possession}`, [put(project('possession'), possession)]],
  ),
  ['a short description alone', [drop(project('longDescription'))]],
])('not even told: %s', (_name, edits) => {
  expect(warningLines(edits)).toEqual([]);
});
