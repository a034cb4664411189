import { parseTypedRupees } from '../site/typed-number';
import { AMOUNT, UNIT } from '../project/price';
import { cut } from './limits';
import { REST_LENT } from './other-amounts';

export const INCOME_NAMES = 'salary|(?<!rent(?:al)? )income|earn(?:ing)?s?|ctc|package|kamai|tankhwah';
export const SUM = `${AMOUNT}${UNIT}\\b|\\d{5,}`;
/** The first sum of a text. */
export const RUPEES = new RegExp(SUM);
/** All of them. */
const ALL_RUPEES = new RegExp(SUM, 'g');
/** The first sum of a text in rupees, null without one; the text without all of them. */
export const takeRupees = (text: string) => ({
  rupees: parseTypedRupees(RUPEES.exec(text)?.[0] ?? ''),
  rest: cut(text, ALL_RUPEES),
});
/** An amount behind a word that says what it is, else before it: 'savings 20 l', '15000 emi'. */
export const beside = (names: string) => [
  new RegExp(
    `\\b(?:${names})(?: (?:of|is|hai|under|below|within|around|up ?to|max|only|just|sirf|should|must|not|be|exceed|cross|more than|above))* ?₹? ?(?:${SUM})`,
  ),
  new RegExp(
    `(?:${SUM})(?: (?:rupees|rs|of|in|for|ka|ki|ke|saal|monthly|yearly|annual|(?:an?|per) (?:month|year)))* (?:${names})\\b`,
  ),
];
/** Where a sum begins a text, or all have a name behind them, names stand behind their sums: '25 l savings 1.2 l salary'. */
const NAMES = `(?:${INCOME_NAMES}|sav\\w+|emis?|rent)\\b`;
const SUM_FIRST = new RegExp(
  `^(?:(?:i|we|have|with|my|mere|hamare|ke|pass?|near|is) )*₹? ?(?:${SUM})(?= (?:rupees |rs )?${NAMES})|^(?:(?!\\b${NAMES}).)*(?:${SUM}) ${NAMES}(?!.*(?:${SUM})(?!.*\\b${NAMES}))`,
);
/** What the first of some patterns that a text has finds there. */
export const find = (patterns: readonly RegExp[], text: string) =>
  (SUM_FIRST.test(text) ? [...patterns].reverse() : patterns)
    .map((pattern) => pattern.exec(text)?.[0].trim())
    .find(Boolean) ?? '';
/** An income beside its words. */
export const INCOME_SUM = beside(INCOME_NAMES);
/** That of a second earner beside it: 'and my wife earns 60000'. */
export const SPOUSE_SUM = [
  new RegExp(
    `\\b(?:(?:and|aur|plus) )?(?:(?:my|his|her|the) )*(?:wife|husband|spouse|partner|patni|biwi|pati|(?<=\\band )i)\\b(?: (?!(?:na(?:me?|am)|under|below|within|around|budget|for)\\b)[a-z]+){0,4} ₹? ?(?:${SUM})`,
  ),
];
const SAVINGS_NAMES = `savings?|saved(?: up)?|upfront|down ?payment|initial (?:payment|amount)|dp|bachat|${REST_LENT}`;
export const SAVINGS = new RegExp(`\\b(?:${SAVINGS_NAMES})\\b`);
/** Savings beside their words. */
export const SAVINGS_SUM = beside(SAVINGS_NAMES);
/** Savings that only a sum beside them tells from a budget: '15 l ready', '25 l cash'. */
const OWN_SUM = [
  new RegExp(
    `\\b(?:own (?:funds?|money|cash)|fds?) (?:of |is )?(?:${SUM})|\\bhave ₹? ?(?:${SUM})(?= +(?:and|but|can)\\b)`,
  ),
  new RegExp(
    `(?<![\\d.]|\\b(?:${INCOME_NAMES})(?: (?:is|of|hai))*\\s*₹?\\s*)(?:${SUM}) (?:(?:is|hai|in|own) )*(?:ready(?! (?:to|apartment|flat|home|house))|cash|money|funds?|fds?|bank|jama)\\b(?: (?:me|mein))?`,
  ),
];
/** What somebody has beside a loan. */
const HAVE_SUM = new RegExp(
  `\\b(?:have|(?:mer|hamar|humar)[ei] (?:paas?|near))(?: (?:only|just|sirf))* ₹? ?(?:${SUM})|(?:${SUM}) (?:hai )?(?:mer|hamar|humar)[ei] (?:paas?|near)`,
);
/** What a bank lends, beside its words. */
const LENT_SUM = beside('(?:home |bank )?loans?(?: (?:eligib\\w+|approved|sanctioned|amount))*');
/** A wish with one sum for what is lent and what is paid down, or without what is lent of a budget: 'own 30 l, loan 60 l' is under 90 l. */
export function withPooled(text: string): string {
  const lent = find(LENT_SUM, text);
  if (lent === '') return text;
  const own = find([...SAVINGS_SUM, ...OWN_SUM, HAVE_SUM], cut(text, lent));
  const [loan = 0, paid = 0] = [lent, own].map((words) => takeRupees(words).rupees ?? 0);
  const rest = cut(cut(text, lent), own);
  const isPriced = RUPEES.test(rest);
  if (loan > 0 && isPriced && /\bbudget\b/.test(rest)) return rest;
  return loan > 0 && paid > 0 && !isPriced ? `${rest} under ${loan + paid}` : text;
}

/** What else a household says, by the field of the calculator. */
export const OTHERS: readonly (readonly [string, RegExp[]])[] = [
  ['savings', [...SAVINGS_SUM, ...OWN_SUM]],
  [
    'emis',
    beside(
      '(?:(?:existing|current|other|running|car|bike|personal|education|loan) )*(?:emis?|instal?lments?|kist|(?:car|bike|personal|education) loans?)',
    ),
  ],
];

/** As much as this a month is a loan: 'EMI of 50 lakh'. */
export const MAX_MONTHLY_RUPEES = 100_000;
/** A smaller sum is an income. */
export const LEAST_PRICE = 1_000_000;
