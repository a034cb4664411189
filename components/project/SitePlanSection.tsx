import type { ProjectPage } from '@/lib/domain/project-page';
import { ProjectSection } from './ProjectSection';

export function SitePlanSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="site-plan" title="Site Plan">
      <p>{page.project.name}</p>
    </ProjectSection>
  );
}
