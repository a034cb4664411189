import { CarouselControls } from '@/components/carousel/CarouselControls';
import { FLOOR_PLAN_AUTOPLAY_MS } from '@/lib/domain/site/business-constants';
import { toConfigurationRows } from '@/lib/domain/project/configuration-rows';
import { floorsWithImages, type FloorPlan } from '@/lib/domain/project/floor-plan';
import type { ProjectPage } from '@/lib/domain/project/page';
import { FaultySection } from '@/components/project/sections/FaultySection';
import { ConfigurationTable } from './ConfigurationTable';
import { FloorPlanSlide } from './FloorPlanSlide';
import { PlanSlides } from './PlanSlides';
import { Units } from './Units';
import { ProjectSection } from '@/components/project/sections/ProjectSection';
import { UnavailableSection } from '@/components/project/sections/UnavailableSection';

const STAGE_ID = 'floor';

/** One slide for each floor with drawings; advances every 10 s (spec 2, Floor Plan; spec 8). */
export function FloorPlanSection({ page }: { page: ProjectPage }) {
  const { floorPlan } = page;
  return (
    <ProjectSection id="floor-plan" title="Floor Plan">
      <Configurations page={page} />
      {floorPlan.kind === 'ready' ? <Floors page={page} plan={floorPlan.value} /> : null}
      {floorPlan.kind === 'missing' ? (
        <UnavailableSection
          text="Floor plan is not currently available. Contact us for Floor plan and Base selling price."
          buttonLabel="Contact Us for Site Plan"
          projectName={page.project.name}
          section="Floor Plan"
          icon="layout-grid"
        />
      ) : null}
      {floorPlan.kind === 'faulty' ? (
        <FaultySection
          title="Unable to Load Floor Plans"
          text={`Error loading floor plans: ${floorPlan.message}`}
          buttonLabel="Retry"
        />
      ) : null}
      {page.units ? <Units list={page.units} project={page.project} /> : null}
    </ProjectSection>
  );
}

const canPlanPayments = ({ paymentPlans }: ProjectPage) =>
  paymentPlans.kind === 'ready' && paymentPlans.value.length > 0;

/** What can be bought, above the drawings, whose index it is; from the record alone where there are no floor plans. */
function Configurations({ page }: { page: ProjectPage }) {
  const { floorPlan, project } = page;
  if (floorPlan.kind === 'faulty') return null;
  const rows = toConfigurationRows(floorPlan.kind === 'ready' ? floorPlan.value.floors : [], project);
  if (rows.length === 0) return null;
  return (
    <div className="mb-6">
      <ConfigurationTable rows={rows} ways={{ stageId: STAGE_ID, projectName: project.name }} />
    </div>
  );
}

function Floors({ page, plan }: { page: ProjectPage; plan: FloorPlan }) {
  const drawn = floorsWithImages(plan);
  const hasPaymentPlan = canPlanPayments(page);
  const projectName = page.project.name;
  return (
    <>
      {drawn.length > 1 ? (
        <div className="mb-3 flex justify-end">
          <CarouselControls
            stageId={STAGE_ID}
            subject="floor plans"
            total={drawn.length}
            intervalMs={FLOOR_PLAN_AUTOPLAY_MS}
            marker="none"
            className="flex"
          />
        </div>
      ) : null}
      {drawn.length > 0 ? (
        <PlanSlides
          stageId={STAGE_ID}
          slides={drawn.map((floor, index) => (
            <FloorPlanSlide
              key={index}
              floor={floor}
              number={index + 1}
              id={drawn.length === 1 ? `${STAGE_ID}-1` : undefined}
              projectName={projectName}
              hasPaymentPlan={hasPaymentPlan}
            />
          ))}
        />
      ) : (
        <UnavailableSection
          text="No floor plans available for this Project..."
          buttonLabel="Contact Us"
          projectName={projectName}
          section="Floor Plan"
          icon="layout-grid"
        />
      )}
    </>
  );
}
