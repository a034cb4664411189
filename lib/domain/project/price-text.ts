import { CRORE_WORDS, LAKH_WORDS } from '../site/typed-number';
import { MAX_PRICE_RUPEES, MIN_PRICE_RUPEES, NUMBER, toRupees, WIDEST_RANGE } from './price';
import type { PriceRange } from './project';

const END = new RegExp(
  `(?<![\\d,]|(?<![a-z])\\.)${NUMBER}(?![\\d,]*\\d|\\.\\d)` +
    `(?: ?(?:(${CRORE_WORDS})(?=onw|[^a-z]|$)\\.?(?: (\\d{1,2}(?:\\.\\d+)?) ?(?:${LAKH_WORDS})(?![a-z]))?` +
    `|(${LAKH_WORDS})(?=onw|[^a-z]|$)\\.?))?`,
  'g',
);

const setOf = (words: string) => new Set(words.split(' '));
/** Words and signs beside a price that change nothing about it. */
const NOTES = setOf(
  'rs re inr rupees rupee price prices pricing range bsp base basic selling sale box cost total net ticket size launch ' +
    'pre prelaunch offer special introductory expected indicative only just approx approximately around about circa ' +
    'asking demand quoted final negotiable neg nego fixed lumpsum all in incl inclusive including inc excl exclusive ' +
    'excluding ex of the at than ' +
    'between and & ₹ ( ) [ ] " \' “ ” ‘ ’ . , : ; ! @ ~ ≈',
);
/** What is paid besides, or in the price; only behind it, because alone it is a price of something else. */
const NOTES_BEHIND = setOf(
  'gst tax taxes charge charges extra other govt government registration registry reg stamp duty plc ifms edc idc club ' +
    'car covered parking with applicable apply t c % /',
);
const OPEN_UPWARDS = setOf('onwards onward onw above more up upwards upward plus + ++ min minimum');
const FROM = setOf('from starting starts start');
const BETWEEN_ENDS = /^(?:- ?-?|~|to|till|upto|up to|and|&)$/;

/** One end of a price text: its digits, and its unit if it has one of its own. */
interface PriceEnd {
  digits: string;
  unit: string | undefined;
  /** Lakh behind a crore, '1 Cr 20 Lakh'. */
  lakhs: string | undefined;
}

