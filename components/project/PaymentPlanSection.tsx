import type { ProjectPage } from '@/lib/domain/project-page';
import { ProjectSection } from './ProjectSection';

export function PaymentPlanSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="payment" title="Payment Plan">
      <p>{page.project.name}</p>
    </ProjectSection>
  );
}
