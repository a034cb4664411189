import { Island } from '@/components/islands/Island';
import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import {
  type AffordabilityPage as AffordabilityPageData,
  describeLoan,
  TABLE_INCOMES,
  TABLE_SAVINGS,
} from '@/lib/domain/buying/affordability-page';
import { formatDay } from '@/lib/domain/site/month';
import { pageTrail } from '@/lib/domain/page/trail';
import { formatPinPrice } from '@/lib/domain/project/price';
import '@/components/ui/data-table.css';

const LEAD = 'From income and savings to the highest price that both pay, with GST, duty and registration.';

/** A form whose result comes with script, and tables that answer without (routes-and-content, Routes). */
export function AffordabilityPage({ tables, loan, checkedOn }: AffordabilityPageData) {
  return (
    <PageMain>
      <PageHead trail={pageTrail('What can I afford?')} title="What can I afford?" lead={LEAD} />
      <div className="page pt-8 page-end">
        {loan && tables.length > 0 ? (
          <>
            <Island
              name="AffordabilityCalculator"
              when="used"
              askedBy="income|project"
              places={tables.map(({ place }) => place)}
              loan={{ incomeShare: loan.incomeShare }}
            />
            <section id="table" aria-labelledby="table-title" className="mt-14 pt-8 edge-line-t">
              <h2 id="table-title" className="type-h2">
                Highest price by income and savings
              </h2>
              <p className="mt-3 measure text-ink-2">
                A man and a woman buy a home under construction together and have no other instalments:{' '}
                {loan.incomeShare.usual} % of the income go to the loan, {loan.annualRatePercent} % over{' '}
                {loan.tenureYears} years.
              </p>
              {tables.map(({ place, pricesRupees }, at) => (
                <details key={place.id} open={at === 0} className="edge-line-b">
                  <summary className="plus flex justify-between gap-4 py-4 font-semibold">
                    {place.state}: {place.label}
                  </summary>
                  <PriceTable caption={`Highest price, ${place.label}, ${place.state}`} pricesRupees={pricesRupees} />
                </details>
              ))}
            </section>
          </>
        ) : null}
        <p className="mt-4 measure type-small text-ink-2">
          An estimate{checkedOn ? ` from rates as of ${formatDay(checkedOn)}` : ''}.{' '}
          {loan ? `Banks lend at most ${describeLoan(loan)}, and not for duty and registration. ` : ''}
          The bank’s offer decides.
        </p>
      </div>
    </PageMain>
  );
}

function PriceTable({ caption, pricesRupees }: { caption: string; pricesRupees: number[][] }) {
  return (
    <div role="group" aria-label={caption} tabIndex={0} className="mb-5 overflow-x-auto">
      <table className="data-table amounts">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Income a month</th>
            {TABLE_SAVINGS.map((savings) => (
              <th key={savings} scope="col">
                Savings <span className="whitespace-nowrap">{formatPinPrice(savings)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pricesRupees.map((row, at) => (
            <tr key={TABLE_INCOMES[at]}>
              <th scope="row" className="min-w-21">
                {formatPinPrice(TABLE_INCOMES[at] ?? 0)}
              </th>
              {row.map((price, column) => (
                <td key={column} className="whitespace-nowrap">
                  {formatPinPrice(price)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
