import { Island } from '@/components/islands/Island';
import { ProjectSection } from '@/components/project/sections/ProjectSection';
import type { ProjectPage } from '@/lib/domain/project/page';

/** The calculator; it begins with the lowest price, or with the figures of the address (spec 2). */
export function EmiSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="emi" title="EMI Calculator" layout="free">
      <Island
        name="EmiCalculator"
        when="near"
        askedBy="loan|rate|years"
        startingLoanRupees={page.startingLoanRupees}
        hasPrice={page.project.price !== null}
      />
    </ProjectSection>
  );
}
