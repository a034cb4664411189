import { eachText } from '../site/fixtures/each-text';
import { fromHindi } from './hindi';
import { takeArea, takeBudget } from './money';
import { takeOtherAmounts, type OtherAmountKind } from './other-amounts';
import { plainText, toUsualSpelling } from './spelling';

const LAKH = 100_000;
const CR = 10_000_000;
const YD = 9;
const SQM = 10.763_91;
const ACRE = 43_560;

test.each(
  eachText<[string, number | null, number | null, string]>([
    ['200 gaj ¦ 200gaj ¦ 200 gaz ¦ 200 sq yd ¦ 200 sq. yds. ¦ 200 square yards ¦ 200 गज', 200 * YD, 200 * YD, ''],
    ['200 yards plot ¦ 200 sqyd plot ¦ दो सौ गज प्लॉट ¦ plot size of 200 gaj', 200 * YD, 200 * YD, 'plot'],
    ['200 square gaj ¦ २०० वर्ग गज ¦ do sau gaj ¦ two hundred sq yards ¦ lagbhag 200 gaj', 200 * YD, 200 * YD, ''],
    ['dedh sau gaj plot', 150 * YD, 150 * YD, 'plot'],
    ['dhai sau gaj', 250 * YD, 250 * YD, ''],
    ['ek sau bees gaj', 120 * YD, 120 * YD, ''],
    ['1500 sq ft flat', 1500, 1500, 'apartment'],
    ['1,500 sqft ¦ 1500 sft ¦ 1500 sq. feet ¦ 1500 square foot ¦ 1500 ft2 ¦ 1500 वर्ग फुट ¦ 1500sqft', 1500, 1500, ''],
    ['500 sqm ¦ 500 sq m ¦ 500 sq mtr ¦ 500 square metres ¦ 500 m2', Math.round(500 * SQM), Math.round(500 * SQM), ''],
    ['500 m² ¦ 500 वर्ग मीटर', Math.round(500 * SQM), Math.round(500 * SQM), ''],
    ['2.5 acre', 2.5 * ACRE, 2.5 * ACRE, ''],
    ['2 acres land ¦ 2 एकड़ ज़मीन', 2 * ACRE, 2 * ACRE, 'plot'],
    ['1 hectare', 107_639, 107_639, ''],
    ['2 guntha plot', 2178, 2178, 'plot'],
    ['10 cents land', 4356, 4356, 'plot'],
    ['around 1500 sq ft ¦ area 1500 sq ft', 1500, 1500, ''],
    ['1500 sq ft approx', 1500, 1500, ''],
    ['200-250 gaj ¦ 200 to 250 gaj ¦ 200 gaj to 250 gaj ¦ 200 se 250 gaj', 200 * YD, 250 * YD, ''],
    ['between 1,000 and 1,500 sq ft ¦ 1500 - 1000 sq ft ¦ above 1000 sq ft below 1500 sq ft', 1000, 1500, ''],
    ['up to 200 gaj ¦ 200 gaj tak ¦ 200 gaj se kam ¦ 200 gaj ke andar ¦ 200 गज तक', null, 200 * YD, ''],
    ['upto 1500 sqft', null, 1500, ''],
    ['under 1000 sq ft ¦ less than 1000 sq ft ¦ max 1000 sq ft ¦ not more than 1000 sq ft', null, 1000, ''],
    ['1000 sq ft or less', null, 1000, ''],
    ['above 2000 sq ft ¦ more than 2000 sq ft ¦ bigger than 2000 sq ft ¦ at least 2000 sq ft', 2000, null, ''],
    ['min 2000 sq ft ¦ 2000+ sq ft ¦ 2000 sq ft+ ¦ 2000 sq ft and above ¦ 2000 sqft onwards', 2000, null, ''],
    ['kam se kam 200 gaj ¦ not less than 200 gaj ¦ 200 gaj se zyada', 200 * YD, null, ''],
    ['200 gaj se bada plot', 200 * YD, null, 'plot'],
    ['200 gaj se chota plot', null, 200 * YD, 'plot'],
    ['min 1000 sq ft max 1500 sq ft', 1000, 1500, ''],
  ]),
)('an area in "%s"', (query, min, max, rest) => {
  const found = takeArea(toUsualSpelling(query));
  expect([found?.area.min, found?.area.max, found?.rest]).toEqual([min, max, rest]);
});

