/** One row of a schedule (spec 2, Payment Plan). */
export interface Installment {
  /** S.No. as the record numbers it. */
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

/** Percent of a plan in all, free of rounding dust; a complete plan has 100. */
export function totalPercentage(percentages: readonly number[]): number {
  return Math.round(percentages.reduce((sum, percentage) => sum + percentage, 0) * 1000) / 1000;
}
