import { Behaviour } from '@/components/islands/Behaviour';
import type { CostStart } from '@/lib/domain/project/costs';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import { costCalculator } from './cost-calculator.behaviour';

interface CostCalculatorBoxProps {
  summary: string;
  /** What the sheet is of. */
  title: string;
  start: CostStart;
  /** Months since year 0. */
  possessionMonth: number | null;
  plans: PaymentPlan[];
}

/** Opens to the calculator, whose code comes when the visitor is near; not shown without script. */
export function CostCalculatorBox({ summary, ...of }: CostCalculatorBoxProps) {
  return (
    <details className="cost-own">
      <summary>{summary}</summary>
      <Behaviour of={costCalculator} {...of} />
    </details>
  );
}
