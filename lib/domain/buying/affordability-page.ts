import { formatRupees } from '../project/price';
import type { DutyPlace, LoanRule } from '../project/rates';
import { affordable, type Household } from './affordability-answer';
import type { SheetRates } from './cost-sheet';

/** '90 % of the price up to a loan of ₹ 30 Lakh, 80 % up to ₹ 75 Lakh, 75 % above'. */
export function describeLoan({ mostOfPrice }: Pick<LoanRule, 'mostOfPrice'>): string {
  return mostOfPrice
    .map(({ upToRupees, value }, at) => {
      const of = at === 0 ? ' of the price' : '';
      const upTo = at === 0 ? 'up to a loan of' : 'up to';
      return `${value} %${of} ${upToRupees === null ? 'above' : `${upTo} ${formatRupees(upToRupees)}`}`;
    })
    .join(', ');
}

/** Net incomes a month and savings of the tables, in rupees. */
export const TABLE_INCOMES = [75_000, 100_000, 150_000, 200_000, 300_000, 500_000] as const;
export const TABLE_SAVINGS = [1_000_000, 2_500_000, 5_000_000, 10_000_000] as const;

/** The highest prices in one place, by income and savings. */
interface AffordableTable {
  place: Pick<DutyPlace, 'id' | 'label' | 'state'>;
  /** Rupees; a row an income, a column an amount of savings. */
  pricesRupees: number[][];
}

/** Everything the page of affordability shows. */
export interface AffordabilityPage {
  tables: AffordableTable[];
  loan: LoanRule | null;
  /** ISO day of the oldest check. */
  checkedOn: string | null;
}

/** The table of a place: a man and a woman together buy a home under construction, without other loans. */
export function affordableTable(place: DutyPlace, rates: SheetRates, loan: LoanRule): AffordableTable {
  const { annualRatePercent, tenureYears, incomeShare, mostOfPrice } = loan;
  const pricesRupees = TABLE_INCOMES.map((netIncomeRupees) =>
    TABLE_SAVINGS.map((savingsRupees) => {
      const means = {
        ...{ netIncomeRupees, savingsRupees, existingEmiRupees: 0 },
        ...{ annualRatePercent, tenureYears, incomeSharePercent: incomeShare.usual },
      };
      const household: Household = { means, rates, owner: 'joint', stage: 'new', otherPercent: 0 };
      return affordable(household, { mostOfPrice }).priceRupees;
    }),
  );
  return { place: { id: place.id, label: place.label, state: place.state }, pricesRupees };
}
