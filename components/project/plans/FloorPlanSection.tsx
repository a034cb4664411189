import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { ENQUIRE_HREF } from '@/components/project/enquire-href';
import { Icon } from '@/components/ui/Icon';
import { type Floor, type FloorPlan, floorsWithImages } from '@/lib/domain/project/floor-plan';
import { largestSrc } from '@/lib/domain/picture/sources';
import { Picture } from '@/components/ui/Picture';
import { ZoomLink } from '@/components/project/zoom/ZoomLink';
import { CarouselControls } from '@/components/carousel/CarouselControls';
import { FLOOR_PLAN_AUTOPLAY_MS } from '@/lib/domain/site/business-constants';
import { toConfigurationRows } from '@/lib/domain/project/configuration-rows';
import { type ProjectPage, valueOf } from '@/lib/domain/project/page';
import { FaultySection } from '@/components/project/sections/FaultySection';
import { ProjectSection } from '@/components/project/sections/ProjectSection';
import { UnavailableSection } from '@/components/project/sections/UnavailableSection';
import { ConfigurationTable } from './ConfigurationTable';
import { PlanSlides } from './PlanSlides';
import { Units } from './Units';

interface FloorPlanSlideProps {
  floor: Floor;
  /** Number of the slide, from 1. */
  number: number;
  /** Anchor of the slide, where the row of slides does not set it. */
  id?: string;
  projectName: string;
  hasPaymentPlan: boolean;
}

/** Drawing two thirds, facts one third: project, configuration, area, basic selling price (spec 2, Floor Plan). */
function FloorPlanSlide({ floor, number, id, projectName, hasPaymentPlan }: FloorPlanSlideProps) {
  const { configuration, areaText, priceText, images } = floor;
  const [first] = images;
  return (
    <div id={id} className="plan-card">
      <FloorPlanDrawings floor={floor} number={number} projectName={projectName} />
      <div className="flex flex-col p-4 lg:p-8">
        <div className="flex items-start justify-between gap-4">
          <div>
            <p className="type-caption text-ink-2">{projectName}</p>
            <h3 className="mt-0.5 type-h3">{configuration}</h3>
          </div>
          {first ? (
            <a
              href={largestSrc(first)}
              data-zoom="floor-plan"
              data-answered=""
              aria-label={`Zoom floor plan: ${configuration}`}
              className="btn-icon"
            >
              <Icon name="zoom-in" />
            </a>
          ) : null}
        </div>
        <dl className="my-3 grid grid-cols-2 gap-x-4 lg:grid-cols-1">
          <div className="py-2.5 edge-line-t">
            <dt className="type-caption text-ink-2">Area</dt>
            <dd className="font-semibold">{areaText}</dd>
          </div>
          <div className="py-2.5 edge-line-t">
            <dt className="type-caption text-ink-2">Basic Selling Price</dt>
            <dd className="font-semibold nums">
              {priceText ?? (
                <EnquiryLink
                  kind="contact"
                  href={ENQUIRE_HREF}
                  subject={projectName}
                  configuration={`${configuration} · ${areaText}`}
                  className="link"
                >
                  <span>Contact Us</span>
                </EnquiryLink>
              )}
            </dd>
          </div>
        </dl>
        {hasPaymentPlan ? (
          <a href="#payment" data-plan-tab="" className="mt-auto btn btn-primary">
            View Payment Plan
          </a>
        ) : (
          <p className="mt-auto type-small text-ink-2">Payment plan not currently available.</p>
        )}
      </div>
    </div>
  );
}

interface FloorPlanDrawingsProps {
  floor: Floor;
  /** Number of the slide, from 1. */
  number: number;
  projectName: string;
}

const SIZES = '(width < 1024px) 100vw, 845px';

/** The drawings of a floor, one visible at a time. Radio buttons choose it, so it works without script (plans.css). */
function FloorPlanDrawings({ floor, number, projectName }: FloorPlanDrawingsProps) {
  const { configuration, images } = floor;
  const name = `floor-${number}-drawing`;
  const renderDrawing = (index: number) => {
    const image = images[index];
    if (!image) return null;
    const place = images.length > 1 ? `, drawing ${index + 1} of ${images.length}` : '';
    return (
      <ZoomLink
        group="floor-plan"
        title={configuration}
        image={image}
        alt={`${projectName} floor plan: ${configuration}${place}`}
        sizes={SIZES}
        className="plan-drawing"
      />
    );
  };
  if (images.length === 1) return <div className="plan-drawings">{renderDrawing(0)}</div>;
  return (
    <fieldset className="plan-drawings">
      <legend className="sr-only">Drawings of {configuration}</legend>
      {images.map((image, index) => (
        <div key={image.src + index}>
          {renderDrawing(index)}
          <label>
            <input
              type="radio"
              name={name}
              defaultChecked={index === 0}
              aria-label={`Drawing ${index + 1}`}
              className="absolute inset-0 size-full opacity-0"
            />
            <Picture image={image} alt="" sizes="96px" />
          </label>
        </div>
      ))}
    </fieldset>
  );
}

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

/** What can be bought, above the drawings, whose index it is; from the record alone where there are no floor plans. */
function Configurations({ page }: { page: ProjectPage }) {
  const { floorPlan, project } = page;
  if (floorPlan.kind === 'faulty') return null;
  const rows = toConfigurationRows(valueOf(floorPlan)?.floors ?? [], project);
  if (rows.length === 0) return null;
  return (
    <div className="mb-6">
      <ConfigurationTable rows={rows} kind={project.kind} ways={{ stageId: STAGE_ID, projectName: project.name }} />
    </div>
  );
}

function Floors({ page, plan }: { page: ProjectPage; plan: FloorPlan }) {
  const drawn = floorsWithImages(plan);
  const hasPaymentPlan = Boolean(valueOf(page.paymentPlans)?.length);
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
