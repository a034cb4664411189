import { CRORE_WORDS, LAKH_WORDS, THOUSAND_WORDS } from '../site/typed-number';
import { cut } from './limits';

/**
 * Why an amount is not the price of a home: in another currency, paid each month or year, beside 'EMI' (an instalment or
 * its loan), a loan or a first payment, what a tax or fee is counted on, for a unit of area, below one lakh, or below zero.
 */
export type OtherAmountKind =
  'foreign' | 'monthly' | 'yearly' | 'emi' | 'part' | 'taxed' | 'rate' | 'small' | 'negative';

interface OtherAmount {
  kind: OtherAmountKind;
  /** As it was typed, with the words that make it one: 'under $200k', 'emi of 40000'. */
  text: string;
}

const NUMBER = '\\d(?:[\\d.,]*\\d)?';
const SIZE = `(?: ?(?:${CRORE_WORDS}|${LAKH_WORDS}|${THOUSAND_WORDS}|m|mn|million|bn|billion)\\b)`;
const SUM = `${NUMBER}${SIZE}?`;
/** Rupees that somebody pays regularly: not the 2 of 'rent 2 bhk', nor the 1500 of 'rent 1500 sq ft'. */
const REGULAR = `(?:${NUMBER}${SIZE}|\\d[\\d,]{3,}(?![\\d.,]*\\d)(?! ?(?:sq|gaj|acre|ft|feet|yard|yd|meter)))`;
const LIMIT =
  '(?:(?:(?:(?:should|must) )?not (?:be |exceed |cross |go )*|only|just|sirf|more than|under|below|(?:less|more|cheaper|lower) than|up ?to|within|above|over|max(?:imum)?|min(?:imum)?|budget(?: of)?|around|about|of|for|is|ka|ki|ke) )*';
const RUPEES = '(?:(?:₹|rs\\.?|inr) ?)?';
const RUPEES_AFTER = '(?: ?\\/-)?(?: ?(?:rs\\.?|rupees|rupaye|inr)\\b)?';

/** A regular sum with its rupees. */
const PAYS = `${RUPEES}${REGULAR}${RUPEES_AFTER}`;

const CODES = 'us ?\\$|us[d$]|aed|dhs|gbp|eur|sgd|cad|aud|nzd|chf|jpy|cny|qar|omr|kwd|sar|bhd|hkd|myr';
const NAMES =
  '(?:(?:us|singapore|australian|canadian|hong kong|new zealand) )?dollars?|dirhams?|pounds?|euros?|riyals?|rials?|dinars?|yen|yuan|francs?|ringgits?';
/** Behind a number it is that of the number: '400,000 usd 3 bhk'. */
const SIGN = `(?:[$€£¥]|\\b(?:${CODES})(?![a-z]))`;
const SIGN_FIRST = `(?<!\\d ?)(?:${SIGN}|\\b(?:${NAMES})\\b)`;
const MONTH =
  '(?:(?:per|an?|every|each|har|ek|\\/) ?(?:month|mth|mo\\b|mahin[aei])|\\/ ?m\\b|p\\.? ?m\\b\\.?|monthly|mahin[aei])';
const YEAR = '(?:(?:per|an?|every|each|har|\\/) ?(?:year|annum|yr|saal)|p\\.? ?a\\b\\.?|yearly|annually|saal)';
const EACH = `(?: ?(?:${MONTH}|${YEAR}))?`;
const NO_ROOMS = '(?![\\d.,]*\\d| ?-?(?:bhk|rk|bed|bath))';
const PAID = '\\b(?:mahin[aei](?: (?:ka|ki|mein))?|salary|(?<!\\bfor rent(?:al)? )income|earn(?:ing)?s?|rent|kiraya)';
const EMI = '(?:emis?|instal?lments?|kist|monthly)\\b';
/** Names the sum before it as what is paid now: '20 lakh and the rest through loan'. */
export const REST_LENT =
  '(?:(?:cash|d[eu]\\w*|hai|pay|now|and|the|upfront|down) )*(?:rest|ba+ki|remaining|balance) (?:(?:ka|ke|liye|by|from|amount|through|via|on|as|will|be|with|in|take) )*(?:an? )?(?:home |bank )?loans?';
const PART = `(?:${REST_LENT}|(?:home |bank )?loans?|(?:initial|first) (?:payment|amount)|down ?payment|dp|token|booking(?: amount)?|advance|deposit|sav(?:ed|ings?)(?: up)?|in hand|maintenance)\\b`;
/** Taxes whose sum is never a budget, and fees and taxes that a budget may include: '1 cr with gst', 'no brokerage 60 lakh'. */
const TAX =
  '(?:tds|stamp duty|registr(?:y|ation)(?! (?:open|ready|done|available|ho |wal|ke sa|mila|samet|sahit))(?: (?:charges?|fees?|cost))?|capital gains?(?: tax)?)';