test.each([
  ['a number without a unit', 'under 2000'],
  ['a unit that differs from state to state', '2 bigha plot'],
  ['a name', 'prism yard'],
  ['nothing', '0 gaj'],
  ['more than numbers can say', `${'9'.repeat(20)} sq ft`],
])('no area: %s', (_, query) => {
  expect(takeArea(toUsualSpelling(query))).toBeNull();
});

test.each(
  eachText<[string, number | null, number | null]>([
    ['under 5 crore', null, 5 * CR],
    ['1.2 cr - 1.5', 1.2 * CR, 1.5 * CR],
    ['80 lakh to 90', 80 * LAKH, 90 * LAKH],
    ['1cr-2 ¦ 2 - 1 cr ¦ ek se do karod', CR, 2 * CR],
    ['50 lakh se 70', 50 * LAKH, 70 * LAKH],
    ['2 cr - 3 bhk ¦ not more than 2 cr ¦ not above 2 cr ¦ at most 2 cr ¦ till 2 cr ¦ 2 cr max', null, 2 * CR],
    ['80 lakh - 12th floor', null, 80 * LAKH],
    ['1 cr - 20', null, CR],
    ['2 cr or less ¦ 2 cr se zyada nahi ¦ zyada se zyada 2 cr ¦ 2 cr tak', null, 2 * CR],
    ['kam se kam 1 crore ¦ कम से कम 1 करोड़ ¦ at least 1 cr ¦ not less than 1 cr ¦ 1 cr se kam nahi ¦ 1 cr+', CR, null],
    ['1 cr minimum ¦ 1+ cr ¦ 1 cr se upar', CR, null],
    ['50+ lakh', 50 * LAKH, null],
    ['above 50 lakh below 1 cr ¦ more than 50 lakh but less than 1 cr ¦ above 1 cr below 50 lakh', 50 * LAKH, CR],
    ['min 50 lakh max 80 lakh ¦ 50 lakh minimum 80 lakh maximum', 50 * LAKH, 80 * LAKH],
    ['80 - 1.2 cr', 80 * LAKH, 1.2 * CR],
    ['50 - 5 cr', 50 * LAKH, 5 * CR],
    ['do se teen crore', 2 * CR, 3 * CR],
    ['ninety lakhs', null, 90 * LAKH],
    ['ninety five lakh', null, 95 * LAKH],
    ['sadhe teen crore ¦ 3 and half crore', null, 3.5 * CR],
    ['sawa crore', null, 1.25 * CR],
    ['two and a half crore', null, 2.5 * CR],
    ['3 bhk and half crore ¦ half a crore', null, 0.5 * CR],
    ['paune do crore', null, 1.75 * CR],
    ['sattar lakh', null, 70 * LAKH],
    ['साठ लाख', null, 60 * LAKH],
  ]),
)('a price in "%s"', (query, min, max) => {
  expect(takeBudget(toUsualSpelling(query))?.budget).toEqual({ min, max });
});

test.each(['under 0.5 lakh', 'under 20000', 'sector 82-85', '3 bhk', '1500 sq.ft'])('no price: "%s"', (query) => {
  expect(takeBudget(toUsualSpelling(query))).toBeNull();
});

