import { LOCATION_AUTOPLAY_MS } from '@/lib/domain/site/business-constants';
import type { ProjectPage } from '@/lib/domain/project/page';
import { LocationHighlights } from './LocationHighlights';
import { PlanPictures } from '@/components/project/plans/PlanPictures';
import { ProjectSection } from './ProjectSection';
import { SectionTitle } from './SectionTitle';
import { UnavailableSection } from './UnavailableSection';

/** Pictures left, nearby places and directions right; a fault counts as unavailable (spec 2, Location; spec 8). */
export function LocationSection({ page }: { page: ProjectPage }) {
  const { location, project } = page;
  if (location.kind !== 'ready') {
    return (
      <ProjectSection id="location" title="Location">
        <UnavailableSection
          title="Location Information Not Available"
          text={`Ask us for the way to ${project.name} and for what lies around it.`}
          buttonLabel="Contact Us"
          projectName={project.name}
          icon="map-pin"
        />
      </ProjectSection>
    );
  }
  const { images } = location.value;
  return (
    <ProjectSection id="location" title="Location" layout="free">
      <div className={images.length > 0 ? 'plan-location' : undefined}>
        <SectionTitle sectionId="location" title="Location" />
        {images.length > 0 ? (
          <PlanPictures
            group="location"
            title="Location"
            subject="location pictures"
            projectName={project.name}
            images={images}
            intervalMs={LOCATION_AUTOPLAY_MS}
            fit="cover"
            sizes="(width < 1024px) 100vw, 734px"
          />
        ) : null}
        <LocationHighlights location={location.value} />
      </div>
    </ProjectSection>
  );
}
