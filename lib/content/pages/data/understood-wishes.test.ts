import { answerTo } from '@/lib/domain/assistant/answer';
import { createCatalogue } from '@/lib/domain/search/catalogue';
import { answerQuery } from '@/lib/domain/search/engine';
import { toSearchSections } from '@/lib/domain/search/sections';
import { parseSearchWish } from '@/lib/domain/search/parse-wish';
import { NO_PARTS, partsOf, type WishParts } from '@/lib/domain/search/fixtures/wish-parts';
import { getAssistantData } from './assistant';
import { getTexts } from './fixtures/texts';
import { getSearchFile } from './search';

const data = getAssistantData();
const CATALOGUE = { ...createCatalogue(getSearchFile(), data), texts: getTexts() };
/** Answers no questions, as the assistant's. */
const BARE = createCatalogue(getSearchFile());

const LAKH = 100_000;
const CR = 100;
const YD = 9;

/** Words of terms. */
const ANSWERED = new Set(['carpet', 'gst', 'brokerage', 'stamp', 'duty', 'registration', 'charges']);

type Limits = readonly [min: number | null, max: number | null];
/** Expected parts of a wish: money in lakh, areas in square feet. */
interface Parts {
  at?: string[];
  page?: string;
  city?: string;
  bhk?: string[];
  lakh?: Limits;
  sqft?: Limits;
  types?: WishParts['types'];
  kinds?: WishParts['kinds'];
  status?: string[];
  by?: string;
  order?: WishParts['order'];
  facts?: string[];
  besides?: string[];
  notOurs?: string[];
  leftOut?: string[];
}
const FLAT: Parts = { types: ['Residential Apartment'] };
const PLOT: Parts = { types: ['Residential Land'] };
const VILLA: Parts = { types: ['Independent House/Villa'] };
const FLOOR: Parts = { types: ['Luxury Independent Floors'] };
const SCO: Parts = { kinds: ['sco'] };
const upTo = (lakh: number): Parts => ({ lakh: [null, lakh] });
const from = (lakh: number): Parts => ({ lakh: [lakh, null] });
const size = (sqft: number): Parts => ({ sqft: [sqft, sqft] });
const bhk = (...counts: (number | string)[]): Parts => ({ bhk: counts.map((count) => `${count} BHK`) });
const at = (...places: string[]): Parts => ({ at: places });
const page = (name: string): Parts => ({ at: [name], page: name });
const having = (...facts: string[]): Parts => ({ facts });
const not = (...words: string[]): Parts => ({ leftOut: words });
const sum = (text: string): Parts => ({ besides: [text], notOurs: [text] });

