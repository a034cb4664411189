import type { ProjectKind } from '../site/kinds';
import { parseTypedDecimal, parseTypedRupees } from '../site/typed-number';

/** Limits of the calculator (spec 5, EMI inputs). Amounts in rupees, tenure in years, rate in percent a year. */
export const EMI_LIMITS = {
  loanRupees: { min: 1000, max: 1_000_000_000, step: 1000, sliderMin: 1_000_000, sliderStep: 1_000_000 },
  annualRatePercent: { min: 0.1, max: 30, step: 0.1, sliderMin: 1 },
  tenureYears: { min: 1, max: 30, step: 1 },
} as const;

export const EMI_DEFAULTS = { loanRupees: 5_000_000, annualRatePercent: 8.5, tenureYears: 20 } as const;

/**
 * What a loan starts with: share of the price, rate and years. A home loan is for homes alone; for offices, shops and SCO
 * banks lend less, for fewer years and at a higher rate (routes-and-content, Project page).
 */
export const USUAL_LOANS = {
  residential: { sharePercent: 80, annualRatePercent: 8.5, tenureYears: 20 },
  commercial: { sharePercent: 60, annualRatePercent: 9.5, tenureYears: 15 },
} as const satisfies Record<ProjectKind, { sharePercent: number; annualRatePercent: number; tenureYears: number }>;

export interface EmiTerms {
  loanRupees: number;
  annualRatePercent: number;
  tenureYears: number;
}

interface EmiResult {
  monthlyRupees: number;
  totalInterestRupees: number;
  totalRupees: number;
}

interface EmiYear {
  year: number;
  principalRupees: number;
  interestRupees: number;
  /** Balance at the end of the year; 0 after the last. */
  balanceRupees: number;
}

/**
 * The terms to start with: the usual share of the lowest price rounded to 1,000, else 50 lakh (routes-and-content, Project
 * page).
 */
export function startingTerms(kind: ProjectKind, lowestPriceRupees: number | null): EmiTerms {
  const { sharePercent, annualRatePercent, tenureYears } = USUAL_LOANS[kind];
  const { min, max } = EMI_LIMITS.loanRupees;
  const loanRupees =
    lowestPriceRupees === null
      ? EMI_DEFAULTS.loanRupees
      : clamp(Math.round((lowestPriceRupees * sharePercent) / 100_000) * 1000, min, max);
  return { loanRupees, annualRatePercent, tenureYears };
}

/** Monthly rate is the annual rate divided by 12 and by 100; months are years times 12 (spec 9). */
export function calculateEmi({ loanRupees, annualRatePercent, tenureYears }: EmiTerms): EmiResult {
  const rate = annualRatePercent / 12 / 100;
  const months = tenureYears * 12;
  // log1p and expm1 keep the digits that (1 + rate)^months loses at tiny rates.
  const discount = rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
  const monthlyRupees = loanRupees / discount;
  const totalRupees = monthlyRupees * months;
  return { monthlyRupees, totalRupees, totalInterestRupees: totalRupees - loanRupees };
}

/** The loan that an instalment repays, down to a multiple of 1,000 rupees. */
export function loanForEmi(emiRupees: number, annualRatePercent: number, tenureYears: number): number {
  const rate = annualRatePercent / 1200;
  const months = tenureYears * 12;
  const factor = rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
  return Math.floor((emiRupees * factor) / EMI_LIMITS.loanRupees.step) * EMI_LIMITS.loanRupees.step;
}

/** The loan year by year: principal, interest and balance (spec 9, EMI). */
export function emiSchedule(terms: EmiTerms): EmiYear[] {
  const rate = terms.annualRatePercent / 12 / 100;
  const { monthlyRupees } = calculateEmi(terms);
  const years: EmiYear[] = [];
  let balance = terms.loanRupees;
  for (let year = 1; year <= terms.tenureYears; year += 1) {
    const opening = balance;
    let interest = 0;
    for (let month = 0; month < 12; month += 1) {
      const due = balance * rate;
      interest += due;
      balance -= monthlyRupees - due;
    }
    if (year === terms.tenureYears) balance = 0;
    years.push({ year, principalRupees: opening - balance, interestRupees: interest, balanceRupees: balance });
  }
  return years;
}

export type EmiField = keyof EmiTerms;

/** A term as it is typed, a loan also as '50 lakh', beyond the limits too; null if it is not understood. */
export function parseTypedTerm(field: EmiField, text: string): number | null {
  if (field === 'loanRupees') return parseTypedRupees(text);
  return parseTypedDecimal(text, field === 'tenureYears' ? 'years' : 'percent');
}

/** Typed text → value within limits, on its step; null if it is not understood (spec 5, EMI inputs). */
export function parseEmiInput(field: EmiField, text: string): number | null {
  const typed = parseTypedTerm(field, text);
  const { min, max, step } = EMI_LIMITS[field];
  return typed === null ? null : clamp(toStep(typed, step), min, max);
}

/** Loan → slider position, 0 to 1: logarithmic, so that 50 lakh of 100 crore is still easy to set. */
export function loanToSlider(loanRupees: number): number {
  const { sliderMin, max } = EMI_LIMITS.loanRupees;
  return Math.log(clamp(loanRupees, sliderMin, max) / sliderMin) / Math.log(max / sliderMin);
}

/** Slider position, 0 to 1 → loan, always a whole step of 10 lakh (spec 5). */
export function sliderToLoan(place: number): number {
  const { sliderMin, sliderStep, max } = EMI_LIMITS.loanRupees;
  return clamp(toStep(sliderMin * (max / sliderMin) ** clamp(place, 0, 1), sliderStep), sliderMin, max);
}

/** The next whole step of 10 lakh in a direction; `steps` may be negative (spec 5). */
export function stepLoan(loanRupees: number, steps: number): number {
  const { sliderMin, sliderStep, max } = EMI_LIMITS.loanRupees;
  const base = steps > 0 ? Math.floor(loanRupees / sliderStep) : Math.ceil(loanRupees / sliderStep);
  return clamp((base + steps) * sliderStep, sliderMin, max);
}

/** Terms from an address such as `?loan=5000000&rate=8.5&years=20`; a missing or wrong one is taken from `fallback`. */
export function parseEmiQuery(query: URLSearchParams, fallback: EmiTerms): EmiTerms {
  const read = (field: EmiField, key: string) => parseEmiInput(field, query.get(key) ?? '') ?? fallback[field];
  return {
    loanRupees: read('loanRupees', 'loan'),
    annualRatePercent: read('annualRatePercent', 'rate'),
    tenureYears: read('tenureYears', 'years'),
  };
}

/** The terms as a query, for sharing a calculation. */
export function formatEmiQuery(terms: EmiTerms): string {
  return `loan=${terms.loanRupees}&rate=${terms.annualRatePercent}&years=${terms.tenureYears}`;
}

/** Two decimals in Indian grouping, rupee sign in front: '₹ 1,04,138.79' (spec 9). */
export function formatEmiAmount(rupees: number): string {
  return `₹ ${rupees.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}

function toStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(2));
}
