import { DeveloperPage } from '@/components/developer/DeveloperPage';
import { developerPages } from '@/lib/content/pages/developer';
import { developerMetadata } from '@/lib/seo/developer-metadata';
import { developerGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../../route-of';

const route = routeOf(developerPages, { metadata: developerMetadata, graph: developerGraph, View: DeveloperPage });

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
