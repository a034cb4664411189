import { LocationPage } from '@/components/place/LocationPage';
import { locationPages } from '@/lib/content/pages/places';
import { locationMetadata } from '@/lib/seo/place-metadata';
import { locationGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../../route-of';

const route = routeOf(locationPages, { metadata: locationMetadata, graph: locationGraph, View: LocationPage });

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
