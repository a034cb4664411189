import { NotFound } from '@/components/layout/not-found/NotFound';
import { notFoundPage } from '@/lib/content/pages/site';
import { notFoundMetadata } from '@/lib/seo/site-metadata';
import { routeOf } from '../route-of';

const route = routeOf(notFoundPage, { metadata: notFoundMetadata, View: NotFound });

export const generateMetadata = route.metadata;
export default route.Page;
