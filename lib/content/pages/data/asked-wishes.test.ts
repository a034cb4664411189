import { answerTo } from '@/lib/domain/assistant/answer';
import { createFacetIndex, filterListing } from '@/lib/domain/listing/facets';
import { keepKnownValues, parseListingAddress } from '@/lib/domain/listing/address';
import { LISTING_RULES } from '@/lib/domain/listing/state';
import { listingKey } from '@/lib/domain/listing/listing';
import { createCatalogue } from '@/lib/domain/search/catalogue';
import { ANSWERED_WISHES } from '@/lib/domain/search/fixtures/answered';
import { ASKED_WISHES } from '@/lib/domain/search/fixtures/asked';
import { LISTED_WISHES } from '@/lib/domain/search/fixtures/listed';
import { SAID_WISHES } from '@/lib/domain/search/fixtures/said';
import { SENTENCES } from '@/lib/domain/search/fixtures/sentences';
import { WISHES } from '@/lib/domain/search/fixtures/wishes';
import { answerQuery } from '@/lib/domain/search/engine';
import { formatOfferCount } from '@/lib/domain/search/offer';
import { enteredRow, toSearchSections } from '@/lib/domain/search/sections';
import { monthOf } from '@/lib/domain/site/month';
import { remembered } from '@/lib/domain/site/remembered';
import { getListingFile } from '../data';
import { getAssistantData } from './assistant';
import { getTexts } from './fixtures/texts';
import { getSearchFile } from './search';

const data = getAssistantData();
const CATALOGUE = { ...createCatalogue(getSearchFile(), data, monthOf('2026-11-25')), texts: getTexts() };
/** Search and assistant are asked the same words. */
const found = remembered((query) => answerQuery(query, CATALOGUE));

/**
 * What people ask who do not know what the search can read, and what answers it: words of the first three rows with their
 * headings, and words of the assistant's answer with its links, if they differ.
 */
