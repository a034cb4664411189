import type { ProjectPage } from '@/lib/domain/project-page';
import { ProjectSection } from './ProjectSection';

export function FloorPlanSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="floor-plan" title="Floor Plan">
      <p>{page.project.name}</p>
    </ProjectSection>
  );
}
