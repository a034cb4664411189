import { AffordabilityPage } from '@/components/buying/AffordabilityPage';
import { affordabilityPage } from '@/lib/content/pages/buying';
import { affordabilityGraph, affordabilityMetadata } from '@/lib/seo/buying-metadata';
import { routeOf } from '../route-of';

const route = routeOf(affordabilityPage, {
  metadata: affordabilityMetadata,
  graph: affordabilityGraph,
  View: AffordabilityPage,
});

export const generateMetadata = route.metadata;
export default route.Page;
