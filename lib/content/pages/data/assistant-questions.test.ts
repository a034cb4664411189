import { answerTo, type AssistantData } from '@/lib/domain/assistant/answer';
import { createCatalogue } from '@/lib/domain/search/catalogue';
import { answerQuery } from '@/lib/domain/search/engine';
import type { Talk } from '@/lib/domain/search/talk';
import { getBuyingRates } from '../../records/buying-rates';
import { getDataFile } from '../data';
import { getTexts } from './fixtures/texts';
import { getSearchFile } from './search';

const sent = (file: string): unknown => JSON.parse(JSON.stringify(getDataFile(file)));
const data = sent('assistant.json') as AssistantData;
const CATALOGUE = { ...createCatalogue(getSearchFile(), data), texts: getTexts() };

/** The text of an answer and its addresses, the last of a conversation. */
function ask(...questions: string[]) {
  let talk: Talk | undefined;
  const answers = questions.map((question) => {
    const answer = answerTo(question, data, (asked, before) => answerQuery(asked, CATALOGUE, before), talk);
    talk = answer.talk ?? talk;
    return answer;
  });
  const { text, links } = answers.at(-1)!;
  return { text, hrefs: links.map(({ href }) => href) };
}

test.each([
  ['rera interest on delay', 'Late possession'],
  ['gift deed stamp duty', 'Gift of a property'],
  ['can i sell before registry', 'Sale before possession'],
  ['i work in usa will indian bank give me loan', 'Home loan for NRIs'],
  ['सर्कल रेट और मार्केट रेट में क्या फर्क है', 'Circle rate'],
  ['kaise pata kare property pe loan hai ya nahi', 'Encumbrance certificate'],
  ['sco kya hota hai aur isme bank loan milta hai', 'SCO'],
  ['can i pay 10% now and rest on possession', 'Possession-linked plan'],
])('the term that reads most of “%s” answers it: %s', (question, term) => {
  expect(ask(question).text).toContain(`${term}: `);
});

test.each([
  ['kiln court me do gaadi park ho jayegi', 'one covered bay for each home'],
  ['orchard brick faridabad pani borewell ya municipal', 'Water comes from the municipal line'],
  ['woad lane ki registry kab shuru hogi', 'towards the end of 2027'],
  [
    'Mica Gardens: who pays repairs when the apartment is leased out?',
    'Routine repairs come out of the management fee',
  ],
  ['meadow line me EDC alag se lagega kya', 'included in the price quoted'],
  ['स्प्रूस स्ट्रीट से मेट्रो कितनी दूर है', 'five minutes by e-rickshaw'],
  ['genda apartments carpet area 2bhk', 'has a carpet area of 645 sq.ft'],
])('a sentence of its page answers “%s”: %s', (question, sentence) => {
  expect(ask(question).text).toContain(sentence);
});

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';
const FLATS = '/projects?type=Residential+Apartment&type=Studio+Apartment&type=Luxury+Independent+Floors';