const ASKED: readonly (readonly [query: string, inSearch: RegExp, inAssistant?: RegExp])[] = [
  // Somebody who buys for the first time.
  ['2 bhk under 60 lakh', /Show 2 BHK under ₹ 60 Lakh/],
  ['3 bhk under 1.5 cr near metro gurgaon', /3 BHK under ₹ 1\.5 Cr in Gurgaon with metro within 15 min/],
  ['flat without brokerage', /Brokerage/, /the developer pays us/],
  ['cheapest flat in delhi', /Delhi, lowest price first/],
  ['good schools near sector 65', /Sector 65 with school within 15 min/],
  ['ready to move flat in gurgaon with oc', /Ready To move in Gurgaon/],
  ['emi 40000 per month flat', /What can I afford|affordability|EMI/i, /₹ 40,000 a month/],
  ['sasta ghar chahiye noida me', /Noida, lowest price first/],
  ['३ बीएचके गुड़गांव', /Show 3 BHK in Gurgaon/],
  ['नोएडा में फ्लैट', /flats in Noida/],
  ['do bhk pachas lakh me', /Show 2 BHK under ₹ 50 Lakh/],
  ['dwarka expressway pe 3 bhk', /Show 3 BHK on the Dwarka Expressway/],
  ['pet friendly society', /with pets allowed/],
  ['ground floor ke liye maa papa lift chahiye', /with lifts and ground-floor units/],
  ['stamp duty in haryana for women', /Stamp duty in Haryana/, /a woman 5 %/],
  ['gst on under construction flat', /taxes are payable on an under-construction|GST/, /A tax on homes/],
  ['rera number check', /RERA/, /haryanarera/],
  ['3 bhk golf course road luxury', /3 BHK on Golf Course Road, highest price first/],
  ['2 bhk noida with swimming pool', /2 BHK in Noida with swimming pool/],
  ['flat with gym and clubhouse in gurgaon', /with gymnasium and club house/],
  ['possession before diwali 2027', /with possession by Sep 2027/],
  ['3 bhk possession within a year', /3 BHK with possession by Nov 2027/],
  ['flat ready by 2028 noida', /in Noida with possession by Dec 2028/],
  ['metro ke paas 2 bhk noida', /2 BHK in Noida with metro within 15 min/],
  ['2 bhk 10 min from metro', /2 BHK with metro within 10 min/],
  ['3 bhk near cyber city', /3 BHK with Cyber City within 20 min/],
  ['flat near hospital for parents noida', /with hospital within 15 min/],
  ['north facing flat', /with north-facing units/],
  ['4 bhk with servant room gurgaon', /4 BHK in Gurgaon with staff room/],
  ['3 bhk with study noida', /3 BHK in Noida with study/],
  ['flat with covered parking gurgaon', /with covered parking/],
  ['gated society flat gurgaon', /in Gurgaon with gated entry/],
  [
    'furnished flat mumbai',
    /^Close to your wish: .*in Mumbai with furnished units.*Semi-furnished units/,
    /Semi-furnished units/,
  ],
  ['3 bhk with vastu', /“vastu”/],
  ['flat not in gurgaon under 1 cr', /under ₹ 1 Cr.*not in Gurgaon/i],
  ['3 bhk gurgaon with pool except sector 83', /with swimming pool.*not in Sector 83/],
  ['sabse bada flat noida', /Noida, largest first/],
  ['most expensive villa', /Villa.*, highest price first/],
  ['earliest possession 3 bhk gurgaon', /3 BHK.*Gurgaon, soonest possession first/],
  // Somebody who asks from abroad.
  ['can nri buy property in india', /NRI buyers/, /OCI card may buy homes/],
  ['tds when nri sells', /TDS of a seller abroad/, /seller lives abroad/],
  ['sea view apartment mumbai', /in Mumbai with sea view/],
  ['low rise builder floor south delhi', /Luxury Independent Floors in South Delhi with low-rise buildings/],
  ['virtual tour', /NRI Services|video/i],
  ['flat under $200k', /Our prices are in rupees.*“under \$200k”/],
  ['flat for my parents in noida', /Show flats in Noida – \d+ projects/, /^This is what we list/],
  ['pool ya gym wala flat noida', /in Noida with swimming pool or gymnasium/],
  ['villa near airport', /Villa with airport within 30 min/],
  ['mica garden', /Mica Gardens/],
  ['hospital ke 10 min mein 2 bhk', /2 BHK with hospital within 10 min/],
  ['immediate possession 3 bhk noida', /3 BHK in Noida with possession now/],
  ['godrej or lodha flats in mumbai', /Godrej and Lodha are not among our developers/],
  ['noida nahi 2 bhk pool', /2 BHK with swimming pool, not in Noida/],
  ['3 bhk other than vatika near metro', /3 BHK with metro within 15 min, not by Vatika/],
  ['flat without parking noida', /in Noida, without covered parking/],
  ['biggest plot in gurgaon', /Residential Land in Gurgaon, largest first/],
  ['power of attorney', /NRI Services/],
  ['dlf', /DLF is not among our developers/],
  ['3 bhk by godrej in noida', /Godrej is not among our developers/],
  ['resale flat in gurgaon', /Resale/, /resale/i],
  ['noida not greater noida', /in Noida, not in Greater Noida West/],
  ['gurgaon not luxury', /Gurgaon/, /“not luxury” left out:/],
  ['flat under 50', /under ₹ 50 Lakh/],
  ['flat in 30', /Without “30”/, /I left out “30”/],
  ['3bhk 85', /Sector 85[^]*Without “85”/, /I left out “85”/],
  ['gurgaon 83', /Sector 83.*\n.*Sector 83.*\n.*Sector 83/],
  ['tds on 60 lakh', /^Answers: TDS[^\n]*$/, /On ₹ 60 Lakh: kept back from a seller in India, 1 %: ₹ 60,000;/],
  ['stamp duty on 80 lakh in gurgaon', /^Answers: Stamp duty/, /man ₹ 6,00,000, woman ₹ 4,40,000, joint ₹ 5,20,000/],
  ['rera number of mogra courts', /Mogra Courts/, /SAMPLE-RERA-GGM-0103/],
  [
    'payment plan mogra courts',
    /Payment plan of Mogra Courts, Construction Linked Plan/,
    /Courts: Construction Linked Plan/,
  ],
  ['gst on mogra courts', /Mogra Courts/, /Mogra Courts/],
  ['emi for -5 lakh', /^Answers: EMI[^\n]*$/, /I left out “-5 lakh”[^]*monthly instalment/],
  ['emi 50 lakh at -8%', /^Answers: EMI/, /I left out “minus 8”[^]*8\.5% a year/],
  // Somebody who invests.
  ['plot 200 gaj sohna', /Residential Land of 200 sq\.yd in Sohna|Sohna/],
  ['sco in gurgaon under 5 crore', /Show SCO under ₹ 5 Cr in Gurgaon/],
  ['bluepeak sco', /^Commercial: Woad Lane/, /Woad Lane/],
  ['evergreen 3 bhk', /Show 3 BHK by Evergreen Habitats/],
  ['highest rental yield', /Rental yield/, /share of the price/],
  ['tenant', /Offices, shops and SCO with tenant in place – 6 projects/],
  ['new projects', /New Launch/],
  ['flat in rohini delhi ready possession', /flats, Ready To move in Rohini/],
  ['pre leased commercial property', /with tenant in place/],
  ['100 gaj ka plot 30 lakh', /Without the budget: 2 projects/],
  ['pg or warehouse', /Rental & Leasing/],
  ['shop with tenant in gurgaon', /Shops in Gurgaon with tenant in place/],
  ['office near metro delhi', /Offices in Delhi with metro within 15 min/],
  ['office with power backup noida', /Noida with power backup/],
  ['ground floor shop gurgaon', /in Gurgaon with ground-floor units/],
  // Two categories, two pages, and a word that only says what for.
  ['office or flat in gurgaon under 2 cr', /Offices under ₹ 2 Cr in Gurgaon – 2 projects, 2/, /; Flats/],
  ['flat or office in lucknow', /Without “flats”: Offices in Lucknow – 1 project/, /“flats” left out:/],
  [
    'flat sohna road or new gurgaon',
    /Flats on Sohna Road – 1 project[^]*Flats in New Gurgaon – 15/,
    /in New Gurgaon – 15/,
  ],
  ['flat near cyber city for office, max 2 cr', /Without “office”: .*flats under ₹ 2 Cr.*Cyber City/, /“office”/],
  ['house near good hospital delhi', /Homes in Delhi with hospital within 15 min – 5/],
  ['which sector in gurgaon is best for a family', /^Answers: Gurgaon, We rate no place/, /^Gurgaon: We rate no place/],
  ["flat close to children's school gurgaon", /^Flats in Gurgaon with school within 15 min/],
  // What only offices and shops say leads to no homes.
  ['property with tenant in gurgaon', /SCO in Gurgaon with tenant in place – 3 (?!.*homes)/s, /^(?!.*homes)/s],
  // Near it is what is wished, no office for a shop.
  [
    'shop sector 65 under 1 cr',
    /Without the budget: 1 project[^]*Basalt Row(?![^]*Rampart)/,
    /^(?!.*Rampart Offices)/s,
  ],
  // Orders are of what fits, and say of which.
  ['largest flat under 2 crore', /Canal Walk, 4 BHK 2,180 sq\.ft/, /Canal Walk/],
  // Words.
  ['2 bhk ggn vs noida', /Show 2 BHK in Gurgaon or Noida/],
  ['flat near delhi airport', /Flats with Indira Gandhi International Airport within 30 min – 8/],
  ['golf view apartments noida', /Noida with golf course nearby – 1 project/],
  ['3 bhk ready to shift noida', /Show 3 BHK, Ready To move in Noida/],
];

