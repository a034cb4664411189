import { ShareLink } from '@/components/ui/ShareLink';
import type { EmiFigures } from '@/lib/domain/emi/figures';

interface EmiSummaryProps {
  figures: EmiFigures;
  /** Called before the address is shared. */
  onShare: () => void;
  announced: string;
}

/** Loan Summary and Payment Breakdown (spec 2, EMI Calculator). */
export function EmiSummary({ figures, onShare, announced }: EmiSummaryProps) {
  return (
    <div className="emi-panel">
      <h3 className="type-h3">Loan Summary</h3>
      <dl>
        <div className="emi-monthly">
          <dt>Monthly EMI</dt>
          <dd className="total">{figures.monthly}</dd>
        </div>
        <div>
          <dt>
            <span className="border-accent forced-colors:border-[CanvasText]" />
            Principal ({figures.principalPercent}%)
          </dt>
          <dd>{figures.principal}</dd>
        </div>
        <div>
          <dt>
            <span className="border-mark forced-colors:border-[Highlight]" />
            Total Interest ({figures.interestPercent}%)
          </dt>
          <dd>{figures.interest}</dd>
        </div>
        <div className="emi-total">
          <dt>Total Payment</dt>
          <dd>{figures.total}</dd>
        </div>
      </dl>
      <figure className="emi-donut">
        <svg role="img" aria-label={figures.breakdown} viewBox="0 0 168 168">
          <circle cx="84" cy="84" r="73" className="stroke-mark forced-colors:stroke-[Highlight]" />
          <path
            d="M84 11a73 73 0 0 1 0 146 73 73 0 0 1 0-146"
            className="stroke-accent forced-colors:stroke-[CanvasText]"
            pathLength={100}
            strokeDasharray={`${figures.principalPercent} 100`}
          />
        </svg>
        <figcaption className="absolute text-center type-caption text-ink-2">Payment Breakdown</figcaption>
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
