import type { ProjectCosts } from '@/lib/domain/project/costs';
import type { Project } from '@/lib/domain/project/project';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import { parseMonth } from '@/lib/domain/site/month-text';
import { Island } from '@/components/islands/Island';
import { CostSheet } from './CostSheet';

interface ProjectCostProps {
  project: Pick<Project, 'name' | 'kind' | 'possession'>;
  costs: ProjectCosts;
  plans: PaymentPlan[];
}

/** What the project costs in all, below its payment plan (routes-and-content, Cost of buying). */
export function ProjectCost({ project: { name, kind, possession }, costs, plans }: ProjectCostProps) {
  return (
    <div id="cost" className="mt-8">
      <h3 className="type-h3">What it costs in all</h3>
      <CostSheet costs={costs} />
      {costs.start ? (
        <Island
          name="CostCalculatorBox"
          when="near"
          askedBy="price"
          summary="Your own figures, with dates"
          {...{ start: costs.start, kind, title: name, possessionMonth: parseMonth(possession ?? ''), plans }}
        />
      ) : null}
    </div>
  );
}