test.each<[string, OtherAmountKind, string, string]>([
  ['flat under $200k', 'foreign', 'under $200k', 'flat'],
  ['$ 300,000 villa', 'foreign', '$ 300,000', 'villa'],
  ['usd 300k', 'foreign', 'usd 300k', ''],
  ['us$ 300,000', 'foreign', 'us$ 300,000', ''],
  ['300k usd', 'foreign', '300k usd', ''],
  ['200k-300k usd', 'foreign', '200k-300k usd', ''],
  ['$200k to $300k', 'foreign', '$200k to $300k', ''],
  ['2 lakh dollars', 'foreign', '2 lakh dollars', ''],
  ['2 लाख डॉलर', 'foreign', '2 lakh dollar', ''],
  ['£250k flat', 'foreign', '£250k', 'flat'],
  ['€ 1 million', 'foreign', '€ 1 million', ''],
  ['aed 1 million villa', 'foreign', 'aed 1 million', 'villa'],
  ['1 million aed', 'foreign', '1 million aed', ''],
  ['500000 dirhams', 'foreign', '500000 dirhams', ''],
  ['sgd 400k', 'foreign', 'sgd 400k', ''],
  ['flat 9000 per sq ft', 'rate', '9000 per sq ft', 'flat'],
  ['₹ 9,000/sqft', 'rate', '₹ 9,000/sqft', ''],
  ['1,20,000 per sq yd plot', 'rate', '1,20,000 per sq yd', 'plot'],
  ['80k per gaj', 'rate', '80k per gaj', ''],
  ['1 cr per acre', 'rate', '1 cr per acre', ''],
  ['emi 40000 per month flat', 'monthly', 'emi 40000 per month', 'flat'],
  ['40k per month', 'monthly', '40k per month', ''],
  ['40,000/month', 'monthly', '40,000/month', ''],
  ['₹ 40,000 a month', 'monthly', '₹ 40,000 a month', ''],
  ['40 हज़ार महीना', 'monthly', '40 thousand mahina', ''],
  ['har mahine 40000', 'monthly', 'mahine 40000', 'har'],
  ['salary of 1.8 lakh', 'monthly', 'salary of 1.8 lakh', ''],
  ['rent 25000', 'monthly', 'rent 25000', ''],
  ['rent 20k to 25k per month', 'monthly', 'rent 20k to 25k per month', ''],
  ['flat with emi of 40,000', 'emi', 'emi of 40,000', 'flat with'],
  ['emi under 35k', 'emi', 'emi under 35k', ''],
  ['emi for 80 lakh', 'emi', 'emi for 80 lakh', ''],
  ['80 lakh ki emi', 'emi', '80 lakh ki emi', ''],
  ['किस्त 35000', 'emi', 'kist 35000', ''],
  ['20 lakh per annum', 'yearly', '20 lakh per annum', ''],
  ['20 lpa', 'yearly', '20 lpa', ''],
  ['home loan of 50 lakh', 'part', 'home loan of 50 lakh', ''],
  ['emi of 20 lkh', 'emi', 'emi of 20 lkh', ''],
  ['flat emi 20 lks', 'emi', 'emi 20 lks', 'flat'],
  ['flat 20 lkhs emi', 'emi', '20 lkhs emi', 'flat'],
  ['loan of 50 lk', 'part', 'loan of 50 lk', ''],
  ['3 bhk 10 lkh down payment', 'part', '10 lkh down payment', '3 bhk'],
  ['2 lkh per month flat', 'monthly', '2 lkh per month', 'flat'],
  ['50 lakh ka loan', 'part', '50 lakh ka loan', ''],
  ['20 lakh down payment', 'part', '20 lakh down payment', ''],
  ['token 5 lakh', 'part', 'token 5 lakh', ''],
  ['flat under 50k', 'small', 'under 50k', 'flat'],
  ['2 bhk 90 thousand', 'small', '90 thousand', '2 bhk'],
])('"%s" has no price, but an amount of kind %s', (query, kind, text, rest) => {
  expect(takeOtherAmounts(fromHindi(plainText(query)))).toEqual({ amounts: [{ kind, text }], rest });
});

test.each([
  ...['3 bhk under 2 cr', 'rent 2 bhk gurgaon', 'rent 12 bhk', 'rent 1500 sq ft office', 'emi 3 bhk'],
  ...['1500 sq ft flat', 'under 9000k', 'visit at 2 pm', '1,20,00,000 flat', 'europa homes'],
])('"%s" has no other amount', (query) => {
  expect(takeOtherAmounts(query)).toEqual({ amounts: [], rest: query });
});
