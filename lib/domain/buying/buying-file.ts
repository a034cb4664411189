import type { SheetRates } from './cost-sheet';
import type { DutyPlace, LoanRule, UsualCharge } from './rates';

/** A place of the data file: what its calculation needs. */
export type FilePlace = Pick<DutyPlace, 'id' | 'state' | 'label' | 'valueName' | 'lines' | 'checkedOn' | 'isCertain'>;

/** `/data/buying.json`: the rates that calculators in the browser count with; places whose check is too old are left out. */
export interface BuyingFile extends Omit<SheetRates, 'place'> {
  places: FilePlace[];
  charges: Pick<UsualCharge, 'id' | 'name' | 'chargeClass' | 'typical'>[];
  loan: Pick<LoanRule, 'mostOfPrice' | 'annualRatePercent' | 'tenureYears' | 'incomeShare' | 'retirementAge'>;
}
