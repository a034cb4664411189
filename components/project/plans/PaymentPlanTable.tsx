import type { PaymentPlan } from '@/lib/domain/project/payment-plan';

interface PaymentPlanTableProps {
  plan: PaymentPlan;
  /** The rows at one price, with its heading; for print. */
  inRupees?: { heading: string; amounts: string[] } | null;
}

/** A schedule: a table from 768 px, numbered rows below; both from the same HTML rows (plans.css). */
export function PaymentPlanTable({ plan, inRupees }: PaymentPlanTableProps) {
  return (
    <table className="payment-table">
      <caption>{plan.name}</caption>
      <thead>
        <tr>
          <th scope="col">S.No.</th>
          <th scope="col">Particulars</th>
          <th scope="col">Time</th>
          <th scope="col">Installment (Total Sales Consideration)</th>
          {inRupees ? <th scope="col">{inRupees.heading}</th> : null}
        </tr>
      </thead>
      <tbody>
        {plan.installments.map(({ number, particulars, time, percentage }, index) => (
          <tr key={index}>
            <td>{number}</td>
            <th scope="row">{particulars}</th>
            <td>{time}</td>
            <td>{percentage}%</td>
            {inRupees ? <td>{inRupees.amounts[index]}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