const WISHES: readonly (readonly [query: string, ...parts: Parts[]])[] = [
  // Money.
  ['4 bhk under 5 crore', bhk(4), upTo(5 * CR)],
  ['5 cr', upTo(5 * CR)],
  ['500 lakh', upTo(5 * CR)],
  ['under 500 lakhs flat', FLAT, upTo(5 * CR)],
  ['sco under 5 cr', SCO, upTo(5 * CR)],
  ['commercial under 5 cr gurgaon', { kinds: ['commercial'] }, upTo(5 * CR), at('Gurgaon')],
  ['3 bhk upto 1 crore noida', bhk(3), upTo(CR), at('Noida')],
  ['₹ 1,00,00,000 tak flat', FLAT, upTo(CR)],
  ['paanch crore ke andar 4 bhk', bhk(4), upTo(5 * CR)],
  ['पांच करोड़ से कम 4 बीएचके', bhk(4), upTo(5 * CR)],
  ['ninety lakhs 2 bhk', bhk(2), upTo(90)],
  ['do se teen crore gurgaon', { lakh: [2 * CR, 3 * CR] }, at('Gurgaon')],
  ['dedh se do karod noida', { lakh: [1.5 * CR, 2 * CR] }, at('Noida')],
  ['80 - 1.2 cr flat', FLAT, { lakh: [80, 120] }],
  ['min 50 lakh max 80 lakh', { lakh: [50, 80] }],
  ['above 50 lakh but below 1 cr noida', { lakh: [50, CR] }, at('Noida')],
  ['not more than 1 cr noida', upTo(CR), at('Noida')],
  ['at most 80 lakh 2 bhk', bhk(2), upTo(80)],
  ['kam se kam 1 crore flat', FLAT, from(CR)],
  ['1 cr se kam nahi gurgaon', from(CR), at('Gurgaon')],
  ['2 cr se zyada villa', VILLA, from(2 * CR)],
  ['50+ lakh flat noida', FLAT, from(50), at('Noida')],
  ['sadhe teen crore villa', VILLA, upTo(3.5 * CR)],
  ['sava crore', upTo(125)],
  ['savaa do crore villa', VILLA, upTo(225)],
  ['sarhe teen crore villa', VILLA, upTo(350)],
  ['adhai crore flat', FLAT, upTo(250)],
  ['derh crore noida', upTo(150), at('Noida')],
  ['pauna crore', upTo(75)],
  ['60 lacs only', upTo(60)],
  ['rs 60 lakh only noida', upTo(60), at('Noida')],
  ['sirf 2 bhk noida', bhk(2), at('Noida')],
  ['60 lakh bas', upTo(60)],
  ['urgent 2 bhk noida bhai', bhk(2), at('Noida')],
  // A number without a unit.
  ['flat under 50', FLAT, upTo(50)],
  ['2 bhk upto 75 noida', bhk(2), upTo(75), at('Noida')],
  ['flat below 1.5', FLAT, upTo(150)],
  ['3 bhk within 2', bhk(3), upTo(2 * CR)],
  ['3 bhk budget 85', bhk(3), upTo(85)],
  ['flat 50 tak', FLAT, upTo(50)],
  ['flat 50 ke andar gurgaon', FLAT, upTo(50), at('Gurgaon')],
  ['between 50 and 80 flat', FLAT, { lakh: [50, 80] }],
  ['flat above 50', FLAT, from(50)],
  ['budget around 45 1bhk', bhk(1), upTo(45)],
  ['flat in 30', FLAT, not('30')],
  ['3bhk 85', bhk(3), not('85')],
  ['3 bhk within 10 storeys', bhk(3), not('within', '10', 'storeys')],
  ['plot under 200', PLOT, not('under', '200')],
  ['flat size 50', FLAT, not('50')],
  ['flat under -50 lakh', FLAT, not('under -50 lakh')],
  ['2 bhk - 50 lakh', bhk(2), upTo(50)],
  // What a tax is counted on.
  ['flat 1 cr with gst', FLAT, upTo(CR), not('gst')],
  // Short names of places.
  ['gk 2 floor', FLOOR, at('Greater Kailash II')],
  ['gk-1 floor', FLOOR, at('Greater Kailash I')],
  ['greater kailash 2 floor', FLOOR, at('Greater Kailash II')],
  ['gk floors', FLOOR, page('Greater Kailash')],
  ['spr 3 bhk', bhk(3), at('Southern Peripheral Road')],
  ['gcr flat', FLAT, at('Golf Course Road')],
  ['flat in greater noida', FLAT, at('Greater Noida West')],
  ['gr noida 2 bhk', bhk(2), at('Greater Noida West')],
  ['bkc office', { kinds: ['office'] }, at('Bandra Kurla Complex')],
  // Places with a page, in every order.
  ['3 bhk new gurgaon', bhk(3), page('New Gurgaon')],
  ['new gurgaon 3 bhk', bhk(3), page('New Gurgaon')],
  ['new gurgaon 3 bhk under 2 cr', bhk(3), upTo(2 * CR), page('New Gurgaon')],
  ['under 2 cr 3 bhk in new gurugram', bhk(3), upTo(2 * CR), page('New Gurgaon')],
  ['flat in andheri', FLAT, page('Andheri')],
  ['andheri mein 2 bhk', bhk(2), page('Andheri')],
  ['andheri mumbai flat', FLAT, page('Andheri')],
  ['flat in greater kailash', FLAT, page('Greater Kailash')],
  ['greater kailash floor', FLOOR, page('Greater Kailash')],
  ['flat in sector 82', FLAT, at('Sector 82')],
  ['sector 82 to 85 flat', FLAT, at('Sector 83', 'Sector 82', 'Sector 84', 'Sector 85', 'Sector 82A')],
  ['baner 2 bhk 90 lakh', bhk(2), upTo(90), page('Baner')],
  ['flat in whitefield', FLAT, at('Whitefield')],
  ['dwarka expressway pe 3 bhk', bhk(3), at('Dwarka Expressway')],
  ['3 bhk sector 82 or noida', bhk(3), at('Sector 82', 'Noida')],
  ['sector 82 noida 3 bhk', bhk(3), at('Noida'), not('Sector 82')],
  ['flat in gurgaon or noida', FLAT, at('Gurgaon', 'Noida')],
  ['sector 81 faridabad', at('Sector 81'), { city: 'Faridabad' }],
  ['andheri delhi flat', FLAT, page('Andheri'), not('Delhi')],
  // Areas.
  ['200 gaj plot', PLOT, size(200 * YD)],
  ['150 gaj plot gurgaon', PLOT, size(150 * YD), at('Gurgaon')],
  ['plot 200-250 gaj', PLOT, { sqft: [200 * YD, 250 * YD] }],
  ['do sau gaj ka plot', PLOT, size(200 * YD)],
  ['200 गज का प्लॉट सोहना', PLOT, size(200 * YD), at('Sohna')],
  ['100 gaj ka plot 30 lakh', PLOT, size(100 * YD), upTo(30)],
  ['plot 150 se 200 gaj 2 crore tak', PLOT, { sqft: [150 * YD, 200 * YD] }, upTo(2 * CR)],
  ['1500 sq ft flat', FLAT, size(1500)],
  ['1,500 sqft 3 bhk noida under 2 cr', bhk(3), size(1500), upTo(2 * CR), at('Noida')],
  ['200 sq yd', size(200 * YD)],
  ['500 sqm', size(5382)],
  ['1500 वर्ग फुट फ्लैट नोएडा', FLAT, size(1500), at('Noida')],
  ['4 bhk upwards of 3 cr', bhk(4), from(3 * CR)],
  ['3 bhk more than 2 cr noida', bhk(3), from(2 * CR), at('Noida')],
  ['shops with vastu', { kinds: ['shop'] }, not('vastu')],
  ['office gurgaon with pantry', { kinds: ['office'] }, at('Gurgaon'), having('pantry point')],
  ['4 bhk above 2000 sq ft', bhk(4), { sqft: [2000, null] }],
  ['office upto 1000 sq ft', { kinds: ['office'] }, { sqft: [null, 1000] }],
  ['120 gaj sco gurgaon', SCO, size(120 * YD), at('Gurgaon')],
  ['2.5 acre land delhi', PLOT, size(108_900), at('Delhi')],
  ['2 bigha plot', PLOT, not('2', 'bigha')],
  ['10 marla plot gurgaon', PLOT, at('Gurgaon'), not('10', 'marla')],
  ['30x60 plot', PLOT, size(1800)],
  ['2 kanal kothi', VILLA, not('2', 'kanal')],
  ['3 bhk 1600 carpet', bhk(3), size(1600), not('carpet')],
  // Amounts that are no price.
  ['flat under $200k', FLAT, sum('under $200k'), { order: 'price-low' }],
  ['€250,000 apartment mumbai', FLAT, at('Mumbai'), sum('€250,000'), { order: 'price-low' }],
  ['£200k to £300k flat', FLAT, sum('£200k to £300k'), { order: 'price-low' }],
  ['2 लाख डॉलर का फ्लैट', FLAT, sum('2 lakh dollar'), { order: 'price-low' }],
  ['flat 9000 per sq ft gurgaon', FLAT, at('Gurgaon'), having('a rate under ₹ 9,000 per sq.ft')],
  ['plot 1,20,000/gaj', PLOT, not('1,20,000/gaj')],
  ['2 bhk 50k', bhk(2), not('50k')],
  ['flat under 20000', FLAT, not('under', '20000')],
  ['1.5 cr 3 bhk or 90 lakh 2 bhk', bhk(3, 2), upTo(150), not('90', 'l')],
  // What a wish is not.
  ['3 bhk not in gurgaon', bhk(3), having('not in Gurgaon')],
  ['flat except noida under 1 cr', FLAT, upTo(CR), having('not in Noida')],
  ['noida nahi 2 bhk', bhk(2), having('not in Noida')],
  ['2 bhk gurgaon ke alawa', bhk(2), having('not in Gurgaon')],
  ['flat without parking', FLAT, having('without covered parking')],
  ['bina lift ke floor', FLOOR, having('without lifts')],
  ['नोएडा में नहीं 3 बीएचके', bhk(3), having('not in Noida')],
  ['3 bhk other than vatika', bhk(3), having('not by Vatika')],
  ['2 bhk noida not greater noida', bhk(2), at('Noida'), having('not in Greater Noida West')],
  ['flat not road facing noida', FLAT, at('Noida'), having('without road-facing units')],
  ['3 bhk not ground floor gurgaon', bhk(3), at('Gurgaon'), having('without ground-floor units')],
  ['not ready to move flat in noida', FLAT, at('Noida'), having('not Ready To move')],
  ['not furnished flat mumbai', FLAT, at('Mumbai'), having('without furnished units')],
  ['3 bhk not in noida or gurgaon', bhk(3), having('not in Noida or Gurgaon')],
  ['3 bhk not under construction', bhk(3), having('not Under Construction')],
  ['3 bhk not luxury', bhk(3), { besides: ['not luxury'] }],
  // Words that no filter knows.
  ['3 bhk with vastu', bhk(3), not('vastu')],
  ['flat with swimming pool in noida', FLAT, at('Noida'), having('swimming pool')],
  ['3 bhk near metro under 1.5 cr gurgaon', bhk(3), upTo(150), at('Gurgaon'), having('metro within 15 min')],
  ['2 bhk noida east facing', bhk(2), at('Noida'), having('east-facing units')],
  ['ground floor ke liye lift chahiye', having('lifts', 'ground-floor units')],
  ['3 bhk golf course road luxury', bhk(3), at('Golf Course Road'), { order: 'price-high' }],
  ['possession 2027 3 bhk', bhk(3), having('possession in 2027')],
  ['furnished flat mumbai', FLAT, at('Mumbai'), having('furnished units')],
  ['most expensive villa', VILLA, { order: 'price-high' }],
  ['gated society flat', FLAT, having('gated entry')],
  ['plot for school', PLOT, not('school')],
  ['shop with tenant', { kinds: ['shop'] }, having('tenant in place')],
  ['vatika or aravali crest 3 bhk', bhk(3), { by: 'Aravali Crest' }, not('Vatika')],
  ['पूल वाला 3 बीएचके', bhk(3), having('swimming pool')],
  ['3 bhk sector 45', bhk(3), not('sector 45')],
  // Bedrooms, kinds, states, developers.
  ['2, 3 & 4 bhk gurgaon', bhk(2, 3, 4), at('Gurgaon')],
  ['2 n 3 bhk', bhk(2, 3)],
  ['2bhk nd 3bhk noida', bhk(2, 3), at('Noida')],
  ['2 aur 3 bhk', bhk(2, 3)],
  ['1 ya 2 bhk', bhk(1, 2)],
  ['flat in noida n gurgaon', FLAT, at('Noida', 'Gurgaon')],
  ['3 bhk + study gurgaon', bhk(3), at('Gurgaon'), having('study')],
  ['3 bhk with servant room noida', bhk(3), at('Noida'), having('staff room')],
  ['teen bhk chahiye gurgaon mein 2 crore tak', bhk(3), at('Gurgaon'), upTo(2 * CR)],
  ['मुझे नोएडा में 2 बीएचके चाहिए 80 लाख तक', bhk(2), at('Noida'), upTo(80)],
  ['sasta flat delhi', FLAT, at('Delhi'), { order: 'price-low' }],
  ['sabse sasta plot', PLOT, { order: 'price-low' }],
  ['ready to move 3 bhk noida', bhk(3), at('Noida'), { status: ['Ready To move'] }],
  ['under construction 2 bhk under 1 cr', bhk(2), upTo(CR), { status: ['Under Construction'] }],
  ['new launch sco', SCO, { status: ['New Launch'] }],
  ['vatika 3 bhk under 2 cr', bhk(3), upTo(2 * CR), { by: 'Vatika' }],
  ['hello sir i am looking for a 3 bhk in noida please suggest', bhk(3), at('Noida')],
  ['is there any villa available in goa', VILLA, at('Goa')],
  ['dukaan noida 50 lakh', { kinds: ['shop'] }, at('Noida'), upTo(50)],
  ['office in mumbai above 2 cr', { kinds: ['office'] }, at('Mumbai'), from(2 * CR)],
];

