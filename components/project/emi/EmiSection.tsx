import { Island } from '@/components/islands/Island';
import { ProjectSection } from '@/components/project/sections/ProjectSection';
import { startingTerms, USUAL_LOANS } from '@/lib/domain/emi/emi';
import type { ProjectPage } from '@/lib/domain/project/page';

/** The calculator; it begins with the lowest price, or with the figures of the address (spec 2). */
export function EmiSection({ page }: { page: ProjectPage }) {
  const { kind, price } = page.project;
  return (
    <ProjectSection id="emi" title="EMI Calculator" layout="free">
      <Island
        name="EmiCalculator"
        when="near"
        askedBy="loan|rate|years"
        start={startingTerms(kind, price?.minRupees ?? null)}
        sharePercent={price ? USUAL_LOANS[kind].sharePercent : null}
      />
      {kind === 'commercial' ? (
        <p className="mt-3 measure type-caption text-ink-2">
          A home loan is for homes alone: for offices, shops and SCO banks lend a smaller share of the price, for fewer
          years and at a higher rate. The calculator starts with usual terms of such a loan.
        </p>
      ) : null}
    </ProjectSection>
  );
}
