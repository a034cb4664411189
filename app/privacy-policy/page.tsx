import { PrivacyPage } from '@/components/site/PrivacyPage';
import { privacyPage } from '@/lib/content/pages/site';
import { privacyMetadata } from '@/lib/seo/site-metadata';
import { privacyGraph } from '@/lib/seo/structured-data/organisation';
import { routeOf } from '../route-of';

const route = routeOf(privacyPage, { metadata: privacyMetadata, graph: privacyGraph, View: PrivacyPage });

export const generateMetadata = route.metadata;
export default route.Page;
