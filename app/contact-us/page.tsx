import type { Metadata } from 'next';
import { ContactPage } from '@/components/contact/ContactPage';
import { getSite } from '@/lib/content/site';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  const { name, phone, email, address } = getSite();
  return pageMetadata({
    title: 'Contact Us',
    description: `Call ${name} on ${phone}, write to ${email}, or walk in: ${address.street}, ${address.locality}, ${address.region} ${address.postalCode}.`,
    path: ROUTES.contact,
  });
}

export default function ContactRoute() {
  return <ContactPage site={getSite()} />;
}
