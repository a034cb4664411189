import { ComingSoonPage } from '@/components/site/ComingSoonPage';
import { comingSoonPage } from '@/lib/content/pages/site';
import { comingSoonMetadata } from '@/lib/seo/site-metadata';
import { routeOf } from '../route-of';

const route = routeOf(comingSoonPage, { metadata: comingSoonMetadata, View: ComingSoonPage });

export const generateMetadata = route.metadata;
export default route.Page;
