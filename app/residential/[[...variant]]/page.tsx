import { CategoryPage } from '@/components/developer/CategoryPage';
import { categoryPages } from '@/lib/content/pages/listings';
import { categoryMetadata } from '@/lib/seo/listing-metadata';
import { listingGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../../route-of';

const route = routeOf(categoryPages.residential, {
  metadata: categoryMetadata,
  graph: listingGraph,
  View: CategoryPage,
});

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
