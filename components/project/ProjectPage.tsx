import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { type Project, projectPlaceText } from '@/lib/domain/project/project';
import { projectWhatsappText, telUrl, whatsappUrl } from '@/lib/domain/site/links';
import { projectPath } from '@/lib/domain/site/routes';
import { callBackText, type Office, type Site } from '@/lib/domain/site/site';
import { OfficeForm } from '@/components/enquiry/OfficeForm';
import { configurationLabels } from '@/lib/domain/project/configuration-rows';
import { type ProjectPage as ProjectPageData, valueOf } from '@/lib/domain/project/page';
import { PageMain } from '@/components/layout/PageMain';
import { toRecentProject } from '@/lib/domain/visitor/recent-project';
import { DescriptionCard } from '@/components/project/sections/DescriptionCard';
import { Enhancer } from '@/components/islands/Enhancer';
import { Island } from '@/components/islands/Island';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ENQUIRE_HREF, ENQUIRE_ID } from './enquire-href';
import { SECTIONS } from './sections';
import { Gallery } from './Gallery';
import { ProjectHead } from './ProjectHead';

interface ProjectDockProps {
  project: Pick<Project, 'id' | 'name' | 'developerSlug' | 'priceText'>;
  site: Pick<Site, 'url' | 'phone' | 'whatsapp'>;
}

const ITEM = 'grid place-content-center place-items-center gap-1 type-micro focus-visible:-outline-offset-2';

/** Call, WhatsApp and Enquire with the price, in place of the site's dock below 768 px (visual-language 7). */
function ProjectDock({ project, site }: ProjectDockProps) {
  const pageUrl = site.url + projectPath(project.developerSlug, project.id);
  return (
    <nav aria-label={`Ask about ${project.name}`} className="project-dock dock">
      <SiteLink href={telUrl(site.phone)} className={ITEM}>
        <Icon name="phone" size={22} />
        Call
      </SiteLink>
      <SiteLink
        href={whatsappUrl(site.whatsapp, projectWhatsappText(project.name, pageUrl))}
        className={`${ITEM} text-wa`}
      >
        <Icon name="whatsapp" size={22} />
        WhatsApp
      </SiteLink>
      <EnquiryLink
        kind="contact"
        subject={project.name}
        href={ENQUIRE_HREF}
        className="on-dark grid place-content-center place-items-center bg-enquire type-micro text-white focus-visible:-outline-offset-4"
      >
        {project.priceText}
        <span className="text-[1rem] font-semibold">Enquire</span>
      </EnquiryLink>
    </nav>
  );
}

interface ProjectEnquiryProps {
  page: Pick<ProjectPageData, 'project' | 'floorPlan'>;
  site: Office;
}

/** A form that asks for a number only and names project and configuration (routes-and-content, Forms). */
function ProjectEnquiry({ page: { project, floorPlan }, site }: ProjectEnquiryProps) {
  const floors = valueOf(floorPlan)?.floors ?? [];
  return (
    <section
      id={ENQUIRE_ID}
      aria-labelledby="enquire-title"
      data-deferred="section"
      className="project-section lg:grid lg:grid-cols-2 lg:gap-32"
    >
      <div className="mb-4">
        <h2 id="enquire-title" className="type-h2">
          Ask about {project.name}
        </h2>
        <p className="mt-2 hidden type-price text-[1.625rem] md:block">{project.priceText}</p>
        <p className="mt-2 type-lead">Leave your number. {callBackText(site.callBackTime)}</p>
      </div>
      <OfficeForm
        channel="project"
        office={site}
        submitLabel="Request a call back"
        about={{ project: project.id }}
        projectName={`${project.name}, ${projectPlaceText(project)}`}
        configurations={configurationLabels(floors, project)}
      />
    </section>
  );
}

const ARROWS = [
  { step: -1, name: 'Earlier sections', icon: 'chevron-left' },
  { step: 1, name: 'Further sections', icon: 'chevron-right' },
] as const;

/** Links to the eleven sections, and from 768 px price and enquiry, held under the header; script adds arrows and highlight (spec 2). */
function SectionBar({ project }: { project: Pick<Project, 'name' | 'priceText'> }) {
  return (
    <div id="section-bar" className="section-bar">
      <div>
        <nav aria-label="Sections of this page">
          {ARROWS.map(({ step, name, icon }) => (
            <button key={name} type="button" data-step={step} aria-label={name} className="noscript:hidden">
              <Icon name={icon} />
            </button>
          ))}
          <ul className="no-scrollbar">
            {SECTIONS.map(({ id, label }, index) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={index === 0 ? 'true' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="section-bar-enquire hidden items-center gap-4 px-4 py-1 font-semibold whitespace-nowrap md:flex">
          {project.priceText}
          <EnquiryLink kind="contact" subject={project.name} href={ENQUIRE_HREF} className="btn btn-enquire">
            Enquire
          </EnquiryLink>
        </p>
      </div>
    </div>
  );
}

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
      <ProjectHead project={project} costs={page.costs} siteUrl={page.site.url} />
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 page pt-6 pb-5 md:gap-y-8 lg:grid-cols-[2fr_1fr] lg:pt-7 lg:pb-12">
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
    <nav aria-label="More around this project" className="edge-line-t">
      <ul className="grid grid-cols-2 gap-x-4 page py-2 md:flex md:flex-wrap md:gap-x-8">
        {ways.map(({ label, href }) => (
          <li key={href} className="flex min-h-11 items-center">
            <ArrowLink href={href}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
