import { TrendingPage } from '@/components/home/trending/TrendingPage';
import { trendingPage } from '@/lib/content/pages/home';
import { trendingMetadata } from '@/lib/seo/site-metadata';
import { trendingGraph } from '@/lib/seo/structured-data/lists';
import { routeOf } from '../route-of';

const route = routeOf(trendingPage, { metadata: trendingMetadata, graph: trendingGraph, View: TrendingPage });

export const generateMetadata = route.metadata;
export default route.Page;
