import type { ProjectPage } from '@/lib/domain/project-page';
import { ProjectSection } from './ProjectSection';

export function FaqsSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="faqs" title="FAQs">
      <p>{page.project.name}</p>
    </ProjectSection>
  );
}
