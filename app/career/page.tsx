import { CareerPage } from '@/components/site/careers/CareerPage';
import { careerPage } from '@/lib/content/pages/site';
import { careerMetadata } from '@/lib/seo/site-metadata';
import { careerGraph } from '@/lib/seo/structured-data/organisation';
import { routeOf } from '../route-of';

const route = routeOf(careerPage, { metadata: careerMetadata, graph: careerGraph, View: CareerPage });

export const generateMetadata = route.metadata;
export default route.Page;
