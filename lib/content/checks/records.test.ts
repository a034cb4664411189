/** @jest-environment node */
import { drop, errorLines, put, warningLines, type Edit } from '../set/fixtures/edit-content';

const NEEM = 'residentialProjects.json › vatika[3] (neem-court)';
const project = (field: string) => `residentialProjects vatika 3 ${field}`;

test.each<[string, Edit[], string[]]>([
  ['no name', [drop(project('name'))], [`${NEEM} › name: missing, “Unnamed Project” is shown`]],
  ['no price', [drop(project('price'))], [`${NEEM} › price: missing, “Price on request” is shown`]],
  ['a blank price', [put(project('price'), '  ')], [`${NEEM} › price: missing, “Price on request” is shown`]],
  ['no area', [drop(project('area'))], [`${NEEM} › area: missing, “Area not specified” is shown`]],
  [
    'no status',
    [drop(project('projectStatus'))],
    [`${NEEM} › projectStatus: missing, “Status not available” is shown`],
  ],
  [
    'no localities',
    [drop(project('localities'))],
    [`${NEEM} › localities: missing, “Location not specified” is shown`],
  ],
  ['no bedrooms of a home', [drop(project('bedrooms'))], [`${NEEM} › bedrooms: missing, “N/A” is shown`]],
  ['no possession', [drop(project('possession'))], [`${NEEM} › possession: missing, “N/A” is shown`]],
  [
    'no description at all',
    [drop(project('longDescription')), drop(project('shortDescription'))],
    [`${NEEM} › longDescription: missing, “No description available” is shown`],
  ],
  ['no picture', [drop(project('image'))], [`${NEEM} › image: missing, the placeholder picture is shown`]],
  [
    'a price nobody understands',
    [put(project('price'), 'two crore or so')],
    [
      `${NEEM} › price: "two crore or so" is not understood as a price such as "₹ 1.81 – 2.62 Cr"; it stands under “Price on request”`,
    ],
  ],
  [
    'an area nobody understands',
    [put(project('area'), 'quite large')],
    [`${NEEM} › area: "quite large" is not understood as an area such as "1,620 - 2,340 sq.ft"; filters let it pass`],
  ],
  [
    'a status with a slip of the pen',
    [put(project('projectStatus'), 'Under Construciton')],
    [
      `${NEEM} › projectStatus: "Under Construciton" is none of New Launch, Under Construction, Ready To move, did you mean Under Construction?; no filter of these finds it, and costs may show both stages`,
    ],
  ],
  [
    'a status that says two',
    [put(project('projectStatus'), 'Ready to move (Tower A), rest in 2028')],
    [
      `${NEEM} › projectStatus: "Ready to move (Tower A), rest in 2028" is none of New Launch, Under Construction, Ready To move; no filter of these finds it, and costs may show both stages`,
    ],
  ],
  ...['24 months from booking', 'Dec 29', 'Diwali 2029', 'Ready by Diwali', 'Phase 1 Dec 2028, Phase 2 Dec 2029'].map(
    (text): [string, Edit[], string[]] => [
      `possession as "${text}"`,
      [put(project('possession'), text)],
      [
        `${NEEM} › possession: "${text}" names no month such as "Dec 2029"; payment rows and the declared completion are not compared with it`,
      ],
    ],
  ),
  [
    'bedrooms nobody understands',
    [put(project('bedrooms'), '2, 3 rooms')],
    [
      `${NEEM} › bedrooms: "2, 3 rooms" is not understood as bedrooms such as "2, 3 BHK" or "3 BHK + Study"; no filter finds it`,
    ],
  ],
  [
    'one of several bedrooms',
    [put(project('bedrooms'), ['3 BHK', '2,5 BHK'])],
    [
      `${NEEM} › bedrooms[1]: "2,5 BHK" is not understood as bedrooms such as "2, 3 BHK" or "3 BHK + Study"; no filter finds it`,
    ],
  ],
  ['bedrooms that say none', [put(project('bedrooms'), 'N/A')], [`${NEEM} › bedrooms: missing, “N/A” is shown`]],
  [
    'a plan that does not sum to 100',
    [put('paymentPlan mogra-courts 0 schedule_entries 1 installment_percentage', 80)],
    ['paymentPlan.json › mogra-courts › [0]: “Down Payment Plan” sums to 90 %, expected 100 %'],
  ],
])('told, not refused: %s', (_name, edits, lines) => {
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