function toWish(parts: readonly Parts[]): WishParts {
  const all: Parts = Object.assign({}, ...parts) as Parts;
  const { lakh, sqft } = all;
  const [min = null, max = null] = lakh ?? [];
  return {
    ...NO_PARTS,
    bedrooms: all.bhk ?? [],
    types: all.types ?? [],
    statuses: all.status ?? [],
    localities: all.at ?? [],
    page: (all.page ? expect.objectContaining({ name: all.page }) : null) as null,
    city: all.city ?? null,
    budget: lakh ? { min: min && min * LAKH, max: max && max * LAKH } : null,
    area: (sqft ? expect.objectContaining({ min: sqft[0], max: sqft[1] }) : null) as null,
    developer: (all.by ? expect.objectContaining({ name: all.by }) : null) as null,
    kinds: all.kinds ?? [],
    order: all.order ?? null,
    facts: (all.facts ?? []).map((label): unknown => expect.objectContaining({ label })) as WishParts['facts'],
    besides: all.besides ?? [],
    notOurs: all.notOurs ?? [],
    unknown: all.leftOut ?? [],
  };
}

const wishOf = (query: string) => partsOf(parseSearchWish(CATALOGUE.withKnownPlaces(query), CATALOGUE.vocabulary));
const leftOutOf = (parts: readonly Parts[]) => {
  const all = Object.assign({}, ...parts) as Parts;
  return [...(all.leftOut ?? []), ...(all.besides ?? [])].map((words) => words.replace(/^l$/, 'lakh'));
};

