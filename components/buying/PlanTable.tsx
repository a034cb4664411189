import { HINT } from './CostField';
import type { PaymentSchedule, ScheduleRow } from '@/lib/domain/buying/payment-schedule';

interface PlanTableProps {
  caption: string;
  schedule: PaymentSchedule;
  priceRupees: number;
}

const COLUMNS: readonly [label: string, of: (row: ScheduleRow) => number][] = [
  ['GST', ({ gstRupees }) => gstRupees],
  ['TDS', ({ tdsRupees }) => tdsRupees],
  ['Own money', ({ ownRupees }) => ownRupees],
  ['Bank', ({ bankRupees }) => bankRupees],
  ['Interest a month', ({ preEmiRupees }) => preEmiRupees],
];

/** A plan in rupees: a table where it has room, rows with labelled amounts elsewhere. */
export function PlanTable({ caption, schedule: { rows }, priceRupees }: PlanTableProps) {
  const columns = COLUMNS.filter(([, of]) => rows.some((row) => of(row) > 0));
  const sumOf = (of: (row: ScheduleRow) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  return (
    <table className="data-table amounts stack cost-plan text-[0.9375rem]">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Due</th>
          <th scope="col">Amount</th>
          {columns.map(([label]) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">
              {row.when}
              <small className={HINT}>
                {row.particulars}, {row.percentage} %
              </small>
            </th>
            <td>{row.amountRupees.toLocaleString('en-IN')}</td>
            {columns.map(([label, of]) => (
              <td key={label} data-label={label}>
                {of(row).toLocaleString('en-IN')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">In all</th>
          <td>{priceRupees.toLocaleString('en-IN')}</td>
          {columns.map(([label, of]) => (
            <td key={label} data-label={label}>
              {label === 'Interest a month' ? '' : sumOf(of).toLocaleString('en-IN')}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
