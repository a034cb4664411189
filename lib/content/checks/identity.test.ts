/** @jest-environment node */
import { drop, errorLines, put, type BrokenSet } from '../set/fixtures/edit-content';

const SLUG_WORDS = 'expected small letters, digits and hyphens only (a-z, 0-9, -)';

const BROKEN: BrokenSet[] = [
  [
    'a project without id',
    [drop('residentialProjects vatika 3 id')],
    ['residentialProjects.json › vatika[3] (Neem Court) › id: missing, expected an id or a custom_id'],
  ],
  [
    'a project with a blank id',
    [put('residentialProjects vatika 3 id', '')],
    [`residentialProjects.json › vatika[3] (Neem Court) › id: ${SLUG_WORDS}, found blank text`],
  ],
  [
    'a project id with capitals and blanks',
    [put('residentialProjects vatika 3 id', 'Neem Court')],
    [`residentialProjects.json › vatika[3] (Neem Court) › id: ${SLUG_WORDS}, found text "Neem Court"`],
  ],
  [
    'a custom_id with a slash',
    [
      put('residentialProjects lotus-gate 0 custom_id', '../x'),
      drop('trendingProjects 1'),
      put('promo projectId', 'neem-court'),
      drop('projectAmenities kamal-sarovar'),
    ],
    [`residentialProjects.json › lotus-gate[0] (../x) › custom_id: ${SLUG_WORDS}, found text "../x"`],
  ],
  [
    'two projects of one id',
    [put('residentialProjects vatika 3 id', 'palash-row')],
    [
      'residentialProjects.json › vatika[3] (palash-row) › id: duplicate: "palash-row" is already used by residentialProjects.json › vatika[2]',
    ],
  ],
  [
    'one id in both files',
    [put('commercialProjects vatika 0 id', 'neem-court')],
    [
      'commercialProjects.json › vatika[0] (neem-court) › id: duplicate: "neem-court" is already used by residentialProjects.json › vatika[3]',
    ],
  ],
  [
    'an id that is another project’s custom_id',
    [put('residentialProjects vatika 3 custom_id', 'mogra-courts')],
    [
      'residentialProjects.json › vatika[3] (neem-court) › custom_id: duplicate: "mogra-courts" is already used by residentialProjects.json › vatika[0]',
    ],
  ],
  ...['page', 'commercial', 'index', 'default', 'constructor'].map((id): BrokenSet => [
    `a project with the reserved id ${id}`,
    [put('residentialProjects vatika 3 id', id)],
    [`residentialProjects.json › vatika[3] (${id}) › id: "${id}" is a name the site’s own addresses use, take another`],
  ]),
  [
    'a developer slug with capitals',
    [put('developerNames New-Homes', 'New Homes')],
    [`developerNames.json › New-Homes: ${SLUG_WORDS}, found "New-Homes"`],
  ],
  [
    'a developer named __proto__',
    [put('developerNames __proto__', 'Nobody')],
    [`developerNames.json › __proto__: ${SLUG_WORDS}, found "__proto__"`],
  ],
  [
    'two developer slugs of one name',
    [put('developerNames lotusgate', 'LOTUS-GATE')],
    ['developerNames.json › lotusgate: duplicate: "LOTUS-GATE" is already the name of lotus-gate'],
  ],
  [
    'a developer listed twice',
    [
      put('leadingRealEstateDevelopers 1 name', 'vatika'),
      drop('residentialProjects lotus-gate'),
      drop('trendingProjects 1'),
      put('promo projectId', 'neem-court'),
      drop('projectAmenities kamal-sarovar'),
    ],
    ['leadingRealEstateDevelopers.json › [1] (dev-02) › name: duplicate: "vatika" is already the name of [0]'],
  ],
  [
    'two developers of one id',
    [put('leadingRealEstateDevelopers 1 id', 'dev-01')],
    [
      'leadingRealEstateDevelopers.json › [1] (dev-01) › id: duplicate: "dev-01" is already used by leadingRealEstateDevelopers.json › [0]',
    ],
  ],
  [
    'a city slug with a blank',
    [put('cities new%20town', { name: 'New Town', state: 'X', intro: 'Y' })],
    [`cities.json › "new%20town": ${SLUG_WORDS}, found "new%20town"`],
  ],
  [
    'one locality in two cities',
    [put('cities goa localities 0 id', 'sohna'), drop('topLocalities 1')],
    ['cities.json › goa › localities[0].id: duplicate: "sohna" is already used by cities.json › gurgaon'],
  ],
  [
    'a locality that goes by a city’s slug',
    [put('cities goa localities 0 id', 'gurgaon'), drop('topLocalities 1')],
    ['cities.json › goa › localities[0].id: duplicate: "gurgaon" is the slug of a city'],
  ],
  [
    'two services of one id',
    [put('everythingContainer 1 id', 'home-loans')],
    [
      'everythingContainer.json › [1] (home-loans) › id: duplicate: "home-loans" is already used by everythingContainer.json › [0]',
    ],
  ],
  [
    'a service without id',
    [drop('everythingContainer 1 id')],
    ['everythingContainer.json › [1] (Interior Design) › id: missing, expected text'],
  ],
  [
    'a trending project listed twice',
    [put('trendingProjects 1 custom_id', 'mogra-courts')],
    [
      'trendingProjects.json › [1] (mogra-courts) › id: duplicate: "mogra-courts" is already used by trendingProjects.json › [0]',
    ],
  ],
  [
    'two roles of one id',
    [put('careers 1 roles 0 id', 'sales-adviser')],
    ['careers.json › [1] › roles[0].id: duplicate: "sales-adviser" is already used by careers.json › [0]'],
  ],
];

test.each(BROKEN)('refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});
