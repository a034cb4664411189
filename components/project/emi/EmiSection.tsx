import { EMI_DEFAULTS, type EmiTerms } from '@/lib/domain/emi/emi';
import type { ProjectPage } from '@/lib/domain/project/page';
import { emiCalculator } from './emi-calculator.behaviour';
import { EmiField } from './EmiField';
import { EmiSchedule } from './EmiSchedule';
import { EmiSummary } from './EmiSummary';
import { ProjectSection } from '@/components/project/sections/ProjectSection';
import { SectionTitle } from '@/components/project/sections/SectionTitle';
import { Behaviour } from '@/components/islands/Behaviour';

/** Terms left, result right, years below. Complete without script, which only adds changing the terms (spec 2). */
export function EmiSection({ page }: { page: ProjectPage }) {
  const terms: EmiTerms = { ...EMI_DEFAULTS, loanRupees: page.startingLoanRupees };
  return (
    <ProjectSection id="emi" title="EMI Calculator" layout="free">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 lg:grid-cols-2">
        <div>
          <SectionTitle sectionId="emi" title="EMI Calculator" />
          <div className="mt-2">
            <EmiField field="loanRupees" label="Loan amount" value={terms.loanRupees} />
            <EmiField field="annualRatePercent" label="Interest rate" value={terms.annualRatePercent} />
            <EmiField field="tenureYears" label="Tenure" value={terms.tenureYears} />
          </div>
          <p className="mt-4 type-caption text-ink-2">
            {page.project.price ? 'The loan starts at 80% of the lowest price. ' : 'Example: ₹ 50 lakh. '}
            An estimate at a fixed rate; the bank’s offer decides.
            <span className="hidden noscript:inline"> Other terms can be tried where JavaScript is allowed.</span>
          </p>
        </div>
        <EmiSummary terms={terms} />
      </div>
      <EmiSchedule terms={terms} />
      <Behaviour of={emiCalculator} />
    </ProjectSection>
  );
}
