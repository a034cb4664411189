import { ContactPage } from '@/components/site/ContactPage';
import { contactPage } from '@/lib/content/pages/site';
import { contactMetadata } from '@/lib/seo/site-metadata';
import { contactGraph } from '@/lib/seo/structured-data/organisation';
import { routeOf } from '../route-of';

const route = routeOf(contactPage, { metadata: contactMetadata, graph: contactGraph, View: ContactPage });

export const generateMetadata = route.metadata;
export default route.Page;
