import { PageMain } from '@/components/layout/PageMain';
import { RecentProjects } from '@/components/visitor/recent/RecentProjects.island';
import { toRecentProject } from '@/lib/domain/visitor/recent-project';
import type { ProjectPage as ProjectPageData } from '@/lib/domain/project/page';
import { DescriptionCard } from '@/components/project/sections/DescriptionCard';
import { Gallery } from './Gallery';
import { ProjectBehaviour } from './ProjectBehaviour.island';
import { ProjectHead } from './ProjectHead';
import { ProjectWays, type Way } from './ProjectWays';
import { SectionBar } from './SectionBar';
import { SECTIONS } from './sections';
import { ZoomOpener } from './zoom/ZoomOpener.island';
import { Island } from '@/components/islands/Island';

interface ProjectPageProps extends ProjectPageData {
  ways: Way[];
}

/** A project page, from its name to the further links; its sections come from one table (spec 2, Project page). */
export function ProjectPage(page: ProjectPageProps) {
  const { project, ways } = page;
  return (
    <PageMain>
      <Island of={ProjectBehaviour} />
      <ProjectHead project={project} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 page pt-6 pb-10 md:gap-y-8 lg:grid-cols-[2fr_1fr] lg:pt-7 lg:pb-12">
        <Gallery project={project} />
        <DescriptionCard project={project} />
      </div>
      <SectionBar />
      {SECTIONS.map(({ id, Component }) => (
        <Component key={id} page={page} />
      ))}
      <Island of={RecentProjects} viewed={toRecentProject(project)} />
      <ProjectWays ways={ways} />
      <Island of={ZoomOpener} />
    </PageMain>
  );
}
