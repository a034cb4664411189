import { ShortlistPage } from '@/components/visitor/shortlist/ShortlistPage';
import { shortlistPage } from '@/lib/content/pages/shortlist';
import { shortlistMetadata } from '@/lib/seo/site-metadata';
import { routeOf } from '../route-of';

const route = routeOf(shortlistPage, { metadata: shortlistMetadata, View: ShortlistPage });

export const generateMetadata = route.metadata;
export default route.Page;
