import { type AreaUnit, SQFT_PER_OTHER_UNIT, SQFT_PER_UNIT } from '../project/area-text';
import { AMOUNT, formatRupees, MIN_PRICE_RUPEES, NUMBER, toRupees, UNIT, WIDEST_RANGE } from '../project/price';
import { CRORE_WORDS, LAKH_WORDS, THOUSAND_WORDS } from '../site/typed-number';
import { RUPEES_PER_LAKH } from '../site/business-constants';
import { cut, limitPatterns, NO_UNIT, takeLimits, type WishedLimits } from './limits';

/** Square feet; null is open. Both ends are equal where one size is named. */
export interface WishedArea {
  min: number | null;
  max: number | null;
  /** The unit in which it is said back. */
  unit: AreaUnit;
}

/** Units as `toContentForms` writes them, with their square feet; bigha, marla and kanal differ from state to state. */
const UNITS: Readonly<Record<string, { sqft: number; said: AreaUnit }>> = {
  'sq.ft': { sqft: SQFT_PER_UNIT.sqft, said: 'sqft' },
  'sq.yd': { sqft: SQFT_PER_UNIT.sqyd, said: 'sqyd' },
  'sq.m': { sqft: SQFT_PER_OTHER_UNIT.sqm, said: 'sqft' },
  acre: { sqft: SQFT_PER_UNIT.acre, said: 'acre' },
  hectare: { sqft: SQFT_PER_OTHER_UNIT.hectare, said: 'acre' },
  guntha: { sqft: SQFT_PER_OTHER_UNIT.guntha, said: 'sqft' },
  cent: { sqft: SQFT_PER_OTHER_UNIT.cent, said: 'sqft' },
};
const AREA = limitPatterns(NUMBER, `(${Object.keys(UNITS).join('|').replaceAll('.', '\\.')})`);

const sqftOf = (digits: string, unit: string) =>
  Math.round(Number(digits.replace(/,/g, '')) * (UNITS[unit]?.sqft ?? NaN));

/** The area in a query, and the query without it; null if it has none. For texts in usual spelling. */
export function takeArea(text: string): { area: WishedArea; rest: string } | null {
  const limits = takeLimits(text, AREA, sqftOf);
  if (!limits) return null;
  const { min, max, unit, rest } = limits;
  const isSound = [min ?? 1, max ?? 1].every((sqft) => Number.isSafeInteger(sqft) && sqft > 0);
  return isSound ? { area: { min, max, unit: UNITS[unit]!.said }, rest } : null;
}

/** Those who are to sit in an office, each on some 60 to 100 sq.ft. */
const SEATS =
  /(?<=\boffices?\b.*)\b(?:for |of )?(\d{1,3})[- ](?:people|persons?|employees?|staff|seats?|seater|workstations?)\b|\b(?:(?:(?:we|i) (?:are|have) |our |my )?(?:(?:an? )?(?:\w+ )?(?:firm|company|team|start ?up|business) )?(?:of |with |has )?)(\d{1,3})(?:[- ](?:people|persons?|employees?|staff|seats?|seater|members?)|(?<=\b(?:firm|company|team|start ?up) of \d+))\b(?: (?:ka|ki|ke liye|team|company|firm))*(?=.*\boffices?\b)/;

/** The area and the budget in a query, and the query without them. For texts in usual spelling. */
export function takeAreaAndBudget(query: string) {
  const toArea = (seats: string) => ` ${Number(seats) * 60} to ${Number(seats) * 100} sq.ft `;
  const text = cut(
    query.replace(SEATS, (_, after?: string, before?: string) =>
      takeArea(query) ? '' : toArea(after ?? before ?? ''),
    ),
    '',
  );
  const area = takeArea(text);
  const money = takeBudget(area?.rest ?? text);
  return { area: area?.area ?? null, budget: money?.budget ?? null, rest: money?.rest ?? area?.rest ?? text };
}

const ONE = '(?:(?<count>\\d[\\d,.]*)|an?|one|ek) ?';
const unitAs = (name: string) => `(?<${name}>${Object.keys(UNITS).join('|').replaceAll('.', '\\.')})s?`;
const IS = '(?: (?:in|to|into|is|are|of|there|ka|ke|mein?|=|equals?|how many|how much|kitn\\w+|hot[aei]|hai))* ';
const CONVERTED = [
  new RegExp(`(?<![\\w.])${ONE}${unitAs('from')}${IS}${unitAs('to')}`),
  new RegExp(`${unitAs('to')}${IS}${ONE}${unitAs('from')}`),
];

/** An area in another unit: '200 sq.yd = 1,800 sq.ft'; null where none is asked for. For texts in usual spelling. */
export function convertArea(text: string): { said: string; rest: string } | null {
  const [match] = CONVERTED.map((pattern) => pattern.exec(text)).filter((each) => each !== null);
  const { count = '1', from = '', to = '' } = match?.groups ?? {};
  const other = (Number(count.replace(/,/g, '')) * (UNITS[from]?.sqft ?? NaN)) / (UNITS[to]?.sqft ?? NaN);
  if (!match || !Number.isFinite(other) || from === to) return null;
  const said = other.toLocaleString('en-IN', { maximumFractionDigits: other < 10 ? 3 : 0 });
  return { said: `${count} ${from} = ${said} ${to}`, rest: cut(text, match[0]) };
}

const UNIT_NAMES: Record<AreaUnit, string> = { sqft: 'sq.ft', sqyd: 'sq.yd', acre: 'acre' };