/** Lower case, one kind of blank and dash, '%' for a percentage; without footnote marks, '/-' and 'per unit'. */
function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\/-|[*#†‡^\u200b-\u200d\ufeff]/g, ' ')
    .replace(/\d+(?:\.\d+)? ?%/g, ' % ')
    .replace(/(?:\bper|\/) ?(?:unit|flat|apartment|home|villa|plot)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const endsOf = (plain: string): PriceEnd[] =>
  [...plain.matchAll(END)].map(([, digits = '', crore, lakhs, lakh]) => ({ digits, unit: crore ?? lakh, lakhs }));

/** Whole rupees of an end; null if no home costs that. A bare number of ten digits is a phone number. */
function rupeesOf({ digits, unit, lakhs }: PriceEnd): number | null {
  if (unit === undefined && /^\d{10}/.test(digits)) return null;
  if (lakhs !== undefined && digits.includes('.')) return null;
  const rupees = toRupees(digits, unit) + (lakhs === undefined ? 0 : toRupees(lakhs, 'l'));
  return rupees >= MIN_PRICE_RUPEES && rupees <= MAX_PRICE_RUPEES ? rupees : null;
}

/** Ends in one unit that stand the wrong way round lie within this one, or they are no range. */
const WIDEST_REVERSED = 4;

/**
 * Both ends in rupees, lower first; null if no reading is the one that people mean. A bare end has the unit of the other,
 * '1.2 - 2 Cr', unless another unit brings the two nearer in their order: '80 - 1.2 Cr' is 80 lakh to 1.2 crore.
 */
function rangeOf(first: PriceEnd, second: PriceEnd): [number, number] | null {
  const isBare = (end: PriceEnd) => end.unit === undefined && toRupees(end.digits, undefined) < MIN_PRICE_RUPEES;
  const bare = isBare(first) ? first : isBare(second) ? second : null;
  const pairIn = (unit: string | undefined): [number, number] | null => {
    const [low, high] = [first, second].map((end) => rupeesOf(end === bare ? { ...end, unit } : end));
    return low && high ? [low, high] : null;
  };
  if (!bare) {
    const pair = pairIn(undefined);
    return pair && [Math.min(...pair), Math.max(...pair)];
  }
  const own = (bare === first ? second : first).unit;
  if (own === undefined) return null;
  const usual = pairIn(own);
  const other = pairIn(own.startsWith('c') ? 'l' : 'cr');
  const isNear = (pair: [number, number] | null) => pair && pair[0] <= pair[1] && pair[1] <= pair[0] * WIDEST_RANGE;
  if (isNear(usual)) return usual;
  if (isNear(other)) return other;
  if (!usual) return null;
  const [low, high] = usual;
  if (low > high) return low <= high * WIDEST_REVERSED ? [high, low] : null;
  // '1.2 - 80 L' may be 1.2 lakh to 80 lakh, or 1.2 crore down to 80 lakh.
  return other && other[0] > other[1] && other[0] <= other[1] * WIDEST_RANGE ? null : usual;
}

/** Whether the words before, between and behind the ends, each written '#', are known; 'open' if they open the price upwards. */
function readNotes(words: string): 'open' | 'closed' | null {
  const tokens: string[] = words.match(/#|[a-z]+|\+\+?|[^\sa-z]/g) ?? [];
  const [first, last] = [tokens.indexOf('#'), tokens.lastIndexOf('#')];
  const between = tokens.slice(first + 1, last).filter((token) => !NOTES.has(token) || BETWEEN_ENDS.test(token));
  if (first < last && !BETWEEN_ENDS.test(between.join(' '))) return null;
  let isOpen = false;
  for (const [at, token] of tokens.entries()) {
    if (at >= first && at <= last) continue;
    const [previous = '', next = ''] = [tokens[at - 1], tokens[at + 1]];
    const isBehind = at > last;
    if (OPEN_UPWARDS.has(token)) isOpen ||= !NOTES_BEHIND.has(next);
    else if (FROM.has(token)) isOpen ||= first === last;
    else if (token === '-') {
      // A dash belongs to a word, 'BSP - 1.2 Cr'; alone it is a minus, or a range without its end.
      if (!/^[a-z]/.test(previous) && !/^[a-z]/.test(next)) return null;
    } else if (!NOTES.has(token) && !(isBehind && NOTES_BEHIND.has(token))) return null;
  }
  return isOpen ? 'open' : 'closed';
}

/**
 * Price text → rupees; Cr is 1e7, L is 1e5, 'onwards' is open upwards (spec 5, 9). Stars, 'all inclusive', '/-' and other
 * notes of advertisements change nothing. Null if the text is not the price of a home: 'Price on request', a rate or a rent,
 * an amount outside of one lakh to a thousand crore, any word that is not known.
 */
export function parsePrice(text: string): PriceRange | null {
  const plain = plainText(text);
  const [first, second, third] = endsOf(plain);
  if (!first || third) return null;
  const notes = readNotes(plain.replace(END, '#'));
  if (notes === null) return null;
  const rupees = rupeesOf(first);
  const range = second ? rangeOf(first, second) : rupees === null ? null : [rupees, rupees];
  return range && { minRupees: range[0]!, maxRupees: notes === 'open' ? null : range[1]! };
}

const ON_REQUEST =
  /^eoi\b|\b(?:on|upon|at)[ -](?:request|req|demand|application|call|enquiry|inquiry)\b|\bby[ -](?:invitation|invite)\b|\b(?:p\.?o\.?[ard]|t\.?b\.?[acd])\b|\b(?:ask|call|contact|enquire|inquire|whatsapp|dm|request|get)\b|\b(?:awaited|to be|tba|disclosed|announced|undisclosed|unavailable|not applicable|soon)\b|\bsold[ -]?out\b|^(?:fully )?(?:sold|booked)\b|\bn\.?\/?a\.?$|^(?:nil|none|[-–—.]+)$|\bnot (?:available|yet)\b/i;

/**
 * Whether the text deliberately gives no price, such as 'Price on request', 'POA', 'TBA' or 'Sold Out'; never if it also
 * holds an amount.
 */
export function isPriceOnRequest(text: string): boolean {
  return ON_REQUEST.test(text.trim()) && !endsOf(plainText(text)).some((end) => rupeesOf(end) !== null);
}

/**
 * Prices are shown as given, with '₹ ' in front of a digit and en dashes between numbers (routes-and-content, Project
 * page). Only code that reads content calls this: a `priceText` is ready to show.
 */
export function formatPriceText(text: string): string {
  const plain = text.trim().replace(/(?<=[\da-z.])\s*[-‐-―−]\s*(?=(?:₹\s*)?\d)/gi, ' – ');
  return /^\d/.test(plain) ? `₹ ${plain}` : plain;
}
