import type { ImageAsset } from '@/lib/domain/picture/image';
import { type ConfigurationRow, toConfigurationRows } from '@/lib/domain/project/configuration-rows';
import { PROJECT_PARTS } from '@/components/project/parts';
import { UnitTable } from '@/components/project/plans/UnitTable';
import { formatDay } from '@/lib/domain/site/month';
import { planInRupees } from '@/lib/domain/project/payment-plan';
import { ConfigurationTable } from '@/components/project/plans/ConfigurationTable';
import { PaymentPlanTable } from '@/components/project/plans/PaymentPlanTable';
import { type ProjectSheet, valueOf } from '@/lib/domain/project/page';
import { BrochureFacts, BrochureImage } from './BrochureFacts';

interface BrochureFloorProps {
  row: ConfigurationRow;
  image: ImageAsset | undefined;
}

/** A configuration's drawing with area and price beside it; rate and instalment stand in the table above, on one sheet; nothing without a drawing. */
function BrochureFloor({ row, image }: BrochureFloorProps) {
  if (!image) return null;
  return (
    <figure className="brochure-floor grid gap-x-6 gap-y-3">
      <BrochureImage
        image={image}
        alt={`Floor plan of the ${row.label}, ${row.areaText}`}
        className="w-full edge-line"
      />
      <figcaption>
        <h3 className="mb-2 text-ink type-title">{row.label}</h3>
        <BrochureFacts
          facts={[
            ['Area', row.areaText],
            ['Price', row.priceText],
          ]}
        />
      </figcaption>
    </figure>
  );
}

/** Floor plans, site plan and payment schedules; parts without data are omitted. */
export function BrochurePlans({
  page: { project, floorPlan, sitePlan, paymentPlans, costs, units },
}: {
  page: ProjectSheet;
}) {
  const floors = valueOf(floorPlan)?.floors ?? [];
  const rows = toConfigurationRows(floors, project);
  const site = valueOf(sitePlan)?.images ?? [];
  const plans = valueOf(paymentPlans) ?? [];
  const { CostSheet } = PROJECT_PARTS;
  return (
    <>
      {rows.length > 0 ? (
        <section>
          <h2 className="type-h2">Configurations and prices</h2>
          <ConfigurationTable rows={rows} kind={project.kind} />
        </section>
      ) : null}
      {units ? (
        <section>
          <h2 className="type-h2">Units</h2>
          <p className="mt-4 measure type-small text-ink-2">
            As the developer told on {formatDay(units.checkedAt)}. All-in: for a man, with GST, duty and charges.
          </p>
          <UnitTable {...units} />
        </section>
      ) : null}
      {floors.some(({ images }) => images.length > 0) ? (
        <section>
          <h2 className="type-h2">Floor plans</h2>
          {rows.map((row, index) => (
            <BrochureFloor key={index} row={row} image={floors[index]?.images[0]} />
          ))}
        </section>
      ) : null}
      {site.length > 0 ? (
        <section>
          <h2 className="type-h2">Site plan</h2>
          <div className="brochure-grid brochure-plans">
            {site.map((image, index) => (
              <figure key={image.src}>
                <BrochureImage
                  image={image}
                  alt={`Site plan of ${project.name}, ${index + 1} of ${site.length}`}
                  className="w-full bg-white edge-line"
                />
              </figure>
            ))}
          </div>
        </section>
      ) : null}
      {plans.length > 0 ? (
        <section>
          <h2 className="type-h2">Payment schedule</h2>
          {plans.map((plan) => (
            <div key={plan.name} className="brochure-schedule @container">
              <h3 className="type-h3">{plan.name}</h3>
              <PaymentPlanTable plan={plan} inRupees={planInRupees(plan, costs)} />
            </div>
          ))}
        </section>
      ) : null}
      {costs && CostSheet ? (
        <section>
          <h2 className="type-h2">What it costs in all</h2>
          <CostSheet costs={costs} areRulesOpen />
        </section>
      ) : null}
    </>
  );
}
