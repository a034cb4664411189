import { parseTypedRupees } from '../site/typed-number';
import { AMOUNT, formatAmount, formatRupees, UNIT } from '../project/price';
import { calculateEmi, EMI_DEFAULTS } from '../emi/emi';
import { loanByBank, type LoanRule } from '../project/rates';
import { ROUTES } from '../site/routes';
import { cut } from './limits';
import type { ToolAnswer } from './record';

const INCOME_NAMES = 'salary|(?<!rent(?:al)? )income|earn(?:ing)?s?|ctc|package|kamai|tankhwah';
const INCOME = new RegExp(`\\b(?:${INCOME_NAMES})\\b`);
const LPA = /(\d[\d.]*) ?lpa\b/;
const YEARLY = /\b(?:(?:an?|per|every|each|in hand) (?:year|annum|saal)|yearly|annual(?:ly)?|p\.? ?a|ctc|package)\b/;
const INCOME_WORDS =
  /\b(?:salary|income|earn(?:ing)?s?|ctc|package|kamai|tankhwah|(?:(?:an?|per|every|each|my) )?(?:month|year|annum|saal|mahin[aei])|monthly|yearly|annual(?:ly)?|pm|pa|lpa|l|rupees|rs|inr|of|home|homes|(?:home )?loans?(?: eligibility)?|eligib\w*|afford|my|i|is|with)\b|₹/g;
const SUM = `${AMOUNT}${UNIT}\\b|\\d{5,}`;
/** The first sum of a text. */
export const RUPEES = new RegExp(SUM);
/** An amount behind a word that says what it is, else before it: 'savings 20 l', '15000 emi'. */
const beside = (names: string) => [
  new RegExp(`\\b(?:${names})(?: (?:of|is|hai|under|below|within|around|up ?to|max))* ?₹? ?(?:${SUM})`),
  new RegExp(`(?:${SUM})(?: (?:rupees|rs|of|in|ka|ki|monthly|(?:a|per) month))* (?:${names})\\b`),
];
const find = (patterns: readonly RegExp[], text: string) =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find(Boolean) ?? '';
const rupeesIn = (words: string) => parseTypedRupees(RUPEES.exec(words)?.[0] ?? '');
const OWN = beside(INCOME_NAMES);
/** What else a household says, by the field of the calculator. */
const OTHERS: readonly (readonly [string, RegExp[]])[] = [
  ['savings', beside('savings?|saved(?: up)?|down ?payment|dp|bachat')],
  ['emis', beside('(?:(?:existing|current|other|running|car|bike|personal) )*(?:emis?|instal?lments?|kist)')],
];

/** More than this a month is a loan: 'EMI of 50 lakh'; years and percent are other terms. */
const MAX_MONTHLY_RUPEES = 99_999;
const TERMS = /%|\b(?:years?|yrs?|saal)\b/;

/** What a question leaves open, with the price in rupees that its instalment a month and savings pay over the usual terms. For `spelled` texts. */
export function withAffordedPrice(rest: string, asked: string): string {
  const [savings = '', emi = ''] = OTHERS.map(([, patterns]) => find(patterns, asked));
  const monthly = rupeesIn(emi) ?? 0;
  if (monthly === 0 || monthly > MAX_MONTHLY_RUPEES || TERMS.test(asked) || INCOME.test(asked)) return rest;
  const loan = monthly / calculateEmi({ ...EMI_DEFAULTS, loanRupees: 1 }).monthlyRupees;
  return `${cut(rest, savings)} under ${Math.floor((loan + (rupeesIn(savings) ?? 0)) / 1000) * 1000}`;
}

/** Where an answer about money leads on. */
export const affordabilityLink = { href: ROUTES.affordability, linkLabel: 'What can I afford?' };

/**
 * A salary leads to the highest price that it pays; that of a year is counted for a month. The link carries it, with the
 * savings and instalments beside it. Null for other questions. For `spelled` texts.
 */
export function incomeAnswer(asked: string): ToolAnswer | null {
  const perYear = asked.replace(LPA, '$1 l a year');
  if (!INCOME.test(asked) && perYear === asked) return null;
  let rest = asked;
  const figures = OTHERS.flatMap(([field, patterns]) => {
    const words = find(patterns, rest);
    const rupees = rupeesIn(words);
    if (rupees) rest = cut(rest, words);
    return rupees ? `&${field}=${rupees}` : [];
  });
  const amount = LPA.exec(rest)?.[1]?.concat(' l') ?? RUPEES.exec(find(OWN, rest) || rest)?.[0];
  const typed = amount ? parseTypedRupees(amount) : null;
  if (!typed) return null;
  const rupees = YEARLY.test(perYear) ? Math.round(typed / 12) : typed;
  return {
    title: 'What can I afford?',
    text: `The highest price that ${formatAmount(rupees)} a month pays depends on savings and other instalments. Add them, and you see it with the homes within it.`,
    ...affordabilityLink,
    href: `${affordabilityLink.href}?income=${rupees}${figures.join('')}`,
    rest: cut(rest.replace(amount ?? '', ' '), INCOME_WORDS),
  };
}

/** What is paid down is asked of a price; 'down payment 20 l' is what somebody has. */
const PAID_DOWN =
  /\b(?:how much|kitn[aei]|least|min\w*)\b.*\b(?:down ?payment|cash|own (?:money|funds)|upfront|(?:home )?loans?)\b|\bdown ?payment\b.*\b(?:for|on|kitn[aei]|how much|required|needed)\b/;
const PAID_DOWN_WORDS =
  /\b(?:down ?payment|cash|own (?:money|funds)|upfront|(?:home )?loans?|bank|can|get|give\w*|mil\w*|ke|par|how much|kitn[aei]|least|min\w*|for|on|of|to|buy|pay|required|needed|apartment|flat|home|house|property|lag\w+)\b/g;

/** What a price leaves to pay beside the largest loan of a bank; null for other questions. For `spelled` texts. */
export function downPaymentAnswer(asked: string, loan: Pick<LoanRule, 'mostOfPrice'>): ToolAnswer | null {
  const amount = PAID_DOWN.test(asked) ? (RUPEES.exec(asked)?.[0] ?? '') : '';
  const price = parseTypedRupees(amount);
  if (!price) return null;
  const most = loanByBank(loan, price);
  return {
    title: 'Down payment',
    text: `Of ${formatRupees(price)} a bank may lend ${formatRupees(most)} at most, so at least ${formatRupees(price - most)} is paid down. Duty, registration and, where it is due, GST come on top and are not lent.`,
    ...affordabilityLink,
    rest: cut(cut(asked, amount), PAID_DOWN_WORDS),
  };
}
