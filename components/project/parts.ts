import type { ReactNode } from 'react';
import { BudgetLink } from '@/components/buying/BudgetLink';
import { CostSheet } from '@/components/buying/CostSheet';
import { ProjectCost } from '@/components/buying/ProjectCost';
import type { ProjectCosts } from '@/lib/domain/project/costs';
import type { PaymentPlan } from '@/lib/domain/project/payment-plan';
import type { Project } from '@/lib/domain/project/project';

interface ProjectCostProps {
  project: Pick<Project, 'name' | 'kind' | 'possession'>;
  costs: ProjectCosts;
  plans: PaymentPlan[];
}

interface ProjectParts {
  BudgetLink: (props: { projectKey: string; costs: ProjectCosts }) => ReactNode;
  CostSheet: (props: { costs: ProjectCosts; areRulesOpen?: boolean }) => ReactNode;
  ProjectCost: (props: ProjectCostProps) => ReactNode;
}

/** As `PARTS`, for what stands in a project's page and brochure. */
export const PROJECT_PARTS: Partial<ProjectParts> = {
  BudgetLink,
  CostSheet,
  ProjectCost,
};
