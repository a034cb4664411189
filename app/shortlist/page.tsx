import type { Metadata } from 'next';
import { ShortlistPage } from '@/components/shortlist/ShortlistPage';
import { getSiteShare } from '@/lib/content/cards';
import { getDevelopers } from '@/lib/content/developers';
import { getSite } from '@/lib/content/site';
import { ROUTES } from '@/lib/domain/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Shortlist',
    description: 'The projects you keep on this device, side by side.',
    path: ROUTES.shortlist,
    robots: 'noindex',
    ...getSiteShare(),
  });
}

export default function ShortlistRoute() {
  const developers = getDevelopers().filter(({ projectCount }) => projectCount > 0);
  return (
    <ShortlistPage
      whatsapp={getSite().whatsapp}
      developers={Object.fromEntries(developers.map(({ slug, name }) => [slug, name]))}
    />
  );
}
