import { Accordion } from '@/components/ui/Accordion';
import type { ProjectPage } from '@/lib/domain/project/page';
import { ProjectSection } from './ProjectSection';

/** Questions built from the project's data, one open at a time (spec 2, FAQs). */
export function FaqsSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="faqs" title="FAQs" layout="aside">
      <Accordion name="project-faq" items={page.faqs} headingLevel={3} />
    </ProjectSection>
  );
}
