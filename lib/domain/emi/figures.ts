import {
  calculateEmi,
  EMI_LIMITS,
  emiSchedule,
  formatEmiAmount,
  parseEmiInput,
  parseTypedTerm,
  type EmiField,
  type EmiTerms,
} from './emi';

/** Texts of the calculator's result; the page and its script use the same ones (spec 2, EMI Calculator). */
export interface EmiFigures {
  monthly: string;
  principal: string;
  interest: string;
  total: string;
  /** Whole percent of the total payment; the two add up to 100. */
  principalPercent: number;
  interestPercent: number;
  /** The instalment in whole rupees, for the line that stays in view on phones: 'EMI ₹ 83,311'. */
  live: string;
  /** The result in a sentence. */
  result: string;
  /** The donut in words. */
  breakdown: string;
}

/** Amounts with 2 decimals in Indian grouping (spec 9, EMI). */
export function emiFigures(terms: EmiTerms): EmiFigures {
  const { monthlyRupees, totalInterestRupees, totalRupees } = calculateEmi(terms);
  const principalPercent = Math.round((terms.loanRupees / totalRupees) * 100);
  const interestPercent = 100 - principalPercent;
  const monthly = formatEmiAmount(monthlyRupees);
  const principal = formatEmiAmount(terms.loanRupees);
  const interest = formatEmiAmount(totalInterestRupees);
  const total = formatEmiAmount(totalRupees);
  return {
    monthly,
    principal,
    interest,
    total,
    principalPercent,
    interestPercent,
    live: `EMI ₹ ${formatWholeRupees(monthlyRupees)}`,
    result: `Monthly EMI ${monthly}, total interest ${interest}, total payment ${total}.`,
    breakdown:
      `Principal ${principal}, ${principalPercent}%; total interest ${interest}, ${interestPercent}%; ` +
      `total payment ${total}.`,
  };
}

/** Rows of the year-by-year table: year, principal, interest, balance; whole rupees in Indian grouping. */
export function emiYearRows(terms: EmiTerms): string[][] {
  return emiSchedule(terms).map(({ year, ...amounts }) => [
    String(year),
    ...[amounts.principalRupees, amounts.interestRupees, amounts.balanceRupees].map(formatWholeRupees),
  ]);
}

/** A term as its box shows it: '₹ 50,00,000', '8.5', '20'. */
export function formatEmiInput(field: EmiField, value: number): string {
  return field === 'loanRupees' ? `₹ ${formatWholeRupees(value)}` : String(value);
}

/** Unit after the number in the box; empty for rupees. */
export function emiUnit(field: EmiField, value: number): string {
  if (field === 'loanRupees') return '';
  if (field === 'annualRatePercent') return '% a year';
  return value === 1 ? 'year' : 'years';
}

/** A term as it is read out: '₹ 50,00,000', '8.5% a year', '20 years'. */
export function describeEmiTerm(field: EmiField, value: number): string {
  const gap = field === 'tenureYears' ? ' ' : '';
  return `${formatEmiInput(field, value)}${gap}${emiUnit(field, value)}`;
}

const EXAMPLES: Record<EmiField, string> = {
  loanRupees: '50 lakh or 50,00,000',
  annualRatePercent: '8.5',
  tenureYears: '20',
};

/** What the calculator makes of a typed text that it does not take as it is; null for one that it takes, and for none. */
export function emiTermNote(field: EmiField, text: string): string | null {
  if (text.trim() === '') return null;
  const typed = parseTypedTerm(field, text);
  if (typed === null) return `Not understood. Type it as ${EXAMPLES[field]}.`;
  const { min, max, step } = EMI_LIMITS[field];
  if (typed < min) return `At least ${describeEmiTerm(field, min)}.`;
  if (typed > max) return `At most ${describeEmiTerm(field, max)}.`;
  return typed === parseEmiInput(field, text) ? null : `In steps of ${formatEmiInput(field, step)}.`;
}

function formatWholeRupees(rupees: number): string {
  return rupees.toLocaleString('en-IN', { maximumFractionDigits: 0 });
}