test.each<[question: string, said: string, href: string]>([
  ['emi 40000 per month flat', '₹ 40,000 a month pays back a loan of about ₹ 46.09 Lakh', '/affordability'],
  ['emi 40000 per month flat', 'Income and savings decide the price.', `${FLATS}&budget=1-46.09l`],
  ['gst on under construction flat worth 90 lakh', 'still being built, 5 %: ₹ 4,50,000;', '/cost-of-buying'],
  ['tds on 40 lakh flat', 'none below ₹ 50 Lakh; kept back from a seller abroad', '/service/nri-services'],
  ['कितना लोन मिलेगा 1 करोड़ के घर पर', 'a bank may lend ₹ 75 Lakh at most', '/affordability'],
  ['capital gains tax on flat, profit 30 lakh', '12.5 %: ₹ 3,75,000.', '/service/legal-advisory'],
  ['registry me kitna time lagta hai', 'allow 1 to 2 weeks', '/service/legal-advisory'],
  ['who pays registry charges buyer or seller', 'The buyer pays stamp duty', '/cost-of-buying'],
  ['which documents nri needs to buy flat', 'an NRE or NRO account', '/service/nri-services'],
  ['can oci inherit property in india', 'farmland too', '/service/nri-services'],
  [
    'flat under $200k',
    'Our prices are in rupees, and we hold no exchange rate for “under $200k”. I left out “under $200k”.',
    `${FLATS}&sort=price-low&without=under+%24200k`,
  ],
  ['highest rental yield', "A year's rent as a share of the price", '/contact-us'],
  ['3 bhk under 5 crore', 'This is what we list:', '/projects?bedrooms=3+BHK&budget=1-5cr'],
  ['i want to sell my flat', 'a plot that you sell', '/contact-us'],
  ['flat without brokerage', 'the developer pays us', FLATS],
  ['hi, 2 bhk new gurgaon', 'This is what we list:', '/locality/new-gurgaon?bedrooms=2+BHK'],
  ['power of attorney', 'NRI Services', '/service/nri-services'],
  ['12 lakh saal ka rent, 2 cr ki shop, return', '₹ 12,00,000 a year, 6 % of ₹ 2 Cr', '/commercial?use=Shops'],
  [
    "if i register in my wife's name how much do i save in gurgaon",
    'On ₹ 1 Cr, for example, duty and registration: Inside municipal limits, Haryana: woman ₹ 5,50,000, ₹ 2,00,000 (2 %) less than a man.',
    '/cost-of-buying/haryana?price=10000000&owner=woman',
  ],
  ['floor plan of mogra courts', '3 BHK + Study 1,885 sq.ft', `${MOGRA}#floor-plan`],
  ['मोगरा कोर्ट्स का पजेशन कब मिलेगा', 'The developer states Dec 2028', `${MOGRA}#overview`],
  ['कोबाल्ट वन की कीमत क्या है', 'Price of Cobalt One: ₹ 2.24', '/project-details/bluepeak-estates/cobalt-one-sector-102'],
  ['mogra courts kab tak banega', 'The developer states Dec 2028', `${MOGRA}#overview`],
  [
    "stamp duty if i buy in mother's name 95 lakh delhi",
    'Stamp duty in Delhi: On ₹ 95 Lakh, duty and registration: Municipal Corporation area, Delhi',
    '/cost-of-buying/delhi?price=9500000&owner=woman',
  ],
  ['can builder increase price after booking', 'Price after booking: ', '/service/legal-advisory'],
  ['stamp duty for mogra courts', 'line by line', `${MOGRA}#cost`],
  [
    'is there any 2 bhk left in neem avenue',
    '2 BHK + Study, 14 on',
    '/project-details/vatika/neem-avenue-residences-sector-84',
  ],
  ['mogra courts 3 bhk higher floor', 'What is free changes by the day', `${MOGRA}#floor-plan`],
  ['compare vithika and megh for 3 bhk which is cheaper', 'Vithika costs least, from ₹ 1.55 Cr.', '/shortlist'],
  ['vithika or megh, which will be ready first for 3 bhk', '3 BHK of Megh: 3 BHK · 1,710 sq.ft', '/shortlist'],
  ['kinara vs meridian which is bigger', 'Meridian has the larger homes', '/shortlist'],
  [
    'mogra courts 3 bhk total cost sab mila ke kitna padega',
    '₹ 1.81 Cr, comes to ₹ 2.03 Cr for a man',
    `${MOGRA}#cost`,
  ],
  ['is mogra courts worth buying, when is possession', 'We rate no project', `${MOGRA}#overview`],
])('"%s": %s %s', (question, said, href) => {
  const { text, hrefs } = ask(question);
  expect(text).toContain(said);
  if (href) expect(hrefs).toContain(href);
  else expect(hrefs).toEqual([]);
});

