import { PROJECT_PARTS } from '@/components/project/parts';
import type { ProjectCosts } from '@/lib/domain/project/costs';
import { planInRupees, type PaymentPlan } from '@/lib/domain/project/payment-plan';
import { type ProjectPage, valueOf } from '@/lib/domain/project/page';
import { FaultySection } from '@/components/project/sections/FaultySection';
import { PaymentPlanTable } from './PaymentPlanTable';
import { ProjectSection } from '@/components/project/sections/ProjectSection';
import { ShowAll } from '@/components/project/sections/ShowAll';
import { UnavailableSection } from '@/components/project/sections/UnavailableSection';
import { Enhancer } from '@/components/islands/Enhancer';

const PLANS_ID = 'payment-plans';
/** Installments that a narrow screen shows before 'Show all (n)' (plans.css). */
const SHOWN_AT_FIRST = 3;

/** Schedules behind pills, one for each plan type (radio buttons, so that they work without script), then the cost in all (spec 2, Payment Plan; spec 8). */
export function PaymentPlanSection({ page }: { page: ProjectPage }) {
  const { paymentPlans, project } = page;
  const { ProjectCost } = PROJECT_PARTS;
  const plans = valueOf(paymentPlans) ?? [];
  return (
    <ProjectSection id="payment" title="Payment Plan">
      {plans.length > 0 ? <Plans plans={plans} costs={page.costs} /> : null}
      {plans.length === 0 && paymentPlans.kind !== 'faulty' ? (
        <UnavailableSection
          text="Payment plan not currently available."
          buttonLabel="Contact Us"
          projectName={project.name}
          section="Payment Plan"
          icon="file-text"
        />
      ) : null}
      {paymentPlans.kind === 'faulty' ? (
        <FaultySection
          title="Unable to Load Payment Plans"
          text="Failed to load payment plans. Please try again later."
          buttonLabel="Try Again"
        />
      ) : null}
      {page.costs && ProjectCost ? <ProjectCost project={project} costs={page.costs} plans={plans} /> : null}
    </ProjectSection>
  );
}

function Plans({ plans, costs }: { plans: PaymentPlan[]; costs: ProjectCosts | null }) {
  const hasTabs = plans.length > 1;
  return (
    <div id={PLANS_ID} className={hasTabs ? 'payment-plans' : undefined}>
      {hasTabs ? (
        <div role="radiogroup" aria-label="Payment plans" className="payment-tabs no-scrollbar print:hidden">
          {plans.map(({ name }, index) => (
            <label key={index} className="chip flex-none whitespace-normal">
              <input
                type="radio"
                name="payment-plan"
                value={`payment-plan-${index + 1}`}
                defaultChecked={index === 0}
              />
              {name}
            </label>
          ))}
        </div>
      ) : null}
      {plans.map((plan, index) => (
        <div key={index} id={`payment-plan-${index + 1}`} className="payment-plan @container">
          <PaymentPlanTable plan={plan} />
          {plan.installments.length > SHOWN_AT_FIRST ? (
            <ShowAll total={plan.installments.length} className="payment-more" />
          ) : null}
          {index === 0 ? <FirstInRupees plan={plan} costs={costs} /> : null}
        </div>
      ))}
      {hasTabs ? <Enhancer name="planChooser" plansId={PLANS_ID} /> : null}
    </div>
  );
}

/** What the first instalment comes to at the lowest price; the calculator has the others, with their dates. */
function FirstInRupees({ plan, costs }: { plan: PaymentPlan; costs: ProjectCosts | null }) {
  const inRupees = planInRupees(plan, costs);
  const [first] = plan.installments;
  if (!inRupees || !first) return null;
  return (
    <p className="mt-3 type-small text-ink-2">
      {first.particulars} {inRupees.heading.replace('Of', 'of')}: <strong>₹ {inRupees.amounts[0]}</strong>
    </p>
  );
}
