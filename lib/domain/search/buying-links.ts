import { ROUTES } from '../site/routes';

/** The pages that count what a home costs and what somebody can afford. */
export const affordabilityLink = { href: ROUTES.affordability, linkLabel: 'What can I afford?' };
export const costLink = { href: ROUTES.costOfBuying, linkLabel: 'Cost of buying' };
