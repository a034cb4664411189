/** @jest-environment node */
import { answerTo, type AssistantData } from '@/lib/domain/assistant/answer';
import { toFoundRecords } from '@/lib/domain/assistant/records';
import { createCatalogue } from '@/lib/domain/search/catalogue';
import { answerQuery } from '@/lib/domain/search/engine';
import { getDataFile } from '../data';
import { getSearchFile } from './search';

const sent = (file: string): unknown => JSON.parse(JSON.stringify(getDataFile(file)));
const data = sent('assistant.json') as AssistantData;
const CATALOGUE = createCatalogue(getSearchFile());

/** The text of an answer and its addresses. */
function ask(question: string) {
  const { text, links } = answerTo(question, data, (asked) => toFoundRecords(answerQuery(asked, CATALOGUE), asked));
  return { text, hrefs: links.map(({ href }) => href) };
}

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';
const FLATS = '/projects?type=Residential+Apartment';

test.each<[question: string, said: string, href: string]>([
  ['emi 40000 per month flat', '₹ 40,000 a month pays back a loan of about ₹ 46.09 Lakh', '/affordability'],
  ['emi 40000 per month flat', 'Income and savings decide the price.', FLATS],
  ['emi of 30000 in noida', '₹ 30,000 a month pays back', '/projects?locality=Noida'],
  ['emi 80 lakh for 50 years', 'Counted with 30 years, the most', ''],
  ['emi 0', 'For which amount?', ''],
  ['emi for 5 paise', 'I left out “5 paise”.', ''],
  ['emi for 2 bhk', 'For which amount?', '/projects?bedrooms=2+BHK'],
  ['my salary is 1,5 lakh per month 3 bhk in gurgaon', '₹ 1,50,000 a month', '/affordability?income=150000'],
  ['salary 20 lpa', '₹ 1,66,667 a month', '/affordability?income=166667'],
  ['flat under $200k', 'I left out “under $200k”.', FLATS],
  [
    'villa in goa under 3 million dollars',
    'I left out “under 3 million dollars”.',
    '/projects?type=Independent+House%2FVilla&locality=Goa',
  ],
  ['highest rental yield', "A year's rent as a share of the price.", '/contact-us'],
  ['3 bhk under 5 crore', 'This is what we list:', '/projects?bedrooms=3+BHK&budget=1-5cr'],
  ['i want to sell my flat', 'For a home that you sell', '/contact-us'],
  ['flat without brokerage', 'the developer pays us', FLATS],
  ['2.5 bhk noida', 'I left out “2.5 bhk”.', '/projects?locality=Noida'],
  ['hi, 2 bhk new gurgaon', 'This is what we list:', '/locality/new-gurgaon?bedrooms=2+BHK'],
  ['power of attorney', 'NRI Services', '/service/nri-services'],
  ['loan of 50 lakh', 'I left out “loan 50 lakh”.', '/service/home-loans'],
  ['what is sco', 'Shop-cum-office', '/sco'],
  ['sco', 'This is what we list:', '/sco'],
  ['floor plan of mogra courts', 'under “Floor Plan”', `${MOGRA}#floor-plan`],
  ['mogra courts rera number', 'under “Overview”', `${MOGRA}#overview`],
  ['distance from mogra courts to the airport', 'under “Location”', `${MOGRA}#location`],
  ['does mogra courts have a pool', 'under “Amenities”', `${MOGRA}#amenities`],
  ['brochure of mogra courts', 'under “Overview”', `${MOGRA}#overview`],
  ['mogra courts carpet area and vastu', 'I left out “vastu”.', `${MOGRA}#floor-plan`],
  ['compare mogra courts and champa terraces', 'I left out “compare champa terraces”.', MOGRA],
  ['stamp duty for mogra courts', 'line by line', `${MOGRA}#cost`],
  ['call me on 98765 43210 about 3 bhk in noida', 'Shall we call 98765 43210?', '/contact-us'],
  ['office space with parking in mumbai', 'in Mumbai with covered parking', '/commercial?locality=Mumbai'],
])('"%s": %s %s', (question, said, href) => {
  const { text, hrefs } = ask(question);
  expect(text).toContain(said);
  if (href) expect(hrefs).toContain(href);
  else expect(hrefs).toEqual([]);
});
