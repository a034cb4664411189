import type { AssistantAnswer } from './reply';
import { calculateEmi, EMI_DEFAULTS, parseEmiInput, type EmiTerms } from '../emi/emi';
import { describeEmiTerm, emiFigures } from '../emi/figures';
import { parseTypedRupees } from '../site/typed-number';
import { AMOUNT, formatRupees, UNIT } from '../project/price';
import { ROUTES } from '../site/routes';

const ASKS_FOR_INSTALMENT = /\bemis?\b|\binstal?lments?\b|\bmonthly\b/;
const LOAN = new RegExp(`${AMOUNT}${UNIT}\\b|\\d{5,}`);
const RATE = /(\d+(?:[.,]\d+)?) ?(?:%|percent|per cent)/;
const YEARS = /(\d+) ?(?:years?|yrs?)\b/;
/** A sum that somebody pays each month, and no loan: below one lakh, right after 'EMI' or before 'a month'. */
const IS_MONTHLY =
  /\b(?:emis?|instal?lments?)(?: (?:of|up ?to|under|within|budget|around|about|is|upto))* ?(?:₹|rs\.?|inr)? ?\d|\d ?k?(?: rupees| rs)? ?(?:a|per|\/|every) ?month|\bmonthly\b/;
const MAX_MONTHLY_RUPEES = 100_000;
const EXAMPLE = 'EMI for 80 lakh at 9% for 15 years';

/**
 * The instalment of an amount, at 8.5 % over 20 years unless the question says otherwise (spec 9); null for other
 * questions.
 */
export function emiAnswer(asked: string): AssistantAnswer | null {
  if (!ASKS_FOR_INSTALMENT.test(asked)) return null;
  const amount = LOAN.exec(asked.replace(RATE, ' ').replace(YEARS, ' '))?.[0];
  const loan = amount ? parseTypedRupees(amount) : null;
  if (!loan) return { text: 'For which amount? Ask as in the line below.', links: [], replies: [EXAMPLE] };
  const rate = RATE.exec(asked)?.[1];
  const years = YEARS.exec(asked)?.[1];
  const terms = {
    loanRupees: parseEmiInput('loanRupees', String(loan)) ?? loan,
    annualRatePercent: parseEmiInput('annualRatePercent', rate ?? '') ?? EMI_DEFAULTS.annualRatePercent,
    tenureYears: parseEmiInput('tenureYears', years ?? '') ?? EMI_DEFAULTS.tenureYears,
  };
  if (loan < MAX_MONTHLY_RUPEES && IS_MONTHLY.test(asked)) return loanOfInstalment(loan, terms);
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

/** The loan that a monthly sum pays back, and where a buyer sees what fits it. */
function loanOfInstalment(monthlyRupees: number, terms: EmiTerms): AssistantAnswer {
  const perRupee = calculateEmi({ ...terms, loanRupees: 1 }).monthlyRupees;
  const rateText = describeEmiTerm('annualRatePercent', terms.annualRatePercent);
  const yearsText = describeEmiTerm('tenureYears', terms.tenureYears);
  const loanText = formatRupees(Math.floor(monthlyRupees / perRupee / 1000) * 1000);
  return {
    text: `₹ ${monthlyRupees.toLocaleString('en-IN')} a month pays back a loan of about ${loanText} at ${rateText} over ${yearsText}. Income and savings decide the price.`,
    links: [{ label: 'What can I afford?', href: ROUTES.affordability }],
    replies: ['Talk to a person'],
  };
}
