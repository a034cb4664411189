import { parseTypedRupees } from '../site/typed-number';
import { AMOUNT, formatAmount, formatRupees, UNIT } from '../project/price';
import { calculateEmi, EMI_DEFAULTS, loanForEmi } from '../emi/emi';
import { dutyOn, type DutyPlace, loanByBank, type LoanRule, percentOf } from '../project/rates';
import { ROUTES } from '../site/routes';
import { openWords } from './language';
import { cut } from './limits';
import { REST_LENT } from './other-amounts';
import type { ToolAnswer } from './record';

const INCOME_NAMES = 'salary|(?<!rent(?:al)? )income|earn(?:ing)?s?|ctc|package|kamai|tankhwah';
const INCOME = new RegExp(`\\b(?:${INCOME_NAMES})\\b`);
const LPA = /(\d[\d.]*) ?lpa\b/;
const YEARLY = /\b(?:(?:an?|per|every|each|in hand) (?:year|annum|saal)|yearly|annual(?:ly)?|p\.? ?a|ctc|package)\b/;
const INCOME_WORDS =
  /\b(?:salary|income|earn(?:ing)?s?|ctc|package|kamai|tankhwah|(?:(?:an?|per|every|each|my) )?(?:month|year|annum|saal|mahin[aei])|monthly|yearly|annual(?:ly)?|pm|pa|lpa|(?<!\d ?)l|rupees|rs|inr|of|homes?|houses?|how big|(?:home )?loans?(?: eligibility)?|eligib\w*|borrow|afford|in hand|take home|my|i|is|with)\b|₹/g;
