import { parseTypedRupees } from '../site/typed-number';
import { formatAmount, formatRupees } from '../project/price';
import { calculateEmi, EMI_DEFAULTS, loanForEmi } from '../emi/emi';
import { dutyOn, type DutyPlace, loanByBank, type LoanTerms, percentOf } from '../project/rates';
import { affordabilityLink } from './buying-links';
import { PAID_DOWN_WORDS } from './down-payment';
import { asksForInstalment, EMI_WORDS, loanOfInstalment } from './instalment-answer';
import { cut } from './limits';
import type { ToolAnswer } from './record';
import {
  find,
  INCOME_NAMES,
  INCOME_SUM,
  LEAST_PRICE,
  MAX_MONTHLY_RUPEES,
  OTHERS,
  RUPEES,
  SPOUSE_SUM,
  takeRupees,
} from './told-sums';

const INCOME = new RegExp(`\\b(?:${INCOME_NAMES})\\b`);
const LPA = /(\d[\d.]*) ?lpa\b/;
const YEARLY = /\b(?:(?:an?|per|every|each|in hand) (?:year|annum|saal)|yearly|annual(?:ly)?|p\.? ?a|ctc|package)\b/;
const INCOME_WORDS =
  /\b(?:salary|income|earn(?:ing)?s?|ctc|package|kamai|tankhwah|(?:(?:an?|per|every|each|my) )?(?:month|year|annum|saal|mahin[aei])|monthly|yearly|annual(?:ly)?|pm|pa|lpa|(?<!\d ?)l|rupees|rs|inr|of|homes?|houses?|how big|(?:home )?loans?(?: eligibility)?|eligib\w*|borrow|afford|in hand|take home|my|i|is|with)\b|₹/g;
const MONTHLY = /\b(?:month(?:ly)?|mahin[aei]|pm|in hand|take home)\b/;
/** As much as this is the income of a year where no month is said: '12 lakh salary'. */
const LEAST_YEARLY_RUPEES = 500_000;

/** Years and percent are other terms. */
const TERMS = /%|\b(?:years?|yrs?|saal)\b/;

/** The loan that a monthly instalment pays back over the usual terms, and leads to the price that it pays with the savings beside it; null for other questions. For `spelled` texts. */
export function affordedAnswer(asked: string, loan: LoanTerms | null, duties: readonly NamedDuty[]): ToolAnswer | null {
  const [own = '', emi = ''] = OTHERS.map(([, patterns]) => find(patterns, asked));
  const monthly = takeRupees(emi).rupees ?? 0;
  if (monthly === 0 || monthly >= MAX_MONTHLY_RUPEES || TERMS.test(asked) || INCOME.test(asked)) return null;
  if (!asksForInstalment(asked)) return null;
  const lent = loanForEmi(monthly, EMI_DEFAULTS.annualRatePercent, EMI_DEFAULTS.tenureYears);
  const savings = takeRupees(own).rupees ?? 0;
  const price = loan && savings > 0 ? priceOf(savings, lent, loan, dutiesOf(asked, duties)) : lent + savings;
  return {
    title: 'EMI',
    text: loanOfInstalment(monthly, EMI_DEFAULTS, savings > 0 ? priceText(price, savings) : undefined),
    ...affordabilityLink,
    rest: `${cut(cut(cut(asked, own), emi), EMI_WORDS)} under ${price}`,
  };
}

/**
 * A salary pays back a loan, and leads to the highest price that it pays; that of a year is counted for a month. The link
 * carries it, with the savings and instalments beside it. Null for other questions. For `spelled` texts.
 */
export function incomeAnswer(
  asked: string,
  loan: LoanTerms | null,
  duties: readonly NamedDuty[] = [],
): ToolAnswer | null {
  const needed = loan && ASKS_INCOME.test(asked) && !find(INCOME_SUM, asked) ? neededIncome(asked, loan) : null;
  if (needed) return needed;
  const perYear = asked.replace(LPA, '$1 l a year');
  if (!INCOME.test(asked) && perYear === asked) return null;
  let rest = asked;
  const others = OTHERS.flatMap(([field, patterns]) => {
    const words = find(patterns, rest);
    const { rupees } = takeRupees(words);
    if (rupees) rest = cut(rest, words);
    return rupees ? [{ field, rupees }] : [];
  });
  const told = (name: string) => others.find(({ field }) => field === name)?.rupees ?? 0;
  const own = find(INCOME_SUM, rest);
  const amount = LPA.exec(rest)?.[1]?.concat(' l') ?? RUPEES.exec(own || rest)?.[0];
  const typed = amount ? parseTypedRupees(amount) : null;
  if (!typed) return null;
  const isYearly = YEARLY.test(perYear) || (typed >= LEAST_YEARLY_RUPEES && !MONTHLY.test(asked));
  const further = own ? cut(rest, own) : cut(rest, amount ?? '');
  const second = find(SPOUSE_SUM, further);
  const all = typed + (takeRupees(second).rupees ?? 0);
  const rupees = isYearly ? Math.round(all / 12) : all;
  const [pays, lent] = loan ? loanOfIncome(rupees, told('emis'), loan) : ['', 0];
  const open = cut(cut(further, second), INCOME_WORDS);
  const savings = told('savings');
  const price = loan && savings > 0 ? priceOf(savings, lent, loan, dutiesOf(asked, duties)) : null;
  const depends = `The highest price that ${formatAmount(rupees)} a month pays depends on savings and other instalments. Add them, and you see it with the homes within it.`;
  return {
    title: 'What can I afford?',
    text: `${pays}${price ? priceText(price, savings) : depends}`,
    ...affordabilityLink,
    href: `${affordabilityLink.href}?income=${rupees}${others.map(({ field, rupees: each }) => `&${field}=${each}`).join('')}`,
    rest: lent > 0 && !RUPEES.test(open) ? `${open} under ${price ?? lent}` : open,
  };
}

