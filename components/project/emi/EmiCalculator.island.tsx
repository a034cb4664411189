/** Why an island: its figures follow what the visitor types and drags; fetched when the visitor comes near it. */
import { EMI_DEFAULTS } from '@/lib/domain/emi/emi';
import { emiFigures } from '@/lib/domain/emi/figures';
import { EmiField } from './EmiField';
import { EmiSchedule } from './EmiSchedule';
import { EmiSummary } from './EmiSummary';
import { useEmiTerms } from './use-emi-terms';
import { SectionTitle } from '@/components/project/sections/SectionTitle';

interface EmiCalculatorProps {
  startingLoanRupees: number;
  hasPrice: boolean;
}

/** Terms left, result right, years below. Complete without script, which only adds changing the terms (spec 2). */
export function EmiCalculator({ startingLoanRupees, hasPrice }: EmiCalculatorProps) {
  const controls = useEmiTerms({ ...EMI_DEFAULTS, loanRupees: startingLoanRupees });
  const { terms, settle, announced } = controls;
  const figures = emiFigures(terms);
  const isReady = controls.phase !== 'built';
  return (
    <>
      <div
        className="@container grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-6 lg:grid-cols-2"
        data-ready={isReady || undefined}
      >
        <div>
          <SectionTitle sectionId="emi" title="EMI Calculator" />
          <div className="mt-2">
            <EmiField field="loanRupees" label="Loan amount" controls={controls} />
            <EmiField field="annualRatePercent" label="Interest rate" controls={controls} />
            <EmiField field="tenureYears" label="Tenure" controls={controls} />
          </div>
          <p className="mt-3 type-caption text-ink-2">
            {hasPrice ? 'The loan starts at 80% of the lowest price. ' : 'Example: ₹ 50 lakh. '}
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
          className="emi-live tabular-nums fixed z-30 rounded-card bg-ink px-4 py-2.5 text-center font-semibold text-white lg:hidden"
        >
          {figures.live}
        </p>
      ) : null}
    </>
  );
}
