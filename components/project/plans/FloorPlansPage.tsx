import { ArrowLink } from '@/components/ui/ArrowLink';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { Icon } from '@/components/ui/Icon';
import type { FloorPlan } from '@/lib/domain/project/floor-plan';
import { AREA_BANDS, groupPlans, PRICE_BANDS } from '@/lib/domain/listing/plan-index';
import { developerPath } from '@/lib/domain/site/routes';
import { sectionTrail } from '@/lib/domain/page/trail';
import { PlanBandChips } from './PlanBandChips';
import { planGroupId, PlanGroupSection } from './PlanGroupSection';
import './plan-index.css';

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
      <div className="plan-index grid gap-10 page pt-6 pb-16 lg:pb-24">
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
          <div className="rounded-card border border-line p-6 lg:p-8">
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
