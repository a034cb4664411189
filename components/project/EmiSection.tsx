import type { ProjectPage } from '@/lib/domain/project-page';
import { ProjectSection } from './ProjectSection';

export function EmiSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="emi" title="EMI Calculator">
      <p>{page.project.name}</p>
    </ProjectSection>
  );
}
