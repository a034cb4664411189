import { BuyingCostPage } from '@/components/buying/BuyingCostPage';
import { buyingCostPage } from '@/lib/content/pages/buying';
import { buyingCostGraph, buyingCostMetadata } from '@/lib/seo/buying-metadata';
import { routeOf } from '../route-of';

const route = routeOf(buyingCostPage, { metadata: buyingCostMetadata, graph: buyingCostGraph, View: BuyingCostPage });

export const generateMetadata = route.metadata;
export default route.Page;
