import { Accordion } from '@/components/ui/Accordion';
import { projectFaqs } from '@/lib/domain/project-faqs';
import type { Project } from '@/lib/domain/project';

/** Questions built from the project's data (spec 2, FAQs). */
export function ProjectQuestions({ project }: { project: Project }) {
  return (
    <section id="faqs" aria-labelledby="faqs-title" className="border-t border-line">
      <div className="grid gap-8 page section lg:grid-cols-[4fr_8fr]">
        <h2 id="faqs-title" className="type-h2">
          FAQs
        </h2>
        <Accordion name="project-faq" items={projectFaqs(project)} isFirstOpen headingLevel={3} />
      </div>
    </section>
  );
}
