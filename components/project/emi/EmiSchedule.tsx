import { Icon } from '@/components/ui/Icon';
import type { EmiTerms } from '@/lib/domain/emi/emi';
import { emiYearRows } from '@/lib/domain/emi/figures';

/** The loan year by year, as a table that folds open. */
export function EmiSchedule({ terms }: { terms: EmiTerms }) {
  return (
    <details className="group mt-4 border-y border-line">
      <summary className="flex min-h-15 items-center justify-between gap-6 py-4">
        <h3 className="type-title">Year-by-year schedule</h3>
        <Icon name="plus" className="flex-none text-accent group-open:hidden" />
        <Icon name="minus" className="hidden flex-none text-accent group-open:block" />
      </summary>
      <div role="group" aria-label="Year-by-year schedule" tabIndex={0} className="overflow-x-auto pb-6">
        <table className="data-table amounts measure">
          <caption className="pb-3 font-sans type-caption font-normal text-ink-2">
            Amounts in rupees, rounded to the rupee.
          </caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              <th scope="col">Principal</th>
              <th scope="col">Interest</th>
              <th scope="col">Balance</th>
            </tr>
          </thead>
          <tbody>
            {emiYearRows(terms).map(([year, principal, interest, balance]) => (
              <tr key={year}>
                <th scope="row">{year}</th>
                <td>{principal}</td>
                <td>{interest}</td>
                <td>{balance}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
