import type { ProjectPage } from '@/lib/domain/project-page';
import { ProjectSection } from './ProjectSection';

export function LocationSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="location" title="Location">
      <p>{page.project.name}</p>
    </ProjectSection>
  );
}
