import { CityPage } from '@/components/place/CityPage';
import { cityPages } from '@/lib/content/pages/city';
import { cityMetadata } from '@/lib/seo/place-metadata';
import { cityGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../../route-of';

const route = routeOf(cityPages, { metadata: cityMetadata, graph: cityGraph, View: CityPage });

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
