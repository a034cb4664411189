import type { ProjectSummary } from '@/lib/domain/project/project';
import { ProjectCard } from './ProjectCard';

interface ProjectGridProps {
  projects: ProjectSummary[];
  headingLevel: 2 | 3;
}

/** Project cards in one, two or three columns. */
export function ProjectGrid({ projects, headingLevel }: ProjectGridProps) {
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
