import { PageMain } from '@/components/layout/PageMain';
import { toRecentProject } from '@/lib/domain/visitor/recent-project';
import type { ProjectPage as ProjectPageData } from '@/lib/domain/project/page';
import type { Site } from '@/lib/domain/site/site';
import { DescriptionCard } from '@/components/project/sections/DescriptionCard';
import { Gallery } from './Gallery';
import { ProjectDock } from './ProjectDock';
import { ProjectEnquiry } from './ProjectEnquiry';
import { ProjectHead } from './ProjectHead';
import { SectionBar } from './SectionBar';
import { SECTIONS } from './sections';
import { Enhancer } from '@/components/islands/Enhancer';
import { Island } from '@/components/islands/Island';
import { ArrowLink } from '@/components/ui/ArrowLink';

interface ProjectPageProps extends ProjectPageData {
  ways: Way[];
  site: Site;
}

/** A project page, from its name to the further links; its sections come from one table (spec 2, Project page). */
export function ProjectPage(page: ProjectPageProps) {
  const { project, ways, renderings, sights } = page;
  return (
    <PageMain>
      <Island name="AskedProject" when="used" askedBy="custom_id" />
      <Enhancer name="projectSections" />
      <ProjectHead project={project} siteUrl={page.site.url} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-5 page pt-6 pb-5 md:gap-y-8 lg:grid-cols-[2fr_1fr] lg:pt-7 lg:pb-12">
        <Gallery project={project} sights={sights} isRendered={renderings.gallery} />
        <DescriptionCard project={project} adviser={page.adviser} siteUrl={page.site.url} />
      </div>
      <SectionBar project={project} />
      {SECTIONS.map(({ id, Component }) => (
        <Component key={id} page={page} />
      ))}
      <ProjectEnquiry page={page} site={page.site} />
      <Enhancer name="recentProjects" viewed={toRecentProject(project)} />
      <ProjectWays ways={ways} />
      <ProjectDock project={project} site={page.site} />
      <Enhancer name="zoomOpener" />
    </PageMain>
  );
}

interface Way {
  label: string;
  href: string;
}

/** Further links of a project: its surroundings, its locality, its city. */
function ProjectWays({ ways }: { ways: Way[] }) {
  return (
    <nav aria-label="More around this project" className="border-t border-line">
      <ul className="project-ways page py-2">
        {ways.map(({ label, href }) => (
          <li key={href} className="flex min-h-11 items-center">
            <ArrowLink href={href}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
