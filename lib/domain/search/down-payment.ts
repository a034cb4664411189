import { formatRupees } from '../project/price';
import { inSteps, loanByBank, type LoanTerms } from '../project/rates';
import { NO_HOME } from './home-types';
import { openWords } from './language';
import { cut } from './limits';
import { AFFORDABILITY } from './money-pages';
import type { ToolAnswer } from './record';
import { find, RUPEES, SAVINGS, SAVINGS_SUM, SUM, takeRupees } from './told-sums';

/** What is paid down is asked of a price; 'down payment 20 l' is what somebody has. */
const PAID_DOWN =
  /\b(?:how much|kitn[aei](?! (?:tak )?k[aei] (?:home|ghar|flat|apartment|house|makaan|villa))|least|min\w*)\b.*\b(?:down ?payment|cash|own (?:money|funds)|upfront|(?:home )?loans?)\b|\d ?(?:%|per ?cent) (?:home |bank )?(?:loan|finance)\b|\bdown ?payment\b.*\b(?:(?<!\d ?(?:l|cr|k)? down ?payment\b.*)(?:for|on)|kitn[aei](?! (?:tak )?k[aei] (?:home|ghar|flat|apartment|house|makaan|villa))|how much|required|needed)\b/;
/** The sum beside a home is its price, and nobody says that it is paid down: 'down payment 60 lakh flat'. */
const PRICE_OF_HOME = new RegExp(
  `^(?!.*\\b(?:i|we|have|pass?|with|only|just|sirf|budget|emi|savings?|no|low|zero|less|without|kam|bina|(?:${SUM}).* (?:${SUM}))\\b|.*%).*(?:${SUM}) (?:(?:ka|ki|ke|wala|wale) )?(?:[\\d.]+ bhk|(?:apartment|flat|home|house|ghar|makaan|villa|floor|property)s?)\\b(?=.*\\b(?:down ?payment|dp)\\b|(?<=\\b(?:down ?payment|dp)\\b.*))`,
);
/** Less is no price of a home that is looked for, but may be paid down on one. */
const LEAST_HOME_PRICE = 3_000_000;
export const PAID_DOWN_WORDS =
  /\b\d+ ?%|\b(?:\d+ ?per ?cent|down ?payment|cash|own (?:money|funds)|upfront|(?:home )?loans?|bank|can|get|give\w*|mil\w*|ke|par|how much|kitn[aei]|per ?cent(?:age)?|nris?|least|min\w*|for|on|of|to|buy|pay|required|needed|apartment|flat|home|house|property|lag\w+)\b|%/g;

/** Asks how much a bank lends, in words beside which a question of no sum has none. */
const ASKS_LOAN =
  /^(?!.*\b(?:down ?payment|cash|own|upfront)\b)(?=.*\b(?:how much|kitn[aei]|share|part|hissa|max\w*|per ?cent\w*|(?:what|which)\b.*%))(?=.*\b(?:loans?|borrow|lends?|financ\w+|banks?\b.*\bfund\w*)\b)/;
const LENT_WORDS =
  /\b(?:borrow|lends?|financ\w+|fund\w*|from abroad|banks?|what|share|part|hissa|value|tak|lete|max\w*|sakt[aei]|up ?to|how)\b/g;

/** What a price leaves to pay beside the largest loan of a bank, or what share that is; null for other questions. For `spelled` texts. */
export function downPaymentAnswer(asked: string, loan: LoanTerms | null): ToolAnswer | null {
  // Of a shop, an office or land banks lend less.
  if (!loan || NO_HOME.test(asked)) return null;
  if (ASKS_LOAN.test(asked) && openWords(cut(cut(asked, PAID_DOWN_WORDS), LENT_WORDS)).length === 0)
    return {
      title: 'What can I afford?',
      text: `A bank may lend at most ${inSteps(loan)}, to Indian citizens abroad as well. How much of it you get depends on your income, of which instalments may usually take ${loan.incomeShare.usual} %.`,
      ...AFFORDABILITY,
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
    ...AFFORDABILITY,
    rest: isAsked ? cut(rest, PAID_DOWN_WORDS) : cut(asked, /\b(?:down ?payment|dp)\b/),
  };
}

/** What somebody pays down and nothing else pays a price, whatever the loan costs; null for other questions. For `spelled` texts. */
export function savingsAnswer(asked: string, loan: LoanTerms | null): ToolAnswer | null {
  const words = SAVINGS.test(asked) ? find(SAVINGS_SUM, asked) : '';
  const { rupees } = takeRupees(words);
  const rest = cut(asked, words);
  if (!loan || !rupees || RUPEES.test(rest)) return null;
  const prices = loan.mostOfPrice.map(({ upToRupees, value }) =>
    Math.min(Math.floor((rupees * 100) / (100 - value)), rupees + (upToRupees ?? Infinity)),
  );
  const most = Math.max(...prices);
  return {
    title: 'What can I afford?',
    text: `With ${formatRupees(rupees)} paid down a bank may lend the rest of a price up to about ${formatRupees(most)}, if the income pays it back. Duty, registration and, where it is due, GST come on top and are not lent.`,
    ...AFFORDABILITY,
    href: `${AFFORDABILITY.href}?savings=${rupees}`,
    rest: `${cut(rest, SAVINGS_WORDS)} under ${most}`,
  };
}

const SAVINGS_WORDS =
  /\b(?:rest|remaining|ba+ki|the|loan|and|only|just|sirf|have|i|my|me|own|as|of|is|with|can|pay|ready|hai|available|budget)\b/g;

const PERCENT = /%|\bper ?cent(?:age)?\b/;
