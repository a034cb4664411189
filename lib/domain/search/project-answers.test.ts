import { createCatalogue } from './catalogue';
import { answerQuery } from './engine';
import { aSearchFile, aSearchProject } from './fixtures/search-file';
import { toSearchSections } from './sections';

const MOGRA = '/project-details/vatika/mogra-courts';
const NEARBY = [
  { name: 'Aarvy Hospital, Sector 90', time: '9 minutes' },
  { name: 'Millennium City Centre metro station', time: '31 minutes' },
];
const CATALOGUE = createCatalogue(
  aSearchFile({
    projects: [
      {
        ...aSearchProject({ possession: 'Dec 2028' }, NEARBY),
        stated: ['swimming pool'],
        hasLists: true,
        plans: ['Flexi Plan'],
      },
      aSearchProject({ id: 'vanya', name: 'Vanya', rera: null, price: null, priceText: 'Price on request' }),
    ],
  }),
);
const ask = (query: string) => answerQuery(query, CATALOGUE);

test.each([
  [
    'rera number of mogra courts',
    'RERA of Mogra Courts',
    'The registration number is GGM/123/2026',
    `${MOGRA}#overview`,
  ],
  ['is mogra courts registered', 'RERA of Mogra Courts', 'GGM/123/2026', `${MOGRA}#overview`],
  ['rera of mogra', 'RERA of Mogra Courts', 'GGM/123/2026', `${MOGRA}#overview`],
  ['rera of vanya', 'RERA of Vanya', 'shared on request', '/project-details/vatika/vanya#overview'],
  ['possession of mogra courts', 'Possession of Mogra Courts', 'The developer states Dec 2028', `${MOGRA}#overview`],
  ['mogra courts 3 bhk price', 'Price of Mogra Courts', '3 BHK: ₹ 1.81 Cr.', `${MOGRA}#floor-plan`],
  ['mogra courts rate per sq ft', 'Rate of Mogra Courts', '3 BHK: ₹ 11,173 / sq.ft', `${MOGRA}#floor-plan`],
  ['mogra courts total cost', 'Cost in all of Mogra Courts', 'line by line', `${MOGRA}#cost`],
  ['payment plan of mogra courts', 'Payment plan of Mogra Courts', 'Flexi Plan.', `${MOGRA}#payment`],
  ['payment plan of vanya', 'Payment plan of Vanya', 'Not on record; ask us.', '/project-details/vatika/vanya#payment'],
  [
    'floor plan of mogra courts',
    'Floor plan of Mogra Courts',
    '3 BHK 1,620 sq.ft, 4 BHK 2,340 sq.ft.',
    `${MOGRA}#floor-plan`,
  ],
  ['mogra courts carpet area', 'Carpet area of Mogra Courts', 'does not say the carpet area', `${MOGRA}#floor-plan`],
  ['brochure of mogra courts', 'Brochure of Mogra Courts', 'to save as a PDF', '/brochure/vatika/mogra-courts'],
  ['where is mogra courts', 'Place of Mogra Courts', 'Sector 83, Gurgaon.', `${MOGRA}#location`],
  ['mogra courts flooring', 'Specifications of Mogra Courts', 'under “Specifications”', `${MOGRA}#specifications`],
  ['who is the developer of mogra courts', 'Developer of Mogra Courts', 'vatika.', `${MOGRA}#about-developer`],
  ['mogra courts apartments total', 'Building of Mogra Courts', 'under “Overview”', `${MOGRA}#overview`],
  ['construction update of mogra courts', 'Possession of Mogra Courts', 'The developer states', `${MOGRA}#overview`],
  ['cheapest unit in mogra courts', 'Price of Mogra Courts', '₹ 1.81', `${MOGRA}#floor-plan`],
  ['rent in mogra courts', 'Rent of Mogra Courts', 'holds no rent', `${MOGRA}#overview`],
  ['how far is the metro from mogra courts', 'Metro of Mogra Courts', 'metro station 31 min', `${MOGRA}#location`],
  ['hospital near mogra courts', 'Hospital of Mogra Courts', 'Aarvy Hospital, Sector 90 9 min', `${MOGRA}#location`],
  ['is there a pool in mogra courts', 'Swimming pool of Mogra Courts', 'Yes: swimming pool', `${MOGRA}#amenities`],
  [
    'is there a gym in mogra courts',
    'Gymnasium of Mogra Courts',
    'No gymnasium in its lists; ask us to be sure.',
    `${MOGRA}#amenities`,
  ],
  [
    'is there a gym in vanya',
    'Gymnasium of Vanya',
    'Its record does not say',
    '/project-details/vatika/vanya#amenities',
  ],
])('"%s": %s', (query, title, text, href) => {
  const [answer] = ask(query).answers;
  expect(answer).toMatchObject({ title, href });
  expect(answer?.text).toContain(text);
  expect(answer?.leftOut ?? '').toBe('');
});

test('two questions have two answers; what nobody understands is said', () => {
  const found = ask('mogra courts rera and possession with vastu');
  expect(found.answers.map(({ title }) => title)).toEqual(['RERA of Mogra Courts', 'Possession of Mogra Courts']);
  expect(found.leftOut).toBe('vastu');
  expect(toSearchSections(found)[0]?.rows[0]?.note).toMatch(/^Without “vastu”\. Yes/);
});

test('what neither a record nor a filter reads leads to the page of the project', () => {
  expect(ask('mogra courts vastu').answers).toMatchObject([
    { title: 'Overview of Mogra Courts', href: `${MOGRA}#overview`, leftOut: 'vastu' },
  ]);
});

test('two projects are compared', () => {
  const [answer] = ask('compare mogra courts and vanya').answers;
  expect(answer).toMatchObject({ title: 'Compare Mogra Courts and Vanya', href: '/shortlist', leftOut: '' });
  expect(answer?.text).toContain('Mogra Courts: ₹ 1.81 – 2.62 Cr · 3 BHK, 4 BHK');
  expect(answer?.text).toContain('Vanya: Price on request');
});

const BOTH = 'Compare Mogra Courts and Vanya';
test.each([
  ['is there a metro near vanya', 'Metro of Vanya'],
  ['is there rera for vanya', 'RERA of Vanya'],
  ['and the rera of vanya', 'RERA of Vanya'],
  ['how about that of vanya, possession', 'Possession of Vanya'],
  ['is there a metro', 'Metro of Mogra Courts'],
  ['rera of this mogra', 'RERA of Mogra Courts'],
  ['compare it with vanya', BOTH],
  ['please compare with vanya', BOTH],
  ['is it cheaper than vanya', BOTH],
  ['is it near the metro or vanya', BOTH],
  ['price of vanya and this', BOTH],
  ['this vs vanya', BOTH],
])('after a question about Mogra Courts “%s” is about what it names: %s', (query, title) => {
  const { talk } = ask('price of mogra courts');
  expect(answerQuery(query, CATALOGUE, talk).answers[0]?.title).toBe(title);
});

test.each(['mogra courts', 'floor plan', 'flats in mogra courts'])('"%s" asks nothing of a named project', (query) => {
  expect(ask(query).answers.filter(({ title }) => title.includes(' of '))).toEqual([]);
});
