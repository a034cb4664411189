import { FloorPlansPage } from '@/components/project/plans/FloorPlansPage';
import { floorPlansPages } from '@/lib/content/pages/developer';
import { floorPlansMetadata } from '@/lib/seo/developer-metadata';
import { floorPlansGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../../route-of';

const route = routeOf(floorPlansPages, { metadata: floorPlansMetadata, graph: floorPlansGraph, View: FloorPlansPage });

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
