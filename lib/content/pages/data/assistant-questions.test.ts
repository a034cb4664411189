import { getBuyingRates } from '../../records/buying-rates';
import { ask, ASSISTANT as data } from './fixtures/ask';

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
  ['neem avenue residences parking charges', 'Beside the price: Parking ₹ 4 Lakh'],
  ['neem avenue 3 bhk price including parking and club', 'Club membership ₹ 2 Lakh'],
  ['mogra courts total price with everything', 'Parking, club and other charges of the developer come on top'],
  ['kitchen specification of mogra courts', 'Modular Kitchen, Granite Counter'],
  ['lease terms of citadel gate', 'Lease: Two to six years to run.'],
  ['how many floors can be built in amrit square', 'Floors allowed: Basement, ground and three upper levels.'],
  ['rental yield of spandrel heights', 'Two-thirds of the residents rent.'],
  ['is cerulean park delayed', 'the structure is topped out in all four towers'],
  ['what happened lately in mogra courts construction', 'Construction in Oct 2026'],
  ['any units available in tilak arcade', 'Units of Tilak Arcade: Eleven plots are left'],
  ['which floors are available in neem avenue 3 bhk', 'Units of Neem Avenue Residences: Free, 3 BHK'],
  ['price per carpet sq ft of thicket', '1 BHK: ₹ 24,419 / carpet sq.ft'],
  ['what approvals does meadow line have', 'RERA of Meadow Line: Yes.'],
  ['school near mogra courts', 'Not on record; ask us. Its page lists: NH 48'],
  ['schools in sector 83 gurgaon', 'with school within 15 min'],
  ['is there east facing 3 bhk in neem avenue', 'Not of 3 BHK; of 2 BHK + Study.'],
  ['how many floors in ultramarine', 'four towers of 41 floors'],
  ['cobalt one how many floors', 'Its record does not say; ask us.'],
  ['cobalt one ev charging', 'pre-wired for an electric car charger'],
  ['price of clinic space in delhi', 'with clinic space'],
  ['palash row road width', 'Roads inside are 12 metres wide'],
  ['which is better meridian or ghat house', ': We rate no project.'],
  ['mogra courts sab milake kitna padega 3bhk', 'Cost in all of Mogra Courts: In all, 3 BHK'],
  ['nri repatriation casa mangueira', 'Repatriation: '],
  ['ceiling height of the ridge line', '11 feet 6 inches'],
  ['can nri buy casa mangueira', 'Can a non-resident Indian buy a villa?'],
  ['meadow line me EDC alag se lagega kya', 'included in the price quoted'],
  ['स्प्रूस स्ट्रीट से मेट्रो कितनी दूर है', 'five minutes by e-rickshaw'],
  ['how many flats left in kinara', 'Of 268 apartments the developer has 22 left'],
  ['indigo quays kitne flat bache hai', 'roughly fifty are still with the developer'],
  ['how many lifts per tower in mogra courts', 'three passenger lifts and one service lift'],
  ['selling my mumbai flat from dubai, how much will buyer deduct', 'TDS of a seller abroad: '],
  ['rent of my flat credited in NRO, tenant has to cut tax?', 'Tax on rent: '],
  ['what all papers should I carry to book a flat', 'Documents of buyers: '],
  ['250 gaj sqft', '2,250 sq.ft'],
  ['emi 45 thousand per month and 20 lakh in hand', 'with ₹ 20 Lakh of your own'],
  ['my in hand is 75000 per month, how much home loan can I get', 'a loan of about ₹ 43.21 Lakh'],
  ['how much max money I can take out after selling both flats from NRO', 'Repatriation: '],
  ['can we get loan in India with Saudi salary slips', 'Home loan for NRIs: '],
  ['dukaan ke liye loan milega kya aur ghar wale loan se mehnga hai', 'Loan for a shop or office: '],
  ['ferry point kitni khali hai', 'Eleven shops and four food counters are vacant'],
  ['do you people call at UAE timing, I finish work at 7', 'Calls and video from abroad: '],
  ['क्या होम लोन में रजिस्ट्री का खर्च भी मिल जाता है', 'Low or no down payment: '],
  ['booking kaise karte hai', 'Steps of buying: '],
  ['spandrel me rent pe kitne log rehte hain, family ke liye theek rahega kya', 'Two-thirds of the residents rent'],
  ['cobalt me ev charging milega kya sabko', 'pre-wired for an electric car charger'],
  ['होम लोन के लिए कागज', 'Papers for a home loan: '],
  ['किनारा की लोकेशन', 'Place of Kinara: Sector 108'],
  ['genda apartments carpet area 2bhk', 'has a carpet area of 645 sq.ft'],
])('a sentence of its page answers “%s”: %s', (question, sentence) => {
  expect(ask(question).text).toContain(sentence);
});

const MOGRA = '/project-details/vatika/mogra-courts-sector-83';
const FLATS = '/projects?type=Residential+Apartment&type=Studio+Apartment&type=Luxury+Independent+Floors';

