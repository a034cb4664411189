import type { ProjectPage } from '@/lib/domain/project-page';
import { ProjectSection } from './ProjectSection';

export function AboutDeveloperSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="about-developer" title="About Developer">
      <p>{page.project.name}</p>
    </ProjectSection>
  );
}
