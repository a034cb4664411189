import { NotSentPage } from '@/components/site/NotSentPage';
import { notSentPage } from '@/lib/content/pages/site';
import { notSentMetadata } from '@/lib/seo/site-metadata';
import { routeOf } from '../route-of';

const route = routeOf(notSentPage, { metadata: notSentMetadata, View: NotSentPage });

export const generateMetadata = route.metadata;
export default route.Page;