test.each<[question: string, said: string, href: string]>([
  ['emi 40000 per month flat', '₹ 40,000 a month pays back a loan of about ₹ 46.09 Lakh', '/affordability'],
  ['emi 40000 per month flat', 'Income and savings decide the price.', `${FLATS}&budget=1-46.09l`],
  ['gst on 80 lakh flat with OC', 'GST: On ₹ 80 Lakh: on a home that is still being built, 5 %', '/cost-of-buying'],
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

test('what terms take of a sum are the rates of the cost sheets', () => {
  const { gst, tds } = getBuyingRates();
  const percentsOf = (term: string) => data.glossary.find((each) => each.term === term)?.percents;
  expect(percentsOf('GST')?.map(({ percent }) => percent)).toEqual(gst.map(({ percent }) => percent));
  expect(percentsOf('TDS')).toMatchObject([{ percent: tds?.percent, fromRupees: tds?.fromRupees }, {}]);
});

test('a word of an answer that a record has, too, names no project', () => {
  expect(ask('interest rate').hrefs).toEqual(['/service/home-loans']);
});

test.each<[turns: string[], said: string]>([
  [['flat in mumbai 2 bhk', 'ok and in pune?'], '&bedrooms=2+BHK&locality=Pune'],
  [['homes under 50 lakh', 'anything furnished so I can rent it out'], '₹ 50 Lakh with furnished units – 1'],
  [['home loan kitna milega', 'kaunse documents lagenge'], 'Papers for a home loan: '],
  [['property in noida under 1 cr', 'residential'], '&type=Farm+House&locality=Noida&budget=1-1cr'],
  [['I want to invest 50 lakhs', 'homes only'], '&type=Farm+House&budget=1-50l'],
  [['commercial property in gurgaon', 'under 3 crore'], '/sco?locality=Gurgaon&budget=1-3cr'],
  [
    ['fully furnished 2 bhk in noida', 'semi furnished also ok, anything cheaper'],
    'furnished units or semi-furnished units, lowest price first – 4',
  ],
  [['senior citizen home', 'in gurgaon', 'on low floor'], 'Floors of '],
  [['documents for OCI to buy', 'how do I send the money'], 'NRE and NRO accounts: '],
  [['from dubai', 'flat in noida 2 bhk', 'how do i pay'], 'NRE and NRO accounts: '],
  [['can an OCI buy a flat', 'and give it on rent'], 'Finding a tenant: '],
  [['oci', 'what papers do you need from me'], 'Documents of NRI buyers: '],
  [['registry', 'documents for that'], 'Documents at registration: '],
  [['mogra courts', 'gst on it'], 'GST of Mogra Courts: 3 BHK, ₹ 1.81 Cr: ₹ 9.05 Lakh of GST (5 %)'],
  [['kinara', 'emi', 'what interest rate did you take'], 'Interest rate of Kinara: 8.5 %'],
  [['nri', 'home loan', 'rate'], 'Interest rate of a home loan: '],
  [['2 bhk in noida', 'can i see them on video'], 'Calls and video from abroad: '],
  [['independent floor delhi', 'third floor'], '&locality=Delhi&without=third+floor'],
  [['2 bhk in noida', 'asdf', 'under 80 lakh'], '/projects?bedrooms=2+BHK&locality=Noida&budget=1-80l'],
  [['flats in noida', 'school?'], 'Flats in Noida with school within 15 min'],
  [['my salary is 1.5 lakh', 'how much loan'], 'pays back a loan of about ₹ 86.42 Lakh'],
  [['kinara', 'when was it completed'], 'Ready To move since Feb 2025'],
  [['kinara', 'other projects by them'], '/developer-projects/yamuna-shores'],
  [['mogra courts', 'total cost', 'with 4 bhk'], 'Cost in all of Mogra Courts: In all, 4 BHK'],
  [['i want to sell', 'flat in noida'], 'Resale: '],
  [['resale', 'my flat in sector 82'], 'Resale: '],
  [['complaint against builder', 'how'], 'Complaint about a developer: '],
  [['call me', 'tomorrow morning'], 'Booking a visit: '],
  [['riverbend', 'kitna padega sab milake 2 bhk'], 'Cost in all of Riverbend: In all, 2 BHK'],
  [['stamp duty on 1.05 cr flat in mumbai', 'do NRIs pay more', 'and if my mother buys alone'], 'woman ₹ 5,55,000'],
  [['kinara', 'when can i book'], 'Booking of Kinara: '],
  [['champa terraces ka 3 bhk', 'kitna padega sab milake'], 'Cost in all of Champa Terraces: '],
  [['how to pay from Oman', 'which account', 'can I take it back on selling'], 'Repatriation: '],
  [['what is rera', 'up'], '/projects?locality=Noida&locality=Lucknow'],
])('keeps what was wished, %j', (turns, said) => {
  const { text, hrefs } = ask(...turns);
  expect([text, ...hrefs].join(' ')).toContain(said);
});
