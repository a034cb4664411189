import type { CostStart, ProjectCosts } from './costs';
import { formatRupees } from './price';
import { percentOf } from './rates';

/** One row of a schedule (spec 2, Payment Plan). */
export interface Installment {
  /** S.No. of the record. */
  number: number;
  particulars: string;
  time: string;
  /** Share of the total sales consideration, in percent. */
  percentage: number;
}

export interface PaymentPlan {
  name: string;
  installments: Installment[];
}

/** Total percent of a plan, without floating-point errors; a complete plan has 100. */
export function totalPercentage(percentages: readonly number[]): number {
  return Math.round(percentages.reduce((sum, percentage) => sum + percentage, 0) * 1000) / 1000;
}

export interface ScheduledAmount {
  amountRupees: number;
  gstRupees: number;
  tdsRupees: number;
}

export interface ScheduleTaxes {
  gstPercent: number;
  /** 0 where the price is below the limit of the rule. */
  tdsPercent: number;
}

/** The rows of a plan in rupees; they add up to the price. Null for a plan without 100 percent. */
export function scheduleAmounts(
  priceRupees: number,
  percentages: readonly number[],
  { gstPercent, tdsPercent }: ScheduleTaxes,
): ScheduledAmount[] | null {
  if (totalPercentage(percentages) !== 100) return null;
  const amounts = percentages.map((percentage) => Math.round(percentOf(priceRupees, percentage)));
  const others = amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0);
  return [...amounts.slice(0, -1), priceRupees - others].map((amountRupees) => {
    const gstRupees = Math.round(percentOf(amountRupees, gstPercent));
    const tdsRupees = Math.round(percentOf(amountRupees, tdsPercent));
    return { amountRupees, gstRupees, tdsRupees };
  });
}

/** A plan's rows at the lowest price, in Indian groups and without taxes, which the heading says where GST may be due; null without a price or 100 percent. */
export function planInRupees(
  { installments }: PaymentPlan,
  costs: { shown: ProjectCosts['shown']; start: Pick<CostStart, 'priceRupees'> | null } | null,
): { heading: string; amounts: string[] } | null {
  const priceRupees = costs?.start?.priceRupees;
  const hasGst = costs?.shown.kind === 'amounts' && costs.shown.gst !== 'none';
  const percentages = installments.map(({ percentage }) => percentage);
  const rows =
    priceRupees === undefined ? null : scheduleAmounts(priceRupees, percentages, { gstPercent: 0, tdsPercent: 0 });
  if (!rows || priceRupees === undefined) return null;
  return {
    heading: `Of ${formatRupees(priceRupees)}${hasGst ? ', before GST' : ''}`,
    amounts: rows.map(({ amountRupees }) => amountRupees.toLocaleString('en-IN')),
  };
}
