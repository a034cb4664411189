import type { ProjectPage } from '@/lib/domain/project-page';
import { ProjectSection } from './ProjectSection';

export function AmenitiesSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="amenities" title="Amenities">
      <p>{page.project.name}</p>
    </ProjectSection>
  );
}