const OTHERS = [...LISTED_WISHES, ...ANSWERED_WISHES, ...SAID_WISHES, ...SENTENCES];
const ALL = [ASKED, WISHES, OTHERS]
  .flatMap((rows) => rows.map(([query]) => query))
  .concat(ASKED_WISHES.map(([, query]) => query));

const rowsFor = (query: string) =>
  toSearchSections(found(query)).flatMap(({ heading, rows }) => rows.map((row) => ({ ...row, heading })));

const inSearch = (query: string) =>
  rowsFor(query)
    .flatMap(({ heading, name, note }, at) => (at < 3 ? `${heading}: ${name}, ${note}` : []))
    .join('\n');

function inAssistant(query: string): string {
  const { text, links } = answerTo(query, data, found);
  return [text, ...links.map(({ label, note }) => `${label} ${note ?? ''}`)].join('\n');
}

test.each(ASKED.map((each) => [each[0], each] as const))('asked: “%s”', (query, [, search, assistant = search]) => {
  expect(inSearch(query)).toMatch(search);
  expect(inAssistant(query)).toMatch(assistant);
});

test('each side of an or has its listing, behind the best of both', () => {
  const sections = toSearchSections(found('office or flat in gurgaon under 2 cr'));
  expect(sections.map(({ heading }) => heading.slice(0, 8)).slice(0, 3)).toEqual(['Offices ', 'Flats un', 'Matching']);
  expect(sections[2]!.rows.map(({ href }) => href.split('?')[0])).toEqual(['/commercial', '/projects']);
});

