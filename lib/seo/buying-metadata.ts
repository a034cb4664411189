import type { Metadata } from 'next';
import type { Graph, WebPage } from 'schema-dts';
import type { StateCosts } from '@/lib/domain/buying/place-costs';
import { stateCostTrail } from '@/lib/domain/page/trail';
import { ROUTES, stateCostPath } from '@/lib/domain/site/routes';
import { pageMetadata, type PageContext } from './page-metadata';
import { absoluteUrl, breadcrumbList, toGraph, trailGraph, type SiteIdentity } from './structured-data/graph';

export function buyingCostMetadata(page: PageContext): Metadata {
  return pageMetadata(page, {
    title: 'What a home really costs: stamp duty, GST and registration',
    description: 'Stamp duty, registration and GST on a home, by state and owner, line by line, from dated sources.',
    path: ROUTES.costOfBuying,
  });
}

export function stateCostMetadata(page: PageContext & StateCosts): Metadata {
  const { state } = page;
  const title = [`Cost of buying a home in ${state.name}: duty, GST, fees`, `Cost of buying in ${state.name}`];
  return pageMetadata(page, { title, description: state.lead, path: stateCostPath(state.id) });
}

export const buyingCostGraph = trailGraph('Cost of buying');

/** A state's page with the day its rates were checked. */
export function stateCostGraph({ state, checkedOn, site }: StateCosts & { site: SiteIdentity }): Graph {
  const page: WebPage = {
    '@type': 'WebPage',
    name: state.title,
    url: absoluteUrl(site, stateCostPath(state.id)),
    ...(checkedOn ? { lastReviewed: checkedOn } : {}),
  };
  return toGraph([breadcrumbList(stateCostTrail(state), site), page]);
}

export function affordabilityMetadata(page: PageContext): Metadata {
  return pageMetadata(page, {
    title: ['What can I afford? Home price from income and savings', 'What can I afford?'],
    description:
      'Income, instalments and savings to the highest price with duty, GST and registration: what limits it, and the homes within it.',
    path: ROUTES.affordability,
  });
}

export const affordabilityGraph = trailGraph('What can I afford?');
