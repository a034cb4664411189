import { EmbedPage } from '@/components/embed/EmbedPage';
import { embedPages } from '@/lib/content/pages/embed';
import { embedMetadata } from '@/lib/seo/listing-metadata';
import { routeOf } from '../../../route-of';

const route = routeOf(embedPages, { metadata: embedMetadata, View: EmbedPage });

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
