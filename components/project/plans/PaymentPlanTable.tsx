import type { PaymentPlan } from '@/lib/domain/project/payment-plan';

/** A schedule: a table from 768 px, numbered rows below; both from the same HTML rows (plans.css). */
export function PaymentPlanTable({ plan }: { plan: PaymentPlan }) {
  return (
    <table className="payment-table">
      <caption>{plan.name}</caption>
      <thead>
        <tr>
          <th scope="col">S.No.</th>
          <th scope="col">Particulars</th>
          <th scope="col">Time</th>
          <th scope="col">Installment (Total Sales Consideration)</th>
        </tr>
      </thead>
      <tbody>
        {plan.installments.map(({ number, particulars, time, percentage }, index) => (
          <tr key={index}>
            <td>{number}</td>
            <th scope="row">{particulars}</th>
            <td>{time}</td>
            <td>{percentage}%</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