/** Duty with the names of its places, in lower case. */
type NamedDuty = Pick<DutyPlace, 'lines'> & { names: readonly string[] };

/** The duties of the places that a question names; all of them where it names none. */
function dutiesOf(asked: string, duties: readonly NamedDuty[]): readonly NamedDuty[] {
  const named = duties.filter(({ names }) => names.some((name) => ` ${asked} `.includes(` ${name} `)));
  return named.length > 0 ? named : duties;
}

const STEP_RUPEES = 10_000;
/** The highest price, in steps, that savings pay with the usual duty of some places, and a loan that a bank gives on it. */
function priceOf(savings: number, lent: number, loan: LoanTerms, duties: readonly NamedDuty[]): number {
  const bought = { owner: 'man', isHome: true, isFirstSaleFlat: true } as const;
  const dutyOf = (valueRupees: number) =>
    duties.reduce((sum, { lines }) => sum + dutyOn(lines, { ...bought, valueRupees }).totalRupees / duties.length, 0);
  const isPaid = (price: number) => price + dutyOf(price) <= savings + Math.min(lent, loanByBank(loan, price));
  let [low, high] = [0, Math.ceil((savings + lent) / STEP_RUPEES)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isPaid(middle * STEP_RUPEES)) low = middle;
    else high = middle;
  }
  return low * STEP_RUPEES;
}

const priceText = (price: number, savings: number) =>
  `A bank lends only a share of a price: with ${formatRupees(savings)} of your own, which also pay duty and registration, it may be about ${formatRupees(price)}. GST, where it is due, comes on top.`;

/** Asks which income a price needs. */
const ASKS_INCOME = new RegExp(
  `\\b(?:kitn[ai]|how much|what|which|min\\w*|required|needed|need)\\b.*\\b(?:${INCOME_NAMES})\\b.*\\b(?:for|chahiye|needed|required|need|ho|should|to buy|ke liye|par|pe)\\b|\\b(?:${INCOME_NAMES})\\b (?:needed |required )?(?:for|to buy)\\b`,
);

/** The income whose usual share pays the instalment of a bank's largest loan on a typed price; null without one. */
function neededIncome(asked: string, loan: LoanTerms): ToolAnswer | null {
  const { rupees: price, rest } = takeRupees(asked);
  if (!price || price < LEAST_PRICE) return null;
  const { incomeShare, annualRatePercent, tenureYears } = loan;
  const lent = loanByBank(loan, price);
  const { monthlyRupees } = calculateEmi({ loanRupees: lent, annualRatePercent, tenureYears });
  const income = Math.ceil((monthlyRupees * 100) / incomeShare.usual / 1000) * 1000;
  return {
    title: 'What can I afford?',
    text: `Of ${formatRupees(price)} a bank may lend ${formatRupees(lent)} at most: ${formatAmount(Math.round(monthlyRupees))} a month at ${annualRatePercent}% a year over ${tenureYears} years. With ${incomeShare.usual} % of the income for instalments that asks for about ${formatAmount(income)} a month, and ${formatRupees(price - lent)} with duty and GST from savings.`,
    ...affordabilityLink,
    href: `${affordabilityLink.href}?income=${income}`,
    rest: cut(cut(rest, INCOME_WORDS), PAID_DOWN_WORDS),
  };
}

/** What an income leaves for instalments beside those of now, in words, and the loan that it pays back in rupees. */
function loanOfIncome(income: number, emis: number, loan: LoanTerms): [string, number] {
  const { incomeShare, annualRatePercent, tenureYears } = loan;
  const room = percentOf(income, incomeShare.usual) - emis;
  const less = emis > 0 ? ` less ${formatAmount(emis)}` : '';
  const share = `${incomeShare.usual} % of ${formatAmount(income)}${less}`;
  const lent = loanForEmi(room, annualRatePercent, tenureYears);
  if (lent <= 0) return [`${share} leaves nothing for a new instalment. `, 0];
  const terms = `at ${annualRatePercent}% a year over ${tenureYears} years`;
  return [`${share} is ${formatAmount(room)}, which pays back a loan of about ${formatRupees(lent)} ${terms}. `, lent];
}
