import { aProject } from '@/lib/domain/project/fixtures/project';
import { checkProjectEnquiry, checkProjectFigures, type ProjectOutputs } from './project-figures';

const ASKED = { id: 'mogra-83', name: 'Mogra & Co', priceText: '₹ 1.5 Cr' };
const CHOICES =
  '<input type="radio" name="configuration" value="" checked/>' +
  '<input type="radio" name="configuration" value="3 BHK"/>';
const FORM =
  '<div role="region" id="enquire"><form method="post" action="https://office.example/contact.php">' +
  `<input type="hidden" name="name"/><input type="hidden" name="project" value="mogra-83"/>` +
  `<input name="phone" required/>${CHOICES}</form></div>`;
const link = (text: string) => `<a href="#enquire" data-enquiry="contact" data-subject="Mogra &amp; Co">${text}</a>`;
const PAGE = link('₹ 1.5 Cr<span>Enquire</span>') + link('Enquire') + FORM;

test.each<[string, string, string[]]>([
  ['all there', PAGE, []],
  [
    'no form',
    PAGE.replace('id="enquire"', ''),
    [
      'no form that posts',
      'the form requires nothing',
      'no configuration to ask about',
      'the form does not name the project',
      'not one choice is checked',
    ],
  ],
  ['a form that goes nowhere', PAGE.replace('/contact.php', '/'), ['no form that posts']],
  ['a name asked for, too', PAGE.replace('name="name"', 'name="name" required'), ['the form requires name, phone']],
  [
    'no configuration',
    PAGE.replace(/<input type="radio" name="configuration" value="3[^>]*>/, ''),
    ['no configuration to ask about'],
  ],
  ['another project', PAGE.replace('mogra-83', 'other'), ['the form does not name the project']],
  ['nothing chosen', PAGE.replace(' checked', ''), ['not one choice is checked']],
  ['no dock', PAGE.replace('₹ 1.5 Cr<span>', '<span>'), ['no Enquire with the price in the dock']],
  ['the dock alone', PAGE.replace(link('Enquire'), ''), ['no Enquire beside the sections']],
])('%s', (_case, html, faults) => {
  expect(checkProjectEnquiry(ASKED, html)).toEqual(faults);
});

const PROJECT = aProject();
const FACTS = '₹ 1.81 – 2.62 Cr, 1,620 – 2,340 sq.ft, 3, 4 BHK, Under Construction, GGM/123/2026';
const LISTING = {
  '@type': 'RealEstateListing',
  offers: { lowPrice: 18_100_000, highPrice: 26_200_000, priceCurrency: 'INR' },
  mainEntity: { identifier: [{ value: 'GGM/123/2026' }] },
  dateModified: '2026-08-01',
};

/** Correct outputs of the project, except for the given parts. */
function outputs({ facts = FACTS, listing = {}, card = FACTS } = {}): ProjectOutputs {
  const data = JSON.stringify({ '@graph': [{ ...LISTING, ...listing }] });
  return {
    page: `<head><meta name="description" content="${FACTS}"/><meta property="og:image:alt" content="${card}"/></head>
      <script type="application/ld+json">${data}</script><main><p>${facts}</p></main>`,
    brochure: `<head></head><main>${FACTS}</main>`,
    siteName: 'Aangan Estates',
  };
}

test('one record, four places, no fault', () => {
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