test('there are more than a hundred wishes, each once', () => {
  expect(new Set(WISHES.map(([query]) => query)).size).toBe(WISHES.length);
  expect(WISHES.length).toBeGreaterThan(100);
});

test.each(WISHES.map(([query, ...parts]) => [query, parts] as const))('"%s" is understood', (query, parts) => {
  expect(wishOf(query)).toEqual(toWish(parts));
});

test.each(WISHES.map(([query, ...parts]) => [query, leftOutOf(parts)] as const))(
  '"%s": search and assistant show the same, and say what they left out: %j',
  (query, leftOut) => {
    const answer = answerQuery(query, CATALOGUE);
    const rows = toSearchSections(answer).flatMap((section) => section.rows.map(({ name }) => name));
    const said = answerTo(query, data, () => answer);
    const words = [said.text, ...said.links.map(({ label }) => label)].join('\n');
    // A term of the glossary is answered instead.
    const terms = answer.answers.map(({ title }) => title);
    for (const word of leftOut.filter((each) => !ANSWERED.has(each) || terms.length === 0)) {
      expect(rows.some((row) => row.includes('“') && row.includes(word))).toBe(true);
    }
    for (const word of leftOut.filter((each) => !ANSWERED.has(each))) {
      expect(words).toContain(word);
      expect(words).toContain('“');
    }
    // The listing of all that was understood, or what comes close to it, is the same in both.
    const plain = answerQuery(query, BARE);
    const listing = plain.offer?.href ?? plain.wayOn?.understood?.link.href ?? plain.wayOn?.relaxed[0]?.href;
    // A term's words are left out only where no term answers.
    const plainly = (href = '') => href.replace(/[?&]without=[^&]*$/, '');
    expect(said.links.map(({ href }) => plainly(href))).toContain(plainly(listing));
    expect(said.links.map(({ label }) => label)).not.toContain('Homes');
  },
);
