import { AMOUNT, toRupees, UNIT } from '../project/price';
import { CRORE_WORDS, LAKH_WORDS } from '../site/typed-number';
import { RUPEES_PER_LAKH } from '../site/business-constants';

/** Rupees; null is open. */
export interface WishedBudget {
  min: number | null;
  max: number | null;
}

/** '1,5 cr', '1,2 to 1,5 cr', '8,5 %': a comma that groups digits has three behind it. */
const MEASURE = `(?:%|per ?cent|${CRORE_WORDS}|${LAKH_WORDS}|k|thousand|करोड|लाख)(?![a-z])`;
const DECIMAL_COMMA = new RegExp(
  `(?<![\\d.,]|\\b(?:sector|sec|phase|nh) ?-?)(\\d{1,3}),(\\d{1,2})(?= ?(?:(?:to|-|and) ?\\d[\\d.,]* ?)?${MEASURE})`,
  'g',
);
const CRORE_AND_LAKH = /\b(\d+(?:\.\d+)?) ?cr\b\.?,? (?:and )?(\d+(?:\.\d+)?) ?l\b/g;
const TO_THOUSANDS = /\b(\d+(?:\.\d+)?)(?= ?(?:to|-|and) ?\d+(?:\.\d+)? ?(?:k|thousand)\b)/g;
const THOUSANDS = /\b(\d+(?:\.\d+)?) ?(?:k|thousand|hazaa?r)\b/g;
/** Six to nine digits are rupees; ten are a phone number. */
const PLAIN_RUPEES =
  /(?<![\d.,])(?:(?:₹|rs\.?|inr) ?)?(\d{6,9}|\d{1,2}(?:,\d{2}){1,3},\d{3}|\d{3},\d{3}|\d{1,3}(?:,\d{3}){2})(?![\d,]|\.\d| ?(?:cr|l|sq|bhk)\b)/g;

const lakh = (rupees: number) => `${Number((rupees / RUPEES_PER_LAKH).toFixed(3))} l`;

/** The text with a decimal point for each decimal comma before a unit; for lower case. */
export function withDecimalPoints(text: string): string {
  return text.replace(DECIMAL_COMMA, '$1.$2');
}

/** Amounts in one unit, for a text whose units are 'cr' and 'l': '1 cr 20 l' → '120 l', '5000k' → '50 l'. */
export function joinAmounts(text: string): string {
  return text
    .replace(CRORE_AND_LAKH, (_, crore: string, rest: string) => lakh(toRupees(crore, 'cr') + toRupees(rest, 'l')))
    .replace(TO_THOUSANDS, '$1k')
    .replace(THOUSANDS, (_, amount: string) => lakh(Number(amount) * 1000))
    .replace(PLAIN_RUPEES, (_, digits: string) => lakh(toRupees(digits, undefined)));
}

const SUM = `${AMOUNT}${UNIT}\\b`;
const BETWEEN = new RegExp(`(?:between |from )?${AMOUNT}${UNIT}? ?(?:-|to|and|se) ?${SUM}`);
const OVER = new RegExp(`(?:above|over|more than|from|min(?:imum)?|starting(?: at| from)?|>) ?${SUM}`);
const OVER_AFTER = new RegExp(`${SUM}\\+?(?: (?:se|ke))? ?(?:zyada|and above|or more|onwards?|plus|\\+)`);
const UNDER = new RegExp(
  `(?:(?:under|below|less than|up ?to|within|max(?:imum)?|budget(?: of)?|around|about|<) ?)?${SUM}`,
);

/** The budget in a query, and the query without it; null if it has none. For texts in usual spelling. */
export function takeBudget(text: string): { budget: WishedBudget; rest: string } | null {
  const found = (match: RegExpExecArray, { min, max }: WishedBudget) => {
    // From nothing on is no limit; up to nothing, and more than numbers can say, is no budget.
    const budget = { min: min || null, max };
    const isSound = [min ?? 0, max ?? 1].every(Number.isSafeInteger) && max !== 0 && (budget.min ?? max) !== null;
    return isSound ? { budget, rest: cut(text, match[0]) } : null;
  };
  const between = BETWEEN.exec(text);
  if (between) {
    const [, low = '', lowUnit, high = '', highUnit] = between;
    const ends = [toRupees(low, lowUnit ?? highUnit), toRupees(high, highUnit)].sort((a, b) => a - b);
    return found(between, { min: ends[0] ?? null, max: ends[1] ?? null });
  }
  const over = OVER.exec(text) ?? OVER_AFTER.exec(text);
  if (over) return found(over, { min: toRupees(over[1] ?? '', over[2]), max: null });
  const under = UNDER.exec(text);
  return under && found(under, { min: null, max: toRupees(under[1] ?? '', under[2]) });
}

/** A text without a part of it, with single blanks. */
export function cut(text: string, part: string): string {
  return text.replace(part, ' ').replace(/\s+/g, ' ').trim();
}
