import { ProjectCard } from '@/components/listing/ProjectCard';
import { MESSAGES } from '@/lib/domain/site/messages';
import type { ProjectPage } from '@/lib/domain/project/page';
import { FaultySection } from './FaultySection';
import { ProjectSection } from './ProjectSection';

const SIZES = '(width < 640px) 284px, (width < 1024px) 50vw, 302px';

/** The most similar projects, each in a new tab; a scrolling row on phones (spec 2, Similar Projects). */
export function SimilarProjectsSection({ page }: { page: ProjectPage }) {
  return (
    <ProjectSection id="similar-projects" title="Similar Projects">
      {page.similar.length > 0 ? (
        <ul className="similar-projects no-scrollbar">
          {page.similar.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} headingLevel={3} sizes={SIZES} isNewTab />
            </li>
          ))}
        </ul>
      ) : (
        <FaultySection text={MESSAGES.similarProjectsFailed} buttonLabel="Retry" />
      )}
    </ProjectSection>
  );
}
