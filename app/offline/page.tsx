import { OfflinePage } from '@/components/site/OfflinePage';
import { offlinePage } from '@/lib/content/pages/site';
import { offlineMetadata } from '@/lib/seo/site-metadata';
import { routeOf } from '../route-of';

const route = routeOf(offlinePage, { metadata: offlineMetadata, View: OfflinePage });

export const generateMetadata = route.metadata;
export default route.Page;
