import {
  AREA_BANDS,
  groupPlans,
  type IndexedFloor,
  type PlanBand,
  type PlanGroup,
  PRICE_BANDS,
} from '@/lib/domain/listing/plan-index';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Icon } from '@/components/ui/Icon';
import { formatCount } from '@/lib/domain/site/display-text';
import { developerPath, projectPath } from '@/lib/domain/site/routes';
import { toSlug } from '@/lib/domain/site/slug';
import { FactList } from '@/components/ui/FactList';
import { Picture } from '@/components/ui/Picture';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import type { FloorPlan } from '@/lib/domain/project/floor-plan';
import { sectionTrail } from '@/lib/domain/page/trail';
import './plan-index.css';

interface PlanBandChipsProps {
  name: 'area' | 'price';
  label: string;
  bands: readonly PlanBand[];
}

/** Bands to choose one of; radio buttons and CSS do it, so it works without script (plan-index.css). */
function PlanBandChips({ name, label, bands }: PlanBandChipsProps) {
  const all = { key: '', label: `Any ${name}` };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="no-scrollbar flex gap-2 overflow-x-auto p-1 md:flex-wrap">
        {[all, ...bands].map((band) => (
          <label key={band.key} className="chip flex-none">
            <input type="radio" name={name} value={band.key} defaultChecked={band.key === ''} />
            {band.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PlanGroupSectionProps {
  group: PlanGroup;
  developerSlug: string;
}

/** Id of a group's section, for the links to it. */
function planGroupId({ title }: Pick<PlanGroup, 'title'>): string {
  return `plans-${toSlug(title)}`;
}

/** The plans with as many bedrooms: a row for each project, which opens to its drawings. */
function PlanGroupSection({ group, developerSlug }: PlanGroupSectionProps) {
  const { title, floorCount, rows, bands } = group;
  const id = planGroupId(group);
  return (
    <section aria-labelledby={id} data-area={bands.area} data-price={bands.price} className="pt-5 edge-ink-t">
      <h2 id={id} className="flex flex-wrap items-baseline justify-between gap-x-4 type-h3">
        {title}
        <span className="font-sans type-small text-ink-2">{formatCount(floorCount, 'plan')}</span>
      </h2>
      <ul className="mt-3 edge-line-t">
        {rows.map(({ projectId, projectName, summary, floors, bands: own }) => (
          <li key={projectId} data-area={own.area} data-price={own.price} className="edge-line-b">
            <details className="plan-row">
              <summary>
                <h3 className="type-title">{projectName}</h3>
                <Icon name="chevron-down" />
                <span className="type-small text-ink-2">{summary}</span>
              </summary>
              <ArrowLink href={projectPath(developerSlug, projectId)}>{projectName}, the project</ArrowLink>
              <ul className="grid gap-x-6 gap-y-8 pt-3 pb-8 sm:grid-cols-2 lg:grid-cols-3">
                {floors.map((floor, index) => (
                  <FloorCard key={floor.configuration + index} floor={floor} projectName={projectName} />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FloorCardProps {
  floor: IndexedFloor;
  projectName: string;
}

const FRAME = 'mb-3 aspect-4/3 w-full rounded-card edge-line';

/** One configuration: its drawing on white, area and price (visual-language 4). */
function FloorCard({ floor, projectName }: FloorCardProps) {
  return (
    <li data-area={floor.bands.area} data-price={floor.bands.price}>
      {floor.images.map((image, index) => (
        <Picture
          key={image.src + index}
          image={image}
          alt={`Floor plan of ${projectName}: ${floor.configuration}`}
          sizes="(width < 640px) 100vw, (width < 1024px) 50vw, 410px"
          className={`${FRAME} bg-white object-contain`}
        />
      ))}
      {floor.images.length === 0 ? (
        <p className={`${FRAME} grid place-content-center type-small text-ink-2`}>Drawing on request</p>
      ) : null}
      <h4 className="mb-2 type-title">{floor.configuration}</h4>
      <FactList
        facts={[
          { label: 'Area', text: floor.areaText },
          { label: 'Basic Selling Price', text: floor.indexPrice },
        ]}
      />
    </li>
  );
}

interface FloorPlansPageProps {
  developer: { slug: string; name: string };
  /** Only plans that have floors. */
  plans: FloorPlan[];
}

/** Every floor plan of a developer's projects: by bedrooms, a row a project, narrowed by area and price. */
export function FloorPlansPage({ developer, plans }: FloorPlansPageProps) {
  const { slug, name } = developer;
  const groups = groupPlans(plans);
  const floorCount = plans.reduce((sum, { floors }) => sum + floors.length, 0);
  return (
    <PageMain>
      <PageHead
        trail={sectionTrail('Floor Plans', name)}
        title={`Floor plans of ${name}`}
        lead={
          plans.length > 0
            ? `${floorCount} plans in ${plans.length} ${plans.length === 1 ? 'project' : 'projects'}.`
            : undefined
        }
      >
        <ArrowLink href={developerPath(slug)}>About {name}</ArrowLink>
      </PageHead>
      <div className="plan-index grid gap-10 page pt-6 page-end">
        {floorCount > 0 ? (
          <div className="grid gap-3">
            <PlanBandChips name="area" label="Area" bands={AREA_BANDS} />
            <PlanBandChips name="price" label="Basic selling price" bands={PRICE_BANDS} />
            <ul aria-label="Bedrooms" className="flex flex-wrap gap-x-5">
              {groups.map((group) => (
                <li key={group.title}>
                  <a href={`#${planGroupId(group)}`} className="link min-h-11">
                    <span>{group.title}</span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {groups.map((group) => (
          <PlanGroupSection key={group.title} group={group} developerSlug={slug} />
        ))}
        {plans.length === 0 ? (
          <div className="panel edge-line">
            <Icon name="layout-grid" size={32} className="text-accent" />
            <h2 className="mt-4 type-h3">No floor plans of {name} yet</h2>
            <p className="mt-2 text-ink-2">
              Floor plan is not currently available. Contact us for Floor plan and Base selling price.
            </p>
            <EnquiryLink kind="developer" subject={name} className="mt-5 btn btn-enquire">
              Contact Us
            </EnquiryLink>
          </div>
        ) : null}
      </div>
    </PageMain>
  );
}
