import { Icon } from '@/components/ui/Icon';
import { FAILED_PLAN_SRC } from '@/lib/domain/picture/image';
import { largestSrc } from '@/lib/domain/picture/sources';
import { type ProjectPage, valueOf } from '@/lib/domain/project/page';
import { sitePlanIntervalMs } from '@/lib/domain/project/floor-plan';
import { PlanPictures } from './PlanPictures';
import { ProjectSection } from '@/components/project/sections/ProjectSection';
import { UnavailableSection } from '@/components/project/sections/UnavailableSection';

/** Drawings of the whole site in columns 5–12, zoomable, with fullscreen (spec 2, Site Plan). */
export function SitePlanSection({ page }: { page: ProjectPage }) {
  const { sitePlan, project } = page;
  const images = valueOf(sitePlan)?.images ?? [];
  const [first] = images;
  if (!first) {
    return (
      <ProjectSection id="site-plan" title="Site Plan">
        <UnavailableSection
          title="Site Plan Not Available"
          text="The developer has not published it yet. We can ask."
          buttonLabel="Contact Us for Site Plan"
          projectName={project.name}
          section="Site Plan"
          icon="map"
        />
      </ProjectSection>
    );
  }
  return (
    <ProjectSection
      id="site-plan"
      title="Site Plan"
      layout="aside"
      lead={<SitePlanHint hasSeveral={images.length > 1} />}
    >
      <PlanPictures
        group="site-plan"
        title="Site Plan"
        subject="site plans"
        projectName={project.name}
        images={images}
        intervalMs={sitePlanIntervalMs({ images })}
        fit="contain"
        sizes="(width < 1024px) 100vw, 845px"
        fallbackSrc={FAILED_PLAN_SRC}
      >
        <a
          href={largestSrc(first)}
          data-zoom="site-plan"
          data-zoom-fullscreen=""
          data-answered=""
          className="btn btn-outline"
        >
          <Icon name="expand" size={18} />
          Fullscreen
        </a>
      </PlanPictures>
    </ProjectSection>
  );
}

/** Instructions for mouse, for touch, and for use without script (spec 2, Site Plan). */
function SitePlanHint({ hasSeveral }: { hasSeveral: boolean }) {
  return (
    <>
      <span className="pointer-coarse:hidden noscript:hidden">
        Open the plan to zoom from 0.5× to 3×. Ctrl + wheel zooms, drag pans, double-click toggles.
      </span>
      <span className="hidden pointer-coarse:inline noscript:hidden">
        Tap to open. Pinch or double-tap to zoom{hasSeveral ? ', swipe for the next plan.' : '.'}
      </span>
      <span className="hidden noscript:inline">Open the plan to see it in full size.</span>
    </>
  );
}