describe('wishes by who asks them', () => {
  /** Reads what is left out in both in one way, so that one expectation holds. */
  const said = (text: string) =>
    text.replace(/I left out “([^”]*)”\./g, 'Without “$1”:').replace(/(“[^”]*”) left out/g, '$& (Without $1)');
  const rowsOf = (query: string) =>
    rowsFor(query).map(({ heading, name, note, price }) => said(`${heading}: ${name}, ${note} ${price}`));
  const replyTo = (query: string) => {
    const { text, links } = answerTo(query, data, found);
    const leading = text.replace(/^(.*), “([^”]*)” left out:/, 'Without “$2”: $1:');
    return [said(leading), ...links.map(({ label, note }) => (note ? `${label} – ${note}` : label))].join(' ');
  };
  /** The same answer without the heading of the search's rows. */
  const inReply = ({ source }: RegExp) =>
    new RegExp(source.replace(/^\^\w+: (?:\.\*)?/, '').replace(/^(Without “[^”]*”):/, '$1[^]*'));

  test.each(ASKED_WISHES.map((each) => [each[1], each] as const))('“%s”', (query, [, , inFirstRow, more = {}]) => {
    const { inAssistant = inReply(inFirstRow), leftOut = '' } = more;
    const rows = rowsOf(query);
    expect(rows[0]).toMatch(inFirstRow);
    expect(replyTo(query)).toMatch(inAssistant);
    if (leftOut === '') return;
    expect(rows.some((row) => row.includes('“') && row.includes(leftOut))).toBe(true);
    expect(replyTo(query)).toMatch(new RegExp(`“[^”]*${leftOut}`));
  });

  test('each asker has their share, and each wish is asked once', () => {
    const count = (asker: string) => ASKED_WISHES.filter(([own]) => own === asker).length;
    expect(Math.min(count('buyer'), count('nri'), count('investor'))).toBeGreaterThanOrEqual(40);
    expect(new Set(ALL).size).toBe(ALL.length);
  });

  const saysAll = (text: string, parts: string) =>
    parts.split(' & ').every((part) => part.split('/').some((each) => text.toLowerCase().includes(each.toLowerCase())));

  test.each(OTHERS.map((each) => [each[0], each] as const))('“%s”', (query, [, parts, more = parts]) => {
    const [first = ''] = rowsOf(query);
    expect([first, parts, saysAll(first, parts)]).toEqual([first, parts, true]);
    const reply = replyTo(query);
    expect([reply, more, saysAll(reply, more)]).toEqual([reply, more, true]);
  });

  test.each([
    'circle rate gurgaon sector 82',
    'resale flat in dwarka delhi',
    'gst on under construction flat',
    'property management services for nri gurgaon',
    'how to repatriate money after selling property in india',
  ])('“%s” has one answer, since nothing else reads more of it than its place', (query) => {
    expect(found(query).answers).toHaveLength(1);
  });
});

