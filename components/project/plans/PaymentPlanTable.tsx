import type { PaymentPlan } from '@/lib/domain/project/payment-plan';

interface PaymentPlanTableProps {
  plan: PaymentPlan;
  /** The rows at one price, with its heading; for print. */
  inRupees?: { heading: string; amounts: string[] } | null;
}

/** A schedule: a table where it has room, numbered rows elsewhere; both from the same HTML rows (data-table.css). */
export function PaymentPlanTable({ plan, inRupees }: PaymentPlanTableProps) {
  return (
    <table className="data-table stack payment-table">
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
