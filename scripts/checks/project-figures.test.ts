/** @jest-environment node */
import { aProject } from '@/lib/domain/project/fixtures/project';
import { checkProjectFigures, type ProjectOutputs } from './project-figures';

const PROJECT = aProject();
const FACTS = '₹ 1.81 – 2.62 Cr, 1,620 – 2,340 sq.ft, 3, 4 BHK, Under Construction, GGM/123/2026';
const LISTING = {
  '@type': 'RealEstateListing',
  offers: { lowPrice: 18_100_000, highPrice: 26_200_000, priceCurrency: 'INR' },
  mainEntity: { identifier: [{ value: 'GGM/123/2026' }] },
  dateModified: '2026-08-01',
};

/** Correct outputs of the project, except for the given parts. */
function outputs({ facts = FACTS, listing = {}, card = FACTS, record = {} } = {}): ProjectOutputs {
  const data = JSON.stringify({ '@graph': [{ ...LISTING, ...listing }] });
  return {
    page: `<head><meta name="description" content="${FACTS}"/><meta property="og:image:alt" content="${card}"/></head>
      <script type="application/ld+json">${data}</script><main><p>${facts}</p></main>`,
    brochure: `<head></head><main>${FACTS}</main>`,
    record: {
      price: '1.81 - 2.62 Cr',
      area: '1,620 - 2,340 sq.ft',
      projectStatus: 'Under Construction',
      rera: 'GGM/123/2026',
      updatedAt: '2026-08-01',
      ...record,
    },
    siteName: 'Aangan Estates',
  };
}

test('one record, five places, no fault', () => {
  expect(checkProjectFigures(PROJECT, outputs())).toEqual([]);
});

test.each([
  ['an old price on the page', outputs({ facts: FACTS.replace('2.62', '2.6') }), /^page: ₹ 1.81 – 2.62 Cr/],
  ['an old price on the card', outputs({ card: '₹ 1.5 Cr' }), /^card/],
  ['another lowest price for crawlers', outputs({ listing: { offers: { lowPrice: 1 } } }), /lowPrice 1 instead/],
  [
    'another number of approval',
    outputs({ listing: { mainEntity: { identifier: [{ value: 'GGM/1' }] } } }),
    /another RERA number/,
  ],
  ['another price in /data', outputs({ record: { price: '2 Cr' } }), /^\/data: price text ₹ 2 Cr/],
  ['another status in /data', outputs({ record: { projectStatus: 'Sold' } }), /^\/data: status Sold/],
])('%s is told', (_case, published, fault) => {
  expect(checkProjectFigures(PROJECT, published).join('\n')).toMatch(fault);
});

test('an approval without a number is told', () => {
  const faults = checkProjectFigures(aProject({ rera: null }), outputs({ facts: `${FACTS} RERA Approved` }));
  expect(faults).toContain('page: RERA Approved without a number');
});

test('an offer without a price is told', () => {
  const faults = checkProjectFigures(aProject({ price: null, priceText: 'Price on request' }), outputs());
  expect(faults).toContain('structured data: an offer without a price');
});
