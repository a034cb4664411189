import { ServicePage } from '@/components/site/ServicePage';
import { servicePages } from '@/lib/content/pages/site';
import { serviceMetadata } from '@/lib/seo/site-metadata';
import { serviceGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../../route-of';

const route = routeOf(servicePages, { metadata: serviceMetadata, graph: serviceGraph, View: ServicePage });

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
