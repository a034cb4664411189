import { SiteLink } from '@/components/ui/SiteLink';
import { PROJECT_KEY } from '@/lib/domain/buying/affordability-answer';
import { COST_KEYS } from '@/lib/domain/buying/purchase-query';
import type { ProjectCosts } from '@/lib/domain/project/costs';
import { ROUTES } from '@/lib/domain/site/routes';

interface BudgetLinkProps {
  /** 'vatika/mogra-courts-sector-83'. */
  projectKey: string;
  costs: ProjectCosts;
}

/** Asks what a household can pay, with lowest price, place and stage of the project; none where that is not counted. */
export function BudgetLink({ projectKey, costs: { start, stateHref } }: BudgetLinkProps) {
  if (!start || !stateHref) return null;
  const query = new URLSearchParams({
    [PROJECT_KEY]: projectKey,
    [COST_KEYS.price]: String(start.priceRupees),
    [COST_KEYS.place]: start.placeIds[0] ?? '',
    // Land is bought without GST, as what is ready is.
    [COST_KEYS.stage]: start.purpose === 'plot' ? 'ready' : start.stage,
  });
  return (
    <SiteLink href={`${ROUTES.affordability}?${query}`} className="budget-link link type-small">
      Fits my budget?
    </SiteLink>
  );
}