test.each<[turns: string[], said: string]>([
  [['We are settled in Muscat, 3 bhk in noida', 'can we get a loan from an Indian bank'], 'Home loan for NRIs'],
  [['we live in Dubai, 3 bhk in noida', 'what documents are needed'], 'Documents of NRI buyers'],
  [['pre leased shop noida', 'what is the rent coming'], 'Our records hold no rents'],
  [['property in goa', 'can you rent it out for me'], 'Finding a tenant:'],
  [['villa in gurgaon', 'compare them'], 'Compare Maulshree Villas and Fern Villas and Ravi Bagh'],
  [['ready to move 3bhk in gurgaon', 'compare the first two'], 'Compare Champa Terraces and Chandni Floors:'],
  [['neem avenue residences', 'compare vithika and megh'], 'Compare Vithika and Megh:'],
  [['i want to sell my flat in noida', 'how much tax'], 'Capital gains'],
  [['3 bhk in gurgaon under 2 crore', 'how much tax'], 'In all, 3 BHK, ₹ 1.81 Cr, comes to'],
  [['bangalore 2 bhk', 'what is price per sq ft'], 'Rate of Kaveri Stones: 2 BHK'],
  [['cobalt one', 'book a visit for saturday'], 'Visit of Cobalt One'],
  [['office in noida sector 62', 'parking kitni hai'], 'Covered parking of Turret House'],
  [['palash row', 'other plots'], 'Similar to Palash Row'],
  [['home loan', 'documents'], 'Papers for a home loan'],
  [['stamp duty in gurgaon', 'for plot'], 'Stamp duty in Haryana'],
  [['stamp duty in gurgaon', 'for nri'], 'An NRI pays the same'],
  [['2 bhk noida', 'are they rera approved'], 'RERA of Spruce Street'],
  [['2 bhk noida', 'which is better'], 'Compare Spruce Street and Cypress Lane'],
  [['2 bhk noida', 'ok i want to book it'], 'Steps of buying'],
  [['champa terraces', 'ok i want to book it'], 'Booking of Champa Terraces'],
  [['2 bhk noida', 'price per sq ft'], 'Rate of Spruce Street'],
  [['mogra courts vs champa terraces', 'price of the second one'], 'Price of Champa Terraces'],
  [['champa terraces', 'no something else'], 'Similar to Champa Terraces'],
  [['3 bhk in gurgaon under 2 crore', 'carpet area?'], 'Carpet area of Champa Terraces: 3 BHK'],
  [['3 bhk in gurgaon under 2 crore', 'does it have a lift'], '3 BHK under ₹ 2 Cr in Gurgaon with lifts'],
  [['neem avenue', 'compare with vithika'], 'Compare Neem Avenue Residences and Vithika:'],
  [['3 bhk in noida under 1.5 crore', 'total cost of the first one'], 'In all, 3 BHK, ₹ 1.48 Cr, comes to'],
  [['3bhk near medanta gurgaon', 'already ready'], '3 BHK, Ready To move in Gurgaon with Medanta within 15 min'],
  [['do nris pay stamp duty', 'in delhi for a 3 crore flat how much'], 'man ₹ 24,00,000, woman ₹ 18,00,000'],
  [['emi 60 lakh pe 15 saal', 'aur agar 20 saal kar du', 'rate 9% ho to'], '₹ 60,00,000 at 9% a year over 20 years'],
  [['stamp duty in noida on 80 lakh', 'my wife buys it', 'what about gurgaon'], 'Haryana: woman ₹ 4,40,000'],
  [['who pays registration in gurgaon', 'and in delhi for a woman'], 'Stamp duty in Delhi:'],
  [['what is rental yield', '1.5 cr and 45000 rent', 'and if rent is 60000'], '₹ 7,20,000 a year, 4.8 %'],
  [['i live in dubai', 'what documents do i need', 'can i take loan'], 'Home loan for NRIs:'],
  [['how is tds deducted on nri sale', 'can it be lowered'], 'Lower TDS certificate:'],
  [['gst on under construction flat', 'what about a shop'], '12 % on a shop or office'],
  [['gst on under construction flat', 'and on ready flat?'], 'after the completion certificate, carry none'],
  [['what is gst', 'resale pe'], 'after the completion certificate, carry none'],
  [['riverbend kharadi', 'flood risk?', 'possession when'], 'Possession of Riverbend:'],
  [
    ['ivory terminal price', 'is it freehold', "ok what's nearby that is freehold"],
    'Offices in Delhi with freehold title',
  ],
  [['flats in noida', 'stamp duty on that'], 'Stamp duty in Uttar Pradesh:'],
  [['what is tds', 'how much'], 'TDS:'],
  [['down payment for a 1.2 cr flat', 'emi kitni hogi'], '₹ 1,20,00,000 at 8.5% a year over 20 years'],
  [['saptak price', 'koi aur project paas me jisme gym ho'], 'in Noida with gymnasium'],
  [['stamp duty in gurgaon', "in my wife's name", 'and in delhi?'], 'Delhi: woman ₹ 6,00,000'],
  [['stamp duty delhi', "if registered in my mother's name"], 'Delhi: woman ₹ 6,00,000'],
  [['apartment in mumbai below 1.5 cr', '2 bhk', 'is it ready?'], 'Possession of Thicket: Ready To move'],
  [['faridabad 3 bhk under 1 crore', 'iska possession kab'], 'Possession of Orchard Brick:'],
  [['food court shop', 'what rent can i expect'], 'Rental yield:'],
  [['stamp duty in gurgaon', 'patni ke naam'], 'Haryana: woman ₹ 5,50,000'],
  [['faridabad 3 bhk under 1 crore', 'is there anything cheaper'], 'This is what we list:'],
  [['kitna loan milega 1 lakh salary pe', 'aur 2 lakh pe?'], '50 % of ₹ 2,00,000 is ₹ 1,00,000'],
  [['documents for home loan', 'I am self employed'], 'Papers for a home loan:'],
  [['cobalt one', 'what is the possession'], 'Possession of Cobalt One:'],
  [['3 bhk gurgaon with swimming pool', 'any with possession in 2028'], 'with possession in 2028 and swimming pool'],
  [['emi for 80 lakh', 'flats in noida'], 'This is what we list:'],
  [['faridabad 3 bhk under 1 crore', 'how is payment done'], 'Payment plan of Orchard Brick:'],
  [['sco dwarka expressway', 'cheapest one', 'payment plan'], 'Payment plan of Crystal Corner:'],
  [['how do i check rera number', 'does mogra courts have it'], 'RERA of Mogra Courts: Yes.'],
  [['camellia rise and ridge line', 'which will be ready first'], 'Possession of Camellia Rise'],
  [['estuary', 'can i rent it out'], 'Finding a tenant:'],
  [['estuary', 'who will manage it'], 'Property Management:'],
  [['i live in uk', 'can i buy farmland in india'], 'Farmland and NRIs: No:'],
  [['kesar kunj', 'kitna loan milega'], '2 BHK: ₹ 34 Lakh. Our loan desk'],
  [['house in delhi', '3 bhk', 'kitne ka milega'], '₹ 2.23 Cr to ₹ 7.35 Cr'],
  [['documents for home loan', 'how many days will it take'], 'An approval usually takes one to two weeks.'],
  [['tds when nri sells flat', 'I bought it 18 months back'], 'Before two years it is 30 %'],
  [['how is registration done', 'how many days'], 'allow 1 to 2 weeks'],
  [['2 bhk in noida', 'ok'], 'All right.'],
  [['3 bhk in noida', 'possession date?', 'rera number'], 'RERA of Larch Avenue: Yes.'],
  [['2 bhk in pune', 'emi kitni banegi'], 'EMI of Riverbend: 2 BHK: ₹ 64,566 a month, for'],
  [['2 bhk in gurgaon', 'show more', 'is it ready'], 'Possession of Parijat Park: Ready To move.'],
  [['sco gurgaon', 'payment plan of the cheapest one'], 'Payment plan of Canopy Walk:'],
  [['I am NRI in Oman, 3 BHK in Noida', 'budget 2 crore', 'which documents you need'], 'Documents of NRI buyers:'],
  [['3bhk mumbai under 3 cr', 'only ready', 'stamp duty on it'], 'In all, 3 BHK, ₹ 2.22 Cr, comes to'],
  [['nri selling flat tds', 'money usa kaise bhejenge'], 'Repatriation:'],
  [['nri selling flat tds', 'how to reduce it'], 'Lower TDS certificate:'],
  [['documents needed for nri to buy property', 'is aadhaar needed'], 'Aadhaar is not needed.'],
  [
    ['maulshree villas', 'is it ready and how many bedrooms'],
    'Bedrooms of Maulshree Villas: 4 BHK Villa, 5 BHK Villa.',
  ],
  [['rera number kaise check kare', 'haryana ki website kaunsi hai'], 'haryanarera.gov.in'],
  [['stamp duty in noida', 'agar wife ke naam pe le to', '1 crore ke flat pe total kitna'], 'woman ₹ 7,00,000'],
  [['4 bhk in gurgaon', 'thanks, can I see it this saturday?'], 'Booking a visit:'],
  [['4 bhk in gurgaon', 'kal dekh sakte hai kya'], 'Booking a visit:'],
  [['I live in US and want to sell my flat in Noida', 'can I take the money back to US'], 'Repatriation:'],
  [['villas in goa', 'इसकी कीमत'], 'Price of Casa Mangueira:'],
  [['sco plot in gurgaon', 'kitne floor bana sakte hai'], 'Floor area ratio:'],
  [['nri home loan', 'is pan card compulsory'], 'PAN of buyers: PAN is needed'],
  [['2 bhk noida', 'emi', 'at 9%'], '₹ 74,857 a month, for 80 % of the price at 9 % over 20 years'],
  [
    ['kinara', 'emi', 'at 9%', 'for 15 years'],
    '₹ 1,71,208 a month, 4 BHK: ₹ 2,33,687 a month, for 80 % of the price at 9 %',
  ],
  [['kinara', '3 bhk carpet area', '4 bhk'], 'Carpet area of Kinara: 4 BHK 2,480 sq.ft'],
  [['kinara', 'price', 'what about vithika'], 'Price of Vithika:'],
  [['kinara', 'total cost', 'for woman'], 'Cost in all of Kinara:'],
  [['kinara', 'sunday ko'], 'Visit of Kinara:'],
  [['3 bhk noida under 2 cr', 'send brochure', 'of the second one'], 'Brochure of Cypress Lane:'],
  [['2 bhk noida', 'show more', 'the second one', 'price'], 'Price of Megh:'],
  [['2 bhk noida', 'possession'], 'Possession of Saptak:'],
  [['2 bhk noida', 'no'], 'All right.'],
  [['2 bhk noida', 'start over'], 'What are you looking for?'],
  [['2 bhk noida', 'stamp duty', 'of the first one'], 'Cost in all of Spruce Street: In all, 2 BHK'],
  [['2 bhk noida', 'cheapest', 'what is near it'], 'Nearby of Vanya:'],
  [['2 bhk noida', 'are these approved'], 'RERA of Spruce Street'],
  [['2 bhk noida', 'carpet area of first', 'and second'], 'Carpet area of Cypress Lane'],
  [['2 bhk noida', 'mall', 'school'], '2 BHK in Noida with school within 15 min and shops within 15 min'],
  [['2 bhk gurgaon under 1 cr', 'remove sohna'], 'not in Sohna'],
  [['uk me rehta hu', 'loan milega'], 'Home loan for NRIs:'],
  [['office for rent', 'gurgaon', '1000 sq ft'], 'is for sale, not for rent'],
  [['sell my flat', 'in gurgaon', '3 bhk'], 'a plot that you sell'],
  [['3 bhk noida under 1.5 cr', 'i am nri', 'loan', 'show flats'], 'This is what we list:'],
  [['oci', 'can i buy'], 'NRI buyers: Yes.'],
  [['lotus gate', 'is it reliable'], 'Lotus Gate: We rate no developer.'],
  [['3 bhk noida', 'my salary is 1.5 lakh', 'emi kitni'], 'EMI of Meridian: 3 BHK'],
])('after what was said before, %j', (turns, said) => {
  expect(ask(...turns).text).toContain(said);
});

