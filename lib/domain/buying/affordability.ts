import { RUPEES_PER_CRORE, RUPEES_PER_LAKH } from '../site/business-constants';
import { loanForEmi } from '../emi/emi';
import { loanByBank, percentOf, type LoanRule } from '../project/rates';

/** A household's money; amounts in rupees, shares in percent. */
export interface Means {
  netIncomeRupees: number;
  existingEmiRupees: number;
  savingsRupees: number;
  /** Share of the income that all instalments may take. */
  incomeSharePercent: number;
  annualRatePercent: number;
  tenureYears: number;
}

export interface Affordable {
  /** Highest price, a multiple of 1,000; 0 if nothing fits. */
  priceRupees: number;
  loanRupees: number;
  costsRupees: number;
  ownRupees: number;
  emiRoomRupees: number;
  loanByIncomeRupees: number;
  /** What would have to grow for a higher price. */
  limit: 'income' | 'savings';
}

const STEP_RUPEES = 1000;

/** What the income leaves for a new instalment, in rupees a month. */
function emiRoom(means: Pick<Means, 'netIncomeRupees' | 'existingEmiRupees' | 'incomeSharePercent'>): number {
  return Math.max(0, percentOf(means.netIncomeRupees, means.incomeSharePercent) - means.existingEmiRupees);
}

/** The highest price that savings and loan pay with all its costs; `costsOf` must not fall when the price rises. */
export function affordablePrice(
  means: Means,
  rule: Pick<LoanRule, 'mostOfPrice'>,
  costsOf: (priceRupees: number) => number,
): Affordable {
  const room = emiRoom(means);
  const byIncome = loanForEmi(room, means.annualRatePercent, means.tenureYears);
  const loanOn = (price: number) => Math.min(byIncome, loanByBank(rule, price));
  const fits = (price: number) => price + costsOf(price) <= means.savingsRupees + loanOn(price);
  let low = 0;
  let high = Math.floor((means.savingsRupees + byIncome) / STEP_RUPEES) + 1;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle * STEP_RUPEES)) low = middle;
    else high = middle;
  }
  const priceRupees = low * STEP_RUPEES;
  const loanRupees = loanOn(priceRupees);
  const costsRupees = priceRupees === 0 ? 0 : costsOf(priceRupees);
  return {
    ...{ priceRupees, loanRupees, costsRupees },
    ownRupees: priceRupees + costsRupees - loanRupees,
    emiRoomRupees: room,
    loanByIncomeRupees: byIncome,
    limit: priceRupees > 0 && byIncome <= loanByBank(rule, priceRupees) ? 'income' : 'savings',
  };
}

/** The most of the listing's budget filter that is told in lakh. */
const MAX_LAKHS = 499;

/** The listing's budget for a price, '1-103l' or '1-5.2cr', rounded down; null below one lakh. */
export function budgetFor(priceRupees: number): string | null {
  const lakhs = Math.floor(priceRupees / RUPEES_PER_LAKH);
  if (lakhs < 1) return null;
  if (lakhs <= MAX_LAKHS) return `1-${lakhs}l`;
  return `1-${Math.floor(priceRupees / (RUPEES_PER_CRORE / 10)) / 10}cr`;
}
