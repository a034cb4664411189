import type { ProjectPage } from '@/lib/domain/project-page';
import { ProjectSection } from './ProjectSection';

export function SpecificationsSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="specifications" title="Specifications">
      <p>{page.project.name}</p>
    </ProjectSection>
  );
}
