import { OfficeForm } from '@/components/enquiry/OfficeForm';
import { configurationLabels } from '@/lib/domain/project/configuration-rows';
import { projectPlaceText } from '@/lib/domain/project/project';
import type { ProjectPage } from '@/lib/domain/project/page';
import { callBackText, type Office } from '@/lib/domain/site/site';
import { ENQUIRE_ID } from './enquire-href';

interface ProjectEnquiryProps {
  page: Pick<ProjectPage, 'project' | 'floorPlan'>;
  site: Office;
}

/** A form that asks for a number only and names project and configuration (routes-and-content, Forms). */
export function ProjectEnquiry({ page: { project, floorPlan }, site }: ProjectEnquiryProps) {
  const floors = floorPlan.kind === 'ready' ? floorPlan.value.floors : [];
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
