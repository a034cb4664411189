import { ArrowLink } from '@/components/ui/ArrowLink';
import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { FloorPlan } from '@/lib/domain/project/floor-plan';
import { developerPath, projectPath } from '@/lib/domain/site/routes';
import { sectionTrail } from '@/lib/domain/page/trail';
import { FloorCard } from './FloorCard';

interface FloorPlansPageProps {
  developer: { slug: string; name: string };
  /** Only plans that have floors. */
  plans: FloorPlan[];
}

/** Every floor plan of a developer's projects (routes-and-content, Routes). */
export function FloorPlansPage({ developer, plans }: FloorPlansPageProps) {
  const { slug, name } = developer;
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
      <div className="grid gap-14 page pt-8 pb-16 lg:pb-24">
        {plans.map((plan) => (
          <section key={plan.projectId} aria-labelledby={plan.projectId} className="border-t-2 border-ink pt-5">
            <h2 id={plan.projectId} className="mb-5 type-h3">
              <SiteLink href={projectPath(slug, plan.projectId)} className="hover:text-teal-700">
                {plan.projectName}
              </SiteLink>
            </h2>
            <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
              {plan.floors.map((floor, index) => (
                <FloorCard key={floor.configuration + index} floor={floor} projectName={plan.projectName} />
              ))}
            </ul>
          </section>
        ))}
        {plans.length === 0 ? (
          <div className="rounded-card border border-line p-6 lg:p-8">
            <Icon name="layout-grid" size={32} className="text-teal-700" />
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
