import type { CostRow } from '../project/costs';
import { formatRupees } from '../project/price';
import { capitalised } from '../site/display-text';
import { formatAsOf } from '../site/month';
import {
  DUTY_LINES,
  type DutyPlace,
  type GstRule,
  type LoanRule,
  type Owner,
  OWNERS,
  type RateOrigin,
  type TdsRule,
  type UsualCharge,
} from '../project/rates';
import { allInCost, type AllInCost, type Purchase, sumOfCharges } from './all-in';
import { describeDutyAt } from './duty';

/** A place of the data file: what its calculation needs. */
export type FilePlace = Pick<DutyPlace, 'id' | 'state' | 'label' | 'valueName' | 'lines' | 'checkedOn' | 'isCertain'>;

/** `/data/buying.json`: the rates that calculators in the browser count with; places whose check is too old are left out. */
export interface BuyingFile extends Omit<SheetRates, 'place'> {
  places: FilePlace[];
  charges: Pick<UsualCharge, 'id' | 'name' | 'chargeClass' | 'typical'>[];
  loan: Pick<LoanRule, 'mostOfPrice' | 'annualRatePercent' | 'tenureYears' | 'incomeShare' | 'retirementAge'>;
}

type Dated = Pick<RateOrigin, 'asOf'>;

/** The rates that a cost sheet of one place shows, with their dates. */
export interface SheetRates {
  place: Pick<DutyPlace, 'lines'>;
  gst: (Pick<GstRule, 'purpose' | 'percent' | 'affordable'> & Dated)[];
  serviceGst: { percent: number } & Dated;
  tds: Pick<TdsRule, 'percent' | 'fromRupees' | 'form'> & Dated;
}

/** What a purchase costs under the rates of a sheet. */
export function sheetCost(rates: SheetRates, purchase: Purchase): AllInCost {
  return allInCost({ ...rates, serviceGstPercent: rates.serviceGst.percent }, purchase);
}

/** The same purchase for man, woman and joint, line by line. */
export function ownersSheet(rates: SheetRates, purchase: Omit<Purchase, 'owner'>): CostRow[] {
  return toRows(rates, purchase, OWNERS);
}

/** A purchase line by line; the one amount of each line is the owner's. */
export function ownSheet(rates: SheetRates, purchase: Purchase): CostRow[] {
  return toRows(rates, purchase, [purchase.owner]);
}

function toRows(rates: SheetRates, purchase: Omit<Purchase, 'owner'>, owners: readonly Owner[]): CostRow[] {
  const costs = owners.map((owner) => sheetCost(rates, { ...purchase, owner }));
  const row = (label: string, rule: string | null, of: (cost: AllInCost, column: number) => number): CostRow => ({
    ...{ label, rule, kind: 'line' },
    rupees: costs.map(of),
  });
  const { purpose, isFirstSaleFlat, charges, priceRupees, minimumValueRupees } = purchase;
  const agreementRupees = priceRupees + sumOfCharges(charges, 'agreement');
  const bought = {
    ...(owners.length === 1 ? { owner: owners[0] } : {}),
    ...{ isFirstSaleFlat, isHome: purpose === 'home' },
    valueRupees: Math.max(agreementRupees, minimumValueRupees ?? 0),
  };
  const gst = rates.gst.find((rule) => rule.purpose === purpose);
  const gstPercent = costs[0]?.gstPercent ?? 0;
  const { tds, serviceGst } = rates;
  const fromCharges = [
    row('Services', 'Club, power, papers: outside the value that duty is counted on.', (cost) => cost.servicesRupees),
    row(
      'GST on services',
      `${serviceGst.percent} %, unless the developer bills them with the home. ${formatAsOf(serviceGst.asOf)}.`,
      (cost) => cost.serviceGstRupees,
    ),
    row('Deposits', 'Not taxed; they stay yours.', (cost) => cost.depositsRupees),
    row(
      'Brokerage and loan fees',
      `With ${serviceGst.percent} % GST.`,
      (cost) => cost.thirdPartyRupees + cost.thirdPartyGstRupees,
    ),
  ];
  return [
    row('Price', null, () => priceRupees),
    ...used(
      row(
        'Charges in the agreement',
        'Taxed like the home, and part of the value that duty is counted on.',
        () => agreementRupees - priceRupees,
      ),
    ),
    ...(gst && gstPercent > 0
      ? [
          row(
            'GST',
            `${gstPercent} % of ${formatRupees(agreementRupees)}. ${formatAsOf(gst.asOf)}.`,
            (cost) => cost.gstRupees,
          ),
        ]
      : []),
    ...rates.place.lines.map((line, at) =>
      row(
        DUTY_LINES[line.key],
        `${sentence(describeDutyAt(line, bought))} ${formatAsOf(line.asOf)}.`,
        ({ duty }) => duty.lines[at]?.rupees ?? 0,
      ),
    ),
    ...fromCharges.flatMap(used),
    { ...row('All-in', null, ({ totalRupees }) => totalRupees), kind: 'total' },
    ...used({
      ...row('Of this, kept back as TDS', describeTds(tds), ({ tdsRupees }) => tdsRupees),
      kind: 'beside',
    }),
  ];
}

/** The rule of TDS with its date. */
export function describeTds({ percent, fromRupees, form, asOf }: SheetRates['tds']): string {
  const when = `${percent} % from ${formatRupees(fromRupees)} on`;
  return `${when}, paid to the Government with ${form}: part of the price, not added. ${formatAsOf(asOf)}.`;
}

/** A row that has an amount. */
function used(row: CostRow): CostRow[] {
  return row.rupees.some((rupees) => rupees > 0) ? [row] : [];
}

/** '7 % of ₹ 1.34 Cr' → '7 % of ₹ 1.34 Cr.', with a capital where it begins with a word. */
function sentence(text: string): string {
  return `${capitalised(text)}.`;
}