const SUM = `${AMOUNT}${UNIT}\\b|\\d{5,}`;
const MONTHLY = /\b(?:month(?:ly)?|mahin[aei]|pm|in hand|take home)\b/;
/** As much as this is the income of a year where no month is said: '12 lakh salary'. */
const LEAST_YEARLY_RUPEES = 500_000;
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
const SPOUSE_SUM = [
  new RegExp(
    `\\b(?:(?:and|aur|plus) )?(?:(?:my|his|her|the) )*(?:wife|husband|spouse|partner|patni|biwi|pati|(?<=\\band )i)\\b(?: (?!(?:na(?:me?|am)|under|below|within|around|budget|for)\\b)[a-z]+){0,4} ₹? ?(?:${SUM})`,
  ),
];
const SAVINGS_NAMES = `savings?|saved(?: up)?|upfront|down ?payment|initial (?:payment|amount)|dp|bachat|${REST_LENT}`;
const SAVINGS = new RegExp(`\\b(?:${SAVINGS_NAMES})\\b`);
/** Savings beside their words. */
const SAVINGS_SUM = beside(SAVINGS_NAMES);
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
const OTHERS: readonly (readonly [string, RegExp[]])[] = [
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
/** Years and percent are other terms. */
const TERMS = /%|\b(?:years?|yrs?|saal)\b/;

/** The instalment a month that a question names, with the loan that it pays back over the usual terms and the price that it pays with the savings beside it; null without one. For `spelled` texts. */
export function affordedBy(asked: string, loan: LoanTerms | null, duties: readonly NamedDuty[]) {
  const [own = '', emi = ''] = OTHERS.map(([, patterns]) => find(patterns, asked));
  const monthly = takeRupees(emi).rupees ?? 0;
  if (monthly === 0 || monthly >= MAX_MONTHLY_RUPEES || TERMS.test(asked) || INCOME.test(asked)) return null;
  const lent = loanForEmi(monthly, EMI_DEFAULTS.annualRatePercent, EMI_DEFAULTS.tenureYears);
  const savings = takeRupees(own).rupees ?? 0;
  const price = loan && savings > 0 ? priceOf(savings, lent, loan, dutiesOf(asked, duties)) : lent + savings;
  return {
    monthly,
    price,
    depends: savings > 0 ? priceText(price, savings) : undefined,
    rest: cut(cut(asked, own), emi),
  };
}

/** Where an answer about money leads on. */
export const affordabilityLink = { href: ROUTES.affordability, linkLabel: 'What can I afford?' };

/** What banks lend: the share of a price, and that of an income which instalments may take. */
export type LoanTerms = Pick<LoanRule, 'mostOfPrice' | 'incomeShare' | 'annualRatePercent' | 'tenureYears'>;

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

/** A smaller sum is an income. */
export const LEAST_PRICE = 1_000_000;
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

/** Of what is bought for its rent, and named by no kind of home: only what is let has any. */
const RETURN = /\b(?:yields?|roi|returns?|assured|guaranteed|fixed)\b(?!.*\bcalculat)/;
const BRINGS_RENT =
  /^(?!.*\b(?:bhk|apartment|flat|home|house|villa|plot)s?\b).*\b(?:propert(?:y|ies)|projects?|commercial|shops?|offices?|showrooms?|scos?)\b/;

/** What a query leaves to look for beside its answer: with a tenant where it asks for a return, 'high roi property'. */
export const withTenant = (query: string, { rest, words }: { rest: string | null; words: readonly string[] }): string =>
  rest ?? (RETURN.test(words.join(' ')) && BRINGS_RENT.test(query) ? `${query} with tenant` : query);

/** What is no home. */
export const NO_HOME = /\b(?:shops?|showrooms?|offices?|commercial|scos?|plots?|land)\b/;
/** What is paid down is asked of a price; 'down payment 20 l' is what somebody has. */
const PAID_DOWN =
  /\b(?:how much|kitn[aei](?! (?:tak )?k[aei] (?:home|ghar|flat|apartment|house|makaan|villa))|least|min\w*)\b.*\b(?:down ?payment|cash|own (?:money|funds)|upfront|(?:home )?loans?)\b|\d ?(?:%|per ?cent) (?:home |bank )?(?:loan|finance)\b|\bdown ?payment\b.*\b(?:(?<!\d ?(?:l|cr|k)? down ?payment\b.*)(?:for|on)|kitn[aei](?! (?:tak )?k[aei] (?:home|ghar|flat|apartment|house|makaan|villa))|how much|required|needed)\b/;
/** The sum beside a home is its price, and nobody says that it is paid down: 'down payment 60 lakh flat'. */
const PRICE_OF_HOME = new RegExp(
  `^(?!.*\\b(?:i|we|have|pass?|with|only|just|sirf|budget|emi|savings?|no|low|zero|less|without|kam|bina|(?:${SUM}).* (?:${SUM}))\\b|.*%).*(?:${SUM}) (?:(?:ka|ki|ke|wala|wale) )?(?:[\\d.]+ bhk|(?:apartment|flat|home|house|ghar|makaan|villa|floor|property)s?)\\b(?=.*\\b(?:down ?payment|dp)\\b|(?<=\\b(?:down ?payment|dp)\\b.*))`,
);
/** Less is no price of a home that is looked for, but may be paid down on one. */
const LEAST_HOME_PRICE = 3_000_000;
const PAID_DOWN_WORDS =
  /\b\d+ ?%|\b(?:\d+ ?per ?cent|down ?payment|cash|own (?:money|funds)|upfront|(?:home )?loans?|bank|can|get|give\w*|mil\w*|ke|par|how much|kitn[aei]|per ?cent(?:age)?|nris?|least|min\w*|for|on|of|to|buy|pay|required|needed|apartment|flat|home|house|property|lag\w+)\b|%/g;

/** Asks how much a bank lends, in words beside which a question of no sum has none. */
const ASKS_LOAN =
  /^(?!.*\b(?:down ?payment|cash|own|upfront)\b)(?=.*\b(?:how much|kitn[aei]|share|part|hissa|max\w*|per ?cent\w*|(?:what|which)\b.*%))(?=.*\b(?:loans?|borrow|lends?|financ\w+|banks?\b.*\bfund\w*)\b)/;
const LENT_WORDS =
  /\b(?:borrow|lends?|financ\w+|fund\w*|from abroad|banks?|what|share|part|hissa|value|tak|lete|max\w*|sakt[aei]|up ?to|how)\b/g;

/** What a price leaves to pay beside the largest loan of a bank, or what share that is; null for other questions. For `spelled` texts. */
export function downPaymentAnswer(asked: string, loan: LoanTerms): ToolAnswer | null {
  // Of a shop, an office or land banks lend less.
  if (NO_HOME.test(asked)) return null;
  if (ASKS_LOAN.test(asked) && openWords(cut(cut(asked, PAID_DOWN_WORDS), LENT_WORDS)).length === 0)
    return {
      title: 'What can I afford?',
      text: `A bank may lend at most ${inSteps(loan)}, to Indian citizens abroad as well. How much of it you get depends on your income, of which instalments may usually take ${loan.incomeShare.usual} %.`,
      ...affordabilityLink,
      rest: '',
    };
  const { rupees: price, rest } = takeRupees(asked);
  const isAsked = PAID_DOWN.test(asked);
  const isOfHome = PRICE_OF_HOME.test(asked) && (price ?? 0) >= LEAST_HOME_PRICE;
  if (!isAsked && !isOfHome) return null;
  if (!price && !PERCENT.test(asked)) return null;
  const most = price ? loanByBank(loan, price) : 0;
  const said = price
    ? `Of ${formatRupees(price)} a bank may lend ${formatRupees(most)} at most, so at least ${formatRupees(price - most)} is paid down.`
    : `A bank may lend at most ${inSteps(loan)}.`;
  return {
    title: 'Down payment',
    text: `${isAsked ? '' : 'The sum is read as the price. '}${said} Duty, registration and, where it is due, GST come on top and are not lent.`,
    ...affordabilityLink,
    rest: isAsked ? cut(rest, PAID_DOWN_WORDS) : cut(asked, /\b(?:down ?payment|dp)\b/),
  };
}

/** What somebody pays down and nothing else pays a price, whatever the loan costs; null for other questions. For `spelled` texts. */
export function savingsAnswer(asked: string, loan: Pick<LoanRule, 'mostOfPrice'>): ToolAnswer | null {
  const words = SAVINGS.test(asked) ? find(SAVINGS_SUM, asked) : '';
  const { rupees } = takeRupees(words);
  const rest = cut(asked, words);
  if (!rupees || RUPEES.test(rest)) return null;
  const prices = loan.mostOfPrice.map(({ upToRupees, value }) =>
    Math.min(Math.floor((rupees * 100) / (100 - value)), rupees + (upToRupees ?? Infinity)),
  );
  const most = Math.max(...prices);
  return {
    title: 'What can I afford?',
    text: `With ${formatRupees(rupees)} paid down a bank may lend the rest of a price up to about ${formatRupees(most)}, if the income pays it back. Duty, registration and, where it is due, GST come on top and are not lent.`,
    ...affordabilityLink,
    href: `${affordabilityLink.href}?savings=${rupees}`,
    rest: `${cut(rest, SAVINGS_WORDS)} under ${most}`,
  };
}

const SAVINGS_WORDS =
  /\b(?:rest|remaining|ba+ki|the|loan|and|only|just|sirf|have|i|my|me|own|as|of|is|with|can|pay|ready|hai|available|budget)\b/g;

const PERCENT = /%|\bper ?cent(?:age)?\b/;
/** '90 % of a price up to a loan of ₹ 30 Lakh, 80 % up to ₹ 75 Lakh, 75 % above'. */
export const inSteps = ({ mostOfPrice }: Pick<LoanRule, 'mostOfPrice'>) =>
  mostOfPrice
    .map(({ upToRupees, value }, at) => {
      const upTo = upToRupees === null ? 'above' : `up to ${at === 0 ? 'a loan of ' : ''}${formatRupees(upToRupees)}`;
      return `${value} % ${at === 0 ? 'of the price ' : ''}${upTo}`;
    })
    .join(', ');
