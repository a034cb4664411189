import type { ProjectPage } from '@/lib/domain/project-page';
import { ProjectSection } from './ProjectSection';

export function OverviewSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="overview" title="Overview">
      <p>{page.project.name}</p>
    </ProjectSection>
  );
}
