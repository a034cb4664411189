import type { ProjectPage } from '@/lib/domain/project-page';
import { ProjectSection } from './ProjectSection';

export function SimilarProjectsSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="similar-projects" title="Similar Projects">
      <p>{page.project.name}</p>
    </ProjectSection>
  );
}
