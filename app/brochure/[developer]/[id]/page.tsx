import { BrochurePage } from '@/components/project/brochure/BrochurePage';
import { brochurePages, getBrochureCode } from '@/lib/content/pages/brochure';
import { brochureMetadata } from '@/lib/seo/project-metadata';
import { routeOf } from '../../../route-of';

const route = routeOf(brochurePages, {
  metadata: brochureMetadata,
  View: (page) => <BrochurePage {...page} qrCode={getBrochureCode(page)} />,
});

export const dynamicParams = false;
export const generateStaticParams = route.params;
export const generateMetadata = route.metadata;
export default route.Page;
