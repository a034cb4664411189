/** @jest-environment node */
import { drop, errorLines, put, warningLines, type BrokenSet } from '../set/fixtures/edit-content';

const project = (field: string) => `residentialProjects vatika 3 ${field}`;
const NEEM = 'residentialProjects.json › vatika[3] (neem-court)';

const BROKEN: BrokenSet[] = [
  [
    'a number for bedrooms',
    [put(project('bedrooms'), 3)],
    [`${NEEM} › bedrooms: expected text or a list of texts, found number 3`],
  ],
  [
    'a number in the list of bedrooms',
    [put(project('bedrooms'), ['3 BHK', 4])],
    [`${NEEM} › bedrooms: expected text or a list of texts, found list ["3 BHK",4]`],
  ],
  [
    'a number for a price',
    [put(project('price'), 18100000)],
    [`${NEEM} › price: expected text, found number 18100000`],
  ],
  ['a null name', [put(project('name'), null)], [`${NEEM} › name: expected text, found null`]],
  [
    'text for pictures',
    [put(project('images'), 'a.jpg')],
    [`${NEEM} › images: expected a list of pictures, found text "a.jpg"`],
  ],
  ['a yes for a picture', [put(project('images'), [true])], [`${NEEM} › images[0]: expected text, found true`]],
  [
    'a picture outside the folder',
    [put(project('image'), '../secret.jpg')],
    [
      `${NEEM} › image: expected a path under images/ such as projects/tower.jpg, or an http address, found text "../secret.jpg"`,
    ],
  ],
  [
    'a picture as data',
    [put(project('image'), 'data:image/png;base64,x')],
    [
      `${NEEM} › image: expected a path under images/ such as projects/tower.jpg, or an http address, found text "data:image/png;base64,x"`,
    ],
  ],
  ['no city', [drop(project('city'))], [`${NEEM} › city: missing, expected text`]],
  ['a blank city', [put(project('city'), ' ')], [`${NEEM} › city: expected text that is not blank, found blank text`]],
  [
    'latitude beyond the pole',
    [put(project('coordinates lat'), 91)],
    [`${NEEM} › coordinates.lat: expected degrees from -90 to 90, found number 91`],
  ],
  ['no longitude', [drop(project('coordinates lng'))], [`${NEEM} › coordinates.lng: missing, expected a number`]],
  [
    'a category with a slip of the pen',
    [put(project('category'), 'plot')],
    [`${NEEM} › category: expected one of residential, commercial, plots, sco, found text "plot", did you mean plots?`],
  ],
  [
    'an unknown property type',
    [put(project('unitType'), 'Castle')],
    [
      `${NEEM} › unitType: expected one of Residential Apartment, Residential Land, Independent House/Villa, Farm House, Studio Apartment, Luxury Independent Floors, Commercial, found text "Castle"`,
    ],
  ],
  [
    'a date in words',
    [put(project('updatedAt'), 'May 2026')],
    [`${NEEM} › updatedAt: expected a date as 2026-11-21, found text "May 2026"`],
  ],
  [
    'a date that never was',
    [put(project('updatedAt'), '2026-02-31')],
    [`${NEEM} › updatedAt: expected a date that is in the calendar, found text "2026-02-31"`],
  ],
  [
    'a budget upside down',
    [put(project('budget'), { min: 3, max: 2 })],
    [`${NEEM} › budget.max: expected min to be at most max, found number 2`],
  ],
  [
    'a budget of nothing',
    [put(project('budget'), { min: 0, max: 2 })],
    [`${NEEM} › budget.min: expected crore, from 0.01 to 1,000, as 1.81, found number 0`],
  ],
  [
    'a question without an answer',
    [put(project('faqs'), [{ question: 'Why?' }])],
    [`${NEEM} › faqs[0].answer: missing, expected text`],
  ],
  [
    'a hidden character in a text',
    [put(project('name'), 'Neem\u0007')],
    [`${NEEM} › name: expected text without hidden control characters, found U+0007`],
  ],
  [
    'a mark that turns text around',
    [put('testimonials 0 review', 'abc\u202Edef')],
    [
      'testimonials.json › [0] (Ritika Malhotra) › review: expected text without hidden control characters, found U+202E',
    ],
  ],
  [
    'a hidden character in a key',
    [put('promo a\u0000b', '')],
    ['promo.json › "a\\u0000b": expected text without hidden control characters, found U+0000'],
  ],
  [
    'two faults in one record',
    [put(project('price'), 1), put(project('area'), false)],
    [`${NEEM} › price: expected text, found number 1`, `${NEEM} › area: expected text, found false`],
  ],
  [
    'eleven banners',
    [put('site heroImages 10', 'hero/hero-01.jpg')],
    [expect.stringMatching(/^site\.json › heroImages: expected .*10.*, found list \["hero\/hero-01\.jpg",/) as string],
  ],
  [
    'a phone in words',
    [put('site phone', 'call us')],
    ['site.json › phone: expected a phone number of digits, blanks, +, - and ( ), found text "call us"'],
  ],
  [
    'an e-mail without host',
    [put('site email', 'hello')],
    ['site.json › email: expected an e-mail address, found text "hello"'],
  ],
  [
    'a share above 100',
    [put('paymentPlan mogra-courts 0 schedule_entries 1 installment_percentage', 190)],
    [
      'paymentPlan.json › mogra-courts › [0].schedule_entries[1].installment_percentage: expected a percentage from 0 to 100, found number 190',
    ],
  ],
  [
    'a floor without name',
    [drop('floorPlan mogra-courts floors 1 configuration')],
    ['floorPlan.json › mogra-courts › floors[1].configuration: missing, expected text'],
  ],
  [
    'a price that is a list',
    [put('floorPlan mogra-courts floors 0 baseSellingPrice', [])],
    ['floorPlan.json › mogra-courts › floors[0].baseSellingPrice: expected text or a number, found an empty list'],
  ],
  [
    'a place without time',
    [drop('locationData mogra-courts nearbyLocations 0 time')],
    ['locationData.json › mogra-courts › nearbyLocations[0].time: missing, expected text'],
  ],
  [
    'a developer without type',
    [drop('leadingRealEstateDevelopers 0 type')],
    ['leadingRealEstateDevelopers.json › [0] (dev-01) › type: missing, expected text or a list of texts'],
  ],
  [
    'a year in words',
    [put('companyData vatika established', 'long ago')],
    ['companyData.json › vatika › established: expected a number, found text "long ago"'],
  ],
  [
    'a role without title',
    [drop('careers 1 roles 0 title')],
    ['careers.json › [1] › roles[0].title: missing, expected text'],
  ],
  ['a city without introduction', [drop('cities goa intro')], ['cities.json › goa › intro: missing, expected text']],
];

test.each(BROKEN)('refused: %s', (_name, edits, lines) => {
  expect(errorLines(edits)).toEqual(lines);
});

test('fields that nothing reads are told, with the field that was probably meant', () => {
  expect(
    warningLines([put(project('bedroms'), '3 BHK'), put(project('faqs'), [{ question: 'a', answer: 'b', date: '' }])]),
  ).toEqual([
    `${NEEM} › bedroms: nothing reads this field, did you mean bedrooms?`,
    `${NEEM} › faqs[0].date: nothing reads this field`,
  ]);
});

test('a key __proto__ is a field like any other: read by nothing, and without effect', () => {
  const edits = [put(project('__proto__'), { name: 'Injected' })];
  expect(errorLines(edits)).toEqual([]);
  expect(warningLines(edits)).toEqual([`${NEEM} › __proto__: nothing reads this field`]);
});

describe('the address of the site', () => {
  test.each(['https://www.pune-homes.in', 'https://pune-homes.in/', 'http://localhost:4173', 'https://xn--11b.in'])(
    '%s is one',
    (url) => expect(errorLines([put('site url', url)])).toEqual([]),
  );

  test.each([
    'https://name.github.io/site',
    'https://name.github.io/site/',
    'https://www.pune-homes.in/index.html',
    'https://www.pune-homes.in/?a=1',
    'https://www.pune-homes.in/#top',
    'https://pune-homes.in:8443/pune',
  ])('%s is refused, for pages link from the root', (url) => {
    expect(errorLines([put('site url', url)])).toEqual([
      `site.json › url: expected an address without a folder, as https://www.example.in, found text "${url}"`,
    ]);
  });
});
