import { ShareLink } from '@/components/ui/ShareLink';
import type { EmiTerms } from '@/lib/domain/emi/emi';
import { emiFigures } from '@/lib/domain/emi/figures';

/** Loan Summary and Payment Breakdown; `data-emi` marks the texts that script updates (spec 2, EMI Calculator). */
export function EmiSummary({ terms }: { terms: EmiTerms }) {
  const figures = emiFigures(terms);
  return (
    <div className="emi-panel">
      <h3 className="type-h3">Loan Summary</h3>
      <dl>
        <div className="emi-monthly">
          <dt>Monthly EMI</dt>
          <dd data-emi="monthly">{figures.monthly}</dd>
        </div>
        <div>
          <dt>
            <span className="border-teal-700 forced-colors:border-[CanvasText]" />
            Principal (<span data-emi="principalPercent">{figures.principalPercent}</span>%)
          </dt>
          <dd data-emi="principal">{figures.principal}</dd>
        </div>
        <div>
          <dt>
            <span className="border-terra-500 forced-colors:border-[Highlight]" />
            Total Interest (<span data-emi="interestPercent">{figures.interestPercent}</span>%)
          </dt>
          <dd data-emi="interest">{figures.interest}</dd>
        </div>
        <div className="emi-total">
          <dt>Total Payment</dt>
          <dd data-emi="total">{figures.total}</dd>
        </div>
      </dl>
      <figure className="emi-donut">
        <svg role="img" aria-label={figures.breakdown} data-emi="breakdown" viewBox="0 0 168 168">
          <circle cx="84" cy="84" r="73" className="stroke-terra-500 forced-colors:stroke-[Highlight]" />
          <path
            d="M84 11a73 73 0 0 1 0 146 73 73 0 0 1 0-146"
            className="stroke-teal-700 forced-colors:stroke-[CanvasText]"
            pathLength={100}
            strokeDasharray={`${figures.principalPercent} 100`}
          />
        </svg>
        <figcaption>Payment Breakdown</figcaption>
      </figure>
      <p className="emi-share print:hidden noscript:hidden">
        <ShareLink title="EMI calculation" url="" isHere />
      </p>
      <output className="sr-only" htmlFor="emi-loanRupees emi-annualRatePercent emi-tenureYears" />
    </div>
  );
}
