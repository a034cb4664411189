import { PageMain } from '@/components/layout/PageMain';
import type { Developer } from '@/lib/domain/developer';
import type { Project } from '@/lib/domain/project';
import { ProjectDescription } from './ProjectDescription';
import { ProjectDeveloper } from './ProjectDeveloper';
import { ProjectGallery } from './ProjectGallery';
import { ProjectHead } from './ProjectHead';
import { ProjectOverview } from './ProjectOverview';
import { ProjectQuestions } from './ProjectQuestions';
import { ProjectWays, type Way } from './ProjectWays';

interface ProjectPageProps {
  project: Project;
  developer: Developer | null;
  ways: Way[];
}

/** A project from its name to where one goes on (spec 2, Project page). */
export function ProjectPage({ project, developer, ways }: ProjectPageProps) {
  return (
    <PageMain>
      <ProjectHead project={project} />
      <div className="grid gap-8 page pt-7 pb-12 lg:grid-cols-[2fr_1fr] lg:gap-8 lg:pb-16">
        <ProjectGallery project={project} />
        <ProjectDescription project={project} />
      </div>
      <ProjectOverview project={project} />
      <ProjectQuestions project={project} />
      {developer ? <ProjectDeveloper developer={developer} /> : null}
      <ProjectWays ways={ways} />
    </PageMain>
  );
}