test.each([
  [['faridabad 3 bhk under 1 crore', 'is it ready', 'aur koi option?'], 'canal-walk-sector-86-faridabad'],
  [['faridabad 3 bhk under 1 crore', 'anything else'], 'canal-walk-sector-86-faridabad'],
  [['faridabad 3 bhk under 1 crore', 'koi aur hai kya'], 'canal-walk-sector-86-faridabad'],
  [['2 bhk in gurgaon', 'show more'], 'parijat-park-sector-83'],
  [['2 bhk in gurgaon', 'show more', 'show more'], 'azure-commons-sector-104'],
  [['2 bhk in gurgaon', 'stamp duty', 'show more'], 'parijat-park-sector-83'],
  [['2 bhk in gurgaon', 'not these'], 'parijat-park-sector-83'],
])('who has seen what fits is shown others, %j', (turns, id) => {
  const shown = ask(...turns.slice(0, 1)).hrefs;
  const others = ask(...turns).hrefs.filter((href) => href.startsWith('/project-details/'));
  expect(others.some((href) => href.endsWith(id))).toBe(true);
  expect(others.filter((href) => shown.includes(href))).toEqual([]);
});

test.each([
  [['SCO 3 crore dwarka expressway, what is the registry'], '/sco?locality=Dwarka+Expressway&budget=1-3cr'],
  [['10000 sq ft office in Gurgaon near metro'], '/commercial?use=Offices&locality=Gurgaon&area=7500-12500sqft'],
  [['harsingar heights', 'ready flats nearby'], '/project-details/vatika/champa-terraces-sector-82'],
  [['lintel gardens', 'any cheaper option near it'], '/project-details/vatika/champa-terraces-sector-82'],
  [['cobalt one', 'something similar but ready'], '/project-details/vatika/champa-terraces-sector-82'],
  [['meridian', 'something cheaper'], '/project-details/evergreen-habitats/evergreen-megh-sector-143'],
  [['3 bhk in gurgaon under 2 crore', 'brochure'], '/brochure/vatika/mogra-courts-sector-83'],
  [['meridian', 'cheaper one nearby'], '/project-details/evergreen-habitats/evergreen-megh-sector-143'],
  [['3 bhk gurgaon', 'sector 86 only'], '/city/gurgaon/residential?bedrooms=3+BHK&locality=Sector+86'],
  [['2 bhk in noida', 'price?'], '/projects?bedrooms=2+BHK&locality=Noida'],
  [['2 bhk in noida', 'vanya', 'back to the list'], '/projects?bedrooms=2+BHK&locality=Noida'],
  [['2 bhk in noida', 'loan', 'how many projects'], '/projects?bedrooms=2+BHK&locality=Noida'],
  [['3 bhk in gurgaon', 'no no noida', 'no i meant 2 bhk'], '/projects?bedrooms=2+BHK&locality=Noida'],
  [['2 bhk noida', 'ghaziabad', 'under 1 cr', 'ok gurgaon'], '/projects?bedrooms=2+BHK&locality=Gurgaon&budget=1-1cr'],
  [['2 bhk noida under 1 cr', 'location no bar', 'leave budget'], '/projects?bedrooms=2+BHK'],
  [['kinara', 'other projects by this builder'], '/developer-projects/yamuna-shores'],
  [['kinara', 'other projects nearby'], '/project-details/cedarline-developers/larch-avenue-sector-128'],
  [['my salary is 1 lakh', '2 bhk in gurgaon'], '/projects?bedrooms=2+BHK&locality=Gurgaon&budget=1-57.61l'],
  [['3 bhk in sohna', 'plot instead'], '/projects?type=Residential+Land&locality=Sohna'],
  [['plot in sohna', '2 bhk'], '/projects?bedrooms=2+BHK&locality=Sohna'],
  [['2 bhk in noida', 'add 3 bhk'], '/projects?bedrooms=2+BHK&bedrooms=3+BHK&locality=Noida'],
  [['2 bhk in noida under 1 cr', 'min 80 lakh'], '/projects?bedrooms=2+BHK&locality=Noida&budget=80-100l'],
  [['3 bhk sector 107 noida', 'kuch sasta aas paas'], '/project-details/evergreen-habitats/evergreen-tarang-sector-78'],
])('what is asked beside a project, or of what was found, is listed, %j', (turns, href) => {
  expect(ask(...turns).hrefs).toContain(href);
});

test('the next question after a ready flat is read without words left out', () => {
  expect(ask('2bhk ready flat in noida under 90 lakh', 'and in gurgaon?').text).toBe('This is what we list:');
});

test('what terms take of a sum are the rates of the cost sheets', () => {
  const { gst, tds } = getBuyingRates();
  const percentsOf = (term: string) => data.glossary.find((each) => each.term === term)?.percents;
  expect(percentsOf('GST')?.map(({ percent }) => percent)).toEqual(gst.map(({ percent }) => percent));
  expect(percentsOf('TDS')).toMatchObject([{ percent: tds?.percent, fromRupees: tds?.fromRupees }, {}]);
});

test('a word of an answer that a record has, too, names no project', () => {
  expect(ask('interest rate').hrefs).toEqual(['/service/home-loans']);
});