test.each([
  ['swimming pool flat noida', /^\/projects\?.*amenity=swimming\+pool/],
  ['flat under $200k', /^\/projects\?.*without=under\+%24200k/],
  ['2 bhk in thane', /^\/projects\?.*without=Thane/],
  ['dlf flat gurgaon', /^\/projects\?.*without=DLF/],
  ['mogra courts', /^\/project-details\/vatika\/mogra-courts/],
  ['what is carpet area flat noida', /faq-title/],
])('Enter on "%s" opens %s', (query, href) => {
  const answer = found(query);
  const sections = toSearchSections(answer);
  expect(rowsFor(query)[enteredRow(answer, sections)]?.href).toMatch(href);
});

const BASES = ['/projects', '/commercial', '/sco'];
const baseOf = (path: string) => BASES.find((each) => path.startsWith(each)) ?? path;
const isListing = (href: string) => getListingFile(`${listingKey(baseOf(href.split('?')[0]!))}.json`) !== null;

/** What the filters of a listing find; of one with both kinds, the half that is shown: '/projects commercial'. */
const indexOf = remembered((shown) => {
  const [base = '', half] = shown.split(' ');
  const records = getListingFile(`${listingKey(base)}.json`)!;
  const kinds = new Set(records.map(({ kind }) => kind));
  const hasToggle = kinds.size === 2 && (base === '/projects' || /^\/(?:developer-projects|locality)\//.test(base));
  return createFacetIndex(
    records.filter(({ kind }) => !hasToggle || kind === half),
    LISTING_RULES,
  );
});

/** Number of projects that the listing at an address shows. */
function listed(href: string): number {
  const { pathname, search } = new URL(href, 'http://site');
  const base = baseOf(pathname);
  const state = parseListingAddress({ base, linkBase: base }, LISTING_RULES, { path: pathname, query: search });
  const index = indexOf(`${base} ${state.isCommercial ? 'commercial' : 'residential'}`);
  return filterListing(index, keepKnownValues(state, index.values)).matches.length;
}

test.each(WISHES)('"%s": %s: %s', (query, heading, first) => {
  expect(rowsFor(query)[0]).toMatchObject({ heading, name: first });
});

test('of each wish the numbers of projects are those of the listings, and what finds nothing leads to an enquiry', () => {
  for (const query of ALL) {
    const { isNothing, offer, wayOn } = found(query);
    const rows = rowsFor(query);
    expect([query, rows.filter(({ href }) => !/^\/\S*$/.test(href))]).toEqual([query, []]);
    if (isNothing) expect([query, rows.some(({ enquiry }) => enquiry)]).toEqual([query, true]);
    if (offer) {
      expect(formatOfferCount(offer)).toMatch(/^\d+ (?:projects?|close|with price on request)/);
      const { fits, close, 'on-request': onRequest } = offer.counts ?? { fits: offer.count, close: 0, 'on-request': 0 };
      expect([query, fits + close + onRequest]).toEqual([query, listed(offer.href)]);
    }
    for (const { href, label } of wayOn?.relaxed.filter(({ href: own }) => isListing(own)) ?? []) {
      const numbers = (label.split(/: | – /).at(-1) ?? '').match(/\d+/g)?.map(Number) ?? [];
      if (numbers.length > 0) expect([query, numbers.reduce((sum, each) => sum + each)]).toEqual([query, listed(href)]);
    }
  }
});
