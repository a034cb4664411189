import { loanByBank } from '@/lib/domain/buying/affordability';
import type { Purchase } from '@/lib/domain/buying/all-in';
import { type BuyingFile, sheetCost, type SheetRates } from '@/lib/domain/buying/cost-sheet';
import { paymentSchedule } from '@/lib/domain/buying/payment-schedule';
import { COST_KEYS, formatAmount, parseAmount } from '@/lib/domain/buying/purchase-query';
import { parseEmiQuery } from '@/lib/domain/emi/emi';
import { formatEmiInput } from '@/lib/domain/emi/figures';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import { PlanTable } from './PlanTable';

interface PlanInRupeesProps {
  file: BuyingFile;
  query: URLSearchParams;
  purchase: Purchase;
  rates: SheetRates;
  plans: PaymentPlan[];
  possessionMonth: number | null;
  today: string;
}

/** The payment plan of one purchase: what is due when, from whose money, and the loan that follows. */
export function PlanInRupees({ file, query, purchase, rates, plans, possessionMonth, today }: PlanInRupeesProps) {
  const { priceRupees } = purchase;
  const plan = plans[Number(query.get(COST_KEYS.plan) ?? 1) - 1] ?? plans[0]!;
  const day = query.get(COST_KEYS.day) ?? '';
  const typedLoan = parseAmount(query.get(COST_KEYS.loan) ?? '');
  const loanRupees = Math.min(typedLoan ?? loanByBank(file.loan, priceRupees), priceRupees);
  const terms = parseEmiQuery(query, { ...file.loan, loanRupees });
  const { gstPercent, tdsRupees } = sheetCost(rates, purchase);
  const schedule = paymentSchedule(plan, {
    ...terms,
    ...{ priceRupees, loanRupees, gstPercent, possessionMonth },
    tdsPercent: tdsRupees > 0 ? rates.tds.percent : 0,
    bookingDay: /^\d{4}-\d\d-\d\d$/.test(day) ? day : today,
  });
  if (!schedule)
    return (
      <p className="mt-4 measure type-small text-ink-2">
        The shares of this plan do not add up to 100 %, so it stays in percent.
      </p>
    );
  const { interestRupees, emiRupees, emiFrom, notes } = schedule;
  const loanText = `${terms.tenureYears} years at ${terms.annualRatePercent}\u00a0%`;
  return (
    <div className="cost-wide @container min-w-0">
      <PlanTable caption={`${plan.name} in rupees and dates`} schedule={schedule} priceRupees={priceRupees} />
      {loanRupees > 0 ? (
        <p className="mt-4 measure type-small text-ink-2">
          {interestRupees === null ? '' : `Interest until possession: ${formatAmount(interestRupees)}. `}
          Then an EMI of <strong>{formatAmount(emiRupees)}</strong>
          {emiFrom ? ` from ${emiFrom}` : ''}, {loanText}.{' '}
          <a href="#emi" className="link" onClick={() => takeLoan(loanRupees)}>
            This loan in the EMI calculator
          </a>
        </p>
      ) : null}
      <ul className="mt-4 measure list-disc pl-5 type-small text-ink-2">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

/** Puts the loan into the EMI calculator, as if it were typed there. */
function takeLoan(loanRupees: number): void {
  const box = document.getElementById('emi-loanRupees') as HTMLInputElement | null;
  if (!box) return;
  box.value = formatEmiInput('loanRupees', loanRupees);
  box.dispatchEvent(new Event('input', { bubbles: true }));
}
