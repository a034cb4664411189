/** Why an island: its figures follow what the visitor types and drags; fetched when the visitor comes near it. */
import { Icon } from '@/components/ui/Icon';
import type { EmiTerms } from '@/lib/domain/emi/emi';
import { type EmiFigures, emiFigures, emiYearRows } from '@/lib/domain/emi/figures';
import { ShareLink } from '@/components/ui/ShareLink';
import { SectionTitle } from '@/components/project/sections/SectionTitle';
import { EmiField } from './EmiField';
import { useEmiTerms } from './use-emi-terms';

/** The loan year by year, as a table that folds open. */
function EmiSchedule({ terms }: { terms: EmiTerms }) {
  return (
    <details className="group mt-4 edge-line-y">
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

interface EmiSummaryProps {
  figures: EmiFigures;
  /** Called before the address is shared. */
  onShare: () => void;
  announced: string;
}

/** Loan Summary and Payment Breakdown (spec 2, EMI Calculator). */
function EmiSummary({ figures, onShare, announced }: EmiSummaryProps) {
  return (
    <div className="emi-panel">
      <h3 className="type-h3">Loan Summary</h3>
      <dl>
        <div className="emi-monthly py-3">
          <dt>Monthly EMI</dt>
          <dd className="total">{figures.monthly}</dd>
        </div>
        <div className="py-3">
          <dt>
            <span className="emi-principal" />
            Principal ({figures.principalPercent}%)
          </dt>
          <dd>{figures.principal}</dd>
        </div>
        <div className="py-3">
          <dt>
            <span className="emi-interest" />
            Total Interest ({figures.interestPercent}%)
          </dt>
          <dd>{figures.interest}</dd>
        </div>
        <div className="emi-total py-3">
          <dt>Total Payment</dt>
          <dd>{figures.total}</dd>
        </div>
      </dl>
      <figure className="emi-donut">
        <svg role="img" aria-label={figures.breakdown} viewBox="0 0 168 168">
          <circle cx="84" cy="84" r="73" className="emi-interest" />
          <path
            d="M84 11a73 73 0 0 1 0 146 73 73 0 0 1 0-146"
            className="emi-principal"
            pathLength={100}
            strokeDasharray={`${figures.principalPercent} 100`}
          />
        </svg>
        <figcaption className="absolute w-24 text-center type-caption text-ink-2">Payment Breakdown</figcaption>
      </figure>
      <p className="emi-share mt-4 print:hidden noscript:hidden" onClickCapture={onShare}>
        <ShareLink title="EMI calculation" url="" isHere />
      </p>
      <output className="sr-only" htmlFor="emi-loanRupees emi-annualRatePercent emi-tenureYears">
        {announced}
      </output>
    </div>
  );
}

interface EmiCalculatorProps {
  start: EmiTerms;
  /** Of the lowest price; null where none is stated. */
  sharePercent: number | null;
}

/** Terms left, result right, years below. Complete without script, which only adds changing the terms (spec 2). */
export function EmiCalculator({ start, sharePercent }: EmiCalculatorProps) {
  const controls = useEmiTerms(start);
  const { terms, settle, announced } = controls;
  const figures = emiFigures(terms);
  const isReady = controls.phase !== 'built';
  return (
    <>
      <div className="@container grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-2" data-ready={isReady || undefined}>
        <div>
          <SectionTitle sectionId="emi" title="EMI Calculator" />
          <div className="mt-2">
            <EmiField field="loanRupees" label="Loan amount" controls={controls} />
            <EmiField field="annualRatePercent" label="Interest rate" controls={controls} />
            <EmiField field="tenureYears" label="Tenure" controls={controls} />
          </div>
          <p className="mt-3 type-caption text-ink-2">
            {sharePercent === null
              ? 'Example: ₹ 50 lakh. '
              : `The loan starts at ${sharePercent}% of the lowest price. `}
            An estimate at a fixed rate; the bank’s offer decides.
            <span className="hidden noscript:inline"> Other terms can be tried where JavaScript is allowed.</span>
          </p>
        </div>
        <EmiSummary figures={figures} onShare={settle} announced={announced} />
      </div>
      <EmiSchedule terms={terms} />
      {isReady ? (
        <p
          aria-hidden="true"
          inert
          className="emi-live fixed z-30 rounded-card bg-ink px-4 py-2.5 text-center font-semibold text-white nums lg:hidden"
        >
          {figures.live}
        </p>
      ) : null}
    </>
  );
}