/** 'of 200 sq.yd', 'of 1,000 – 1,500 sq.ft', 'up to 2 acre', 'from 100 sq.yd'; '' without an area. */
export function describeArea(area: WishedArea | null): string {
  if (!area) return '';
  const { min, max, unit } = area;
  const amount = (sqft: number) =>
    (sqft / SQFT_PER_UNIT[unit]).toLocaleString('en-IN', { maximumFractionDigits: unit === 'acre' ? 2 : 0 });
  const name = UNIT_NAMES[unit];
  if (min === null || max === null)
    return max === null ? `from ${amount(min ?? 0)} ${name}` : `up to ${amount(max)} ${name}`;
  return `${min === max ? 'around' : 'of'} ${min === max ? amount(min) : `${amount(min)} – ${amount(max)}`} ${name}`;
}

/** Rupees; null is open. */
export interface WishedBudget {
  min: number | null;
  max: number | null;
}

/** 'under ₹ 2 Cr', 'from ₹ 1 Cr to ₹ 2 Cr'. */
export function describeBudget({ min, max }: WishedBudget): string {
  if (min !== null && max !== null) return `from ${formatRupees(min)} to ${formatRupees(max)}`;
  return max !== null ? `under ${formatRupees(max)}` : `above ${formatRupees(min!)}`;
}

const RATE = limitPatterns(NUMBER, '((?:l )?(?:(?:per|\\/|an?|each) ?)?sq\\.(?:ft|yd))');
const UNIT_BEFORE = /^(?:per|\/) ?(sq\.(?:ft|yd)) (.*\d(?: l)?)/;
const rateRupees = (digits: string, unit: string) =>
  Number(digits.replace(/,/g, '')) * (unit.startsWith('l') ? RUPEES_PER_LAKH : 1);

/** What an area may cost, in rupees for a square foot, 'under ₹ 50,000 per sq.yd'; null where a text in usual spelling does not say it. */
export function readRate(text: string): (WishedBudget & { label: string }) | null {
  const plain = cut(text, /\b(?:rupees|rs|inr|rate)\b\.?|₹|\/-/g).replace(UNIT_BEFORE, '$2 $1');
  const limits = takeLimits(plain, RATE, rateRupees);
  if (!limits) return null;
  const unit = limits.unit.endsWith('yd') ? 'sqyd' : 'sqft';
  const [min, max] = [limits.isSingle ? null : limits.min, limits.max];
  const perSqft = (rupees: number | null) => rupees && rupees / SQFT_PER_UNIT[unit];
  const label = `a rate ${describeBudget({ min, max })} per ${UNIT_NAMES[unit]}`;
  return { min: perSqft(min), max: perSqft(max), label };
}

/** '1,5 cr', '1,2 to 1,5 cr', '8,5 %': a comma that groups digits has three behind it. */
const MEASURE = `(?:%|per ?cent|${CRORE_WORDS}|${LAKH_WORDS}|${THOUSAND_WORDS}|करोड|लाख)(?![a-z])`;
const DECIMAL_COMMA = new RegExp(
  `(?<![\\d.,]|\\b(?:sector|sec|phase|nh) ?-?)(\\d{1,3}),(\\d{1,2})(?= ?(?:(?:to|-|and) ?\\d[\\d.,]* ?)?${MEASURE})`,
  'g',
);
/** '2,5 bhk' is a half; a list would say '2, 3'. */
const HALF_BEDROOM = /\b([1-3]),5(?= ?-?(?:bhk|bed))/g;
/** A hundred lakh and more are a sum of their own: 'between 3 cr and 400 l'. */
const CRORE_AND_LAKH = /\b(\d+(?:\.\d+)?) ?cr\b\.?,? (?:and )?(\d{1,2}(?:\.\d+)?) ?l\b/g;
const OF_THOUSANDS = `\\b(\\d+(?:\\.\\d+)?) ?(?:${THOUSAND_WORDS})\\b`;
const TO_THOUSANDS = new RegExp(`\\b(\\d+(?:\\.\\d+)?)(?= ?(?:to|-|and) ?${OF_THOUSANDS})`, 'g');
const THOUSANDS = new RegExp(OF_THOUSANDS, 'g');
const MILLIONS = /\b(\d+(?:\.\d+)?) ?(?:million|mn)\b(?! ?sq)(?: (?:rupees|rs|inr)\b)?/g;
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
    .replace(MILLIONS, (_, amount: string) => lakh(Number(amount) * 1_000_000))
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

/** What 'around 1 cr' may cost: 15 % more or less, in whole lakh. */
function aroundRupees(rupees: number): WishedBudget {
  const toLakh = (amount: number) => Math.round(amount / RUPEES_PER_LAKH) * RUPEES_PER_LAKH;
  return { min: toLakh(rupees * 0.85), max: toLakh(rupees * 1.15) };
}

function toBudget(limits: WishedLimits | null): { budget: WishedBudget; rest: string } | null {
  if (!limits) return null;
  // From nothing on is no limit; up to less than any home costs, and more than numbers can say, is no budget.
  const { isSingle, isAbout } = limits;
  const around = isAbout ? aroundRupees(limits.max!) : null;
  const budget = around ?? { min: isSingle ? null : limits.min || null, max: limits.max };
  const isSound =
    [limits.min ?? 0, limits.max ?? 1].every(Number.isSafeInteger) &&
    (limits.max ?? MIN_PRICE_RUPEES) >= MIN_PRICE_RUPEES;
  return isSound && (budget.min ?? budget.max) !== null ? { budget, rest: limits.rest } : null;
}

/** Words of a query as they are said back: '20 l' → '20 lakh'. */
export function writeOutUnits(words: string): string {
  return words.replace(/(?<=\d )l\b/g, 'lakh');
}

/** The words that nobody understood, as they are said back. */
export const leftOutWords = (words: readonly string[]) => writeOutUnits(words.join(' '));
