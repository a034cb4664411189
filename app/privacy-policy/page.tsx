import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/JsonLd';
import { PrivacyPage } from '@/components/privacy/PrivacyPage';
import { getSiteShare } from '@/lib/content/cards';
import { getSite } from '@/lib/content/site';
import { CONSENT_VERSION } from '@/lib/domain/enquiry';
import { ROUTES } from '@/lib/domain/routes';
import { pageTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pageGraph } from '@/lib/seo/structured-data/graph';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Privacy policy',
    description: `What ${getSite().name} does with an enquiry: what it holds, what for, how long, and how to take it back.`,
    path: ROUTES.privacy,
    ...getSiteShare(),
  });
}

export default function PrivacyRoute() {
  return (
    <>
      <JsonLd data={pageGraph(pageTrail('Privacy policy'), getSite())} />
      <PrivacyPage site={getSite()} version={CONSENT_VERSION} />
    </>
  );
}
