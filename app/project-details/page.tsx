import { DevelopersListPage } from '@/components/developer/DevelopersListPage';
import { developersPage } from '@/lib/content/pages/developers';
import { developersMetadata } from '@/lib/seo/developer-metadata';
import { developersGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../route-of';

const route = routeOf(developersPage, {
  metadata: developersMetadata,
  graph: developersGraph,
  View: DevelopersListPage,
});

export const generateMetadata = route.metadata;
export default route.Page;
