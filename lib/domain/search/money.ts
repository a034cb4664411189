import { AMOUNT, MIN_PRICE_RUPEES, toRupees, UNIT, WIDEST_RANGE } from '../project/price';
import { limitPatterns, NO_UNIT, takeLimits, type WishedLimits } from './limits';
import { CRORE_WORDS, LAKH_WORDS, THOUSAND_WORDS } from '../site/typed-number';
import { RUPEES_PER_LAKH } from '../site/business-constants';

/** Rupees; null is open. */
export interface WishedBudget {
  min: number | null;
  max: number | null;
}

/** '1,5 cr', '1,2 to 1,5 cr', '8,5 %': a comma that groups digits has three behind it. */
const MEASURE = `(?:%|per ?cent|${CRORE_WORDS}|${LAKH_WORDS}|${THOUSAND_WORDS}|करोड|लाख)(?![a-z])`;
const DECIMAL_COMMA = new RegExp(
  `(?<![\\d.,]|\\b(?:sector|sec|phase|nh) ?-?)(\\d{1,3}),(\\d{1,2})(?= ?(?:(?:to|-|and) ?\\d[\\d.,]* ?)?${MEASURE})`,
  'g',
);
/** '2,5 bhk' is a half; a list would say '2, 3'. */
const HALF_BEDROOM = /\b([1-3]),5(?= ?-?(?:bhk|bed))/g;
const CRORE_AND_LAKH = /\b(\d+(?:\.\d+)?) ?cr\b\.?,? (?:and )?(\d+(?:\.\d+)?) ?l\b/g;
const TO_THOUSANDS = new RegExp(
  `\\b(\\d+(?:\\.\\d+)?)(?= ?(?:to|-|and) ?\\d+(?:\\.\\d+)? ?(?:${THOUSAND_WORDS})\\b)`,
  'g',
);
const THOUSANDS = new RegExp(`\\b(\\d+(?:\\.\\d+)?) ?(?:${THOUSAND_WORDS})\\b`, 'g');
/** Six to nine digits are rupees; ten are a phone number. */
const PLAIN_RUPEES =
  /(?<![\d.,])(?:(?:₹|rs\.?|inr) ?)?(\d{6,9}|\d{1,2}(?:,\d{2}){1,3},\d{3}|\d{3},\d{3}|\d{1,3}(?:,\d{3}){2})(?![\d,]|\.\d| ?(?:cr|l|sq|bhk)\b)/g;

/** '1.2 cr - 1.5': the unit of a range that only its first end has. */
const UNIT_FIRST =
  /(?<![\d.,])(\d+(?:\.\d+)?) ?(cr|l)\b\.? ?(?:to|-|se) ?(\d+(?:\.\d+)?)(?![\d.,]*\d| ?(?:cr|l|k|bhk|rk|bed|sq|acre|gaj|min|km|year|month|floor|%)|(?:st|nd|rd|th)\b)/g;

const lakh = (rupees: number) => `${Number((rupees / RUPEES_PER_LAKH).toFixed(5))} l`;

/** The text with a decimal point for each decimal comma before a unit or bedrooms; for lower case. */
export function withDecimalPoints(text: string): string {
  return text.replace(DECIMAL_COMMA, '$1.$2').replace(HALF_BEDROOM, '$1.5');
}

/** Amounts in one unit, for a text whose units are 'cr' and 'l': '1 cr 20 l' → '120 l', '5000k' → '50 l'. */
export function joinAmounts(text: string): string {
  return text
    .replace(UNIT_FIRST, (all: string, low: string, unit: string, high: string) =>
      Number(high) > Number(low) && Number(high) < Number(low) * WIDEST_RANGE
        ? `${low} ${unit} to ${high} ${unit}`
        : all,
    )
    .replace(CRORE_AND_LAKH, (_, crore: string, rest: string) => lakh(toRupees(crore, 'cr') + toRupees(rest, 'l')))
    .replace(TO_THOUSANDS, '$1k')
    .replace(THOUSANDS, (_, amount: string) => lakh(Number(amount) * 1000))
    .replace(PLAIN_RUPEES, (_, digits: string) => lakh(toRupees(digits, undefined)));
}

const BUDGET = limitPatterns(AMOUNT, UNIT);

/** '80 - 1.2 cr' is 80 lakh to 1.2 crore: an end without a unit that many times the other is of the smaller one. */
function rupeesOf(digits: string, unit: string, other?: number): number {
  const rupees = toRupees(digits, unit);
  return other !== undefined && rupees >= other * WIDEST_RANGE ? toRupees(digits, 'l') : rupees;
}

/** Numbers of at most three digits without a unit, which a word makes a budget: 'under 50', 'budget 1.5', '80 tak'. */
const BARE_BUDGET = limitPatterns('(?<![\\d.,]|\\b(?:size|area)(?: of)? )(\\d{1,3}(?:\\.\\d+)?)', NO_UNIT);
/** Homes from 10 lakh to below 10 crore. */
const bareRupees = (digits: string) => toRupees(digits, Number(digits) < 10 ? 'cr' : 'l');

/** The budget in a query, and the query without it; null if it has none. For texts in usual spelling. */
export function takeBudget(text: string): { budget: WishedBudget; rest: string } | null {
  return toBudget(takeLimits(text, BUDGET, rupeesOf));
}

/** The same of a number without a unit: up to 9.99 is crore, from 10 on lakh. It may be anything where other words are open. */
export function takeBareBudget(text: string): { budget: WishedBudget; rest: string } | null {
  return toBudget(takeLimits(text, BARE_BUDGET, bareRupees));
}

function toBudget(limits: WishedLimits | null): { budget: WishedBudget; rest: string } | null {
  if (!limits) return null;
  // From nothing on is no limit; up to less than any home costs, and more than numbers can say, is no budget.
  const budget = { min: limits.isSingle ? null : limits.min || null, max: limits.max };
  const isSound =
    [limits.min ?? 0, limits.max ?? 1].every(Number.isSafeInteger) &&
    (limits.max ?? MIN_PRICE_RUPEES) >= MIN_PRICE_RUPEES;
  return isSound && (budget.min ?? budget.max) !== null ? { budget, rest: limits.rest } : null;
}

/** Words of a query as they are said back: '20 l' → '20 lakh'. */
export function writeOutUnits(words: string): string {
  return words.replace(/(?<=\d )l\b/g, 'lakh');
}
