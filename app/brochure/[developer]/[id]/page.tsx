import { BrochurePage } from '@/components/project/brochure/BrochurePage';
import { brochurePages } from '@/lib/content/pages/project';
import { brochureMetadata } from '@/lib/seo/project-metadata';
import { routeOf } from '../../../route-of';

const route = routeOf(brochurePages, { metadata: brochureMetadata, View: BrochurePage });

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
