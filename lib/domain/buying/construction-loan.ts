/** A row of a loan that is paid out as the building grows; amounts in rupees. */
export interface LoanStep {
  ownRupees: number;
  bankRupees: number;
  disbursedRupees: number;
  /** Interest a month on what was paid out, in whole rupees. */
  preEmiRupees: number;
}

export interface ConstructionLoan {
  steps: LoanStep[];
  /** Interest from the first disbursal to the last; null where a row has no month. */
  interestRupees: number | null;
}

/** Own money goes first, the bank pays the rest row by row. `months` are the rows' months, counted from year 0. */
export function constructionLoan(
  amountsRupees: readonly number[],
  months: readonly (number | null)[],
  loanRupees: number,
  annualRatePercent: number,
): ConstructionLoan {
  const priceRupees = amountsRupees.reduce((sum, amount) => sum + amount, 0);
  const interestOf = (rupees: number) => (rupees * annualRatePercent) / 1200;
  let dueRupees = 0;
  let paidOut = 0;
  const steps = amountsRupees.map((amount) => {
    dueRupees += amount;
    const disbursedRupees = Math.max(0, dueRupees - (priceRupees - loanRupees));
    const bankRupees = disbursedRupees - paidOut;
    paidOut = disbursedRupees;
    const preEmiRupees = Math.round(interestOf(disbursedRupees));
    return { ownRupees: amount - bankRupees, bankRupees, disbursedRupees, preEmiRupees };
  });
  const spans = steps.slice(0, -1).map(({ disbursedRupees }, at) => {
    const [from, to] = [months[at] ?? null, months[at + 1] ?? null];
    if (disbursedRupees === 0) return 0;
    return from === null || to === null ? null : interestOf(disbursedRupees) * (to - from);
  });
  const isDated = spans.every((span) => span !== null);
  return { steps, interestRupees: isDated ? Math.round(spans.reduce((sum, span) => sum + (span ?? 0), 0)) : null };
}