const ANY_TAX = `(?:${TAX}|gst|tax|brokerage|commission)`;
const OF_HOME = '(?: (?:ka|ki|ke|par|pe|on|for|flat|apartment|home|house|property|plot|villa))';
const AREA_UNIT =
  '(?:sq|square|acre|gaj|yard|yd|ft\\b|foot|feet|meter|bigha|marla|kanal)[a-z.]*(?: ?(?:ft|feet|foot|yds?|yards?|m|meters?|gaj)\\b)?\\.?';

const PATTERNS: readonly (readonly [OtherAmountKind, string])[] = [
  ['foreign', `${LIMIT}${SIGN_FIRST} ?${SUM}${NO_ROOMS}(?: ?(?:-|to) ?${SIGN}? ?${NUMBER}${SIZE})?${EACH}`],
  ['foreign', `${LIMIT}(?:${SUM} ?(?:-|to|and) ?)?${SUM} ?(?:${SIGN}|\\b(?:${NAMES})\\b)${EACH}`],
  ['rate', `${LIMIT}${RUPEES}${SUM}${RUPEES_AFTER} ?(?:(?:per|\\/|an?|each) ?${AREA_UNIT}|psf\\b)`],
  ['rate', `(?:\\bper|\\/) ?${AREA_UNIT} (?:rate )?${LIMIT}${RUPEES}${SUM}(?: tak\\b)?`],
  [
    'rate',
    `\\brate ${LIMIT}${PAYS} ?${AREA_UNIT}|${LIMIT}${PAYS} ?${AREA_UNIT} rate\\b|${LIMIT}${RUPEES}${NUMBER}${SIZE} ?(?:gaj|sq\\.? ?ya?r?ds?|square yards?)\\b`,
  ],
  ['yearly', `${LIMIT}${RUPEES}(?:${REGULAR}${RUPEES_AFTER} ?${YEAR}|${NUMBER} ?lpa\\b)`],
  ['monthly', `(?:(?:${PAID}|\\b${EMI}) ${LIMIT})?${LIMIT}(?:${RUPEES}${REGULAR} ?(?:-|to) ?)?${PAYS} ?${MONTH}`],
  ['monthly', `${PAID}(?: ${LIMIT}|[:=]? ?)${PAYS}(?<!\\b(?:rent|income) .*\\bcr(?:ore)?s?)`],
  ['monthly', `${LIMIT}${PAYS}(?<!cr|crores?) (?:(?:ka|ki|of) )?(?:rent|rental|kiraya)\\b(?! (?:coming|income|a))`],
  ['emi', `\\b${EMI}(?: ${LIMIT}|[:=]? ?)${PAYS}`],
  ['emi', `${LIMIT}${PAYS} ?(?:(?:ka|ki|ke) )?${EMI}`],
  ['part', `\\b${PART}(?: ${LIMIT}|[:=]? ?)${PAYS}`],
  ['part', `${LIMIT}${PAYS} ?(?:(?:ka|ki|ke|in|as|for) )?${PART}`],
  ['taxed', `(?<=\\b(?:${ANY_TAX} (?:is )?)(?:on|for|of|over) )${LIMIT}${PAYS}`],
  ['taxed', `(?<=\\b${TAX} (?:(?:kitn[aei]|hog[ai]|lageg[ai]|me(?:in)?|kya|hai|ka|ki|how|much|is) )*)${PAYS}`],
  ['taxed', `${PAYS}(?=${OF_HOME}* ${TAX}\\b| (?:par|pe|ka|ki|ke|on)${OF_HOME}* ${ANY_TAX}\\b)`],
  [
    'negative',
    `${LIMIT}(?:\\bminus |(?<=\\b(?:for|of|under|below|upto|within|above|at|is|emi) )-)${RUPEES}${SUM}(?: ?%)?`,
  ],
  ['small', `${LIMIT}(?<![\\d.,])${RUPEES}\\d{1,2}(?:[.,]\\d+)? ?(?:${THOUSAND_WORDS})\\b`],
];
const OTHERS = PATTERNS.map(([kind, pattern]) => [kind, new RegExp(pattern)] as const);

/** The amounts in a query that are no price, and the query without them. For lower case, without Hindi letters. */
export function takeOtherAmounts(query: string): { amounts: OtherAmount[]; rest: string } {
  const amounts: OtherAmount[] = [];
  if (!/\d/.test(query)) return { amounts, rest: query };
  let rest = query;
  for (const [kind, pattern] of OTHERS) {
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      amounts.push({ kind, text: match[0].trim() });
      rest = cut(rest, match[0]);
    }
  }
  return { amounts, rest };
}
