import type { Metadata } from 'next';
import { ContactPage } from '@/components/contact/ContactPage';
import { JsonLd } from '@/components/layout/JsonLd';
import { getSiteShare } from '@/lib/content/cards';
import { getSite } from '@/lib/content/site';
import { ROUTES } from '@/lib/domain/routes';
import { pageTrail } from '@/lib/domain/trail';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { aboutUsGraph } from '@/lib/seo/structured-data/organisation';

export function generateMetadata(): Metadata {
  const { name, phone, email, address } = getSite();
  return pageMetadata({
    title: 'Contact Us',
    description: `Call ${name} on ${phone}, write to ${email}, or walk in: ${address.street}, ${address.locality}, ${address.region} ${address.postalCode}.`,
    path: ROUTES.contact,
    ...getSiteShare(),
  });
}

export default function ContactRoute() {
  const site = getSite();
  return (
    <>
      <JsonLd data={aboutUsGraph('ContactPage', 'Contact Us', pageTrail('Contact Us'), ROUTES.contact, site)} />
      <ContactPage site={site} />
    </>
  );
}
