import { StateCostPage } from '@/components/buying/StateCostPage';
import { stateCostPages } from '@/lib/content/pages/buying';
import { stateCostGraph, stateCostMetadata } from '@/lib/seo/buying-metadata';
import { routeOf } from '../../route-of';

const route = routeOf(stateCostPages, { metadata: stateCostMetadata, graph: stateCostGraph, View: StateCostPage });

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
