import { AboutPage } from '@/components/site/AboutPage';
import { aboutPage } from '@/lib/content/pages/site';
import { aboutMetadata } from '@/lib/seo/site-metadata';
import { aboutGraph } from '@/lib/seo/structured-data/organisation';
import { routeOf } from '../route-of';

const route = routeOf(aboutPage, { metadata: aboutMetadata, graph: aboutGraph, View: AboutPage });

export const generateMetadata = route.metadata;
export default route.Page;
