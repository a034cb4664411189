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
