import { CategoryDevelopersPage } from '@/components/developer/CategoryDevelopersPage';
import { categoryDevelopersPages } from '@/lib/content/pages/developers';
import { categoryDevelopersMetadata } from '@/lib/seo/developer-metadata';
import { categoryDevelopersGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../route-of';

const route = routeOf(categoryDevelopersPages.residential, {
  metadata: categoryDevelopersMetadata,
  graph: categoryDevelopersGraph,
  View: CategoryDevelopersPage,
});

export const generateMetadata = route.metadata;
export default route.Page;
