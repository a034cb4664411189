import { LocalityPage } from '@/components/place/LocalityPage';
import { localityPages } from '@/lib/content/pages/places';
import { localityMetadata } from '@/lib/seo/place-metadata';
import { localityGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../../../route-of';

const route = routeOf(localityPages, { metadata: localityMetadata, graph: localityGraph, View: LocalityPage });

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
