import { PaymentPlanTable } from '@/components/project/plans/PaymentPlanTable';
import { floorsWithImages } from '@/lib/domain/project/floor-plan';
import type { ProjectSheet } from '@/lib/domain/project/page';
import { BrochureImage } from './BrochureImage';

/** Floor plans, site plan and payment schedules; parts without data are omitted. */
export function BrochurePlans({ page: { project, floorPlan, sitePlan, paymentPlans } }: { page: ProjectSheet }) {
  const floors = floorPlan.kind === 'ready' ? floorsWithImages(floorPlan.value) : [];
  const site = sitePlan.kind === 'ready' ? sitePlan.value.images : [];
  const plans = paymentPlans.kind === 'ready' ? paymentPlans.value : [];
  return (
    <>
      {floors.length > 0 ? (
        <section className="brochure-part">
          <h2 className="type-h2">Floor plans</h2>
          <div className="brochure-plans">
            {floors.map((floor, index) => (
              <figure key={index}>
                {floor.images.slice(0, 1).map((image) => (
                  <BrochureImage key={image.src} image={image} alt={`Floor plan of the ${floor.configuration}`} />
                ))}
                <figcaption>
                  <strong>{floor.configuration}</strong> {floor.areaText} · {floor.priceText ?? 'price on request'}
                </figcaption>
              </figure>
            ))}
          </div>
        </section>
      ) : null}
      {site.length > 0 ? (
        <section className="brochure-part">
          <h2 className="type-h2">Site plan</h2>
          <div className="brochure-plans">
            {site.map((image, index) => (
              <figure key={image.src}>
                <BrochureImage image={image} alt={`Site plan of ${project.name}, ${index + 1} of ${site.length}`} />
              </figure>
            ))}
          </div>
        </section>
      ) : null}
      {plans.length > 0 ? (
        <section className="brochure-part">
          <h2 className="type-h2">Payment schedule</h2>
          {plans.map((plan) => (
            <div key={plan.name} className="brochure-schedule">
              <h3 className="type-h3">{plan.name}</h3>
              <PaymentPlanTable plan={plan} />
            </div>
          ))}
        </section>
      ) : null}
    </>
  );
}
