import type { Metadata } from 'next';
import { PrivacyPage } from '@/components/privacy/PrivacyPage';
import { getSite } from '@/lib/content/site';
import { CONSENT_VERSION } from '@/lib/domain/enquiry';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Privacy policy',
    description: `What ${getSite().name} does with an enquiry: what it holds, what for, how long, and how to take it back.`,
    path: ROUTES.privacy,
  });
}

export default function PrivacyRoute() {
  return <PrivacyPage site={getSite()} version={CONSENT_VERSION} />;
}
