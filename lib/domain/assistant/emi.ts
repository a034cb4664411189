import type { AssistantAnswer } from './reply';
import { EMI_DEFAULTS, parseEmiInput } from '../emi/emi';
import { describeEmiTerm, emiFigures } from '../emi/figures';
import { AMOUNT, parsePrice, UNIT } from '../project/price';

const ASKS_FOR_INSTALMENT = /\bemis?\b|\binstal?lments?\b|\bmonthly\b/;
const LOAN = new RegExp(`${AMOUNT}${UNIT}\\b|\\d{5,}`);
const RATE = /(\d+(?:\.\d+)?) ?(?:%|percent|per cent)/;
const YEARS = /(\d+) ?(?:years?|yrs?)\b/;
const EXAMPLE = 'EMI for 80 lakh at 9% for 15 years';

/**
 * The instalment of an amount, at 8.5 % over 20 years unless the question says otherwise (spec 9); null for other
 * questions.
 */
export function emiAnswer(asked: string): AssistantAnswer | null {
  if (!ASKS_FOR_INSTALMENT.test(asked)) return null;
  const amount = LOAN.exec(asked.replace(RATE, ' ').replace(YEARS, ' '))?.[0];
  const loan = amount ? parsePrice(amount.trim())?.minRupees : undefined;
  if (!loan) return { text: 'For which amount? Ask as in the line below.', links: [], replies: [EXAMPLE] };
  const rate = RATE.exec(asked)?.[1];
  const years = YEARS.exec(asked)?.[1];
  const terms = {
    loanRupees: parseEmiInput('loanRupees', String(loan)) ?? loan,
    annualRatePercent: parseEmiInput('annualRatePercent', rate ?? '') ?? EMI_DEFAULTS.annualRatePercent,
    tenureYears: parseEmiInput('tenureYears', years ?? '') ?? EMI_DEFAULTS.tenureYears,
  };
  const { monthly, interest } = emiFigures(terms);
  const loanText = describeEmiTerm('loanRupees', terms.loanRupees);
  const rateText = describeEmiTerm('annualRatePercent', terms.annualRatePercent);
  const yearsText = describeEmiTerm('tenureYears', terms.tenureYears);
  return {
    text: `${loanText} at ${rateText} over ${yearsText}: ${monthly} a month. The interest adds up to ${interest}.`,
    links: [],
    replies: rate || years ? ['Talk to a person'] : [EXAMPLE, 'Talk to a person'],
  };
}
