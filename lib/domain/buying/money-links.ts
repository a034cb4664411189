import { ROUTES } from '../site/routes';

/** The pages about money. */
export const moneyLinks = [
  { label: 'Cost of buying', href: ROUTES.costOfBuying },
  { label: 'What can I afford?', href: ROUTES.affordability },
] as const;
